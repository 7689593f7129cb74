import {
  existsSync,
  lstatSync,
  mkdirSync,
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
import { hiddenFile } from '@sideguide/site-kit/serve';
import { filesBelow, sumsFile } from '@sideguide/site-kit/verify';
import { listed } from './replace.ts';

// A site is published so that whoever comes at any moment has a whole one: first what the new documents name, then the
// documents, then what tells others of them. Hashed names never mean another file, so those of the build before stay for a while.

const copy = /\.(?:br|gz)$/;

/** Documents of the app: they name hashed files. */
const documents = ['404.html', cachedDocument, 'index.html'];

/** Those of single addresses, each in a folder of its own. */
const ofAddress = `${documentName}.html`;

/** What tells workers, servers and the doctor of a whole build. */
const last = ['site.json', sumsFile, workerFile];

/** A file whose name changes with its content. */
const isHashed = (path: string): boolean => /^static\/.*\.[0-9a-f]{6}\.\w+$/.test(path.replace(copy, ''));

/** Files of a build in the order in which they are published, in four parts. */
export function publishOrder(files: readonly string[]): readonly (readonly string[])[] {
  const rank = (path: string): number => {
    const plain = path.replace(copy, '');
    if (path.startsWith('static/')) return 0;
    return last.includes(plain) ? 3 : documents.includes(plain) || basename(plain) === ofAddress ? 2 : 1;
  };
  return [0, 1, 2, 3].map((part) => files.filter((path) => rank(path) === part));
}

/** What was done in a folder: paths below it. */
export interface Published {
  readonly written: readonly string[];
  /** Hashed files of earlier builds that were kept, for readers who are in the middle of a step. */
  readonly kept: readonly string[];
  readonly removed: readonly string[];
}

const same = (a: string, b: string): boolean =>
  existsSync(b) && statSync(a).size === statSync(b).size && readFileSync(a).equals(readFileSync(b));

/** Writes a file so that nobody ever reads half of it. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const part = join(dirname(to), `.${basename(to)}.part`);
  try {
    // Never through something that lies there under that name already: it may be a link to elsewhere.
    rmSync(part, { force: true });
    writeFileSync(part, readFileSync(from), { flag: 'wx' });
    renameSync(part, to);
  } finally {
    rmSync(part, { force: true });
  }
}

/** All folders that files lie in, from the top. */
const foldersOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))));

/**
 * Publishes a built site into a folder. What lies there beside it is left alone; what an earlier build had and this
 * one has not goes, hashed files once no build has had them for `days`. `now` is in milliseconds. Throws `Stop` where a folder of it is a
 * link, since whoever may write there would choose where we write; and what the file system throws.
 */
export function publishInto(dist: string, target: string, { days, now }: { days: number; now: number }): Published {
  const files = filesBelow(dist);
  const before = listed(target);
  mkdirSync(target, { recursive: true });
  for (const folder of foldersOf(files))
    if (lstatSync(join(target, folder), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Stop(`${harmless(join(target, folder), 120)} is a link to elsewhere.`, 'Put a folder in its place.');
  const written: string[] = [];
  for (const path of publishOrder(files).flat()) {
    const [from, to] = [join(dist, path), join(target, path)];
    if (!same(from, to)) {
      put(from, to);
      written.push(path);
    }
    // By its time a file of this build is told from one that has long been left.
    utimesSync(to, now / 1000, now / 1000);
  }
  const own = new Set(files);
  const gone = filesBelow(target).filter((path) => !own.has(path));
  const isOld = (path: string) => now - statSync(join(target, path)).mtimeMs > days * 86_400_000;
  const removed = gone.filter((path) => (isHashed(path) ? isOld(path) : before.includes(path)));
  for (const path of removed) rmSync(join(target, path));
  return { written, kept: gone.filter((path) => isHashed(path) && !removed.includes(path)), removed };
}

/** Whether a word names a place on another machine, as rsync writes it; `C:\site` is a folder. */
export const isRemote = (target: string): boolean => /^(?:rsync:\/\/|[^/\\:]{2,}:)/.test(target);

/**
 * Calls of rsync, one after the other, that publish a built site in the same order. rsync puts each file in its place when it is
 * whole. Nothing is removed there: rsync does not tell how long a file has been left.
 */
export function rsyncCalls(dist: string, target: string): string[][] {
  const to = target.replace(/\/*$/, '/');
  const anchored = (names: readonly string[]) => names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  const only = (names: readonly string[]) => [...anchored(names).map((name) => `--include=/${name}`), '--exclude=*'];
  const from = `${dist}/`;
  const each = ['-rt', '--delay-updates'];
  const folders = ['--include=/_addresses/', '--include=/_addresses/**/', `--include=${ofAddress}*`];
  const later = anchored([...documents, ...last]).map((name) => `--exclude=/${name}`);
  return [
    [...each, '--include=/static/***', '--exclude=*', '--', from, to],
    [...each, '--exclude=/static/', `--exclude=${ofAddress}*`, ...later, '--', from, to],
    [...each, ...folders, ...only(documents), '--', from, to],
    [...each, ...only(last), '--', from, to],
  ];
}

/** The name of something in a folder, by all names in it, that is no guide; undefined where a guide may lie. */
export const strangerIn = (names: readonly string[]): string | undefined =>
  names.includes('site.json') ? undefined : names.find((name) => !hiddenFile.test(name) && !name.startsWith('.'));
