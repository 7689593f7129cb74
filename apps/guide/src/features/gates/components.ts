import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadPage } from './load.ts';

/** The page of the gate that the address names; `loadGates` loads it. */
export const GatePage = lazyComponent('gates', loadPage, (module) => module.GatePage);
