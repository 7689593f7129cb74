import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { harmless } from '@sideguide/cli-kit';
import { filesBelow, readSums } from '@sideguide/site-kit/verify';
import { isHashed } from './order.ts';
import { type PublishedGuide, readPublishedGuide } from './summary.ts';

/** What publishing a site would change, for readers and on the disk. */
export interface SiteChanges {
  /** Sentences, the most visible change first; empty if readers would notice nothing. */
  readonly forReaders: readonly string[];
  readonly files: { readonly new: number; readonly changed: number; readonly removed: number };
  /** Bytes of new and changed files. */
  readonly bytes: number;
}

/** At most this many names are listed. */
const listLimit = 6;

const list = (names: readonly string[]): string =>
  names.length > listLimit
    ? `${names.slice(0, listLimit).join(', ')} and ${names.length - listLimit} more`
    : names.join(', ');

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface Compared<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly changed: readonly (readonly [before: T, after: T])[];
}

function compare<T>(before: readonly T[] = [], after: readonly T[] = [], idOf: (one: T) => string): Compared<T> {
  const earlier = new Map(before.map((one) => [idOf(one), one]));
  const later = new Set(after.map(idOf));
  return {
    added: after.filter((one) => !earlier.has(idOf(one))),
    removed: before.filter((one) => !later.has(idOf(one))),
    changed: after.flatMap((one) => {
      const old = earlier.get(idOf(one));
      return old !== undefined && JSON.stringify(old) !== JSON.stringify(one) ? [[old, one] as const] : [];
    }),
  };
}

type App = NonNullable<PublishedGuide['apps']>[number];

function appChange([before, after]: readonly [App, App]): string {
  const fields = Object.keys({ ...before, ...after }) as (keyof App)[];
  const differing = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const details = differing.map((field) =>
    field === 'name' || field === 'version'
      ? `${field} ${before[field] ?? '(none)'} → ${after[field] ?? '(none)'}`
      : String(field),
  );
  return `App changed: ${harmless(after.name, 60)} (${harmless(details.join(', '), 160)}).`;
}

function appSentences(before: PublishedGuide, after: PublishedGuide): string[] {
  if (!before.apps || !after.apps) return [];
  const apps = compare(before.apps, after.apps, (app) => app.package);
  const names = (all: readonly App[]) =>
    list(all.map(({ name, version }) => harmless([name, version].filter(Boolean).join(' '), 60)));
  return [
    ...(apps.added.length ? [`New ${apps.added.length === 1 ? 'app' : 'apps'}: ${names(apps.added)}.`] : []),
    ...(apps.removed.length
      ? [`No longer offered: ${names(apps.removed)}. Links to ${apps.removed.length === 1 ? 'it' : 'them'} say so.`]
      : []),
    ...apps.changed.slice(0, listLimit).map(appChange),
    ...(apps.changed.length > listLimit
      ? [`${counted(apps.changed.length - listLimit, 'more app')} changed as well.`]
      : []),
  ];
}

/** Returns what changed in steps or messages: new ones, removed ones, and in which languages their words differ. */
function entrySentences(noun: string, before: PublishedGuide['steps'], after: PublishedGuide['steps']): string[] {
  const all = compare(before, after, ({ id, skin = '' }) => `${skin}/${id}`);
  const ids = (entries: PublishedGuide['steps']) =>
    list(entries.map(({ id, skin }) => harmless(skin ? `${id} (${skin})` : id, 60)));
  const tagsOf = (words: object, others: object) =>
    Object.entries(words)
      .filter(([tag, texts]) => JSON.stringify(texts) !== JSON.stringify((others as Record<string, unknown>)[tag]))
      .map(([tag]) => tag);
  const reworded = all.changed.filter(([old, now]) => tagsOf(now.words, old.words).length > 0);
  const tags = [...new Set(reworded.flatMap(([old, now]) => tagsOf(now.words, old.words)))];
  return [
    ...(all.added.length ? [`New ${noun}s: ${ids(all.added)}.`] : []),
    ...(all.removed.length ? [`Removed ${noun}s: ${ids(all.removed)}.`] : []),
    ...(reworded.length ? [`Other words in ${counted(reworded.length, noun)} (${list(tags)}).`] : []),
  ];
}

