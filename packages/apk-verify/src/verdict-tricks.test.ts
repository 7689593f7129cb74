import { describe, expect, it } from 'vitest';
import { utf8 } from '../testing/bytes.ts';
import { craftManifest } from '../testing/craft.ts';
import type { TestFile } from '../testing/expect-obstacle.ts';
import { by, onlyV1, page, verdictOn } from '../testing/verdicts.ts';

// Whole files through the real readers and the real verifier: the verdict that the owner of a phone gets.

describe('tricks in a file of a listed signer', () => {
  const twice = { name: 'classes.dex', data: utf8('other code') };
  it.each<[string, TestFile]>([
    ['code in front of the archive', onlyV1([page], { zip: { front: utf8('dex\n035\0 and all the rest of it') } })],
    ['bytes in front of the archive', { sign: { ...by(page), zip: { front: utf8('#!/bin/sh\n') } } }],
    ['an entry twice', { sign: { v2: [page] }, parts: [twice, { ...twice, data: utf8('more code') }] }],
    [
      'a second manifest',
      {
        sign: { v2: [page] },
        parts: [
          { name: 'AndroidManifest.xml', data: craftManifest({}) },
          { name: 'AndroidManifest.xml', data: craftManifest({ package: 'org.evil.app' }) },
        ],
      },
    ],
    [
      'another name in front of the data',
      { sign: { v2: [page] }, parts: [{ ...twice, local: { name: utf8('classes.dey') } }] },
    ],
    ['a method that readers differ on', { sign: { v2: [page] }, parts: [{ ...twice, method: 12 }] }],
    ['an encrypted entry', { sign: { v2: [page] }, parts: [{ ...twice, central: { flags: 1 } }] }],
    ['a name that climbs', { sign: { v2: [page] }, parts: [{ ...twice, name: '../classes.dex' }] }],
    ['a name with a NUL', { sign: { v2: [page] }, parts: [{ ...twice, name: 'classes.dex\0.txt' }] }],
    [
      'entries in each other',
      {
        sign: { v2: [page] },
        parts: [
          { name: 'a', data: utf8('aaaa'), method: 0 },
          { name: 'b', data: utf8('aaaa'), method: 0, central: { headerOffset: 0 } },
        ],
      },
    ],
  ])('%s', async (_name, file) => {
    expect(await verdictOn(file, { sdk: file instanceof Uint8Array || !file.sdk ? 36 : 28 })).toBe(
      'do-not-install: tricked',
    );
  });
});

describe('a file that is not signed as it has to be', () => {
  it.each<[string, TestFile, number, string]>([
    ['not at all', { sign: null }, 36, 'unsigned'],
    ['in an old way for a new app', { sign: { v1: [page] }, sdk: { target: 30 } }, 30, 'weak-signature'],
    ['in an old way for a newer app', { sign: { v1: [page] }, sdk: { target: 36 } }, 34, 'weak-signature'],
    [
      'without the newer signature that it had',
      { sign: { v1: { signers: [page], alsoSigned: '2' } }, sdk: { target: 29 } },
      28,
      'altered',
    ],
    [
      'without the newest signature that it had',
      { sign: { v2: [{ ...page, attributes: [[0xbeeff00d, Uint8Array.of(3, 0, 0, 0)]] }] } },
      30,
      'altered',
    ],
    [
      'with a signature of something else',
      {
        sign: {
          v2: [{ ...page, changeSigned: (data) => data.with(20, 1), changeSignature: (bytes) => bytes.with(0, 1) }],
        },
      },
      30,
      'altered',
    ],
    [
      'with an entry that nobody signed',
      { sign: { v1: { signers: [page], unsigned: ['classes.dex'] } }, sdk: { target: 29 } },
      28,
      'altered',
    ],
  ])('%s', async (_name, file, sdk, danger) => {
    expect(await verdictOn(file, { sdk })).toBe(`do-not-install: ${danger}`);
  });

  it('or is damaged', async () => {
    const parts = [{ name: 'AndroidManifest.xml', data: utf8('nothing that Android reads') }];
    expect(await verdictOn({ sign: { v2: [page] }, parts })).toBe('do-not-install: damaged');
  });
});

describe('a number of Androids that no phone has', () => {
  it.each([{ float: 1 }, { type: 0x05, data: 99_999 }, 38, 10_000])('%j', async (min) => {
    for (const sdk of [36, undefined])
      expect(await verdictOn({ sign: { v2: [page], v3: [page] }, sdk: { min, target: 36 } }, { sdk })).toMatch(
        /^(?:will-not-install, genuine|do-not-install: (?:damaged|tricked))$/,
      );
  });
});
