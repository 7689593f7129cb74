import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { fill, type Values } from '@sideguide/guide-core/locale';
import type { StepWords, Text } from '@sideguide/guide-core/model';

const read = <T>(path: string): T => JSON.parse(readFileSync(`${root}content/${path}`, 'utf8')) as T;

/** Returns the files with the words of the screens: the shared one and the namespaces of single features. */
function wordFiles(tag: string): string[] {
  const namespaces = `locales/${tag}/namespaces`;
  const files = existsSync(`${root}content/${namespaces}`) ? readdirSync(`${root}content/${namespaces}`) : [];
  return [`locales/${tag}/ui.json`, ...files.map((file) => `${namespaces}/${file}`)];
}

/** Returns a sentence of the screens from the locale's file, so that tests never repeat sentences. */
export function say(tag: string, key: string, values: Values = {}): string {
  const text = wordFiles(tag)
    .map((file) => read<Record<string, Text>>(file)[key])
    .find((found) => found !== undefined);
  if (text === undefined) throw new Error(`No sentence ${key} in ${tag}`);
  return fill(tag, text, values);
}

export const rescue = (tag: string, key: string): string =>
  read<Record<string, string>>(`locales/${tag}/rescue.json`)[key]!;

/**
 * Returns the title and text that the error screen shows for a failed chunk. If the locale itself failed, that is a
 * title that is true and the link to the page without scripts.
 */
export const helpIn = (tag: string, kind: string, failed: string): string[] =>
  failed === `locale-${tag}`
    ? [rescue(tag, ['newer', 'portal'].includes(kind) ? `${kind}-title` : 'slow-title'), rescue(tag, 'blocked')]
    : // As a screen shows them: Thai sets two spaces between sentences.
      [`${kind}-title`, `${kind}-text`].map((key) => rescue(tag, key).replace(/ +/g, ' '));

/** Returns the words of a step as in their file, slots and label marks included. */
export function stepWordsIn(tag: string, step: string, skin?: string): StepWords {
  const skinWords =
    skin &&
    read<{ steps: Record<string, StepWords> }>(
      tag === 'en' ? `skins/${skin}/words.json` : `locales/${tag}/skins/${skin}.json`,
    ).steps[step];
  const words = skinWords || read<Record<string, StepWords>>(`locales/${tag}/steps.json`)[step];
  // A step that a locale lacks entirely is shown in the source language.
  if (!words && tag !== 'en') return stepWordsIn('en', step, skin);
  if (!words) throw new Error(`No words of ${step} in ${tag}`);
  return words;
}
