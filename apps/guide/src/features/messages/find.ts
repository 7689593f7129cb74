import type { CompiledMessage, Quote } from '@sideguide/guide-core/model';
import { labelsIn, makeSearch, type SearchEntry } from '@sideguide/guide-core/words';

/** The phone's words for a label, in every language that is here. */
export type Wordings = (label: string) => readonly string[];

/** A sentence as it is read: the phone's words in the place of their marks. */
const spelled = (text: string, wordings: Wordings): string =>
  labelsIn(text).reduce((rest, label) => rest.replace(`{label:${label}}`, ` ${wordings(label)[0] ?? ''} `), text);

/** A message as it can be found: by the phone's words first, by what we say about it too. */
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

/** A label's words in the reader's language, in the one that stands in, and the translation beside it. */
export const wordingsOf = (quote: Quote, ...more: readonly (string | undefined)[]): string[] => [
  ...new Set([quote.text, quote.gloss, ...more].filter((text): text is string => !!text)),
];
