import type { Facts, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import { loadOnce } from '../../platform/chunks/load.ts';

/** What is asked for: a step, or a message, and the labels that stand there. */
export interface Sourced {
  readonly of: 'steps' | 'messages';
  readonly id: string;
  readonly labels: readonly string[];
}

/** Where things are from: loaded when a reader asks, and never before. */
export interface SourcesKit {
  readonly words: UiWords;
  /** Of every phone, and of this skin. */
  readonly facts: readonly Facts[];
  readonly List: ComponentType<{ readonly asked: Sourced; readonly kit: SourcesKit }>;
}

/** The facts of every phone and of the skin, and the words to show them with. */
export async function loadSources(tag: string, skin: string | undefined): Promise<SourcesKit> {
  const load = () => import(/* webpackChunkName: "sources" */ './kit.ts');
  return (await loadOnce('sources', load)).sourcesKit(tag, skin);
}
