import type { CompiledGates, Guide, LabelTable, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import { gatesIn, roomWords } from '../../catalog.ts';
import { loadOnce } from '../../platform/chunks/load.ts';

/** The gates of one language, and their page: loaded only where a gate is shown. */
export interface GateKit extends CompiledGates {
  readonly GatePage: ComponentType<{ readonly kit: GateKit }>;
  /** Words of the flow, of which the page is made. */
  readonly words: UiWords;
  readonly texts: LabelTable;
}

/** The gates, if the hash names one of them: each has its title among the words of `gates`; the first part of the hash is its name. */
export async function loadGate(step = '', tag: string, guide?: Guide): Promise<GateKit | undefined> {
  const titles = await roomWords('gates', tag);
  if (titles[`gate-${step.split('.')[0]}`] === undefined) return undefined;
  const load = () => import(/* webpackChunkName: "gates" */ './gate-page.tsx');
  const [code, gates, words] = await Promise.all([
    loadOnce('gates', load),
    gatesIn(tag),
    guide?.ui ?? roomWords('flow', tag),
  ]);
  return { ...code, ...gates, words, texts: {} };
}
