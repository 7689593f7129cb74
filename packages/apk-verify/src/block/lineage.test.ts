import { describe, expect, it } from 'vitest';
import { type LineageNodeInput, lineage } from '../../testing/block-signer.ts';
import { concat, patched, prefixed, u32 } from '../../testing/bytes.ts';
import { signer } from '../../testing/signer.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { type Lineage, longestLineage, placeIn } from './lineage.ts';
import { readLineage } from './read-lineage.ts';

const [a, b, c] = [signer('rsa-2048-a'), signer('ec-p256'), signer('dsa-2048')];
const proof = (...nodes: readonly LineageNodeInput[]) => lineage(nodes)[1];
const read = (bytes: Uint8Array) => readLineage(bytes, nodeDigests);
const sound = async (...nodes: readonly LineageNodeInput[]) => (await read(proof(...nodes))) as Lineage;

describe('readLineage', () => {
  it('reads certificates from the oldest on, and verifies each by the one before it', async () => {
    const found = await sound(a, b, { ...c, flags: 1 });
    expect(found.map(({ certificate }) => certificate.key.algorithm)).toEqual(['RSA', 'EC', 'DSA']);
    expect(found.map(({ flags }) => flags)).toEqual([0x17, 0x17, 1]);
    expect(placeIn(found, found[1]!.certificate)).toBe(1);
    expect(placeIn(found, { ...found[1]!.certificate, raw: a.certificates[0]!.subarray(1) })).toBe(-1);
  });

  it('rejects a proof signed by another key', async () => {
    expect(await read(proof(a, { ...b, vouchedBy: signer('rsa-2048-b') }))).toBe('did-not-verify');
    const bytes = proof(a, b);
    expect(
      await read(patched(bytes, bytes.length - 1, Uint8Array.of(bytes[bytes.length - 1]! ^ 1))),
    ).not.toBeInstanceOf(Array);
  });

  it('rejects a repeated certificate', async () => {
    expect(await read(proof(a, b, a))).toBe('did-not-verify');
  });

  it('rejects a malformed certificate', async () => {
    expect(await read(proof(a, { key: 'ec-p256', certificates: [Uint8Array.of(0x30, 1, 0)] }))).toBe('did-not-verify');
  });

  it('distinguishes malformed proofs from unsupported ones', async () => {
    const bytes = proof(a, b);
    expect(await read(new Uint8Array(0))).toBe('mismatch');
    expect(await read(patched(bytes, 0, u32(2)))).toBe('mismatch');
    expect(await read(bytes.subarray(0, bytes.length - 1))).toBe('malformed');
    expect(await read(concat(bytes, u32(0xffff_ffff)))).toBe('mismatch');
    expect(await read(concat(u32(1), prefixed(prefixed(new Uint8Array(2)))))).toBe('malformed');
    // The signature algorithm of the next node, right before the first node's empty signature.
    const algorithm = 4 + 4 + 4 + (4 + a.certificates[0]!.length + 4) + 4;
    expect(await read(patched(bytes, algorithm, u32(0x9999)))).toBe('malformed');
    expect(await read(patched(bytes, algorithm, u32(0x0104)))).toBe('did-not-verify');
    // The same signature is valid for this algorithm too, but the next node names another one.
    expect(await read(patched(bytes, algorithm, u32(0x0421)))).toBe('did-not-verify');
  });

  it('limits the length of a proof', async () => {
    const node = proof(a).subarray(4);
    expect(await read(concat(u32(1), ...Array.from({ length: 1000 }, () => node)))).not.toBeInstanceOf(Array);
  });
});

describe('longestLineage', () => {
  it('takes the longest of which the others are the beginning', async () => {
    const three = await sound(a, b, c);
    expect(longestLineage([three.slice(0, 1), three, three.slice(0, 2)])).toBe(three);
    expect(longestLineage([])).toBeNull();
  });

  it('detects diverging lineages, and other capabilities', async () => {
    const [two, other] = [await sound(a, b), await sound(a, c)];
    expect(longestLineage([two, await sound(b)])).toBe('inconsistent');
    expect(longestLineage([two, other])).toBe('inconsistent');
    expect(longestLineage([[{ ...two[0]!, flags: 0 }], two])).toBe('inconsistent');
    expect(longestLineage([[{ ...two[0]!, algorithm: 0 }], two])).toBe('inconsistent');
  });
});
