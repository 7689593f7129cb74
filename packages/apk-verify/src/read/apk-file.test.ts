import { describe, expect, it } from 'vitest';
import { craftApk } from '../../testing/craft.ts';
import { entryOf, evil, page } from '../../testing/verdicts.ts';
import { memorySource } from '../bytes/sources.ts';
import { u32At } from '../bytes/view.ts';
import { examine } from '../examine.ts';
import type { ByteSource } from '../model/source.ts';
import { nodeDigests } from '../node/node-digests.ts';

/**
 * Wraps bytes in a source that records the ranges that are read; content to be hashed is read in pieces and not
 * recorded.
 */
function watched(bytes: Uint8Array): { readonly source: ByteSource; readonly reads: [from: number, to: number][] } {
  const memory = memorySource(bytes);
  const reads: [number, number][] = [];
  return {
    reads,
    source: {
      ...memory,
      read: (offset, length) => {
        reads.push([offset, offset + length]);
        return memory.read(offset, length);
      },
    },
  };
}

describe("a check reads the archive's directory once", () => {
  // So many names that the directory is longer than any batched read.
  const many = Array.from({ length: 3800 }, (_, at) => ({
    name: `assets/${'long-'.repeat(48)}${at}.bin`,
    data: new Uint8Array(0),
    method: 0,
  }));
  it.each([
    ['a sound file, for every Android', { sign: { v1: [page], v2: [page], v3: [page] } }],
    ['one that needs newer Androids', { sign: { v3: [page] } }],
    ['one of two hands', { sign: { v2: [evil], v3: [page] } }],
    ['one of nobody', { sign: null }],
  ])('%s', async (_name, craft) => {
    const bytes = craftApk({ ...craft, parts: many });
    const { source, reads } = watched(bytes);
    const { facts } = await examine(source, { known: [entryOf(page)] }, nodeDigests);
    expect(facts?.package).toBe('org.example.app');
    const end = bytes.length - 22;
    const covering = (from: number, to: number) => reads.filter(([start, stop]) => start <= from && to <= stop).length;
    expect(end - u32At(bytes, end + 16)).toBeGreaterThan(1 << 20);
    expect(covering(u32At(bytes, end + 16), end)).toBe(1);
    expect(covering(end, bytes.length)).toBe(1);
  });
});
