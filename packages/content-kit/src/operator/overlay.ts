import type { AppEntry, KnownApp, SkinWords } from '@sideguide/guide-core/model';
import { type ById, type Content, type LocaleFolder, sourceTag } from '../content.ts';
import { type OwnStep, withOwnSteps } from './own-steps.ts';
import type { Settings } from './settings.ts';

type Apps = Readonly<Record<string, AppEntry>>;

const mapValues = <T, U>(items: ById<T>, change: (item: T, id: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(items).map(([id, item]) => [id, change(item, id)]));

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

/** Adds a skin's own words in a language to those of the source language. */
const skinWordsIn = (words: SkinWords, own: SkinWords | undefined): SkinWords => ({
  ...words,
  ...own,
  steps: { ...words.steps, ...own?.steps },
  messages: { ...words.messages, ...own?.messages },
});

/**
 * Restricts the content to the languages offered. The first is for readers of all others: it takes the place of the
 * source language, whose words of the skins' own steps are in the skins' folders.
 */
function offered(content: Content, tags: readonly string[]): Pick<Content, 'locales' | 'skins'> {
  const source = sourceTag(content);
  const [first] = tags;
  const isSame = first === source;
  const locales = tags.map((tag, n) => {
    const given = content.locales[tag]!;
    const locale = isSame ? given : whole(given, content.locales[source]!);
    const { fallback: _, ...card } = locale.card;
    const { status: _status, inProgress: _words, ...published } = card;
    const skins = tag === source ? mapValues(content.skins, ({ words }) => words) : locale.skins;
    return [tag, { ...locale, skins, card: n === 0 ? { ...published, fallback: true } : card }];
  });
  const skins = mapValues(content.skins, (folder, id) => ({
    ...folder,
    words: skinWordsIn(folder.words, content.locales[first!]!.skins[id]),
  }));
  return { locales: Object.fromEntries(locales), skins: isSame ? content.skins : skins };
}

/**
 * Applies an operator's data to the content: an app replaces the one with its package name, or is added; steps are put
 * into the flows. With `only` the other apps are not offered, but the file check still recognises them. Languages are
 * restricted last.
 */
export function overlay(content: Content, apps: Apps, settings: Settings, steps: ById<OwnStep> = {}): Content {
  const own = Object.keys(apps);
  const others = without(content.apps, own);
  const isOnly = settings.catalogue === 'only';
  const kept = isOnly ? Object.fromEntries(Object.entries(others).map(([id, app]) => [id, known(app)])) : {};
  const all = withOwnSteps(
    {
      ...content,
      apps: isOnly ? apps : { ...others, ...apps },
      knownSigners: {
        ...content.knownSigners,
        apps: { ...without(content.knownSigners.apps, own), ...kept },
      },
    },
    steps,
  );
  return settings.languages ? { ...all, ...offered(all, settings.languages) } : all;
}
