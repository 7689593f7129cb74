import { foldText, spaceless } from '../words/letters.ts';

/** A searchable entry: texts in the reader's language, and related texts (`beside`) that weigh less. */
export interface SearchableEntry {
  readonly texts: readonly string[];
  readonly beside?: readonly string[];
}

/** A matching entry, by its index in the list. */
export interface Match {
  readonly at: number;
  readonly score: number;
  /** How much of the question the entry's best text covers, reduced if that text says much else: from 0 to 1. */
  readonly fit: number;
  /** The best matching text, as given. */
  readonly text: string;
}

/** Weight of a `beside` text. */
const besideWeight = 0.9;
/** From this share on, a text covers the whole question. */
const fullCoverage = 0.99;
/** Number of pieces from which on a word does not weigh more, so that “installation” does not outweigh “space”. */
const maxWordPieces = 5;
/** Number of texts indexed per slice. */
const sliceSize = 20;

/** Splits a text into word trigrams with a marker at either end, or into bigrams in scripts without spaces. */
export function piecesOf(text: string): string[][] {
  const words: string[][] = [];
  for (const run of foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (const part of run.match(spaceless) ?? []) {
      const letters = [...part];
      const pairs = letters.slice(1).map((letter, i) => letters[i]! + letter);
      for (const pair of pairs.length ? pairs : letters) words.push([pair]);
    }
    for (const part of run.split(spaceless))
      if (part) {
        const marked = `^${part}$`;
        words.push(Array.from({ length: Math.max(1, marked.length - 2) }, (_, i) => marked.slice(i, i + 3)));
      }
  }
  return words;
}

/** Creates sparse sums by index. `give` reports the sums that are not 0 and resets them. */
function createSums(length: number) {
  const sums = new Float64Array(length);
  let touched: number[] = [];
  return {
    add(index: number, weight: number): void {
      if (sums[index] === 0) touched.push(index);
      sums[index]! += weight;
    },
    give(use: (index: number, sum: number) => void): void {
      for (const index of touched) {
        use(index, sums[index]!);
        sums[index] = 0;
      }
      touched = [];
    },
  };
}

/** Builds a search in slices: each step of the generator is short, and its return value is the search function. */
export function* buildSearch(entries: readonly SearchableEntry[]): Generator<undefined, (question: string) => Match[]> {
  /** Numbers of the pieces; for each, the texts that contain it and the number of entries that do. */
  const numbers = new Map<string, number>();
  const texts: number[][] = [];
  const entryCounts: number[] = [];
  /** For each text: the text, the index of its entry, its weight, its pieces. */
  const sourceTexts: string[] = [];
  const ownerEntries: number[] = [];
  const weights: number[] = [];
  const pieces: number[][] = [];
  for (const [at, entry] of entries.entries())
    for (const [text, weight] of [
      ...entry.texts.map((text) => [text, 1] as const),
      ...(entry.beside ?? []).map((text) => [text, besideWeight] as const),
    ]) {
      const pieceNumbers: number[] = [];
      for (const piece of new Set(piecesOf(text).flat())) {
        const number = numbers.get(piece) ?? texts.length;
        if (number === texts.length) {
          numbers.set(piece, number);
          texts.push([]);
          entryCounts.push(0);
        }
        const textsWithPiece = texts[number]!;
        if (textsWithPiece.length === 0 || ownerEntries[textsWithPiece[textsWithPiece.length - 1]!] !== at)
          entryCounts[number]!++;
        textsWithPiece.push(sourceTexts.length);
        pieceNumbers.push(number);
      }
      ownerEntries.push(at);
      pieces.push(pieceNumbers);
      sourceTexts.push(text);
      weights.push(weight);
      if (sourceTexts.length % sliceSize === 0) yield;
    }
  // Pieces that occur in most entries weigh little.
  const rarity = entryCounts.map((n) => Math.log(1 + entries.length / n));
  const maxRarity = Math.log(1 + entries.length);
  const sizes: number[] = [];
  for (const textPieces of pieces) {
    sizes.push(textPieces.reduce((sum, number) => sum + rarity[number]!, 0));
    if (sizes.length % (10 * sliceSize) === 0) yield;
  }

  const textSums = createSums(sourceTexts.length);
  const entrySums = createSums(entries.length);
  // Reused between searches.
  const fits = createSums(sourceTexts.length);
  const sharedRarity = new Float64Array(sourceTexts.length);
  const entryScores = new Float64Array(entries.length);

  return (question) => {
    const words = piecesOf(question).map((word) =>
      // Inflected words differ at the end: their last letters weigh half.
      word.map((piece, i) => {
        const number = numbers.get(piece);
        const full = (number === undefined ? maxRarity : rarity[number]!) / Math.max(1, word.length / maxWordPieces);
        return { number, weight: i > 1 && i >= word.length - 2 ? full / 2 : full };
      }),
    );
    const total = words.flat().reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return [];
    const seenPieces = new Set<number>();
    for (const word of words) {
      const length = word.reduce((sum, { weight }) => sum + weight, 0);
      for (const { number, weight } of word) {
        if (number === undefined) continue;
        const isNew = !seenPieces.has(number);
        seenPieces.add(number);
        let last = -1;
        for (const text of texts[number]!) {
          textSums.add(text, weight);
          if (isNew) sharedRarity[text]! += rarity[number]!;
          if (ownerEntries[text] === last) continue;
          last = ownerEntries[text]!;
          entrySums.add(last, weight);
        }
      }
      textSums.give((text, sum) => {
        fits.add(text, sum ** 2 / length);
      });
      entrySums.give((entry, sum) => {
        entryScores[entry]! += sum ** 2 / length;
      });
    }
    const best = new Map<number, Match>();
    fits.give((text, sum) => {
      const part = sum / total;
      // A text that covers the whole question may contain more words.
      const base = part > fullCoverage ? 0.8 : 0.3;
      const fit = weights[text]! * part * (base + (1 - base) * (sharedRarity[text]! / sizes[text]!));
      const at = ownerEntries[text]!;
      if (fit > (best.get(at)?.fit ?? 0))
        best.set(at, { at, fit, score: fit + entryScores[at]! / total, text: sourceTexts[text]! });
      sharedRarity[text] = 0;
    });
    entryScores.fill(0);
    return [...best.values()].sort((a, b) => b.score - a.score || a.at - b.at);
  };
}
