import { foldText, spaceless } from '../words/letters.ts';

/** A text to be found word by word inside a question. */
interface Sample {
  readonly at: number;
  readonly text: string;
  /** Its parts without slots, as `flatten` returns them. */
  readonly parts: readonly string[];
  readonly length: number;
}

/** A text whose exact words occur in a question. */
export interface ExactMatch {
  /** Index of the entry that the text belongs to. */
  readonly at: number;
  /** The text, as given. */
  readonly text: string;
  /** Number of its letters. */
  readonly length: number;
  /** The fraction of the question's letters that it covers, from 0 to 1. */
  readonly coverage: number;
}

/** Slots that a text is shown with: `{app}`. */
const slots = /\{[^{}]*\}/;
/** Minimum number of letters of a text that is found inside a question; shorter ones occur by chance. */
const minLetters = { spaced: 9, spaceless: 4 } as const;

const hasSpaceless = (text: string): boolean => text.search(spaceless) >= 0;

/** Returns the folded words of a text between spaces, or without any in scripts that have none. */
function flatten(text: string, isSpaceless: boolean): string {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return isSpaceless ? words.join('') : ` ${words.join(' ')} `;
}

const lettersOf = (flat: string): number => flat.replace(/ /g, '').length;

/** Returns whether the parts occur one after the other. */
function contains(question: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = question.indexOf(part, from);
    if (at < 0) return false;
    // Two parts in a row share the space between them.
    from = at + part.length - 1;
  }
  return true;
}

/**
 * Returns a function that finds which texts occur word by word in a question, the longest first. A text of one word
 * counts only if it is the whole question.
 */
export function createExactSearch(
  texts: Iterable<readonly [at: number, text: string]>,
): (question: string) => ExactMatch[] {
  const samples: Record<'spaced' | 'spaceless', Sample[]> = { spaced: [], spaceless: [] };
  for (const [at, text] of texts) {
    const isSpaceless = hasSpaceless(text);
    const parts = text
      .split(slots)
      .map((part) => flatten(part, isSpaceless))
      .filter((part) => part.trim());
    const length = parts.reduce((sum, part) => sum + lettersOf(part), 0);
    if (length) samples[isSpaceless ? 'spaceless' : 'spaced'].push({ at, text, parts, length });
  }
  return (question) => {
    const found = (['spaced', 'spaceless'] as const).flatMap((script) => {
      const flat = flatten(question, script === 'spaceless');
      const letters = lettersOf(flat);
      return samples[script].flatMap(({ at, text, parts, length }): ExactMatch[] => {
        if (length > letters || !contains(flat, parts)) return [];
        const isWhole = length === letters;
        const isPhrase =
          length >= minLetters[script] && (script === 'spaceless' || parts.join('').trim().includes(' '));
        return isWhole || isPhrase ? [{ at, text, length, coverage: length / letters }] : [];
      });
    });
    return found.sort((a, b) => b.length - a.length);
  };
}
