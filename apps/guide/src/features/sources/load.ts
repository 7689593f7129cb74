import type { FactTable, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import { loadOnce } from '../../platform/chunks/load.ts';

/** What to show the sources of: a step or a message, and its labels. */
export interface SourcesSubject {
  readonly of: 'steps' | 'messages';
  readonly id: string;
  readonly labels: readonly string[];
}

/** The sources of the content, loaded only when the reader asks for them. */
export interface SourcesFeature {
  readonly words: UiWords;
  /** The facts of all phones, and of this skin. */
  readonly facts: readonly FactTable[];
  readonly List: ComponentType<{ readonly asked: SourcesSubject; readonly feature: SourcesFeature }>;
}

/** Loads the facts of all phones and of the skin, and the words to show them. */
export async function loadSources(tag: string, skin: string | undefined): Promise<SourcesFeature> {
  const load = () => import(/* webpackChunkName: "sources" */ './feature.ts');
  return (await loadOnce('sources', load)).sourcesFeature(tag, skin);
}
