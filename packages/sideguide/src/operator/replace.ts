import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { harmless, Stop } from '@sideguide/cli-kit';
import { readSums, sumsFile } from '@sideguide/site-kit/verify';

// A build takes the place of what a build wrote, and of nothing else: whatever somebody laid beside that stays where it is.

/** The files that a folder of settings for servers has, whichever build wrote it. */
const hostFiles = ['nginx.conf', 'Caddyfile'];

/** Paths that a build wrote into a folder, by its own list; none where there is no list, or a damaged one. */
export function listed(folder: string): string[] {
  try {
    return [...readSums(folder).keys(), sumsFile];
  } catch {
    return [];
  }
}

const isSite = (path: string): boolean => listed(path).includes('site.json');
const isSettings = (path: string): boolean => hostFiles.every((name) => existsSync(join(path, name)));

/** Whether a build may come to lie there: in the place of nothing, or of what a build wrote. */
function mayLie(path: string, isOurs: (path: string) => boolean): boolean {
  const there = lstatSync(path, { throwIfNoEntry: false });
  return !there || (there.isDirectory() && (readdirSync(path).length === 0 || isOurs(path)));
}

/** Whether a folder is another one, or lies above it. */
function isAbove(folder: string, other: string): boolean {
  const way = relative(existsSync(folder) ? realpathSync(folder) : folder, realpathSync(other));
  return !/^\.\.(?:[\\/]|$)/.test(way);
}

/** A site takes the place of a site, its settings that of a build's settings, and neither of anything else; `Stop` otherwise. */
export function mayReplace(dist: string, guide: string): void {
  for (const path of [dist, `${dist}-host`])
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Stop(
        `${harmless(path, 120)} is a link, and a folder would take its place.`,
        'Take it away, or name another folder: --out DIR',
      );
  if (!mayLie(`${dist}-host`, isSettings))
    throw new Stop(
      `${harmless(`${dist}-host`, 120)} holds something that no build wrote, and is not written over.`,
      'Give it another name, or name another folder for the site: --out DIR',
    );
  if (isAbove(dist, guide) || !mayLie(dist, isSite))
    throw new Stop(
      `${harmless(dist, 120)} holds something that is no built guide, and is not written over.`,
      'Name another folder: --out DIR',
    );
}

/** What lies in a folder and is not of these paths: files, links, and folders as a whole that hold none of them. */
function strangersIn(folder: string, own: readonly string[], below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below + entry.name;
    if (entry.isDirectory() && own.some((one) => one.startsWith(`${path}/`)))
      return strangersIn(folder, own, `${path}/`);
    return own.includes(path) ? [] : [path];
  });
}

/**
 * Puts a whole folder in the place of another one. `own` are the paths of that one that may go; everything else is brought over.
 * The one before is put aside first and goes last: a process that is killed in between has lost nothing. Throws `Stop` where
 * something that is not its own stands in the way.
 */
function putInPlace(part: string, place: string, own: readonly string[]): void {
  const isThere = existsSync(place);
  const strangers = isThere ? strangersIn(place, own) : [];
  const blocked = strangers.find((path) => existsSync(join(part, path)));
  if (blocked !== undefined)
    throw new Stop(
      `${harmless(join(place, blocked), 120)} is not of a build, and this one has a file of that name.`,
      'Give it another name.',
    );
  const before = join(dirname(place), `${basename(place)}.before-${randomUUID()}`);
  if (isThere) renameSync(place, before);
  renameSync(part, place);
  for (const path of strangers) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    renameSync(join(before, path), join(place, path));
  }
  rmSync(before, { recursive: true, force: true });
}

/** Puts a site and its settings for servers in the place of those that a build wrote before; `mayReplace` has agreed. */
export function replaceSite(part: string, dist: string): void {
  const settings = readdirSync(`${part}-host`);
  putInPlace(part, dist, listed(dist));
  putInPlace(`${part}-host`, `${dist}-host`, settings);
}
