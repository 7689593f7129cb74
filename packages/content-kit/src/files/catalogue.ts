import type { Entry } from '@sideguide/apk-verify';
import type { AppEntry } from '@sideguide/guide-core/model';
import type { Content } from '../content.ts';

/** The part of the content that a catalogue consists of. */
export type CatalogueContent = Pick<Content, 'apps' | 'knownSigners'>;

/** Known apps: the catalogue's entries, and further apps of which only the signer certificates are known. */
export interface Catalogue {
  /** Absolute path of the content folder. */
  readonly folder: string;
  readonly apps: ReadonlyMap<string, AppEntry>;
  readonly known: ReadonlyMap<string, Entry>;
  /** Both, for comparison with a file. */
  readonly entries: readonly Entry[];
}

/** Returns the catalogue of content that has already been read and checked. */
export function catalogueOf({ apps, knownSigners }: CatalogueContent, folder: string): Catalogue {
  const known = Object.entries(knownSigners.apps).map(([id, app]): Entry => ({ ...app, package: id }));
  return toCatalogue(folder, Object.values(apps), known);
}

/** Returns the catalogue of entries that have already been checked. */
export const toCatalogue = (folder: string, apps: readonly AppEntry[], known: readonly Entry[]): Catalogue => ({
  folder,
  apps: new Map(apps.map((app) => [app.package, app])),
  known: new Map(known.map((entry) => [entry.package, entry])),
  entries: [...apps, ...known],
});
