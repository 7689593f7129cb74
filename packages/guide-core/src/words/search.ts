import { retypeOnOtherLayouts } from './keyboards.ts';
import { foldText, searchWords } from './letters.ts';
import { typosWithin } from './typos.ts';

/** A searchable item: its texts, and the weight of a match in each of them (1: what the reader sees). */
export interface SearchEntry<T> {
  readonly item: T;
  readonly texts: readonly (readonly [text: string, weight: number])[];
}

interface Hit<T> {
  readonly item: T;
  readonly score: number;
  /** How much of the search matches, from 0 to 1. */
  readonly fitting: number;
}

/** Limits of a search: characters, words, letters of a word. The rest is ignored. */
const limit = { text: 120, words: 8, letters: 24 } as const;

/** Minimum share of a search, weighted by letters, that a hit must match. */
const minFitting = 0.5;
/** From this share on, other keyboards are not tried. */
const confidentFitting = 0.8;

/** Checks whether a search contains nothing readable: nothing typed yet, or only spaces and invisible characters. */
export const isBlank = (input: string): boolean => foldText(input.slice(0, limit.text)).trim() === '';

/** Returns how well a word of the search matches a word of a text, from 0 to 1. */
function similarity(input: string, word: string): number {
  if (input === word) return 1;
  const isShort = input.length < 3;
  if (word.startsWith(input)) return isShort ? 0.6 : 0.9;
  if (isShort) return 0;
  if (word.includes(input)) return 0.7;
  // One typo in a short word, two in a long one; the end of the word may not be typed yet.
  const maxTypos = input.length < 4 ? 0 : input.length < 8 ? 1 : 2;
  if (maxTypos === 0) return 0;
  const typos = typosWithin(input, word, maxTypos);
  return typos === undefined ? 0 : 0.8 - 0.12 * typos - (word.length > input.length + maxTypos ? 0.1 : 0);
}

interface Query {
  readonly words: readonly string[];
  readonly pairs: readonly string[];
  /** Everything in one piece, without spaces. */
  readonly whole: string;
}

const fold = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

function parseQuery(input: string): Query {
  const { words, pairs } = searchWords(input);
  return {
    words: [...new Set(words)].slice(0, limit.words).map((word) => word.slice(0, limit.letters)),
    pairs: [...new Set(pairs)].slice(0, limit.text),
    whole: fold(input),
  };
}

interface IndexedText {
  readonly weight: number;
  readonly words: readonly string[];
  readonly pairs: ReadonlySet<string>;
  readonly whole: string;
}

function indexText([text, weight]: readonly [string, number]): IndexedText {
  const { words, pairs } = searchWords(text);
  return { weight, words: [...new Set(words)], pairs: new Set(pairs), whole: fold(text) };
}

/** How well each part of a search matches which words. */
type Fits = readonly { readonly length: number; readonly words: ReadonlyMap<string, number> }[];

/** Compares a search with a text: how well each part of the search matches, and how much of the text that covers. */
function compare(fits: Fits, query: Query, text: IndexedText): { readonly parts: number[]; readonly share: number } {
  const parts = fits.map(({ words }) => {
    let best = 0;
    for (const word of text.words) best = Math.max(best, words.get(word) ?? 0);
    return best;
  });
  const pairs = query.pairs.map((pair) => (text.pairs.has(pair) ? 1 : 0));
  const matchedCount = [...parts, ...pairs].filter((fitting) => fitting > 0).length;
  return { parts: [...parts, ...pairs], share: matchedCount / Math.max(1, text.words.length + text.pairs.size) };
}

/**
 * Returns a search function over entries, which gives the items that it found, best first. An item is found if most of the search matches: words by prefix, by
 * substring, or with one or two typos; in scripts without spaces by pairs of letters. Text typed on the wrong keyboard
 * is also tried on the others.
 */
export function makeSearch<T>(entries: readonly SearchEntry<T>[]): (input: string) => T[] {
  const indexedEntries = entries.map(({ item, texts }) => ({ item, texts: texts.map(indexText) }));
  const distinctWords = [...new Set(indexedEntries.flatMap(({ texts }) => texts.flatMap(({ words }) => words)))];

  return (input) => {
    const run = (text: string): Hit<T>[] => {
      const query = parseQuery(text);
      // Each word of the search is compared once with each distinct word, not once per text.
      const fits: Fits = query.words.map((word) => {
        const words = new Map<string, number>();
        for (const candidate of distinctWords) {
          const fitting = similarity(word, candidate);
          if (fitting > 0) words.set(candidate, fitting);
        }
        return { length: word.length, words };
      });
      const lengths = [...query.words.map((word) => word.length), ...query.pairs.map(() => 1)];
      const sum = lengths.reduce((total, length) => total + length, 0);
      if (sum === 0) return [];
      const recall = (parts: readonly number[]) =>
        parts.reduce((total, fitting, i) => total + fitting * lengths[i]!, 0) / sum;
      return indexedEntries.flatMap(({ item, texts }) => {
        // Parts of the search may match different texts of one entry; the best single text weighs more.
        const combined = lengths.map(() => 0);
        let best = 0;
        for (const indexedText of texts) {
          const { parts, share } = compare(fits, query, indexedText);
          parts.forEach((fitting, i) => {
            combined[i] = Math.max(combined[i]!, fitting);
          });
          // An exact phrase weighs most; of two matching texts, the one with fewer other words wins.
          const hasPhrase = query.whole.length > 1 && indexedText.whole.includes(query.whole);
          const exact = hasPhrase ? 0.5 + query.whole.length / indexedText.whole.length : 0;
          const score = indexedText.weight * (recall(parts) ** 2 * (0.6 + 0.4 * share) + exact);
          if (score > best) best = score;
        }
        const fitting = recall(combined);
        return fitting < minFitting ? [] : [{ item, score: best + 0.3 * fitting, fitting }];
      });
    };
    const typed = input.slice(0, limit.text);
    const best = new Map<T, Hit<T>>();
    const add = (hits: readonly Hit<T>[], factor: number) => {
      for (const hit of hits) {
        const score = hit.score * factor;
        if (score > (best.get(hit.item)?.score ?? 0)) best.set(hit.item, { ...hit, score });
      }
    };
    add(run(typed), 1);
    // Words that match as typed were typed on the right keyboard.
    if (![...best.values()].some(({ fitting }) => fitting >= confidentFitting))
      for (const text of retypeOnOtherLayouts(typed)) add(run(text), 0.9);
    return [...best.values()].sort((a, b) => b.score - a.score).map(({ item }) => item);
  };
}
