import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileErrorCode, harmless, Stop } from '@sideguide/cli-kit';
import { filesBelow, readSums, sha256, sumsFile } from '@sideguide/site-kit/verify';
import { isHashed, publishOrder } from './order.ts';
import {
  findPublication,
  forgetPublication,
  linkOrCopy,
  outdatedPublications,
  type Publication,
  publicationFiles,
  readPublicationSums,
  readPublications,
  readSumsText,
  recordPublication,
  storeName,
} from './publications.ts';

/** The result of publishing into a folder, as paths relative to it. */
export interface PublishResult {
  /** Number of the publication. */
  readonly number: number;
  readonly written: readonly string[];
  /** Hashed files of earlier publications that were not removed, for readers in the middle of a step. */
  readonly kept: readonly string[];
  readonly removed: readonly string[];
}

/** A publication failed. `isUnchanged` tells that readers get what they got before. */
export class PublishError extends Error {
  readonly code: string;
  readonly isUnchanged: boolean;
  constructor(cause: NodeJS.ErrnoException, isUnchanged: boolean) {
    super(cause.message, { cause });
    this.code = cause.code!;
    this.isUnchanged = isUnchanged;
  }
}

/**
 * Empty file of the store that exists while documents are being replaced; its name ends in the number of the new
 * publication. Empty, because going back must work on a full disk.
 */
const pendingName = /^pending-(\d+)$/;
const pendingNames = (store: string): string[] =>
  existsSync(store) ? readdirSync(store).filter((name) => pendingName.test(name)) : [];

const isSystemError = (error: unknown): error is NodeJS.ErrnoException => fileErrorCode(error) !== undefined;

const hasContent = (file: string, sum: string | undefined): boolean =>
  lstatSync(file, { throwIfNoEntry: false })?.isFile() === true && sha256(readFileSync(file)) === sum;

/** Puts a file in place atomically, so that nobody reads a partial one. */
function putAtomically(store: string, from: string, to: string, put: (from: string, temporary: string) => void): void {
  mkdirSync(dirname(to), { recursive: true });
  const temporary = join(store, 'part-file');
  try {
    // Remove whatever has the temporary name instead of writing through it: it may be a link to elsewhere.
    rmSync(temporary, { force: true });
    put(from, temporary);
    renameSync(temporary, to);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Returns all parent folders of the files, from the top. */
const foldersOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))));

