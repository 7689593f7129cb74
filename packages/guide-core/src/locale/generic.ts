import { closeGaps } from '../words/gaps.ts';

/**
 * Makes a text ready for the generic words in place of an app's name: at the beginning of a sentence they are filled in
 * and capitalised where the script has capitals.
 */
export const makeGeneric = (text: string, words: string, tag: string): string =>
  closeGaps(text).replace(
    /(^|[.!?…]\s)\{app\}/g,
    (_slot, before: string) => before + words.charAt(0).toLocaleUpperCase(tag) + words.slice(1),
  );
