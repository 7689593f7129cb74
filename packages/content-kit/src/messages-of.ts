import { labelsOfScene } from '@sideguide/guide-core/flow';
import type { Message, MessageWords } from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { type Content, sourceTag } from './content.ts';

/** A message, with the skin if only its phones show it. */
export interface OwnedMessage {
  readonly message: Message;
  readonly skin?: string;
  /** Its file, relative to the root. */
  readonly file: string;
}

/** Returns every message: the shared ones first, then each skin's own. */
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

/** Returns the words of a message in a language; undefined if that language has none yet. */
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

/** Returns where a message's words in a language are: the file, and the field in it. */
export const messageWordsField = (content: Content, { message, skin }: OwnedMessage, tag: string): [string, string] => {
  if (!skin) return [`content/locales/${tag}/messages.json`, message.id];
  const file =
    tag === sourceTag(content) ? `content/skins/${skin}/words.json` : `content/locales/${tag}/skins/${skin}.json`;
  return [file, `messages.${message.id}`];
};

/** Returns every sentence of a message's words. */
export const messageSentences = ({ title, cause, do: taps = [], stop }: MessageWords): string[] =>
  [title, cause, ...taps, stop].filter((text): text is string => typeof text === 'string');

/** Returns the ids of the labels that a message shows: its wordings, those of its drawings, those it quotes. */
export const labelsOfMessage = (message: Message, words: MessageWords | undefined): string[] => [
  ...new Set([
    ...(message.labels ?? []),
    ...(message.scenes ?? []).flatMap(labelsOfScene),
    ...(words ? messageSentences(words).flatMap(labelsIn) : []),
  ]),
];
