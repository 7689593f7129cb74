import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File name of the list of hashes of a built site, in the format that `sha256sum -c` reads. */
export const sumsFile = 'SHA256SUMS';

/** Folder of a published site with its earlier publications; no server sends it. */
export const publicationsFolder = '.sideguide';

/** Returns the SHA-256 digest in hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the paths of the files below a folder, with forward slashes, sorted. Links are not followed. */
export function filesBelow(folder: string, subfolder = ''): string[] {
  return readdirSync(join(folder, subfolder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = subfolder ? `${subfolder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(folder, path) : entry.isFile() ? [path] : [];
    })
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Builds the list of hashes: one line per file, except for the list itself. */
export const sumsOf = (folder: string): string =>
  filesBelow(folder)
    .filter((path) => path !== sumsFile)
    .map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`)
    .join('');

/**
 * Returns the digest that a guide's page about itself shows: that of the lines of `sums`, a list of hashes, for the files
 * below `static/`, without their compressed copies. It is in the documents, so it cannot be theirs too.
 */
export const buildDigest = (sums: string): string =>
  sha256(Buffer.from(sums.replace(/.*\n/g, (line) => (/^\w+ {2}static\/.*(?<!\.(?:br|gz))\n/.test(line) ? line : ''))));

/** Reads a built site's list of hashes, by path. Throws an Error with one sentence if it is missing or damaged. */
export function readSums(folder: string): Map<string, string> {
  const file = join(folder, sumsFile);
  if (!existsSync(file)) throw new Error(`There is no built site with a list of hashes in ${folder}: no ${sumsFile}.`);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line, n) => {
      const [, sum, path] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
      if (!sum || !path || path.split('/').includes('..') || path.startsWith('/'))
        throw new Error(`${file} is damaged: line ${n + 1} is no hash and path.`);
      return [path, sum];
    }),
  );
}
