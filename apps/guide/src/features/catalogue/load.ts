import type { ListedApp } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import { catalogue } from '../../catalog.ts';
import { loadOnce } from '../../platform/chunks/load.ts';

/** The catalogue, loaded where it is shown: its apps, and the list to choose from. */
export interface CatalogueFeature {
  readonly apps: readonly ListedApp[];
  readonly AppList: ComponentType<{ readonly apps: readonly ListedApp[] }>;
}

export async function loadCatalogue(): Promise<CatalogueFeature> {
  const load = () => import(/* webpackChunkName: "app-list" */ './app-list.tsx');
  const [{ AppList }, apps] = await Promise.all([loadOnce('app-list', load), catalogue()]);
  return { apps, AppList };
}
