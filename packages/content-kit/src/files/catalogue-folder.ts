import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entry } from '@sideguide/apk-verify';
import { harmless, root, Stop } from '@sideguide/cli-kit';
import type { AppEntry, KnownSigners } from '@sideguide/guide-core/model';
import { comparedApp, findProblems } from '@sideguide/guide-core/schema';
import { type Catalogue, catalogueOf, toCatalogue } from './catalogue.ts';
import { readFolder, withSoundApps } from './operator/folder.ts';
import { findSettings } from './operator/settings-file.ts';
import { ownContentData } from './package-content.ts';

/** The project's own content. */
const ownContent = join(root, 'content');

/**
 * Reads and checks the apps of a content folder, or of an operator's folder.
 *
 * @param given Folder named on the command line; the project's own content if absent, which only the sources have.
 * @throws Stop if the folder or one of its files is invalid.
 */
export async function readCatalogueFolder(given: string | undefined): Promise<Catalogue> {
  if (given !== undefined && findSettings(resolve(given)) !== undefined) {
    const folder = readFolder(resolve(given), await ownContentData());
    const canCompare = Object.entries(folder.apps).every(([id, app]) => !entryProblem(app, id));
    return catalogueOf((canCompare ? folder : withSoundApps(folder)).content, folder.path);
  }
  const content = given ?? ownContent;
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

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Returns the first problem with the fields that the comparison relies on; `npm run check` checks the rest. */
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
