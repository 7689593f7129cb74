import { within } from '#lib/words/edits.ts';
import { keyboards } from '#lib/words/keyboards.ts';
import { plain, wordsOf } from '#lib/words/letters.ts';

/** Something to be found: its texts, and how much a word in each of them weighs (1: what the reader sees). */
export interface Entry<T> {
  readonly item: T;
  readonly texts: readonly (readonly [text: string, weight: number])[];
}

export interface Hit<T> {
  readonly item: T;
  readonly score: number;
  /** The text that fits best, as it was given. */
  readonly text: string;
}

/** What a search found, best first, and how many pairs of words it compared: its work, for the tests. */
export interface Found<T> {
  readonly hits: readonly Hit<T>[];
  readonly work: number;
}

/** Longest search that is looked at, and its words: characters, words, letters of a word. The rest is ignored. */
const limit = { text: 120, words: 8, letters: 24 } as const;

/** Smallest part of a search, by the weight of its letters, that something found must fit. */
const enough = 0.5;

/** True if a search has nothing in it that can be read: nothing typed yet, or only spaces and invisible marks. */
export const isBlank = (wanted: string): boolean => plain(wanted.slice(0, limit.text)).trim() === '';

/** How well a word of the search fits a word of a text, from 0 to 1. */
function likeness(wanted: string, word: string): number {
  if (wanted === word) return 1;
  const short = wanted.length < 3;
  if (word.startsWith(wanted)) return short ? 0.6 : 0.9;
  if (short) return 0;
  if (word.includes(wanted)) return 0.7;
  // One slip in a short word, two in a long one; the end of the word may not be typed yet.
  const slips = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  if (slips === 0) return 0;
  const found = within(wanted, word, slips);
  return found === undefined ? 0 : 0.8 - 0.12 * found - (word.length > wanted.length + slips ? 0.1 : 0);
}

interface Query {
  readonly words: readonly string[];
  readonly pairs: readonly string[];
  /** Everything in one piece, without spaces. */
  readonly whole: string;
}

const squeeze = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, '');

function queryOf(wanted: string): Query {
  const { words, pairs } = wordsOf(wanted);
  return {
    words: [...new Set(words)].slice(0, limit.words).map((word) => word.slice(0, limit.letters)),
    pairs: [...new Set(pairs)].slice(0, limit.text),
    whole: squeeze(wanted),
  };
}

const rows = keyboards.map((row) => [...row]);

/** The same keys on the other keyboards: for a reader who did not see that the keyboard was set to another language. */
function typedElsewhere(wanted: string): string[] {
  const letters = [...wanted.toLowerCase()];
  const found = rows.flatMap((from) =>
    letters.filter((letter) => /\p{L}/u.test(letter)).every((letter) => from.includes(letter))
      ? rows
          .filter((to) => to !== from)
          .map((to) => letters.map((letter) => to[from.indexOf(letter)] ?? letter).join(''))
      : [],
  );
  return [...new Set(found)].filter((text) => text !== wanted);
}

interface Indexed {
  readonly text: string;
  readonly weight: number;
  readonly words: readonly string[];
  readonly pairs: ReadonlySet<string>;
  readonly whole: string;
}

/**
 * Makes a search over entries. Found is what most of the search fits: words by their beginnings, a part, or with one or
 * two slips; in scripts without spaces by pairs of letters. What was typed on a wrong keyboard is tried on the others.
 */
export function makeSearch<T>(entries: readonly Entry<T>[]): (wanted: string) => Found<T> {
  const indexed = entries.map(({ item, texts }) => ({
    item,
    texts: texts.map(([text, weight]): Indexed => {
      const { words, pairs } = wordsOf(text);
      return { text, weight, words: [...new Set(words)], pairs: new Set(pairs), whole: squeeze(text) };
    }),
  }));
  const vocabulary = new Map<string, number>();
  for (const { texts } of indexed)
    for (const word of new Set(texts.flatMap(({ words, pairs }) => [...words, ...pairs])))
      vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  const known = [...vocabulary.keys()];

  return (wanted) => {
    const typed = wanted.slice(0, limit.text);
    let work = 0;
    const runs = [typed, ...typedElsewhere(typed)].map((text, n) => {
      const query = queryOf(text);
      // Each word of the search meets each word that occurs once, not once for every text.
      const fits = query.words.map((word) => {
        const found = new Map<string, number>();
        for (const one of known) {
          work++;
          const good = likeness(word, one);
          if (good > 0) found.set(one, good);
        }
        return found;
      });
      return { query, fits, factor: n === 0 ? 1 : 0.8 };
    });
    const best = new Map<T, Hit<T>>();
    for (const { query, fits, factor } of runs) {
      const rare = (word: string) => 1 / (1 + Math.log(1 + (vocabulary.get(word) ?? 0)));
      const sum = query.words.reduce((all, word) => all + word.length, 0) + query.pairs.length;
      if (sum === 0) continue;
      for (const { item, texts } of indexed) {
        // Every part of the search counts where it fits best: words of one message may stand in several of its texts.
        let fitted = 0;
        let points = 0;
        query.words.forEach((word, at) => {
          let most = 0;
          let worth = 0;
          for (const { words, weight } of texts)
            for (const one of words) {
              const good = (fits[at]!.get(one) ?? 0) * weight;
              if (good * rare(one) > worth) [most, worth] = [fits[at]!.get(one)!, good * rare(one)];
            }
          fitted += most > 0 ? word.length * most : 0;
          points += word.length * worth;
        });
        for (const pair of query.pairs) {
          let most = 0;
          for (const { pairs, weight } of texts) if (pairs.has(pair) && weight > most) most = weight;
          if (most > 0) fitted++;
          points += most * rare(pair);
        }
        if (fitted / sum < enough) continue;
        let favourite = texts[0]!;
        let bonus = 0;
        for (const text of texts) {
          // The very words, in their order, weigh most; the whole text most of all.
          const holds = query.whole.length > 1 && text.whole.includes(query.whole);
          const good = holds ? text.weight * (1 + query.whole.length / text.whole.length) : 0;
          if (good > bonus) [bonus, favourite] = [good, text];
        }
        const score = factor * ((points / sum) * (fitted / sum) + bonus);
        const old = best.get(item);
        if (!old || old.score < score) best.set(item, { item, score, text: favourite.text });
      }
    }
    return { hits: [...best.values()].sort((a, b) => b.score - a.score), work };
  };
}
