import { describe, expect, it } from 'vitest';
import { concat, utf8 } from '../../testing/bytes.ts';
import { craftApk, craftParts } from '../../testing/craft.ts';
import { fileOf } from '../../testing/file-of.ts';
import { type SignOptions, signApk, signer } from '../../testing/signer.ts';
import type { ZipPart } from '../../testing/zip-writer.ts';
import type { Trick } from '../model/report.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { verify } from './verify.ts';

const a = signer('rsa-2048-a');
const data = utf8('data');

async function tricksOf(bytes: Uint8Array, minSdk?: number) {
  const report = await verify(fileOf(bytes), minSdk === undefined ? {} : { minSdk }, { digests: nodeDigests });
  return { verified: report.verified, tricks: report.tricks };
}
const file = (parts: readonly ZipPart[], sign: SignOptions = { v3: [a] }) => signApk([...craftParts(), ...parts], sign);

/** Expects a valid signature, and exactly this trick. */
async function expectTrick(bytes: Uint8Array, trick: Trick, entry?: string) {
  const found = await tricksOf(bytes, 28);
  expect(found.verified).toBe(true);
  expect([...new Set(found.tricks.map((one) => one.trick))]).toEqual([trick]);
  if (entry !== undefined) expect(found.tricks[0]).toEqual({ trick, entry });
}

describe('findTricks', () => {
  it('finds none in a sound file, however it was packed', async () => {
    expect(await tricksOf(craftApk())).toEqual({ verified: true, tricks: [] });
    const parts: ZipPart[] = [
      { name: 'assets/a b/ü 漢.bin', data, descriptor: true },
      { name: 'lib/x86/lib.so', data, method: 0, align: 16_384 },
      { name: 'empty', data: utf8(''), method: 0 },
      { name: 'res/', data: utf8(''), method: 0 },
      { name: 'a..b/...', data },
    ];
    expect(await tricksOf(file(parts), 28)).toEqual({ verified: true, tricks: [] });
    expect(await tricksOf(file(parts, { v1: [a], v2: [a] }))).toEqual({ verified: true, tricks: [] });
    expect(await tricksOf(file(parts, { v1: [a] }), 23)).toMatchObject({ tricks: [] });
  });

  it('finds code or other data in front of the archive (CVE-2017-13156)', async () => {
    const dex = concat(utf8('dex\n035\0'), new Uint8Array(200));
    await expectTrick(file([], { v3: [a], zip: { front: dex } }), 'dex-in-front');
    await expectTrick(file([], { v3: [a], zip: { front: utf8('#!/bin/sh\n') } }), 'bytes-in-front');
    const v1 = await tricksOf(file([], { v1: [a], zip: { front: dex } }), 21);
    expect(v1.tricks).toEqual([{ trick: 'dex-in-front' }]);
  });

  it('finds two entries of one name', async () => {
    await expectTrick(file([{ name: 'classes.dex', data }]), 'duplicate-entry', 'classes.dex');
    await expectTrick(
      file([
        { name: 'x/', data: utf8('') },
        { name: 'x/', data: utf8('') },
      ]),
      'duplicate-entry',
      'x/',
    );
  });

  it('finds entries whose bytes overlap each other, or the signing block', async () => {
    const shared: ZipPart = {
      name: 'AndroidManifest.xml',
      data,
      only: 'no-data',
      central: { name: utf8('copy'), headerOffset: 0 },
    };
    const found = await tricksOf(file([shared]), 28);
    expect(found.tricks.map(({ trick }) => trick)).toContain('overlapping-entries');
    const long = { size: 500, compressedSize: 500 };
    const reaching: ZipPart = { name: 'last', data, method: 0, central: long, local: long };
    await expectTrick(file([reaching]), 'overlapping-entries', 'last');
  });

  it.each<[string, ZipPart['local']]>([
    ['name', { name: utf8('classes.dey') }],
    ['method', { method: 0 }],
    ['size', { size: 1 }],
    ['compressed size', { compressedSize: 1 }],
    ['checksum', { crc: 1 }],
    ['place of the sizes', { flags: 8 }],
  ])('finds a local header with another %s', async (_, local) => {
    const bytes = file([{ name: 'classes.dex2', data, ...(local && { local }) }]);
    await expectTrick(bytes, 'header-mismatch', 'classes.dex2');
  });

  it('finds an offset without a local header', async () => {
    const { tricks } = await tricksOf(
      file([{ name: 'none', data, only: 'no-data', central: { headerOffset: 3 } }]),
      28,
    );
    expect(tricks).toContainEqual({ trick: 'header-mismatch', entry: 'none' });
  });

  it.each<[string, Partial<ZipPart>]>([
    ['an unknown method', { method: 21 }],
    ['an encrypted entry', { central: { flags: 1 }, local: { flags: 1 } }],
  ])('finds %s', async (_, changes) => {
    await expectTrick(file([{ name: 'odd', data, ...changes }]), 'odd-compression', 'odd');
  });

  it.each(['/etc/passwd', 'a\0.txt', 'a\\b.txt', '../up', 'a/../b', '..'])('finds the odd name %j', async (name) => {
    await expectTrick(file([{ name, data }]), 'odd-name', name);
  });

  it('finds as many records as stand for an archive of ZIP64', async () => {
    const many = Array.from({ length: 0xffff - craftParts().length }, (_, at) => ({ name: `${at}`, data, method: 0 }));
    await expectTrick(file(many), 'odd-end');
    expect((await tricksOf(file(many.slice(1)), 28)).tricks).toEqual([]);
  });

  it('names a few of many', async () => {
    const parts = Array.from({ length: 500 }, (_, at) => ({ name: `../${at}`, data }));
    expect((await tricksOf(file(parts), 28)).tricks.length).toBeLessThan(10);
  });
});
