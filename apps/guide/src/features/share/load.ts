import { loadOnce } from '../../platform/chunks/load.ts';

export const loadTools = () => import(/* webpackChunkName: "share" */ './chunk.ts');

/** Loads the components. */
export const loadShare = () => loadOnce('share', loadTools);
