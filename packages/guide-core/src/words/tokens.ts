/** A piece of a sentence: plain text, or the id of a label to be shown in the phone's own words. */
export type Token = { readonly text: string } | { readonly label: string };

const mark = /\{label:([\w-]+)\}/;

/** Splits a sentence at its `{label:ID}` marks. Empty texts are left out. */
export function tokens(sentence: string): Token[] {
  return sentence
    .split(mark)
    .map((piece, n): Token => (n % 2 ? { label: piece } : { text: piece }))
    .filter((token) => 'label' in token || token.text !== '');
}

/** Returns the ids of the labels that a sentence quotes, in order, including duplicates. */
export function labelsIn(sentence: string): string[] {
  return tokens(sentence).flatMap((token) => ('label' in token ? [token.label] : []));
}

/** Returns the slots of a sentence, including `{label:…}` marks, sorted and without duplicates. */
export function slotsIn(sentence: string): string[] {
  return [...new Set(sentence.match(/\{[^{}]*\}/g) ?? [])].sort();
}
