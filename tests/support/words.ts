import { readdirSync, readFileSync } from 'node:fs';
import { fill, type Values } from '#lib/locale/fill.ts';
import type { Text } from '#lib/model/locale.ts';
import type { StepWords } from '#lib/model/step.ts';
import { root } from '#tools/paths.ts';

const read = <T>(path: string): T => JSON.parse(readFileSync(`${root}content/${path}`, 'utf8')) as T;

/** A sentence of the screens as the language's file has it: tests never repeat sentences. */
export function say(tag: string, key: string, values: Values = {}): string {
  const rooms = readdirSync(`${root}content/locales/${tag}/rooms`);
  const files = ['ui.json', ...rooms.map((file) => `rooms/${file}`)];
  const text = files.map((file) => read<Record<string, Text>>(`locales/${tag}/${file}`)[key]).find(Boolean);
  if (text === undefined) throw new Error(`No sentence ${key} in ${tag}`);
  return fill(tag, text, values);
}

export const rescue = (tag: string, key: string): string =>
  read<Record<string, string>>(`locales/${tag}/rescue.json`)[key]!;

/** Words of a step as their file has them, slots and label marks included. */
export function stepWords(tag: string, step: string, skin?: string): StepWords {
  const own =
    skin &&
    read<{ steps: Record<string, StepWords> }>(
      tag === 'en' ? `skins/${skin}/words.json` : `locales/${tag}/skins/${skin}.json`,
    ).steps[step];
  const words = own || read<Record<string, StepWords>>(`locales/${tag}/steps.json`)[step];
  if (!words) throw new Error(`No words of ${step} in ${tag}`);
  return words;
}
