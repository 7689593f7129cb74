// Entry of the chunk `ask`: the search over everything that can answer a question, and its components.

import { type AnswerSearch, buildAnswers, entryNames, mayBeRussian, withPhrases } from '@sideguide/guide-core/answers';
import type { KnownPhone } from '@sideguide/guide-core/flow';
import type { ComponentType } from 'react';
import { loadAnswersOf as contentIn, loadRussianPhrases, messageLabels, namespaceWords } from '../../catalog.ts';
import { renderAnswers } from './answers.tsx';
import type { AnswersProps, SearchLanguages } from './types.ts';

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

/** Returns the search for a reader who types these words, built once; once more for words that may be Russian. */
export function buildAnswerSearch(languages: SearchLanguages, wanted: string): Promise<Answers> {
  const isRussian = mayBeRussian(wanted);
  const key = [...Object.values(languages), isRussian].join(' ');
  const building = built[key] ?? build(languages, isRussian);
  built[key] = building;
  // Failures are not cached.
  building.catch(() => delete built[key]);
  return building;
}

async function build({ tag, phoneTag = '', helped }: SearchLanguages, isRussian: boolean): Promise<Answers> {
  const [data, words, labels, theirs, russian] = await Promise.all([
    contentIn(tag),
    namespaceWords('ask', tag),
    phoneTag ? messageLabels() : undefined,
    helped && helped !== tag ? contentIn(helped) : undefined,
    // Words in Cyrillic letters may be Ukrainian or Uzbek, which are understood without it.
    isRussian ? loadRussianPhrases().catch(() => ({})) : {},
  ]);
  const texts = labels?.[phoneTag];
  const inTheirs = new Map(theirs?.entries.map((answer) => [answer.id, answer]));
  const ask: (wanted: string, phone?: KnownPhone) => AnswerSearch = await inSlices(
    buildAnswers(withPhrases(data, russian), ({ id, labels = {} }) => {
      const other = inTheirs.get(id);
      return [
        ...Object.keys(labels).flatMap((label) => (texts?.[label] === undefined ? [] : [texts[label]])),
        ...(other ? [...entryNames(other), ...(other.said ?? [])] : []),
      ];
    }),
  );
  return renderAnswers(ask, words);
}
