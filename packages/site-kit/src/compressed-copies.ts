import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { writeAtomically } from '@sideguide/cli-kit';

/** How each copy is made, by its ending, and how it is unpacked. */
const codings = {
  br: {
    pack: (bytes: Buffer): Promise<Buffer> =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    unpack: brotliDecompressSync,
  },
  gz: { pack: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }), unpack: gunzipSync },
} as const;

type Coding = keyof typeof codings;

/** Copies that no build has used for this long are deleted. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

/** Other versions of these libraries may write other bytes. */
const libraries = `${process.versions.brotli} ${process.versions.zlib}`;

/**
 * Returns the cache's folder for a site: in the nearest `node_modules` above it, as other build tools do. Undefined if
 * there is none.
 */
function cacheFolder(dist: string): string | undefined {
  for (let folder = dirname(dist); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules/.cache/sideguide-compressed');
    if (folder === dirname(folder)) return undefined;
  }
}

/** Reads a copy from the cache. Undefined unless it unpacks to exactly these bytes. */
function readCopy(file: string, bytes: Buffer, coding: Coding): Buffer | undefined {
  try {
    const copy = readFileSync(file);
    if (!codings[coding].unpack(copy).equals(bytes)) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return copy;
  } catch {
    return undefined;
  }
}

/** Keeps a copy. A cache that cannot be written is not used. */
function keepCopy(file: string, copy: Buffer): void {
  try {
    writeAtomically(file, copy);
  } catch {}
}

/** Deletes what no build has used for two weeks. */
function prune(folder: string): void {
  try {
    for (const name of readdirSync(folder))
      if (Date.now() - statSync(join(folder, name)).mtimeMs > keptMs) rmSync(join(folder, name), { force: true });
  } catch {} // there is no cache yet, or another build is deleting the same
}

/**
 * Returns a function that writes the compressed copies of a site's file next to it and returns the size of the brotli
 * copy in bytes. Compressing takes most of a build, so copies are kept by the content of their file.
 */
export function compressor(dist: string): (path: string) => Promise<number> {
  const folder = cacheFolder(dist);
  if (folder) prune(folder);
  const copyOf = async (bytes: Buffer, digest: string, coding: Coding): Promise<Buffer> => {
    const file = folder && join(folder, `${digest}.${coding}`);
    const kept = file && readCopy(file, bytes, coding);
    if (kept) return kept;
    const copy = await codings[coding].pack(bytes);
    if (file) keepCopy(file, copy);
    return copy;
  };
  return async (path) => {
    const bytes = readFileSync(path);
    const digest = createHash('sha256').update(libraries).update(bytes).digest('hex');
    const [br, gz] = await Promise.all([copyOf(bytes, digest, 'br'), copyOf(bytes, digest, 'gz')]);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
    return br.length;
  };
}
