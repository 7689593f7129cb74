import type { ListedApp } from '@sideguide/guide-core/model';
import { catalogue } from '../../content.ts';
import { loadOnce } from '../../platform/chunks/load.ts';

export const loadList = () => import(/* webpackChunkName: "app-list" */ './app-list.tsx');

/** Loads the apps, and the list that shows them. */
export async function loadCatalogue(): Promise<readonly ListedApp[]> {
  const [apps] = await Promise.all([catalogue(), loadOnce('app-list', loadList)]);
  return apps;
}
