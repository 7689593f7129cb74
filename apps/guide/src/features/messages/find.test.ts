import { root } from '@sideguide/cli-kit';
import { compileAnswers, compileMessages, messagesOf, publishedTags, withStandIns } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { buildAnswersAtOnce } from '@sideguide/guide-core/answers';
import { quoteLabel } from '@sideguide/guide-core/flow';
import type { CompiledMessage } from '@sideguide/guide-core/model';
import { foldText, keyboards } from '@sideguide/guide-core/words';
import { describe, expect, it } from 'vitest';

const content = withStandIns((await loadContent(root)).content);
/** A message counts as found if it is among this many results. */
const first = 3;

/** Scripts that do not separate words with spaces. */
const noSpaces = /[\p{sc=Han}\p{sc=Thai}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Returns the longest word, or in scripts without spaces its first eight letters. */
function longestWord(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [text];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest));
}

/** Returns a text without its first word, as a reader may remember it. */
const fragment = (text: string): string =>
  noSpaces.test(text)
    ? [...text].slice(1).join('')
    : text
        .split(/\s+/)
        .slice(text.split(/\s+/).length > 2 ? 1 : 0)
        .join(' ');

/** Returns the whole text with one letter missing in its longest word. */
function slip(text: string): string {
  const word = longestWord(text);
  const letters = [...word];
  const at = Math.floor(letters.length / 2);
  const wrong = [...letters.slice(0, at), ...letters.slice(at + 1)].join('');
  return text.replace(word, wrong);
}

/** Returns only the beginnings of its words, folded. */
const partial = (text: string): string =>
  noSpaces.test(text)
    ? [...text].slice(0, Math.max(2, Math.ceil([...text].length * 0.7))).join('')
    : foldText(text)
        .split(/\s+/)
        .map((word) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.75))))
        .join(' ');

/** Returns what the same keys type on another keyboard layout, if one layout has all letters of the text. */
function wrongKeyboard(text: string): string | undefined {
  const [latin = ''] = keyboards;
  const typed = text.toLowerCase();
  const row = keyboards
    .slice(1)
    .find((keys) => (typed.match(/\p{L}/gu) ?? []).every((letter) => keys.includes(letter)));
  const other = row ?? keyboards[1]!;
  const from = row ? row : latin;
  const to = row ? latin : other;
  const letters: readonly string[] = typed.match(/\p{L}/gu) ?? [];
  if (!letters.every((letter) => from.includes(letter))) return undefined;
  return [...typed].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** Compiles one language as the reader has it: its messages, the search over all answers, and the name of each. */
function languageOf(tag: string) {
  const parts = [undefined, ...Object.keys(content.skins)].map((skin) => compileMessages(content, tag, skin));
  const labels = Object.assign({}, ...parts.map((part) => part.labels)) as (typeof parts)[number]['labels'];
  const all = parts.flatMap((part) => part.all);
  const answers = compileAnswers(content, tag);
  const titles = new Map(answers.entries.map(({ id, title }) => [id, title]));
  const name = ({ id, labels: [label] }: CompiledMessage) =>
    titles.get(id) ?? quoteLabel(label!, labels[label!], { locale: tag, rtl: [] }).text;
  return { all, name, ask: buildAnswersAtOnce(answers) };
}

describe.each(publishedTags(content))('in %s', (tag) => {
  const { all, name, ask } = languageOf(tag);
  const found = (wanted: string) => ask(wanted).found.slice(0, first);
  /** Returns the messages not found this way among the first. One with the same words counts as the message itself. */
  const lost = (type: (text: string) => string | undefined): string[] =>
    all.flatMap((message) => {
      const wanted = type(name(message));
      if (wanted === undefined) return [];
      const hits = found(wanted);
      const ids = hits.map(({ answer }) => answer.id);
      const same = hits.length > 0 && hits.every(({ text }) => foldText(text).includes(foldText(wanted)));
      return same || ids.includes(message.id) ? [] : [`${message.id}: “${wanted}” → ${ids.join(', ')}`];
    });

  it('there are as many messages to find as the guide has', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(messagesOf(content).length);
    expect(lost(() => '🎉🎉🎉')).toHaveLength(all.length);
  });
  it('each message is found by a part of its words', () => {
    expect(lost(fragment)).toEqual([]);
  });
  it('each message is found with a slip of the finger', () => {
    expect(lost(slip)).toEqual([]);
  });
  it('each message is found by the beginnings of its words, without their marks', () => {
    expect(lost(partial)).toEqual([]);
  });
  it('each message that can be typed on another keyboard is found all the same', () => {
    expect(lost(wrongKeyboard)).toEqual([]);
  });
});