function contentSentences(before: PublishedGuide, after: PublishedGuide): string[] {
  const languages = compare(before.languages, after.languages, ({ tag }) => tag);
  const names = (all: PublishedGuide['languages']) => list(all.map(({ tag, name }) => `${name} (${tag})`));
  const order = (guide: PublishedGuide) => guide.languages[0]?.tag;
  return [
    ...appSentences(before, after),
    ...(languages.added.length ? [`New languages: ${names(languages.added)}.`] : []),
    ...(languages.removed.length
      ? [
          `Languages no longer offered: ${names(languages.removed)}. Their readers get ${order(after) ?? 'the first one'}.`,
        ]
      : []),
    ...entrySentences('step', before.steps, after.steps),
    ...entrySentences('message', before.messages, after.messages),
  ];
}

const textOf = (folder: string, path: string): string =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';

const nameOf = (folder: string): string => /<title>([^<]*)<\/title>/.exec(textOf(folder, 'index.html'))?.[1] ?? '';

/** Returns what differs besides the content: name, colours, icon, program. */
function lookSentences(before: string, after: string, differs: (pattern: RegExp) => boolean): string[] {
  const [oldName, newName] = [nameOf(before), nameOf(after)];
  return [
    ...(oldName !== newName ? [`Name: “${harmless(oldName, 60)}” → “${harmless(newName, 60)}”.`] : []),
    ...(differs(/^(?:mark|icon)\.(?:svg|png)$/) ? ['Another icon.'] : []),
    ...(differs(/^static\/css\/.*\.css$/) ? ['Other colours or another layout.'] : []),
    ...(differs(/^static\/js\/[^/]*\.js$/) ? ['Another version of the page’s program.'] : []),
    ...(differs(/^\.htaccess$|^_headers$/) ? ['Other settings for Apache or a static host.'] : []),
  ];
}

/**
 * Returns what readers would notice, if the documents in `after` took the place of those in `before`. Undefined if one of
 * them holds no site.
 */
export function readersChanges(after: string, before: string): readonly string[] | undefined {
  const [sums, old] = [sumsIn(after), sumsIn(before)];
  if (!sums || !old) return undefined;
  const differing = [...new Set([...sums.keys(), ...old.keys()])].filter((path) => sums.get(path) !== old.get(path));
  const differs = (pattern: RegExp) => differing.some((path) => pattern.test(path));
  const [earlier, later] = [readPublishedGuide(before), readPublishedGuide(after)];
  return [...(earlier && later ? contentSentences(earlier, later) : []), ...lookSentences(before, after, differs)];
}

const sumsIn = (folder: string): ReadonlyMap<string, string> | undefined => {
  try {
    return readSums(folder);
  } catch {
    return undefined;
  }
};

/**
 * Compares a new site with what readers get now: `before` is a folder with the documents in use. Undefined if there is
 * no site yet.
 */
export function changesOf(dist: string, before: string): SiteChanges | undefined {
  const forReaders = readersChanges(dist, before);
  if (!forReaders) return undefined;
  const [sums, old] = [readSums(dist), readSums(before)];
  const added = [...sums.keys()].filter((path) => !old.has(path));
  const changed = [...sums].filter(([path, sum]) => old.has(path) && old.get(path) !== sum).map(([path]) => path);
  const removed = [...old.keys()].filter((path) => !sums.has(path));
  return {
    forReaders,
    files: {
      new: added.length,
      changed: changed.length,
      // Hashed files stay for readers who are in the middle of a step.
      removed: removed.filter((path) => !isHashed(path)).length,
    },
    bytes: [...added, ...changed].reduce((sum, path) => sum + statSync(join(dist, path)).size, 0),
  };
}

/** Formats what readers would notice, a line each. */
export const showForReaders = (sentences: readonly string[]): string[] => [
  sentences.length ? 'For readers this would change:' : 'For readers nothing would change.',
  ...sentences.map((sentence) => `- ${sentence}`),
];

/** Returns the bytes of all files of a site. */
export const sizeOf = (dist: string): number =>
  filesBelow(dist).reduce((sum, path) => sum + statSync(join(dist, path)).size, 0);
