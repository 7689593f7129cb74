import type { CompiledGates, Guide, LabelTable, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import { gatesIn, namespaceWords } from '../../catalog.ts';
import { loadOnce } from '../../platform/chunks/load.ts';

/** The gates of one language, and their page: loaded only where a gate is shown. */
export interface GateFeature extends CompiledGates {
  readonly GatePage: ComponentType<{ readonly kit: GateFeature }>;
  /** Words of the flow, of which the page is made. */
  readonly words: UiWords;
  readonly texts: LabelTable;
}

/** The gates, if the hash names one of them: each has its title among the words of `gates`; the first part of the hash is its name. */
export async function loadGate(step = '', tag: string, guide?: Guide): Promise<GateFeature | undefined> {
  const titles = await namespaceWords('gates', tag);
  if (titles[`gate-${step.split('.')[0]}`] === undefined) return undefined;
  const load = () => import(/* webpackChunkName: "gates" */ './gate-page.tsx');
  const [code, gates, words] = await Promise.all([
    loadOnce('gates', load),
    gatesIn(tag),
    guide?.ui ?? namespaceWords('flow', tag),
  ]);
  return { ...code, ...gates, words, texts: {} };
}
