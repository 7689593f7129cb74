import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content.ts';

/** Exports of the content's modules, by path from the root. They are data, which JSON keeps whole. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What is kept for the files as they are now: `value` is undefined if one of them is new, changed or gone. */
interface Kept<T> {
  readonly value?: T;
  readonly keep: (value: T) => void;
}

/** What nobody has read for this long is deleted. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

/** Returns a digest of the names and texts of all files below the folders that end in one of the endings. */
function digestOf(root: string, folders: readonly string[], ending: RegExp): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => ending.test(one)).sort())
      hash.update(`\n${folder}/${name}\n`).update(readFileSync(join(root, folder, name)));
  }
  return hash.digest('hex');
}

function prune(folder: string): void {
  for (const name of readdirSync(folder))
    if (Date.now() - statSync(join(folder, name)).mtimeMs > keptMs) rmSync(join(folder, name), { force: true });
}

function kept<T>(root: string, digest: string): Kept<T> {
  const folder = join(root, 'node_modules/.cache/sideguide-content');
  const file = join(folder, `${digest}.json`);
  const keep = (value: T): void => {
    try {
      mkdirSync(folder, { recursive: true });
      prune(folder);
      // By a rename, because another process may be reading it.
      const temporary = `${file}.${randomUUID()}`;
      writeFileSync(temporary, JSON.stringify(value));
      renameSync(temporary, file);
    } catch {} // a cache that cannot be written is not used
  };
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as T;
    const now = new Date();
    utimesSync(file, now, now);
    return { value, keep };
  } catch {
    return { keep };
  }
}

/**
 * The exports of the content's modules, kept in `node_modules/.cache` by the text of all of them, as they import each
 * other and nothing else: to compile and import 240 modules takes 4 s of CPU in every process that needs the content.
 */
export const keptModules = (root: string): Kept<Modules> => kept(root, digestOf(root, ['content'], /\.ts$/));

/**
 * The content without mistakes, kept by its files and the sources of its checks: to read and check it takes 1.5 s of CPU
 * in every command that is run in a clone.
 */
export const keptContent = (root: string): Kept<Content> =>
  kept(root, digestOf(root, ['content', 'packages/content-kit/src', 'packages/guide-core/src'], /\.(?:ts|json)$/));
