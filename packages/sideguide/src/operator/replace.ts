import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { harmless, Stop } from '@sideguide/cli-kit';
import { readSums, sumsFile } from '@sideguide/site-kit/verify';

// A build replaces only what an earlier build wrote; other files next to it stay where they are.

/** Files in every folder of server settings, whichever build wrote it. */
const hostFiles = ['nginx.conf', 'Caddyfile'];

/** Returns the paths that a build wrote, from its list of hashes; none if that is missing or damaged. */
function listedFiles(folder: string): string[] {
  try {
    return [...readSums(folder).keys(), sumsFile];
  } catch {
    return [];
  }
}

const isSite = (path: string): boolean => listedFiles(path).includes('site.json');
const isSettings = (path: string): boolean => hostFiles.every((name) => existsSync(join(path, name)));

/** Whether a build may be written there: the path is free, an empty folder, or written by a build. */
function isReplaceable(path: string, isOurs: (path: string) => boolean): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return !stats || (stats.isDirectory() && (readdirSync(path).length === 0 || isOurs(path)));
}

/** Whether a folder is the other one or contains it. */
function containsFolder(folder: string, other: string): boolean {
  const path = relative(existsSync(folder) ? realpathSync(folder) : folder, realpathSync(other));
  return !/^\.\.(?:[\\/]|$)/.test(path);
}

/** Throws `Stop` unless the site would replace only a site, and its settings only settings of a build. */
export function requireReplaceable(dist: string, guide: string): void {
  for (const path of [dist, `${dist}-host`])
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Stop(
        `${harmless(path, 120)} is a link, and a folder would take its place.`,
        'Take it away, or name another folder: --out DIR',
      );
  if (!isReplaceable(`${dist}-host`, isSettings))
    throw new Stop(
      `${harmless(`${dist}-host`, 120)} holds something that no build wrote, and is not written over.`,
      'Give it another name, or name another folder for the site: --out DIR',
    );
  if (containsFolder(dist, guide) || !isReplaceable(dist, isSite))
    throw new Stop(
      `${harmless(dist, 120)} holds something that is no built guide, and is not written over.`,
      'Name another folder: --out DIR',
    );
}

/** Returns what a folder has beyond these paths: files, links, and whole folders that contain none of the paths. */
function findOtherFiles(folder: string, ownPaths: readonly string[], subfolder = ''): string[] {
  return readdirSync(join(folder, subfolder), { withFileTypes: true }).flatMap((entry) => {
    const path = subfolder + entry.name;
    if (entry.isDirectory() && ownPaths.some((ownPath) => ownPath.startsWith(`${path}/`)))
      return findOtherFiles(folder, ownPaths, `${path}/`);
    return ownPaths.includes(path) ? [] : [path];
  });
}

/**
 * Replaces a whole folder by another one. `ownPaths` are the paths in the old folder that may be deleted; everything
 * else is moved to the new one. The old folder is renamed first and deleted last, so a process that is killed in between
 * loses nothing. Throws `Stop` if a file that is not among `ownPaths` is in the way.
 */
function replaceFolder(newFolder: string, target: string, ownPaths: readonly string[]): void {
  const isThere = existsSync(target);
  const otherFiles = isThere ? findOtherFiles(target, ownPaths) : [];
  const blocked = otherFiles.find((path) => existsSync(join(newFolder, path)));
  if (blocked !== undefined)
    throw new Stop(
      `${harmless(join(target, blocked), 120)} is not of a build, and this one has a file of that name.`,
      'Give it another name.',
    );
  const oldFolder = join(dirname(target), `${basename(target)}.before-${randomUUID()}`);
  if (isThere) renameSync(target, oldFolder);
  renameSync(newFolder, target);
  for (const path of otherFiles) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    renameSync(join(oldFolder, path), join(target, path));
  }
  rmSync(oldFolder, { recursive: true, force: true });
}

/** Replaces a site and its server settings that an earlier build wrote; `requireReplaceable` must have been called before. */
export function replaceSite(newFolder: string, dist: string): void {
  const settings = readdirSync(`${newFolder}-host`);
  replaceFolder(newFolder, dist, listedFiles(dist));
  replaceFolder(`${newFolder}-host`, `${dist}-host`, settings);
}
