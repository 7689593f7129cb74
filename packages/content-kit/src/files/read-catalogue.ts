import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Entry } from '@sideguide/apk-verify';
import { isSource, packageFolder } from '@sideguide/cli-kit';
import { type Catalogue, type CatalogueContent, catalogueOf } from './catalogue.ts';
import { findSettings } from './operator/settings-file.ts';

/** The file in which the installed package has its known apps, so that checking a file need not read all content. */
export const catalogueFile = join(packageFolder, 'catalogue.json');

/**
 * Reads the apps of a content folder, or of an operator's folder, which adds to the package's own. The working
 * directory is ignored on purpose: an archive can contain an app together with a catalogue that calls it genuine.
 *
 * @param given Folder named on the command line; the project's own content if absent.
 * @throws Stop if the folder or one of its files is invalid.
 */
export async function readCatalogue(given?: string): Promise<Catalogue> {
  if (given === undefined && !isSource)
    return catalogueOf(JSON.parse(readFileSync(catalogueFile, 'utf8')) as CatalogueContent, '');
  // Loaded on demand: most files are checked without a folder, and the checks of one take longer to load than to run.
  const { readCatalogueFolder } = await import('./catalogue-folder.ts');
  return readCatalogueFolder(given);
}

/** The app entries that a file is compared with, and their source. */
export interface KnownApps {
  readonly entries: readonly Entry[];
  /** Shown with the verdict: the folders that the entries come from. */
  readonly source: string;
  /** How to compare with the apps of the current folder; only where that is a guide and was not named. */
  readonly hint?: string;
}

/**
 * Reads the entries that files are compared with: this program's own, and those that a named folder adds. An entry of
 * the program is never replaced, because anybody can write a folder and pass it on together with a file.
 */
export async function readKnownApps(named?: string): Promise<KnownApps> {
  const { entries } = await readCatalogue();
  if (named === undefined) {
    // An archive can contain a guide as well as an app, so the folder is not believed unasked.
    const hint = 'only if the guide in this folder is yours: --content . compares with its apps too';
    return { entries, source: "this program's own", ...(findSettings('.') ? { hint } : {}) };
  }
  const added = (await readCatalogue(named)).entries.filter(
    (one) => !entries.some((own) => own.package === one.package),
  );
  return { entries: [...entries, ...added], source: `this program's own, and ${resolve(named)} for apps not in it` };
}
