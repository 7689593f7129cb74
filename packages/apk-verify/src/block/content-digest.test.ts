import { describe, expect, it } from 'vitest';
import { makeSigningBlock } from '../../testing/block-signer.ts';
import { concat } from '../../testing/bytes.ts';
import { chunkedDigest, verityDigest } from '../../testing/content-digest.ts';
import { joinZip, layZip } from '../../testing/zip-writer.ts';
import { memorySource } from '../bytes/sources.ts';
import type { ByteSource } from '../model/source.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { readFrame } from '../zip/end-record.ts';
import { contentDigests } from './content-digest.ts';
import { findSigningBlock } from './signing-block.ts';
import { VerityTree } from './verity.ts';

/** A source as unhelpful as the contract allows: a piece is overwritten once the one after the next is requested. */
function mean(bytes: Uint8Array): ByteSource {
  const source = memorySource(bytes);
  return {
    ...source,
    async *pieces(offset, length, piece) {
      const given: Uint8Array[] = [];
      for await (const bytes of source.pieces(offset, length, piece)) {
        given.push(new Uint8Array(bytes));
        given[given.length - 3]?.fill(0xaa);
        yield given[given.length - 1]!;
      }
    },
  };
}

function file(length: number, pages: boolean) {
  const data = new Uint8Array(Buffer.alloc(length, 'content that repeats itself at an odd length'));
  const laid = layZip([{ name: 'a.bin', data, method: 0 }]);
  const rest = pages ? new Uint8Array((4096 - (laid.contents.length % 4096)) % 4096) : new Uint8Array(0);
  const zip = { ...laid, contents: concat(laid.contents, rest) };
  const value = new Uint8Array(pages ? 4096 - 32 - 12 : 10);
  return { zip, bytes: joinZip(zip, makeSigningBlock([[7, value]])) };
}

async function digest(bytes: Uint8Array, algorithms: readonly ('sha256' | 'sha512' | 'verity')[], changes = {}) {
  const frame = await readFrame(mean(bytes));
  const block = await findSigningBlock(frame);
  const content = { frame, blockOffset: block!.offset, ...changes };
  return contentDigests(content, new Set(algorithms), { digests: nodeDigests, ...changes });
}

const mib = 1 << 20;
const lengths = [1, 4096, mib - 35, mib - 34, 3 * mib + 5000, 600_000];

describe('contentDigests', () => {
  it.each(lengths)('digests content of %d bytes in chunks', async (length) => {
    const { zip, bytes } = file(length, false);
    const found = await digest(bytes, ['sha256', 'sha512']);
    expect(Buffer.from(found.get('sha256')!)).toEqual(Buffer.from(chunkedDigest(zip, 'sha256')));
    expect(Buffer.from(found.get('sha512')!)).toEqual(Buffer.from(chunkedDigest(zip, 'sha512')));
  });

  it.each(lengths)('digests content of %d bytes as fs-verity does', async (length) => {
    const { zip, bytes } = file(length, true);
    const found = await digest(bytes, ['verity', 'sha256']);
    expect(Buffer.from(found.get('verity')!)).toEqual(Buffer.from(verityDigest(zip)));
    expect(Buffer.from(found.get('sha256')!)).toEqual(Buffer.from(chunkedDigest(zip, 'sha256')));
  });

  it('pads the last page with zeros, whatever a page that was cut before it held', async () => {
    const bytes = Uint8Array.from({ length: 4112 }, (_, at) => at % 251);
    const digestOf = async (...sections: readonly Uint8Array[]) => {
      const tree = new VerityTree(
        sections.map(({ length }) => length),
        nodeDigests,
      );
      for (const section of sections) await tree.add(section);
      return tree.digest();
    };
    expect(await digestOf(bytes.subarray(0, 4090), bytes.subarray(4090))).toEqual(await digestOf(bytes));
  });

  it('rejects a tree over a block that is not aligned to pages', async () => {
    await expect(digest(file(5000, false).bytes, ['verity'])).rejects.toMatchObject({ code: 'format' });
  });

  it('passes on the bytes before the block, reports progress, and aborts on a signal', async () => {
    const { zip, bytes } = file(20 * mib, false);
    let watched = 0;
    const told: (readonly [number, number])[] = [];
    await digest(bytes, ['sha256'], {
      watch: (piece: Uint8Array) => {
        watched += piece.length;
      },
      progress: (done: number, all: number) => told.push([done, all]),
    });
    expect(watched).toBe(zip.contents.length);
    const all = zip.contents.length + zip.directory.length + zip.end.length;
    expect(told[told.length - 1]).toEqual([all, all]);
    expect(told.length).toBeLessThan(10);
    const signal = { aborted: false, reason: new Error('enough') };
    const aborting = { signal, watch: () => Object.assign(signal, { aborted: true }) };
    await expect(digest(bytes, ['sha256'], aborting)).rejects.toThrow('enough');
  });
});
