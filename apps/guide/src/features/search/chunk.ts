// Entry of the chunk `ask`: the search over everything that can answer a question, and its components.

import { buildAnswers, entryNames, mayBeRussian, withPhrases } from '@sideguide/guide-core/answers';
import { answersIn, loadRussianPhrases, messageLabels, namespaceWords } from '../../content.ts';
import { Answers } from './answers.tsx';
import type { Search, SearchLanguages } from './types.ts';

/** Milliseconds of work after which to yield to the browser. */
const slice = 8;

/** Runs a generator to its end, and yields in between so that the browser can respond to typing. */
async function inSlices<T>(work: Generator<undefined, T>): Promise<T> {
  let from = Date.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (Date.now() - from < slice) continue;
    await new Promise((goOn) => setTimeout(goOn));
    from = Date.now();
  }
}

const built: Record<string, Promise<Search>> = {};

/** Returns the search for a reader who types these words, built once; once more for words that may be Russian. */
export function buildSearch(languages: SearchLanguages, wanted: string): Promise<Search> {
  const isRussian = mayBeRussian(wanted);
  const key = [...Object.values(languages), isRussian].join(' ');
  const building = built[key] ?? build(languages, isRussian);
  built[key] = building;
  // Failures are not cached.
  building.catch(() => delete built[key]);
  return building;
}

async function build({ tag, phoneTag = '', helped }: SearchLanguages, isRussian: boolean): Promise<Search> {
  const [data, words, labels, theirs, russian] = await Promise.all([
    answersIn(tag),
    namespaceWords('ask', tag),
    phoneTag ? messageLabels() : undefined,
    helped && helped !== tag ? answersIn(helped) : undefined,
    // Words in Cyrillic letters may be Ukrainian or Uzbek, which are understood without it.
    isRussian ? loadRussianPhrases().catch(() => ({})) : {},
  ]);
  const texts = labels?.[phoneTag];
  const inTheirs = new Map(theirs?.entries.map((answer) => [answer.id, answer]));
  const ask = await inSlices(
    buildAnswers(withPhrases(data, russian), ({ id, labels = {} }) => {
      const other = inTheirs.get(id);
      return [
        ...Object.keys(labels).flatMap((label) => (texts?.[label] === undefined ? [] : [texts[label]])),
        ...(other ? [...entryNames(other), ...(other.said ?? [])] : []),
      ];
    }),
  );
  return { ask, words, Answers };
}
