import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@sideguide/content-kit';
import { type CachedChunk, cachedDocument, digestLetters, type OfflineSite } from '@sideguide/guide-core/offline';
import type { ChunkFiles } from './preload-script.ts';

/** File name of the service worker. It never changes, so that browsers find updates. */
export const workerFile = 'worker.js';

/** Replaces the worker if an operator's worker misbehaves: it deletes the guide's caches and unregisters itself. */
export const workerOffFile = 'worker-off.js';

/**
 * Chunks that no step waits for: the worker of the file check, the answers, the sources and the page about the guide, a
 * third of a flow. They are cached last (`apps/guide/src/platform/offline/worker-client.ts`).
 */
const isLate = (name: string): boolean =>
  /^(?:check-(?![a-z]{2}$)|answers-|ask$|words-ask-|labels-of-messages$|facts|(?:words-)?sources(?:$|-)|screen-about$|words-about-)/.test(
    name,
  );

/** Returns the skin and language that a chunk belongs to, from the name given by `generate.ts`. */
function ownerOf(name: string, content: Content): Omit<CachedChunk, 'files'> {
  const [kind, ...rest] = name.split('-');
  const isScreen = kind === 'screen';
  // Without a flow, the messages of all phones are shown, so they are cached together.
  const isShared = isScreen || kind === 'messages';
  const skin = isShared ? undefined : rest.find((part) => part in content.skins);
  const tag = isScreen ? undefined : rest.slice(-1).find((part) => part in content.locales);
  return { ...(skin ? { skin } : {}), ...(tag ? { tag } : {}) };
}

const digest = (data: string | Buffer, letters: number) =>
  createHash('sha256').update(data).digest('base64').slice(0, letters);

/** Converts an address to a pattern: dots are escaped, a parameter is any segment, no slash at the end. */
const pattern = (address: string) =>
  address
    .replace(/(.)\/$/, '$1')
    .replace(/\./g, '\\.')
    .replace(/:\w+/g, '[^/]+');

/** Builds the service worker's file list. `sizes` are brotli bytes by path; the document is `index.html` in `base`. */
export function offlineSite(
  dist: string,
  base: string,
  addresses: readonly string[],
  chunks: ChunkFiles,
  content: Content,
  sizes: Readonly<Record<string, number>>,
): OfflineSite {
  const shell = chunks.index ?? [];
  const cachedChunks: CachedChunk[] = Object.entries(chunks)
    .filter(([name]) => name !== 'index')
    .map(([name, files]) => ({ files, ...ownerOf(name, content), ...(isLate(name) ? { isLate: true as const } : {}) }));
  const digestAndSize = (path: string) =>
    [digest(readFileSync(join(dist, path.slice(base.length))), digestLetters), sizes[path] ?? 0] as const;
  const paths = [...new Set([...shell, ...cachedChunks.flatMap(({ files }) => files)])].sort();
  const sums = {
    [base]: digestAndSize(base + cachedDocument),
    ...Object.fromEntries(paths.map((path) => [path, digestAndSize(path)])),
  };
  const site = {
    base,
    addresses: `^(?:${addresses.map(pattern).join('|')})$`,
    shell,
    chunks: cachedChunks,
    sums,
  };
  return { version: digest(JSON.stringify(site), 10).replace(/\W/g, '_'), ...site };
}

/** Returns the worker as it is served, with its file list at the top. */
export const workerScript = (script: string, site: OfflineSite): string =>
  `self.site=${JSON.stringify(site)};\n${script}`;
