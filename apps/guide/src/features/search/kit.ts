// What the chunk `ask` holds: the search over all that answers, and what it shows.

import { type Asked, buildAnswers } from '@sideguide/guide-core/answers';
import type { Phone } from '@sideguide/guide-core/flow';
import type { CompiledAnswers, LabelTable, UiWords } from '@sideguide/guide-core/model';
import type { AskKit } from '../../layout/ask-kit.ts';
import { answersOf } from './answers.tsx';

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

/** Builds the search of one language; `texts`: labels in the phone's own language, where the reader named one. */
export async function askKit(data: CompiledAnswers, words: UiWords, texts?: LabelTable[string]): Promise<AskKit> {
  const ask: (wanted: string, phone?: Phone) => Asked = await inSlices(
    buildAnswers(data, ({ labels = {} }) =>
      Object.keys(labels).flatMap((id) => (texts?.[id] === undefined ? [] : [texts[id]])),
    ),
  );
  return { words, Answers: answersOf(ask, words) };
}
