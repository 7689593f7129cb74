/** The generic words for the app get a capital at the beginning of a sentence, where the script has capitals. */
export const capitalise = (text: string, words: string, tag: string): string =>
  text.replace(
    /(^|[.!?…]\s)\{app\}/g,
    (_slot, before: string) => before + words.charAt(0).toLocaleUpperCase(tag) + words.slice(1),
  );
