import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadList } from './load.ts';

/** The apps as a list to choose from; `loadCatalogue` loads it. */
export const AppList = lazyComponent('app-list', loadList, (module) => module.AppList);
