import type { Guide } from '@sideguide/guide-core/model';
import { gatesIn, namespaceWords } from '../../content.ts';
import { loadOnce } from '../../platform/chunks/load.ts';
import type { GateData } from './types.ts';

export const loadPage = () => import(/* webpackChunkName: "gates" */ './gate-page.tsx');

/**
 * Loads the gates and their page if the first part of the hash is the name of one, that is, has a title in the
 * namespace `gates`.
 */
export async function loadGates(step = '', tag: string, guide?: Guide): Promise<GateData | undefined> {
  const titles = await namespaceWords('gates', tag);
  if (titles[`gate-${step.split('.')[0]}`] === undefined) return undefined;
  const [gates, words] = await Promise.all([
    gatesIn(tag),
    guide?.ui ?? namespaceWords('flow', tag),
    loadOnce('gates', loadPage),
  ]);
  return { ...gates, words, texts: {} };
}
