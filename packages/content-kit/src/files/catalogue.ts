import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entry, KnownCertificate } from '@sideguide/apk-verify';
import { harmless, isSource, root, Stop } from '@sideguide/cli-kit';
import type { AppEntry, KnownSigners } from '@sideguide/guide-core/model';
import type { Content } from '../content.ts';
import { findSettings, readFolder, withSoundApps } from './operator/folder.ts';
import { ownContentData } from './own.ts';

/** The project's own content. */
const ownContent = join(root, 'content');

/** What is known of apps: the catalogue's entries, and further apps of which only the signers are known. */
export interface Catalogue {
  /** Folder of the content, absolute. */
  readonly folder: string;
  readonly apps: ReadonlyMap<string, AppEntry>;
  readonly known: ReadonlyMap<string, Entry>;
  /** Both, for comparing a file with. */
  readonly entries: readonly Entry[];
}

/**
 * Reads the apps of a content folder, or of a guide's, which add to the package's own. The folder that a command runs in
 * counts for nothing: an archive can hold an app and a catalogue that calls it genuine.
 *
 * @param given Named on the command line; the project's own content if absent.
 * @throws Stop if the folder or a file of it is not what it should be.
 */
export async function readCatalogue(given?: string | true): Promise<Catalogue> {
  if (typeof given === 'string' && findSettings(resolve(given)) !== undefined) {
    const folder = readFolder(resolve(given), await ownContentData());
    const canCompare = Object.entries(folder.apps).every(([id, app]) => isEntry(app, id));
    return catalogueOf((canCompare ? folder : withSoundApps(folder)).content, folder.path);
  }
  // The installed package has its content as one file.
  if (given === undefined && !isSource) return catalogueOf(await ownContentData(), '');
  const content = typeof given === 'string' ? given : ownContent;
  const folder = resolve(content);
  const shown = `“${harmless(content)}”`;
  if (!isFolder(folder))
    throw new Stop(`There is no folder ${shown}.`, 'Name the folder of the content, e.g. --content ./content');
  if (!isFolder(join(folder, 'apps')))
    throw new Stop(`${shown} has no folder “apps”.`, 'Name a folder laid out like the content of this project.');
  const names = readdirSync(join(folder, 'apps')).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const apps = await Promise.all(names.sort().map((name) => readApp(folder, name.slice(0, -'.ts'.length))));
  const known = readSigners(folder);
  return {
    folder,
    apps: new Map(apps.map((app) => [app.package, app])),
    known: new Map(known.map((entry) => [entry.package, entry])),
    entries: [...apps, ...known],
  };
}

/** Whom a file is compared with, and who says so. */
export interface KnownApps {
  readonly entries: readonly Entry[];
  /** For a reader of the answer: the folders that the entries come from. */
  readonly source: string;
}

/**
 * The entries that files are compared with: this program's own and, where a folder is named, what that adds to them. An
 * entry of the program's is never replaced, since anybody can write a folder and hand it on with a file.
 */
export async function readKnownApps(named?: string | true): Promise<KnownApps> {
  const { entries } = await readCatalogue();
  if (typeof named !== 'string') return { entries, source: "this program's own" };
  const added = (await readCatalogue(named)).entries.filter(
    (one) => !entries.some((own) => own.package === one.package),
  );
  return { entries: [...entries, ...added], source: `this program's own, and ${resolve(named)} for apps not in it` };
}

/** The catalogue of content that has been read and checked already. */
export function catalogueOf({ apps, knownSigners }: Content, folder: string): Catalogue {
  const known = Object.entries(knownSigners.apps).map(([id, app]): Entry => ({ ...app, package: id }));
  return {
    folder,
    apps: new Map(Object.entries(apps)),
    known: new Map(known.map((entry) => [entry.package, entry])),
    entries: [...Object.values(apps), ...known],
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What the comparison relies on. The rest of a file's shape is the business of `npm run check`. */
function isEntry(entry: Partial<Entry> | undefined, name: string): entry is Entry {
  const sound = ({ sha256, place, channel }: Partial<KnownCertificate>) =>
    /^[0-9a-f]{64}$/.test(sha256 ?? '') && (place === 'page' || place === 'elsewhere') && isText(channel);
  return (
    entry?.package === name &&
    isText(entry.name) &&
    isText(entry.publisher) &&
    isText(entry.page) &&
    Array.isArray(entry.certificates) &&
    entry.certificates.every((one) => typeof one === 'object' && one !== null && sound(one))
  );
}

const unsound = (file: string, reason: string) =>
  new Stop(
    `The catalogue's file ${harmless(file)} cannot be used: ${harmless(reason)}.`,
    'Mend it; `npm run check` says more.',
  );

async function readApp(folder: string, name: string): Promise<AppEntry> {
  const file = join(folder, 'apps', `${name}.ts`);
  let app: unknown;
  try {
    app = ((await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as { default?: unknown }).default;
  } catch (error) {
    throw unsound(file, firstLine(error));
  }
  if (!isEntry(app as AppEntry, name)) throw unsound(file, 'package, name, publisher, page or certificates do not fit');
  return app as AppEntry;
}

function readSigners(folder: string): Entry[] {
  const file = join(folder, 'known-signers.json');
  if (!existsSync(file)) return [];
  let apps: KnownSigners['apps'];
  try {
    ({ apps } = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as KnownSigners);
  } catch (error) {
    throw unsound(file, firstLine(error));
  }
  return Object.entries(apps ?? {}).map(([name, app]) => {
    const entry = { ...app, package: name };
    if (!isEntry(entry, name)) throw unsound(file, `apps.${name} does not fit`);
    return entry;
  });
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!;
