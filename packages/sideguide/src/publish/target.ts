import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileErrorCode, fileErrorRemedy, harmless, Stop, showSize } from '@sideguide/cli-kit';
import { filesBelow } from '@sideguide/site-kit/verify';
import { sizeOf } from './changes.ts';
import {
  damagedFiles,
  PublishError,
  type PublishResult,
  publicationsIn,
  publishInto,
  rollBack,
} from './into-folder.ts';
import { withLock } from './lock.ts';
import {
  forgetPublication,
  outdatedPublications,
  publicationFiles,
  readPublications,
  recordPublication,
  storeName,
} from './publications.ts';
import { isRemote, publishByRsync } from './rsync.ts';

/** The publications of a target. */
export type Publications = ReturnType<typeof publicationsIn>;

/** Where a guide is published: a folder, or another machine's by rsync. */
export interface Target {
  /** As the operator wrote it. */
  readonly name: string;
  /** Returns a folder with the documents that readers get now; it may not exist. */
  readonly documents: () => string;
  readonly publications: () => Publications;
  /** Returns the folder with the documents of a publication. */
  readonly documentsOf: (number: number) => string;
  /** Runs while nobody else can publish to the target. */
  readonly locked: <T>(work: () => Promise<T>) => Promise<T>;
  /** Publishes a built site; an earlier one can be brought back for `days`. */
  readonly publish: (dist: string, days: number) => PublishResult | Record<string, never>;
  /** Returns files of a publication that are missing or changed. */
  readonly damaged: (number: number) => readonly string[];
  readonly rollBack: (number: number, days: number) => PublishResult | Record<string, never>;
}

/** Returns the target with this name; `guide` is the operator's folder. */
export const targetAt = (name: string, guide: string): Target =>
  isRemote(name) ? remoteTarget(name, guide) : folderTarget(name, resolve(name));

function folderTarget(name: string, folder: string): Target {
  const store = join(folder, storeName);
  const shown = harmless(folder, 120);
  return {
    name,
    documents: () => folder,
    publications: () => publicationsIn(folder),
    documentsOf: (number) => publicationFiles(store, number),
    locked: async (work) => {
      const isNew = !existsSync(folder);
      try {
        return await withLock(join(store, 'lock'), `is publishing to ${shown}`, work);
      } catch (error) {
        throw asStop(error, folder);
      } finally {
        if (isNew) removeEmpty(folder);
      }
    },
    publish: (dist, days) => {
      try {
        return publishInto(dist, folder, { days, now: Date.now() });
      } catch (error) {
        throw asStop(error, folder, dist);
      }
    },
    damaged: (number) => damagedFiles(folder, store, number),
    rollBack: (number, days) => {
      try {
        return rollBack(folder, number, { days, now: Date.now() });
      } catch (error) {
        throw asStop(error, folder);
      }
    },
  };
}

/** Removes a folder that this command created and left empty. */
function removeEmpty(folder: string): void {
  if (existsSync(folder) && filesBelow(folder).length === 0) rmSync(folder, { recursive: true, force: true });
}

/** Converts an error of the file system to a sentence and a remedy; returns any other error as it is. */
function asStop(error: unknown, folder: string, dist?: string): unknown {
  const code = fileErrorCode(error);
  if (error instanceof Stop || code === undefined) return error;
  const isUnchanged = !(error instanceof PublishError) || error.isUnchanged;
  const shown = harmless(folder, 120);
  const consequence = !isUnchanged
    ? 'Some files are new and some are not; readers have a whole guide either way.'
    : existsSync(join(folder, 'site.json'))
      ? 'Nothing was changed: readers get what they got before.'
      : 'Nothing was published.';
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return new Stop(
    `${isFull ? `There is no room left in ${shown}` : `The guide cannot be written to ${shown} (${code})`}. ${consequence}`,
    `${fileErrorRemedy(code)}${isFull ? ` (${spaceIn(folder, dist)})` : ''}, and ${
      isUnchanged ? 'run the command again' : 'run the command again, or go back with --rollback'
    }.`,
  );
}

/** Returns in words how much space a site takes, and how much there is. */
function spaceIn(folder: string, dist: string | undefined): string {
  let place = folder;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  const { bavail, bsize } = statfsSync(place);
  const free = `${showSize(bavail * bsize)} are free`;
  return dist && existsSync(dist) ? `a whole guide takes ${showSize(sizeOf(dist))}, ${free}` : free;
}

/** Publications by rsync are recorded in the guide's folder, because the other machine runs no program of ours. */
function remoteTarget(name: string, guide: string): Target {
  const ownFolder = join(guide, storeName);
  const slug = createHash('sha256').update(name.replace(/\/*$/, '')).digest('hex').slice(0, 12);
  const store = join(ownFolder, `by-rsync-${slug}`);
  const currentFile = join(store, 'current');
  const current = (): number | undefined => {
    const number = existsSync(currentFile) ? Number(readFileSync(currentFile, 'utf8')) : Number.NaN;
    return Number.isInteger(number) ? number : undefined;
  };
  const setCurrent = (number: number) => writeFileSync(currentFile, String(number));
  const prune = (days: number) => {
    for (const { number } of outdatedPublications(readPublications(store), current() ?? 0, { days, now: Date.now() }))
      forgetPublication(store, number);
  };
  return {
    name,
    documents: () => publicationFiles(store, current() ?? 0),
    publications: () => {
      const number = current();
      return { publications: readPublications(store), ...(number === undefined ? {} : { current: number }) };
    },
    documentsOf: (number) => publicationFiles(store, number),
    // The guide's own lock is held already.
    locked: (work) => work(),
    publish: (dist, days) => {
      mkdirSync(store, { recursive: true });
      // Not part of the operator's repository.
      writeFileSync(join(ownFolder, '.gitignore'), '*\n');
      const recorded = recordPublication(store, dist, { published: new Date() });
      try {
        publishByRsync(dist, name);
      } catch (error) {
        if (recorded) forgetPublication(store, recorded.number);
        throw error;
      }
      if (recorded) setCurrent(recorded.number);
      prune(days);
      return {};
    },
    damaged: (number) =>
      damagedFiles(publicationFiles(store, number), store, number).filter((path) => !path.startsWith('static/')),
    rollBack: (number) => {
      const files = publicationFiles(store, number);
      // rsync compares times: these files must be newer than what is there.
      const now = Date.now() / 1000;
      for (const path of filesBelow(files))
        if (statSync(join(files, path)).isFile()) utimesSync(join(files, path), now, now);
      publishByRsync(files, name);
      setCurrent(number);
      return {};
    },
  };
}