/** Throws `Stop` if one of the folders is a link: whoever can write there could choose where we write. */
function requireOwnFolders(target: string, files: readonly string[]): void {
  for (const folder of [storeName, ...foldersOf(files)])
    if (lstatSync(join(target, folder), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Stop(`${harmless(join(target, folder), 120)} is a link to elsewhere.`, 'Put a folder in its place.');
}

/** Removes what a killed process left in the store. The caller must hold the lock. */
function removePartial(store: string): void {
  if (!existsSync(store)) return;
  for (const name of readdirSync(store).filter((name) => name.startsWith('part-')))
    rmSync(join(store, name), { recursive: true, force: true });
}

/** Returns the current publication of a target; records what an older version of Sideguide published there. */
function currentOf(target: string, store: string): Publication | undefined {
  const sums = readSumsText(target);
  if (!sums) return undefined;
  return (
    findPublication(store, sums) ??
    recordPublication(store, target, { inUse: target, published: statSync(join(target, sumsFile)).mtime })
  );
}

/**
 * Replaces the files without a hash in their names by those of a publication, in the order in which every visitor has a
 * whole guide. Needs no space where the file system has hard links. Returns the paths that changed.
 */
function activate(target: string, store: string, number: number, now: number): string[] {
  const sums = readPublicationSums(store, number);
  const files = publicationFiles(store, number);
  for (const name of pendingNames(store)) if (name !== `pending-${number}`) rmSync(join(store, name));
  writeFileSync(join(store, `pending-${number}`), '');
  const order = publishOrder([...sums.keys(), sumsFile].filter((path) => !isHashed(path))).flat();
  const written = order.filter((path) => {
    const to = join(target, path);
    const isThere = path === sumsFile ? readSumsText(target) === readSumsText(files) : hasContent(to, sums.get(path));
    if (isThere) return false;
    putAtomically(store, join(files, path), to, (from, temporary) => {
      linkOrCopy(from, temporary);
      // Caches that know only of times must not take the file of an earlier publication for the one they have.
      utimesSync(temporary, now / 1000, now / 1000);
    });
    return true;
  });
  rmSync(join(store, `pending-${number}`), { force: true });
  return written;
}

/** Removes files of other publications that nobody needs any more; other files are the operator's. */
function removeOutdated(target: string, store: string, number: number, { days, now }: PublishOptions) {
  const publications = readPublications(store);
  const listed = publications.map((one) => ({ ...one, sums: readPublicationSums(store, one.number) }));
  const current = readPublicationSums(store, number);
  const outdated = new Set(outdatedPublications(publications, number, { days, now }).map((one) => one.number));
  const isNeeded = (path: string) => listed.some((one) => !outdated.has(one.number) && one.sums.has(path));
  const isOld = (path: string) => now - statSync(join(target, path)).mtimeMs > days * 86_400_000;
  const isOurs = (path: string) =>
    listed.some(({ sums }) => sums.has(path) && hasContent(join(target, path), sums.get(path)));
  const leftover = filesBelow(target).filter(
    (path) => path !== sumsFile && !current.has(path) && !path.startsWith(`${storeName}/`),
  );
  const removed = leftover.filter((path) => (isHashed(path) ? !isNeeded(path) && isOld(path) : isOurs(path)));
  for (const path of removed) rmSync(join(target, path));
  for (const one of outdated) forgetPublication(store, one);
  return { removed, kept: leftover.filter((path) => isHashed(path) && !removed.includes(path)) };
}

interface PublishOptions {
  /** How long hashed files and documents of an earlier publication stay after it was replaced. */
  readonly days: number;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Publishes a built site into a folder. Other files there are left alone. Files of earlier publications are removed;
 * hashed files, and the list entry, only when the publication was replaced more than `days` ago, and never those of the
 * one before this. Throws `Stop` if a folder is a link, and `PublishError` if the file system refuses; everything that
 * can need space happens before readers see anything new. The caller must hold the target's lock.
 */
export function publishInto(dist: string, target: string, options: PublishOptions): PublishResult {
  const { now } = options;
  const store = join(target, storeName);
  const files = filesBelow(dist);
  const hashed = files.filter(isHashed);
  const copied: string[] = [];
  const isFirst = !existsSync(store);
  let recorded: Publication | undefined;
  let number: number;
  requireOwnFolders(target, files);
  try {
    mkdirSync(store, { recursive: true });
    removePartial(store);
    const current = currentOf(target, store);
    const isSame =
      current !== undefined &&
      readSumsText(target) === readSumsText(dist) &&
      damagedFiles(target, store, current.number).every(isHashed);
    if (!isSame) recorded = recordPublication(store, dist, { inUse: target, published: new Date(now) });
    number = isSame ? current.number : recorded!.number;
    const sums = readSums(dist);
    for (const path of hashed) {
      const to = join(target, path);
      if (hasContent(to, sums.get(path))) continue;
      putAtomically(store, join(dist, path), to, copyFileSync);
      copied.push(path);
    }
  } catch (error) {
    for (const path of copied) rmSync(join(target, path), { force: true });
    if (recorded) forgetPublication(store, recorded.number);
    if (isFirst) rmSync(store, { recursive: true, force: true });
    throw isSystemError(error) ? new PublishError(error, true) : error;
  }
  try {
    const written = [...copied, ...activate(target, store, number, now)];
    return { number, written, ...removeOutdated(target, store, number, options) };
  } catch (error) {
    throw isSystemError(error) ? new PublishError(error, false) : error;
  }
}

/** Returns the publications of a target, the newest first, which one readers get, and which one was interrupted. */
export function publicationsIn(target: string) {
  const store = join(target, storeName);
  const publications = readPublications(store);
  const current = findPublication(store, readSumsText(target))?.number;
  const [pending] = pendingNames(store);
  const interrupted = pending === undefined ? undefined : Number(pendingName.exec(pending)![1]);
  return {
    publications,
    ...(current === undefined ? {} : { current }),
    ...(interrupted === undefined ? {} : { interrupted }),
  };
}

/**
 * Returns the publication that `--rollback` without a number brings back: the one before the current, or the current one
 * if replacing it was interrupted. Undefined if there is none.
 */
export function previousPublication({
  publications,
  current,
  interrupted,
}: ReturnType<typeof publicationsIn>): number | undefined {
  if (interrupted !== undefined && interrupted !== current) return current;
  return publications.find(({ number }) => current !== undefined && number < current)?.number;
}

/**
 * Returns the paths of a publication's files that are missing or that somebody changed: it cannot be brought back as it
 * was.
 */
export function damagedFiles(target: string, store: string, number: number): string[] {
  const sums = readPublicationSums(store, number);
  const files = publicationFiles(store, number);
  return sums.size === 0
    ? [sumsFile]
    : [...sums].filter(([path, sum]) => !hasContent(join(isHashed(path) ? target : files, path), sum)).map(([p]) => p);
}

/** Brings back a publication whose files are sound. The caller must hold the target's lock. */
export function rollBack(target: string, number: number, options: PublishOptions): PublishResult {
  const store = join(target, storeName);
  const all = [...readPublicationSums(store, number).keys()];
  requireOwnFolders(target, all);
  try {
    removePartial(store);
    const written = activate(target, store, number, options.now);
    // Newer publications stay: an operator can go forward again.
    return { number, written, ...removeOutdated(target, store, number, { ...options, days: Number.MAX_SAFE_INTEGER }) };
  } catch (error) {
    throw isSystemError(error) ? new PublishError(error, false) : error;
  }
}
