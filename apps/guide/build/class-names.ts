import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Class names of each file of styles, in the order in which they occur there. */
const classes = new Map<string, string[]>();
/** The file that each first part of a name belongs to. */
const owners = new Map<string, string>();

/**
 * Returns the built name of a class: a short digest of its file's path, and its number in that file. Unlike a digest of
 * each class, names that begin alike cost hardly a byte after the first. Throws an Error if two files share a digest.
 */
export function nameClass(app: string, file: string, name: string): string {
  const path = relative(app, file).replaceAll('\\', '/');
  const start = `_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
  const owner = owners.get(start) ?? path;
  if (owner !== path) throw new Error(`class-names: ${path} has the same digest as ${owner}. Rename one of them.`);
  owners.set(start, path);
  const known = classes.get(path) ?? [];
  classes.set(path, known);
  if (!known.includes(name)) known.push(name);
  return start + known.indexOf(name).toString(36);
}
