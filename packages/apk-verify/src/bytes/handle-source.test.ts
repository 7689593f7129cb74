import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ByteSource } from '../model/source.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { handleSource } from './handle-source.ts';

const content = Buffer.from(Uint8Array.from({ length: 100_003 }, (_, at) => (at * 31) & 0xff));
let folder = '';
let path = '';
let handle: FileHandle;
let source: ByteSource;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'file-source-'));
  path = join(folder, 'file.bin');
  writeFileSync(path, content);
  handle = await open(path);
  source = await handleSource(handle);
});
afterAll(async () => {
  await handle.close();
  rmSync(folder, { recursive: true });
});

describe('handleSource', () => {
  it('reads exactly the requested range', async () => {
    expect(source.size).toBe(content.length);
    expect(Buffer.from(await source.read(5, 1000)).equals(content.subarray(5, 1005))).toBe(true);
    expect((await source.read(content.length, 0)).length).toBe(0);
    await expect(source.read(content.length - 1, 2)).rejects.toThrow('ends at');
  });

  it.each([1000, 4096, 99_999, 200_000])('yields pieces of %d bytes in order, all full but the last', async (piece) => {
    const [from, length] = [7, content.length - 10];
    const lengths: number[] = [];
    let before: Uint8Array = new Uint8Array(0);
    let at = from;
    for await (const bytes of source.pieces(from, length, piece)) {
      lengths.push(bytes.length);
      expect(Buffer.from(bytes).equals(content.subarray(at, at + bytes.length))).toBe(true);
      // The piece before this one is still in use.
      expect(Buffer.from(before).equals(content.subarray(at - before.length, at))).toBe(true);
      before = bytes;
      at += bytes.length;
    }
    expect(at).toBe(from + length);
    expect(lengths.slice(0, -1).every((one) => one === piece)).toBe(true);
    for await (const bytes of source.pieces(0, 0, piece)) expect(bytes).toBeUndefined();
  });

  it('can be stopped early, and then closed', async () => {
    const own = await open(path);
    const other = await handleSource(own);
    for await (const bytes of other.pieces(0, content.length, 1000)) {
      expect(bytes[0]).toBe(content[0]);
      break;
    }
    await own.close();
  });

  it('rejects if the file became shorter meanwhile', async () => {
    const short = join(folder, 'short.bin');
    writeFileSync(short, content);
    const own = await open(short);
    const other = await handleSource(own);
    truncateSync(short, 5000);
    const readAll = async () => {
      for await (const bytes of other.pieces(0, other.size, 1000)) expect(bytes.length).toBeGreaterThan(0);
    };
    await expect(readAll()).rejects.toMatchObject({ name: 'SourceError', code: 'changed' });
    await own.close();
  });
});

it('digests parts as one, whole and running', async () => {
  const names = {
    MD5: 'md5',
    'SHA-1': 'sha1',
    'SHA-224': 'sha224',
    'SHA-256': 'sha256',
    'SHA-384': 'sha384',
    'SHA-512': 'sha512',
  } as const;
  for (const [name, own] of Object.entries(names) as [keyof typeof names, string][]) {
    const expected = createHash(own).update(content).digest('hex');
    const parts = [content.subarray(0, 10), content.subarray(10)];
    expect(Buffer.from(await nodeDigests.digest(name, ...parts)).toString('hex')).toBe(expected);
    const running = nodeDigests.running(name);
    for (const part of parts) running.update(part);
    expect(Buffer.from(running.digest()).toString('hex')).toBe(expected);
  }
});
