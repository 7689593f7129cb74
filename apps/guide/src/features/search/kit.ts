// What the chunk `ask` holds: the search over all that answers, and what it shows.

import { type Asked, buildAnswers } from '@sideguide/guide-core/answers';
import type { Phone } from '@sideguide/guide-core/flow';
import type { ComponentType } from 'react';
import { answersIn as contentIn, messageLabels, roomWords } from '../../catalog.ts';
import { answersOf } from './answers.tsx';
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
export function answersIn(tag: string, tongue = ''): Promise<Answers> {
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
    roomWords('ask', tag),
    tongue ? messageLabels() : undefined,
  ]);
  const texts = labels?.[tongue];
  const ask: (wanted: string, phone?: Phone) => Asked = await inSlices(
    buildAnswers(data, ({ labels = {} }) =>
      Object.keys(labels).flatMap((id) => (texts?.[id] === undefined ? [] : [texts[id]])),
    ),
  );
  return answersOf(ask, words);
}
