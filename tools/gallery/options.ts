import { parseArgs } from 'node:util';
import type { LocaleCard } from '@sideguide/guide-core/model';

export const galleryThemes = ['light', 'dark'] as const;
export type GalleryTheme = (typeof galleryThemes)[number];

export interface GalleryOptions {
  /** Tags of the languages to take pictures in. */
  readonly languages: readonly string[];
  readonly themes: readonly GalleryTheme[];
  /** Parts of names: a picture is taken if it has one of them, or if there are none here. */
  readonly only: readonly string[];
  /** The whole page in place of what a phone shows of it at first. */
  readonly full: boolean;
  /** Pixels of a picture for each CSS pixel: 1 to look over everything, 2 for a picture in a document. */
  readonly scale: number;
}

/** What decides how a language's text looks: its type settings, its letters, and marks stacked on one letter. */
function appearance({ script, name }: LocaleCard): string {
  const cyrillic = /\p{Script=Cyrillic}/u.test(name);
  const stacked = script === 'latin' && /\p{L}\p{M}{2}/u.test(name.normalize('NFD'));
  return [script, cyrillic, stacked].join(' ');
}

/**
 * The languages that look different from each other: the first of each appearance, the fallback's before all.
 * Pictures in the others would show nothing new about the layout, and cost as much again.
 */
export function defaultLanguages(cards: readonly LocaleCard[]): string[] {
  const sorted = [...cards].sort((a, b) => Number(b.fallback ?? false) - Number(a.fallback ?? false));
  const firsts = new Map<string, string>();
  for (const card of sorted) if (!firsts.has(appearance(card))) firsts.set(appearance(card), card.tag);
  return [...firsts.values()];
}

/** A list of known values, comma-separated; throws one sentence for an unknown one. */
function pick<T extends string>(name: string, text: string | undefined, known: readonly T[], usual: readonly T[]): T[] {
  if (text === undefined) return [...usual];
  const asked = text.split(',').filter(Boolean);
  const strange = asked.find((value) => !known.includes(value as T));
  if (strange === undefined && asked.length > 0) return asked as T[];
  throw new Error(`--${name} has to be some of ${known.join(', ')}${strange ? `, not “${strange}”` : ''}.`);
}

/** Reads the command's arguments; throws one sentence for what it does not understand. */
export function parseOptions(args: readonly string[], cards: readonly LocaleCard[]): GalleryOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { languages: text, themes: text, only: text, scale: text, full: { type: 'boolean' } },
  });
  const tags = cards.map((card) => card.tag);
  return {
    languages: pick('languages', values.languages, tags, defaultLanguages(cards)),
    themes: pick('themes', values.themes, galleryThemes, galleryThemes),
    only: [...(values.only?.split(',').filter(Boolean) ?? []), ...positionals],
    full: values.full ?? false,
    scale: Number(pick('scale', values.scale, ['1', '2', '3'], ['1'])[0]),
  };
}
