import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadList } from './load.ts';

/** The list of sources; `loadSources` loads it. */
export const SourcesList = lazyComponent('sources', loadList, (module) => module.SourcesList);
