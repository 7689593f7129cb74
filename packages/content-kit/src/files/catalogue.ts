import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entry } from '@sideguide/apk-verify';
import { harmless, isSource, root, Stop } from '@sideguide/cli-kit';
import type { AppEntry, KnownSigners } from '@sideguide/guide-core/model';
import { comparedApp, findProblems } from '@sideguide/guide-core/schema';
import type { Content } from '../content.ts';
import { findSettings, readFolder, withSoundApps } from './operator/folder.ts';
import { ownContentData } from './package-content.ts';

/** The project's own content. */
const ownContent = join(root, 'content');

/** Known apps: the catalogue's entries, and further apps of which only the signer certificates are known. */
export interface Catalogue {
  /** Absolute path of the content folder. */
  readonly folder: string;
  readonly apps: ReadonlyMap<string, AppEntry>;
  readonly known: ReadonlyMap<string, Entry>;
  /** Both, for comparison with a file. */
  readonly entries: readonly Entry[];
}

/**
 * Reads the apps of a content folder, or of an operator's folder, which adds to the package's own. The working
 * directory is ignored on purpose: an archive can contain an app together with a catalogue that calls it genuine.
 *
 * @param given Folder named on the command line; the project's own content if absent.
 * @throws Stop if the folder or one of its files is invalid.
 */
export async function readCatalogue(given?: string | true): Promise<Catalogue> {
  if (typeof given === 'string' && findSettings(resolve(given)) !== undefined) {
    const folder = readFolder(resolve(given), await ownContentData());
    const canCompare = Object.entries(folder.apps).every(([id, app]) => !entryProblem(app, id));
    return catalogueOf((canCompare ? folder : withSoundApps(folder)).content, folder.path);
  }
  // The installed package has its content in a single file.
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
  return toCatalogue(folder, apps, readSigners(folder));
}

/** The app entries that a file is compared with, and their source. */
export interface KnownApps {
  readonly entries: readonly Entry[];
  /** Shown with the verdict: the folders that the entries come from. */
  readonly source: string;
}

/**
 * Reads the entries that files are compared with: this program's own, and those that a named folder adds. An entry of
 * the program is never replaced, because anybody can write a folder and pass it on together with a file.
 */
export async function readKnownApps(named?: string | true): Promise<KnownApps> {
  const { entries } = await readCatalogue();
  if (typeof named !== 'string') return { entries, source: "this program's own" };
  const added = (await readCatalogue(named)).entries.filter(
    (one) => !entries.some((own) => own.package === one.package),
  );
  return { entries: [...entries, ...added], source: `this program's own, and ${resolve(named)} for apps not in it` };
}

/** Returns the catalogue of content that has already been read and checked. */
export function catalogueOf({ apps, knownSigners }: Content, folder: string): Catalogue {
  const known = Object.entries(knownSigners.apps).map(([id, app]): Entry => ({ ...app, package: id }));
  return toCatalogue(folder, Object.values(apps), known);
}

const toCatalogue = (folder: string, apps: readonly AppEntry[], known: readonly Entry[]): Catalogue => ({
  folder,
  apps: new Map(apps.map((app) => [app.package, app])),
  known: new Map(known.map((entry) => [entry.package, entry])),
  entries: [...apps, ...known],
});

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Returns the first problem with the fields that the comparison relies on. `npm run check` checks the rest of a file.
 */
function entryProblem(entry: unknown, name: string): string | undefined {
  const [wrong] = findProblems(comparedApp, entry);
  if (wrong) return `${wrong.field || 'the file'}: ${wrong.reason}`;
  return (entry as Entry).package === name ? undefined : 'the package differs from the name of the file';
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
  const problem = entryProblem(app, name);
  if (problem) throw unsound(file, problem);
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
    const problem = entryProblem(entry, name);
    if (problem) throw unsound(file, `apps.${name}.${problem}`);
    return entry;
  });
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!;
