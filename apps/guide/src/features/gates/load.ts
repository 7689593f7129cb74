import type { CompiledGates, Guide, LabelTable, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import { gatesIn, namespaceWords } from '../../catalog.ts';
import { loadOnce } from '../../platform/chunks/load.ts';

/** The gates of one language and their page, loaded on demand. */
export interface GateFeature extends CompiledGates {
  readonly GatePage: ComponentType<{ readonly feature: GateFeature }>;
  /** Words of the flow that the page is built from. */
  readonly words: UiWords;
  readonly texts: LabelTable;
}

/** Loads the gates if the first part of the hash is the name of one, that is, has a title in the namespace `gates`. */
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
