import type { CompiledMessage, Quote } from '@sideguide/guide-core/model';
import { labelsIn, makeSearch, type SearchEntry } from '@sideguide/guide-core/words';

/** Returns the phone's words for a label in every language that is loaded. */
export type Wordings = (label: string) => readonly string[];

/** Returns a sentence with its `{label:…}` slots replaced by the phone's words. */
const spelled = (text: string, wordings: Wordings): string =>
  labelsIn(text).reduce((rest, label) => rest.replace(`{label:${label}}`, ` ${wordings(label)[0] ?? ''} `), text);

/** Returns the search entry of a message: the phone's words rank first, then the guide's words about it. */
export function messageEntry(message: CompiledMessage, wordings: Wordings): SearchEntry<CompiledMessage> {
  const { title, cause, do: taps = [], stop = '' } = message.words;
  return {
    item: message,
    texts: [
      ...message.labels.flatMap((label) => wordings(label).map((text) => [text, 1] as const)),
      ...(title ? [[spelled(title, wordings), 1] as const] : []),
      [spelled([cause, ...taps, stop].join(' '), wordings), 0.35],
    ],
  };
}

export const messageSearch = (messages: readonly CompiledMessage[], wordings: Wordings) =>
  makeSearch(messages.map((message) => messageEntry(message, wordings)));

/** Returns the words of a quoted label, its gloss, and any further ones, without duplicates. */
export const wordingsOf = (quote: Quote, ...more: readonly (string | undefined)[]): string[] => [
  ...new Set([quote.text, quote.gloss, ...more].filter((text): text is string => !!text)),
];
