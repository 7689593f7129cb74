import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ignored = /^(?:node_modules|dist|dist-host|dist-package)$|^\.(?!github|ci)|\.tsbuildinfo$/;

const filesBelow = (root: string, folder = ''): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(root, path) : [path];
    })
    .sort();

const digestOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** The project's files by path, each with the digest of its content. */
export type Files = ReadonlyMap<string, string>;

export const readFiles = (root: string): Files =>
  new Map(filesBelow(root).map((path) => [path, digestOf(readFileSync(join(root, path)))]));

/** What each part of the last check has passed: the digest of all that it depends on, or of each file. */
interface Record {
  content?: string;
  types?: string;
  lint?: string;
  files?: { readonly [path: string]: string };
}

/**
 * The parts of the check that passed before, so that only what has changed since is checked again. The versions of Node
 * and of the dependencies belong to the state of every part.
 */
export function passedBefore(root: string, files: Files) {
  const file = join(root, 'node_modules/.cache/sideguide-check.json');
  const dependencies = join(root, 'node_modules/.package-lock.json');
  const tools = process.version + (existsSync(dependencies) ? readFileSync(dependencies, 'utf8') : '');
  const last = ((): Record => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record;
    } catch {
      return {}; // there was no check yet
    }
  })();
  /** Digest of the files that match, and of the names of all. */
  const stateOf = (pattern: RegExp): string =>
    digestOf(tools + JSON.stringify([[...files.keys()], [...files].filter(([path]) => pattern.test(path))]));
  const keep = (passed: Record): void => {
    Object.assign(last, passed);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(last));
  };
  return { last, stateOf, keep };
}
