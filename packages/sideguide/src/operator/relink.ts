import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@sideguide/site-kit/verify';

/** `static/js/async/apps.7bc376.js`: folder and name, digest, end. */
const hashed = /^(.*?)\.([0-9a-f]{6})\.(js|css)$/;

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface File {
  readonly path: string;
  readonly stem: string;
  readonly digest: string;
  readonly end: string;
  /** Matches every place that names this file by its digest: the whole name, or the runtime's list of digests. */
  readonly named: RegExp;
}

function fileOf(path: string): File | undefined {
  const [, stem, digest, end] = hashed.exec(path) ?? [];
  if (stem === undefined || digest === undefined || end === undefined) return undefined;
  const name = quoted(stem.slice(stem.lastIndexOf('/') + 1));
  const named = new RegExp(`((?<![\\w-])(?:${name}\\.|"?${name}"?:"))${digest}(?![0-9a-f])`, 'g');
  return { path, stem, digest, end, named };
}

/**
 * Changes texts of a bundled site, and gives every file whose text has changed a name with a new digest: in the file's
 * own name and wherever the site names it, up to the document. `change` gets a file's path and text. Answers with the new
 * path of every file by its old one. Throws an Error where two files name each other.
 */
export function relink(folder: string, change: (path: string, text: string) => string): Map<string, string> {
  const all = filesBelow(folder).filter((path) => /\.(?:js|css|html)$/.test(path));
  const before = new Map(all.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const files = all.flatMap((path) => fileOf(path) ?? []);
  const moved = new Map<string, string>();
  const open = new Set<string>();

  const settle = (path: string): string => {
    const done = moved.get(path);
    if (done !== undefined) return done;
    if (open.has(path)) throw new Error(`relink: ${path} names itself`);
    open.add(path);
    const old = before.get(path)!;
    let text = change(path, old);
    for (const file of files) {
      if (file.path === path || !old.includes(file.digest) || old.search(file.named) < 0) continue;
      const digest = fileOf(settle(file.path))!.digest;
      text = text.replace(file.named, (_all, name: string) => name + digest);
    }
    const own = fileOf(path);
    const sum = createHash('sha256').update(text).digest('hex').slice(0, 6);
    const now = text === old || !own ? path : `${own.stem}.${sum}.${own.end}`;
    if (text !== old) writeFileSync(join(folder, path), text);
    if (now !== path) renameSync(join(folder, path), join(folder, now));
    open.delete(path);
    moved.set(path, now);
    return now;
  };
  for (const path of all) settle(path);
  return moved;
}
