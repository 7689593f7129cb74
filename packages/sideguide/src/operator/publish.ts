import {
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
import { basename, dirname, join } from 'node:path';
import { harmless, Stop } from '@sideguide/cli-kit';
import { cachedDocument } from '@sideguide/guide-core/offline';
import { documentName, workerFile } from '@sideguide/site-kit';
import { filesBelow, sumsFile } from '@sideguide/site-kit/verify';
import { listedFiles } from './replace.ts';

// A site is published in an order that gives every visitor a complete one at any moment: first the files that the new
// documents refer to, then the documents, then the files that announce them. A hashed name always means the same file,
// so those of the previous build stay for a while.

const compressedSuffix = /\.(?:br|gz)$/;

/** Documents of the app, which refer to hashed files. */
const documents = ['404.html', cachedDocument, 'index.html'];

/** File name of the documents of single addresses, each in its own folder. */
const addressDocument = `${documentName}.html`;

/** Files from which workers, servers and the doctor learn of a complete build. */
const announcingFiles = ['site.json', sumsFile, workerFile];

/** Whether a file's name changes with its content. */
const isHashed = (path: string): boolean => /^static\/.*\.[0-9a-f]{6}\.\w+$/.test(path.replace(compressedSuffix, ''));

/** Returns the files of a build in the order in which they are published, in four parts. */
export function publishOrder(files: readonly string[]): readonly (readonly string[])[] {
  const rank = (path: string): number => {
    const plain = path.replace(compressedSuffix, '');
    if (path.startsWith('static/')) return 0;
    return announcingFiles.includes(plain)
      ? 3
      : documents.includes(plain) || basename(plain) === addressDocument
        ? 2
        : 1;
  };
  return [0, 1, 2, 3].map((part) => files.filter((path) => rank(path) === part));
}

/** The result of publishing into a folder, as paths relative to it. */
export interface PublishResult {
  readonly written: readonly string[];
  /** Hashed files of earlier builds that were not removed, for readers who are in the middle of a step. */
  readonly kept: readonly string[];
  readonly removed: readonly string[];
}

const isSameFile = (a: string, b: string): boolean =>
  existsSync(b) && statSync(a).size === statSync(b).size && readFileSync(a).equals(readFileSync(b));

/** Copies a file atomically, so that nobody reads a partial one. */
function copyAtomically(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const temporary = join(dirname(to), `.${basename(to)}.part`);
  try {
    // Remove whatever has the temporary name instead of writing through it: it may be a link to elsewhere.
    rmSync(temporary, { force: true });
    writeFileSync(temporary, readFileSync(from), { flag: 'wx' });
    renameSync(temporary, to);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Returns all parent folders of the files, from the top. */
const foldersOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))));

/**
 * Publishes a built site into a folder. Other files there are left alone. Files of an earlier build that are not in
 * this one are removed; hashed files only when no build has had them for `days`. `now` is in milliseconds. Throws
 * `Stop` if one of the folders is a link, because whoever can write there could choose where we write; throws file
 * system errors as they are.
 */
export function publishInto(dist: string, target: string, { days, now }: { days: number; now: number }): PublishResult {
  const files = filesBelow(dist);
  const previousFiles = listedFiles(target);
  mkdirSync(target, { recursive: true });
  for (const folder of foldersOf(files))
    if (lstatSync(join(target, folder), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Stop(`${harmless(join(target, folder), 120)} is a link to elsewhere.`, 'Put a folder in its place.');
  const written: string[] = [];
  for (const path of publishOrder(files).flat()) {
    const [from, to] = [join(dist, path), join(target, path)];
    if (!isSameFile(from, to)) {
      copyAtomically(from, to);
      written.push(path);
    }
    // The modification time distinguishes files of this build from long unused ones.
    utimesSync(to, now / 1000, now / 1000);
  }
  const current = new Set(files);
  const leftover = filesBelow(target).filter((path) => !current.has(path));
  const isOld = (path: string) => now - statSync(join(target, path)).mtimeMs > days * 86_400_000;
  const removed = leftover.filter((path) => (isHashed(path) ? isOld(path) : previousFiles.includes(path)));
  for (const path of removed) rmSync(join(target, path));
  return { written, kept: leftover.filter((path) => isHashed(path) && !removed.includes(path)), removed };
}

/** Whether a target is on another machine, in rsync's syntax; `C:\site` is a folder. */
export const isRemote = (target: string): boolean => /^(?:rsync:\/\/|[^/\\:]{2,}:)/.test(target);

/**
 * Returns the calls of rsync, to be run one after the other, that publish a built site in the same order. rsync puts
 * each file in place when it is complete. Nothing is removed, because rsync does not tell how long a file has been
 * unused.
 */
export function rsyncCalls(dist: string, target: string): string[][] {
  const destination = target.replace(/\/*$/, '/');
  const withCopies = (names: readonly string[]) => names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  const includeOnly = (names: readonly string[]) => [
    ...withCopies(names).map((name) => `--include=/${name}`),
    '--exclude=*',
  ];
  const from = `${dist}/`;
  const commonArgs = ['-rt', '--delay-updates'];
  const folders = ['--include=/_addresses/', '--include=/_addresses/**/', `--include=${addressDocument}*`];
  const laterFiles = withCopies([...documents, ...announcingFiles]).map((name) => `--exclude=/${name}`);
  return [
    [...commonArgs, '--include=/static/***', '--exclude=*', '--', from, destination],
    [...commonArgs, '--exclude=/static/', `--exclude=${addressDocument}*`, ...laterFiles, '--', from, destination],
    [...commonArgs, ...folders, ...includeOnly(documents), '--', from, destination],
    [...commonArgs, ...includeOnly(announcingFiles), '--', from, destination],
  ];
}

/** Whether a folder has what a publication leaves that was stopped before its documents: hashed files, and no site. */
const isUnfinished = (folder: string): boolean => {
  const hashed = existsSync(join(folder, 'static')) ? filesBelow(join(folder, 'static')) : [];
  return hashed.length > 0 && hashed.every((path) => isHashed(`static/${path}`));
};

/**
 * Returns the name of something in a folder that is not part of a guide, such as the page of another site; undefined if
 * a guide may be published there. Files with a leading dot do not count.
 */
export function findForeignFile(folder: string): string | undefined {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.includes('site.json') || isUnfinished(folder) ? undefined : names[0];
}
