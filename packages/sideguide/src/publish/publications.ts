import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { publicationsFolder, readSums, sha256, sumsFile } from '@sideguide/site-kit/verify';
import { isHashed } from './order.ts';
import { type SiteSummary, summaryOf } from './summary.ts';

// A publication's documents and other files without a hash in their names are kept in a hidden folder of the target,
// which no server sends. Together with the hashed files that stay in place anyway, they are the whole site. They are hard
// links to the files in use where the file system has such, so that they need no space and going back writes nothing.

/** A publication: its number in the order of time, when it was made, and what it offers. */
export interface Publication {
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly published: string;
  readonly summary: SiteSummary;
}

/** Folder of a target for its publications, and of a guide for those by rsync. */
export const storeName = publicationsFolder;

const folderOf = (store: string, number: number): string => join(store, String(number));
const filesOf = (store: string, number: number): string => join(folderOf(store, number), 'files');
const recordFile = 'publication.json';

/** Returns the folder with the files of a publication that have no hash in their names. */
export const publicationFiles = filesOf;

/** Returns the publications, the newest first. Folders that are no publications are ignored. */
export function readPublications(store: string): Publication[] {
  if (!existsSync(store)) return [];
  return readdirSync(store)
    .filter((name) => /^[1-9]\d{0,8}$/.test(name))
    .map(Number)
    .sort((a, b) => b - a)
    .flatMap((number) => {
      try {
        const record = JSON.parse(readFileSync(join(folderOf(store, number), recordFile), 'utf8')) as Publication;
        return [{ ...record, number }];
      } catch {
        return [];
      }
    });
}

/** Returns the digests of a publication's files by path, those of the hashed files included; empty if damaged. */
export function readPublicationSums(store: string, number: number): ReadonlyMap<string, string> {
  try {
    return readSums(filesOf(store, number));
  } catch {
    return new Map();
  }
}

/** Returns the publication with this list of hashes: the newest, if several were equal. */
export const findPublication = (store: string, sums: string): Publication | undefined =>
  readPublications(store).find(({ number }) => readSumsText(filesOf(store, number)) === sums);

/** Returns the text of a site's list of hashes; empty if there is none. */
export function readSumsText(folder: string): string {
  const file = join(folder, sumsFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Makes a file available under a second path, without a copy where the file system can. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Records what is in a folder as a publication. `site` is a built site, or a target that an older version published to;
 * `inUse` is the target, whose equal files are linked instead of copied. Returns undefined if the site is incomplete.
 */
export function recordPublication(
  store: string,
  site: string,
  { inUse, published }: { readonly inUse?: string; readonly published: Date },
): Publication | undefined {
  let sums: Map<string, string>;
  try {
    sums = readSums(site);
  } catch {
    return undefined;
  }
  const paths = [...sums.keys()].filter((path) => !isHashed(path));
  const part = join(store, `part-${randomUUID()}`);
  try {
    for (const path of [...paths, sumsFile]) {
      const to = join(part, 'files', path);
      mkdirSync(dirname(to), { recursive: true });
      const used = inUse === undefined ? undefined : join(inUse, path);
      const wanted = sums.get(path);
      if (used !== undefined && wanted !== undefined && existsSync(used) && sha256(readFileSync(used)) === wanted)
        linkOrCopy(used, to);
      else copyFileSync(join(site, path), to);
      if (wanted !== undefined && sha256(readFileSync(to)) !== wanted) return undefined;
    }
    const number = (readPublications(store)[0]?.number ?? 0) + 1;
    const record: Publication = { number, published: published.toISOString(), summary: summaryOf(site) };
    writeFileSync(join(part, recordFile), `${JSON.stringify(record)}\n`);
    renameSync(part, folderOf(store, number));
    return record;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && site === inUse) return undefined;
    throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Removes a publication from the list; files in use stay. */
export const forgetPublication = (store: string, number: number): void =>
  rmSync(folderOf(store, number), { recursive: true, force: true });

/**
 * Returns the publications that may be forgotten: neither the current one nor the one before it, and replaced by the
 * next one more than `days` ago. `now` is in milliseconds.
 */
export function outdatedPublications(
  publications: readonly Publication[],
  current: number,
  { days, now }: { readonly days: number; readonly now: number },
): Publication[] {
  const before = publications.find(({ number }) => number < current)?.number;
  return publications.filter(({ number }, n) => {
    const replaced = n === 0 ? now : Date.parse(publications[n - 1]!.published);
    return number !== current && number !== before && now - replaced > days * 86_400_000;
  });
}
