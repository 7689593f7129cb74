import { describe, expect, it } from 'vitest';
import { makeSigningBlock } from '../../testing/block-signer.ts';
import { concat, patched, u32, u64, utf8 } from '../../testing/bytes.ts';
import { joinZip, layZip, type ZipOptions } from '../../testing/zip-writer.ts';
import { memorySource } from '../bytes/sources.ts';
import { readFrame } from '../zip/end-record.ts';
import { findSigningBlock } from './signing-block.ts';

const parts = [{ name: 'a.txt', data: utf8('text') }];
async function find(block: Uint8Array, options: ZipOptions = {}) {
  return findSigningBlock(await readFrame(memorySource(joinZip(layZip(parts, options), block))));
}
const pairs = [
  [7, utf8('seven')],
  [8, utf8('eight')],
  [7, utf8('another')],
] as const;
const text = (bytes: Uint8Array | null | undefined) => bytes && Buffer.from(bytes).toString();
const block = makeSigningBlock(pairs);

describe('findSigningBlock', () => {
  it('finds values by their identifier, the first of several', async () => {
    const found = await find(block);
    expect(text(found!.find(7))).toBe('seven');
    expect(text(found!.find(8))).toBe('eight');
    expect(found!.find(9)).toBeNull();
    expect(found!.offset).toBe(layZip(parts).contents.length);
  });

  it('finds an empty block, and none in a file without', async () => {
    expect((await find(makeSigningBlock([])))!.find(7)).toBeNull();
    expect(await find(new Uint8Array(0))).toBeNull();
    expect(await find(new Uint8Array(500))).toBeNull();
  });

  it.each([
    ['another magic', patched(block, block.length - 1, utf8('3'))],
    ['sizes that disagree', patched(block, 0, u64(block.length))],
    ['a size below its own frame', concat(u64(16), u64(16), utf8('APK Sig Block 42'))],
    ['a size beyond the file', concat(u64(1e6), u64(1e6), utf8('APK Sig Block 42'))],
    ['a size of 2^63', concat(u64(2 ** 63), u64(2 ** 63), utf8('APK Sig Block 42'))],
  ])('takes %s for no block, as Android does', async (_, bytes) => {
    expect(await find(bytes)).toBeNull();
  });

  it('takes a file with bytes between directory and end for one without a block', async () => {
    expect(await find(block, { betweenDirectoryAndEnd: utf8('x') })).toBeNull();
  });

  it('finds what is before a malformed pair, and nothing after it', async () => {
    const bodies = [concat(u64(3), u32(8)), concat(u64(2 ** 40), u32(8)), utf8('rest')];
    for (const body of bodies) {
      const pair = concat(u64(5), u32(7), utf8('a'));
      const size = u64(pair.length + body.length + 24);
      const found = await find(concat(size, pair, body, size, utf8('APK Sig Block 42')));
      expect(text(found!.find(7))).toBe('a');
      expect(found!.find(8)).toBeNull();
    }
  });

  it('rejects a block larger than any valid one', async () => {
    await expect(find(makeSigningBlock([[7, new Uint8Array(17 << 20)]]))).rejects.toMatchObject({ code: 'too-large' });
  });
});
