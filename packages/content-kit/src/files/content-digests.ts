import { createHash, type Hash } from 'node:crypto';
import type { ContentDigests } from '@sideguide/guide-core/offline';

/** Returns a digest per language, and one per chunk without one (`packages/guide-core/src/offline/content-file.ts`). */
export function digestsOf(chunks: Readonly<Record<string, string>>, tags: readonly string[]): ContentDigests {
  const hashes: Record<string, Hash> = {};
  for (const name of Object.keys(chunks).sort()) {
    const key = tags.find((tag) => name.endsWith(`-${tag}`)) ?? name;
    hashes[key] ??= createHash('sha256');
    hashes[key].update(`${name}\n${chunks[name]}\n`);
  }
  return Object.fromEntries(Object.entries(hashes).map(([key, hash]) => [key, hash.digest('hex').slice(0, 6)]));
}
