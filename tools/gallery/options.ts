import { parseArgs } from 'node:util';
import type { LocaleCard } from '@sideguide/guide-core/model';

export const galleryThemes = ['light', 'dark'] as const;
export type GalleryTheme = (typeof galleryThemes)[number];

export interface GalleryOptions {
  /** Tags of the languages to take pictures in. */
  readonly languages: readonly string[];
  readonly themes: readonly GalleryTheme[];
  /** Parts of names: a picture is taken if its name contains one of them, or if the list is empty. */
  readonly only: readonly string[];
  /** Whether to take the whole page instead of the first view. */
  readonly full: boolean;
  /** Device pixels for each CSS pixel: 1 for an overview, 2 for a picture in a document. */
  readonly scale: number;
}

/** Returns what determines how a language's text looks: type settings, letters, marks stacked on a letter. */
function appearance({ script, name }: LocaleCard): string {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(name);
  const hasStackedMarks = script === 'latin' && /\p{L}\p{M}{2}/u.test(name.normalize('NFD'));
  return [script, isCyrillic, hasStackedMarks].join(' ');
}

/**
 * Returns the languages that look different from each other: the first of each appearance, starting with the fallback.
 * Pictures in the others would show nothing new about the layout, and cost as much again.
 */
export function defaultLanguages(cards: readonly LocaleCard[]): string[] {
  const sorted = [...cards].sort((a, b) => Number(b.fallback ?? false) - Number(a.fallback ?? false));
  const firsts = new Map<string, string>();
  for (const card of sorted) if (!firsts.has(appearance(card))) firsts.set(appearance(card), card.tag);
  return [...firsts.values()];
}

/** Parses a comma-separated list of known values; throws one sentence for an unknown one. */
function parseList<T extends string>(
  name: string,
  text: string | undefined,
  known: readonly T[],
  defaults: readonly T[],
): T[] {
  if (text === undefined) return [...defaults];
  const values = text.split(',').filter(Boolean);
  const unknown = values.find((value) => !known.includes(value as T));
  if (unknown === undefined && values.length > 0) return values as T[];
  throw new Error(`--${name} has to be some of ${known.join(', ')}${unknown ? `, not “${unknown}”` : ''}.`);
}

/** Parses the command's arguments; throws one sentence for an invalid one. */
export function parseOptions(args: readonly string[], cards: readonly LocaleCard[]): GalleryOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { languages: text, themes: text, only: text, scale: text, full: { type: 'boolean' } },
  });
  const tags = cards.map((card) => card.tag);
  return {
    languages: parseList('languages', values.languages, tags, defaultLanguages(cards)),
    themes: parseList('themes', values.themes, galleryThemes, galleryThemes),
    only: [...(values.only?.split(',').filter(Boolean) ?? []), ...positionals],
    full: values.full ?? false,
    scale: Number(parseList('scale', values.scale, ['1', '2', '3'], ['1'])[0]),
  };
}
