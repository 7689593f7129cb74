import { describe, expect, it } from 'vitest';
import { algorithmOf, type KnownSignature, signaturesToVerify } from './algorithms.ts';

const known = (...ids: readonly number[]): KnownSignature[] =>
  ids.map((id) => ({ algorithm: algorithmOf(id)!, signature: new Uint8Array(0) }));
const chosen = (ids: readonly number[], minSdk: number, maxSdk: number) =>
  signaturesToVerify(known(...ids), minSdk, maxSdk)?.map(({ algorithm }) => algorithm.id) ?? null;

describe('signaturesToVerify', () => {
  it('takes the strongest digest that every Android of the range knows', () => {
    expect(chosen([0x0103, 0x0104], 24, 40)).toEqual([0x0104]);
    expect(chosen([0x0104, 0x0103], 24, 40)).toEqual([0x0104]);
    // The first of equals.
    expect(chosen([0x0103, 0x0101], 24, 40)).toEqual([0x0103]);
  });

  it('takes another one for the Androids that know a better', () => {
    expect(chosen([0x0103, 0x0421], 24, 40)).toEqual([0x0103, 0x0421]);
    expect(chosen([0x0421, 0x0103], 24, 27)).toEqual([0x0103]);
    expect(chosen([0x0421, 0x0201], 28, 28)).toEqual([0x0201, 0x0421]);
  });

  it('takes none where the oldest Android of the range knows none', () => {
    expect(chosen([0x0421], 24, 40)).toBeNull();
    expect(chosen([0x0421], 28, 40)).toEqual([0x0421]);
    expect(chosen([0x0103], 23, 40)).toBeNull();
    expect(chosen([0x0103], 1, 20)).toBeNull();
    expect(chosen([], 24, 40)).toBeNull();
  });

  it('asks source stamps for the signature only, not for the block', () => {
    const levels = (ids: readonly number[], minSdk: number, maxSdk: number) =>
      signaturesToVerify(known(...ids), minSdk, maxSdk, (one) => one.minSdkOfSignature)?.length ?? null;
    expect(levels([0x0103], 18, 23)).toBe(1);
    expect(levels([0x0201], 10, 23)).toBeNull();
    expect(levels([0x0101], 30, 23)).toBe(1);
    expect(levels([0x0101], 30, 22)).toBeNull();
  });
});

it('knows the algorithms of the schemes and no others', () => {
  expect(algorithmOf(0x0101)).toMatchObject({
    content: 'sha256',
    signature: { key: 'RSA', padding: 'PSS', digest: 'SHA-256', saltLength: 32 },
  });
  expect(algorithmOf(0x0425)).toMatchObject({ content: 'verity', signature: { key: 'DSA', digest: 'SHA-256' } });
  expect(algorithmOf(0x0302)).toBeUndefined();
  expect(algorithmOf(0)).toBeUndefined();
});
