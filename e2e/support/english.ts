import { screenWords } from '@sideguide/content-kit';
import { content } from './expected.ts';
import type { ScreenState } from './walk.ts';

/** Returns every sentence of a locale: the screens' and the steps'. */
function sentences(tag: string): string[] {
  const { steps, skins, rescue, check } = content.locales[tag]!;
  const skinWords = Object.entries(content.skins).map(([id, { words }]) => (tag === 'en' ? words : skins[id]!));
  const stepWords = [steps, ...skinWords.map((words) => words.steps)].flatMap((words) => Object.values(words));
  return [screenWords(content.locales[tag]!), rescue, check, ...stepWords]
    .flatMap((words) => Object.values(words))
    .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text as Record<string, string>)));
}

const cache = new Map<string, readonly string[]>();

/** The words of Android and its makers in English: a phone shows them where it has no others. */
const labels = [content.labels, ...Object.values(content.skins).map((skin) => skin.labels)]
  .flatMap((all) => Object.values(all))
  .map(({ text }) => text.en);

/**
 * Returns the fragments of English sentences between slots that have at least two words in a row and are no words of the
 * phone.
 */
function foreign(tag: string): readonly string[] {
  const known = cache.get(tag);
  if (known) return known;
  const pieces = sentences('en')
    .flatMap((text) => text.split(/\{[^}]*\}/))
    .map((piece) => piece.trim())
    .filter((piece) => /\w{2,} \w{2,}/.test(piece) && !labels.includes(piece));
  cache.set(tag, pieces);
  return pieces;
}

const keys = new Set([
  ...Object.keys(screenWords(content.locales.en!)).filter((key) => key.includes('-')),
  ...Object.keys(content.labels),
  ...Object.values(content.skins).flatMap(({ labels }) => Object.keys(labels)),
]);

/**
 * Finds text that must never appear on a screen: keys, unfilled slots, programming values, English in another locale.
 */
export function findTextErrors(seen: ScreenState, tag: string): string[] {
  const words = seen.all.split(/[^\w-]+/).filter((word) => keys.has(word));
  const slots = seen.all.match(/\{[\w:-]*\}|undefined|\bNaN\b|\[object|\bnull\b/g) ?? [];
  const untranslated = tag === 'en' ? [] : foreign(tag).filter((piece) => seen.inPageLanguage.includes(piece));
  return [...words, ...slots, ...untranslated];
}
