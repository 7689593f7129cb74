import type { AppEntry, KnownApp } from '@sideguide/guide-core/model';
import { type Content, type LocaleFolder, sourceTag } from '../content.ts';
import type { Settings } from './settings.ts';

type Apps = Readonly<Record<string, AppEntry>>;

const without = <T>(record: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** Returns what the file check still needs of an app that is not offered on the page. */
const known = ({ name, publisher, page, certificates, sources, confidence }: AppEntry): KnownApp => ({
  name,
  publisher,
  page,
  certificates,
  sources: sources.filter((source) => /^https:\/\/\S+$/.test(source)).slice(0, 1),
  confidence,
});

/** Fills in the source language's words where a language lacks some, as the source may not be offered itself. */
function whole(locale: LocaleFolder, source: LocaleFolder): LocaleFolder {
  const filled = { ...locale } as Record<string, unknown>;
  for (const [part, words] of Object.entries(source))
    if (part !== 'card' && part !== 'glosses' && part !== 'labels' && part !== 'skins' && typeof words === 'object')
      filled[part] = { ...words, ...((filled[part] as object | undefined) ?? {}) };
  return filled as unknown as LocaleFolder;
}

/** Returns the languages offered; the first is for readers of all others. */
function offered(content: Content, tags: readonly string[]): Content['locales'] {
  const source = content.locales[sourceTag(content)]!;
  return Object.fromEntries(
    tags.map((tag, n) => {
      const locale = whole(content.locales[tag]!, source);
      const { fallback: _, ...card } = locale.card;
      const { status: _status, inProgress: _words, ...published } = card;
      return [tag, { ...locale, card: n === 0 ? { ...published, fallback: true } : card }];
    }),
  );
}

/**
 * Applies an operator's data to the content: an app replaces the one with its package name, or is added. With `only`
 * the other apps are not offered, but the file check still recognises them. Languages are restricted last.
 */
export function overlay(content: Content, apps: Apps, settings: Settings): Content {
  const own = Object.keys(apps);
  const others = without(content.apps, own);
  const isOnly = settings.catalogue === 'only';
  const kept = isOnly ? Object.fromEntries(Object.entries(others).map(([id, app]) => [id, known(app)])) : {};
  return {
    ...content,
    apps: isOnly ? apps : { ...others, ...apps },
    knownSigners: {
      ...content.knownSigners,
      apps: { ...without(content.knownSigners.apps, own), ...kept },
    },
    locales: settings.languages ? offered(content, settings.languages) : content.locales,
  };
}
