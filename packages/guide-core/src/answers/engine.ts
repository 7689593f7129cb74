import { foldText, spaceless } from '../words/letters.ts';

/** Something to be found, by texts in the reader's language and by others that stand beside them. */
export interface Findable {
  readonly texts: readonly string[];
  readonly beside?: readonly string[];
}

/** An entry found, by its place in the list. */
export interface Match {
  readonly at: number;
  readonly score: number;
  /** How much of the search the entry's best text has, and how little else that text says: from 0 to 1. */
  readonly fit: number;
  /** The text that fits best, as it was given. */
  readonly text: string;
}

/** What a text beside those of the reader's language weighs. */
const besideWeight = 0.9;
/** From this part on a text has the whole search. */
const whole = 0.99;
/** Texts that are cut into pieces in one slice of the work. */
const slice = 20;

/** The pieces of a text word by word: three letters in a row, a mark before and behind each word; pairs where no spaces are. */
export function piecesOf(text: string): string[][] {
  const words: string[][] = [];
  for (const run of foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (const part of run.match(spaceless) ?? []) {
      const letters = [...part];
      const pairs = letters.slice(1).map((letter, at) => letters[at]! + letter);
      for (const pair of pairs.length ? pairs : letters) words.push([pair]);
    }
    for (const part of run.split(spaceless))
      if (part) {
        const marked = `^${part}$`;
        words.push(Array.from({ length: Math.max(1, marked.length - 2) }, (_, at) => marked.slice(at, at + 3)));
      }
  }
  return words;
}

/** Sums by number, of which few are not 0; they are given once, and begin anew. */
function makeSums(length: number) {
  const sums = new Float64Array(length);
  let touched: number[] = [];
  return {
    add(at: number, weight: number): void {
      if (sums[at] === 0) touched.push(at);
      sums[at]! += weight;
    },
    give(use: (at: number, sum: number) => void): void {
      for (const at of touched) {
        use(at, sums[at]!);
        sums[at] = 0;
      }
      touched = [];
    },
  };
}

/** Builds a search in slices: each step of the generator is short, and the last gives the search. */
export function* buildSearch(entries: readonly Findable[]): Generator<undefined, (wanted: string) => Match[]> {
  /** Pieces by number; which texts have each, and how many entries. */
  const numbers = new Map<string, number>();
  const texts: number[][] = [];
  const spread: number[] = [];
  /** Of each text: itself, the number of its entry, its weight, its pieces. */
  const given: string[] = [];
  const owner: number[] = [];
  const weights: number[] = [];
  const pieces: number[][] = [];
  for (const [at, entry] of entries.entries())
    for (const [text, weight] of [
      ...entry.texts.map((one) => [one, 1] as const),
      ...(entry.beside ?? []).map((one) => [one, besideWeight] as const),
    ]) {
      const here: number[] = [];
      for (const piece of new Set(piecesOf(text).flat())) {
        const number = numbers.get(piece) ?? texts.length;
        if (number === texts.length) {
          numbers.set(piece, number);
          texts.push([]);
          spread.push(0);
        }
        const having = texts[number]!;
        if (having.length === 0 || owner[having[having.length - 1]!] !== at) spread[number]!++;
        having.push(given.length);
        here.push(number);
      }
      owner.push(at);
      pieces.push(here);
      given.push(text);
      weights.push(weight);
      if (given.length % slice === 0) yield;
    }
  // What most entries have counts little.
  const rare = spread.map((n) => Math.log(1 + entries.length / n));
  const rarest = Math.log(1 + entries.length);
  const sizes: number[] = [];
  for (const of of pieces) {
    sizes.push(of.reduce((sum, number) => sum + rare[number]!, 0));
    if (sizes.length % (10 * slice) === 0) yield;
  }

  const inText = makeSums(given.length);
  const inEntry = makeSums(entries.length);
  // Reused from one search to the next.
  const fits = makeSums(given.length);
  const shared = new Float64Array(given.length);
  const held = new Float64Array(entries.length);

  return (wanted) => {
    const words = piecesOf(wanted).map((word) =>
      // Words end in many ways: their last letters count half.
      word.map((piece, at) => {
        const number = numbers.get(piece);
        const full = number === undefined ? rarest : rare[number]!;
        return { number, weight: word.length > 2 && at >= word.length - 2 ? full / 2 : full };
      }),
    );
    const total = words.flat().reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return [];
    const counted = new Set<number>();
    for (const word of words) {
      const length = word.reduce((sum, { weight }) => sum + weight, 0);
      for (const { number, weight } of word) {
        if (number === undefined) continue;
        const isNew = !counted.has(number);
        counted.add(number);
        let last = -1;
        for (const text of texts[number]!) {
          inText.add(text, weight);
          if (isNew) shared[text]! += rare[number]!;
          if (owner[text] === last) continue;
          last = owner[text]!;
          inEntry.add(last, weight);
        }
      }
      inText.give((text, sum) => {
        fits.add(text, sum ** 2 / length);
      });
      inEntry.give((entry, sum) => {
        held[entry]! += sum ** 2 / length;
      });
    }
    const best = new Map<number, Match>();
    fits.give((text, sum) => {
      const part = sum / total;
      // A text that has the whole search may say more besides.
      const least = part > whole ? 0.8 : 0.3;
      const fit = weights[text]! * part * (least + (1 - least) * (shared[text]! / sizes[text]!));
      const at = owner[text]!;
      if (fit > (best.get(at)?.fit ?? 0)) best.set(at, { at, fit, score: fit + held[at]! / total, text: given[text]! });
      shared[text] = 0;
    });
    held.fill(0);
    return [...best.values()].sort((a, b) => b.score - a.score || a.at - b.at);
  };
}
