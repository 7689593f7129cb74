// Entry of the chunk `ask`: the search over everything that can answer a question, and its components.

import { type AnswerSearch, buildAnswers } from '@sideguide/guide-core/answers';
import type { KnownPhone } from '@sideguide/guide-core/flow';
import type { ComponentType } from 'react';
import { loadAnswersOf as contentIn, messageLabels, namespaceWords } from '../../catalog.ts';
import { renderAnswers } from './answers.tsx';
import type { AnswersProps } from './load.ts';

/** Milliseconds of work after which to yield to the browser. */
const slice = 8;

/** Runs a generator to its end, and yields in between so that the browser can respond to typing. */
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

/** Returns the search of one language, built once; `phoneTag` is the phone's language if the reader chose one. */
export function buildAnswerSearch(tag: string, phoneTag = ''): Promise<Answers> {
  const key = `${tag} ${phoneTag}`;
  const building = built[key] ?? build(tag, phoneTag);
  built[key] = building;
  // Failures are not cached.
  building.catch(() => delete built[key]);
  return building;
}

async function build(tag: string, phoneTag: string): Promise<Answers> {
  const [data, words, labels] = await Promise.all([
    contentIn(tag),
    namespaceWords('ask', tag),
    phoneTag ? messageLabels() : undefined,
  ]);
  const texts = labels?.[phoneTag];
  const ask: (wanted: string, phone?: KnownPhone) => AnswerSearch = await inSlices(
    buildAnswers(data, ({ labels = {} }) =>
      Object.keys(labels).flatMap((id) => (texts?.[id] === undefined ? [] : [texts[id]])),
    ),
  );
  return renderAnswers(ask, words);
}
