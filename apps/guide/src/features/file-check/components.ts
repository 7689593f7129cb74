import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadView } from './load.ts';

// `loadCheck` loads them.

export const Checking = lazyComponent('check', loadView, (module) => module.Checking);
/** The picture before a file is chosen; inside `Checking` only. */
export const CheckPicture = lazyComponent('check', loadView, (module) => module.Picture);
