import type { FactTable, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import { loadOnce } from '../../platform/chunks/load.ts';

/** What is asked for: a step, or a message, and the labels that stand there. */
export interface SourcesSubject {
  readonly of: 'steps' | 'messages';
  readonly id: string;
  readonly labels: readonly string[];
}

/** Where things are from: loaded when a reader asks, and never before. */
export interface SourcesFeature {
  readonly words: UiWords;
  /** Of every phone, and of this skin. */
  readonly facts: readonly FactTable[];
  readonly List: ComponentType<{ readonly asked: SourcesSubject; readonly kit: SourcesFeature }>;
}

/** The facts of every phone and of the skin, and the words to show them with. */
export async function loadSources(tag: string, skin: string | undefined): Promise<SourcesFeature> {
  const load = () => import(/* webpackChunkName: "sources" */ './feature.ts');
  return (await loadOnce('sources', load)).sourcesFeature(tag, skin);
}
