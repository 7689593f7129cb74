import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { harmless, Stop } from '@sideguide/cli-kit';
import { readSums, sumsFile } from '@sideguide/site-kit/verify';

// A build replaces only what an earlier build wrote; other files next to it stay where they are.

/** Files in every folder of server settings, whichever build wrote it. */
const hostFiles = ['nginx.conf', 'Caddyfile'];

/**
 * Returns the paths that a build wrote into a folder, from its list of hashes; none if the list is missing or damaged.
 */
export function listed(folder: string): string[] {
  try {
    return [...readSums(folder).keys(), sumsFile];
  } catch {
    return [];
  }
}

const isSite = (path: string): boolean => listed(path).includes('site.json');
const isSettings = (path: string): boolean => hostFiles.every((name) => existsSync(join(path, name)));

/** Whether a build may be written there: the path is free, an empty folder, or written by a build. */
function mayLie(path: string, isOurs: (path: string) => boolean): boolean {
  const there = lstatSync(path, { throwIfNoEntry: false });
  return !there || (there.isDirectory() && (readdirSync(path).length === 0 || isOurs(path)));
}

/** Whether a folder is the other one or contains it. */
function isAbove(folder: string, other: string): boolean {
  const way = relative(existsSync(folder) ? realpathSync(folder) : folder, realpathSync(other));
  return !/^\.\.(?:[\\/]|$)/.test(way);
}

/** Throws `Stop` unless the site would replace only a site, and its settings only settings of a build. */
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

/**
 * Returns what is in a folder but not among these paths: files, links, and whole folders that contain none of the
 * paths.
 */
function strangersIn(folder: string, own: readonly string[], below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below + entry.name;
    if (entry.isDirectory() && own.some((one) => one.startsWith(`${path}/`)))
      return strangersIn(folder, own, `${path}/`);
    return own.includes(path) ? [] : [path];
  });
}

/**
 * Replaces a whole folder by another one. `own` are the paths in the old folder that may be deleted; everything else is
 * moved to the new one. The old folder is renamed first and deleted last, so a process that is killed in between loses
 * nothing. Throws `Stop` if a file that is not among `own` is in the way.
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

/** Replaces a site and its server settings that an earlier build wrote; `mayReplace` must have been called before. */
export function replaceSite(part: string, dist: string): void {
  const settings = readdirSync(`${part}-host`);
  putInPlace(part, dist, listed(dist));
  putInPlace(`${part}-host`, `${dist}-host`, settings);
}
