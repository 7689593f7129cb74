// What the chunk `ask` holds: the search over all that answers, and what it shows.

import { type AnswerSearch, buildAnswers } from '@sideguide/guide-core/answers';
import type { KnownPhone } from '@sideguide/guide-core/flow';
import type { ComponentType } from 'react';
import { loadAnswersOf as contentIn, messageLabels, namespaceWords } from '../../catalog.ts';
import { renderAnswers } from './answers.tsx';
import type { AnswersProps } from './load.ts';

/** Milliseconds of work after which the page may do something else. */
const slice = 8;

/** Runs a generator to its end, with pauses in which the browser answers to what is typed. */
async function inSlices<T>(work: Generator<undefined, T>): Promise<T> {
  let from = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - from < slice) continue;
    await new Promise((goOn) => setTimeout(goOn));
    from = performance.now();
  }
}

type Answers = ComponentType<AnswersProps>;

const built: Record<string, Promise<Answers>> = {};

/** The search of one language, built once; `tongue` is the phone's own language, where the reader named one. */
export function buildAnswerSearch(tag: string, tongue = ''): Promise<Answers> {
  const key = `${tag} ${tongue}`;
  const building = built[key] ?? build(tag, tongue);
  built[key] = building;
  // A failure is not kept.
  building.catch(() => delete built[key]);
  return building;
}

async function build(tag: string, tongue: string): Promise<Answers> {
  const [data, words, labels] = await Promise.all([
    contentIn(tag),
    namespaceWords('ask', tag),
    tongue ? messageLabels() : undefined,
  ]);
  const texts = labels?.[tongue];
  const ask: (wanted: string, phone?: KnownPhone) => AnswerSearch = await inSlices(
    buildAnswers(data, ({ labels = {} }) =>
      Object.keys(labels).flatMap((id) => (texts?.[id] === undefined ? [] : [texts[id]])),
    ),
  );
  return renderAnswers(ask, words);
}
