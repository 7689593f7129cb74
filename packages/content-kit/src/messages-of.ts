import { labelsOfScene } from '@sideguide/guide-core/flow';
import type { Message, MessageWords } from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { type Content, sourceTag } from './content.ts';

/** A message with the skin whose phones alone show it, if it is not one of every phone. */
export interface OwnedMessage {
  readonly message: Message;
  readonly skin?: string;
  /** Its file, from the root. */
  readonly file: string;
}

/** Every message: those of every phone first, then each skin's own. */
export const messagesOf = (content: Content): OwnedMessage[] => [
  ...Object.entries(content.messages).map(([id, message]) => ({ message, file: `content/messages/${id}.ts` })),
  ...Object.entries(content.skins).flatMap(([skin, { messages = {} }]) =>
    Object.entries(messages).map(([id, message]) => ({
      message,
      skin,
      file: `content/skins/${skin}/messages/${id}.ts`,
    })),
  ),
];

/** Words of a message in a language; undefined where that language has none yet. */
export function ownMessageWords(
  content: Content,
  { message, skin }: OwnedMessage,
  tag: string,
): MessageWords | undefined {
  const { id } = message;
  if (!skin) return content.locales[tag]?.messages[id];
  if (tag === sourceTag(content)) return content.skins[skin]!.words.messages?.[id];
  return content.locales[tag]?.skins[skin]?.messages?.[id];
}

/** Where a message's words stand in a language: file, and field in it. */
export const placeOfWords = (content: Content, { message, skin }: OwnedMessage, tag: string): [string, string] => {
  if (!skin) return [`content/locales/${tag}/messages.json`, message.id];
  const file =
    tag === sourceTag(content) ? `content/skins/${skin}/words.json` : `content/locales/${tag}/skins/${skin}.json`;
  return [file, `messages.${message.id}`];
};

/** Every sentence of a message's words. */
export const messageSentences = ({ title, cause, do: taps = [], stop }: MessageWords): string[] =>
  [title, cause, ...taps, stop].filter((text): text is string => typeof text === 'string');

/** Ids of the labels that a message shows: its wordings, its drawings, and what its words quote. */
export const labelsOfMessage = (message: Message, words: MessageWords | undefined): string[] => [
  ...new Set([
    ...(message.labels ?? []),
    ...(message.scenes ?? []).flatMap(labelsOfScene),
    ...(words ? messageSentences(words).flatMap(labelsIn) : []),
  ]),
];
