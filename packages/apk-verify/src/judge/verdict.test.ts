import { describe, expect, it } from 'vitest';
import { lineage, rotationFrom } from '../../testing/block-signer.ts';
import { prefixed, u32, utf8 } from '../../testing/bytes.ts';
import { craftApk } from '../../testing/craft.ts';
import type { TestFile } from '../../testing/expect-obstacle.ts';
import { verdict } from '../../testing/expect-signatures.ts';
import { type SignOptions, signer } from '../../testing/signer.ts';
import { by, entryOf, evil, newer, onlyV1, page, store, verdictOn } from '../../testing/verdicts.ts';

// Whole files through the real readers and the real verifier: the verdict that the owner of a phone gets. What each
// Android version accepts is in `testing/android/`; here is why a file is refused, and what the listed certificates
// change.

const genuine = 'genuine, genuine';
const rotated = [{ ...newer, attributes: [lineage([page, newer])] }];
const early: SignOptions = { v1: [page], v2: [page], v3: rotated };
const late: SignOptions = { v1: [page], v2: [page], v3: [page], v31: rotated };

it.each([21, 23, 24, 27, 28, 33, 36, undefined])('a listed signer on API level %s', async (sdk) => {
  expect(await verdictOn({ sign: by(page) }, { sdk })).toBe(genuine);
  expect(await verdictOn({ sign: by(store) }, { sdk })).toBe('other-channel, other-channel');
  expect(await verdictOn({ sign: by(evil) }, { sdk })).toBe('do-not-install: mismatch');
});

it.each([23, 26, 28, 32, 33, 36, undefined])('a listed signer that was rotated, on API level %s', async (sdk) => {
  for (const sign of [early, late])
    for (const known of [entryOf(page), ...(sdk ? [entryOf(newer)] : [])])
      expect(await verdictOn({ sign }, { sdk }, known)).toBe(genuine);
  expect(await verdictOn({ sign: { v2: [page], v3: [page], v31: rotated } }, { sdk }, entryOf(newer))).toBe(
    sdk === 23 ? 'will-not-install, genuine' : genuine,
  );
});

describe('nobody should install', () => {
  const chain = { ...evil, certificates: [...evil.certificates, page.certificates[0]!] };
  const posing = { ...evil, certificates: [page.certificates[0]!, ...evil.certificates] };
  const proof = (...nodes: Parameters<typeof lineage>[0]): SignOptions => ({
    v3: [{ ...newer, attributes: [lineage(nodes)] }],
  });
  const target = (level: number) => ({ sdk: { target: level } });
  const broken = (bytes: Uint8Array) => bytes.with(9, 1);

  it.each<[string, TestFile, number | undefined, string]>([
    ['a companion who is not listed', { sign: { v2: [page, evil] } }, 36, 'mismatch'],
    ['a certificate behind the signer’s', { sign: { v2: [chain] } }, 36, 'mismatch'],
    ['a certificate behind the signer’s, in a JAR', onlyV1([chain]), 23, 'mismatch'],
    ['a certificate in front of the signer’s, v2', { sign: { v2: [posing] } }, 36, 'altered'],
    ['a certificate in front of the signer’s, v3', { sign: { v3: [posing] } }, 36, 'altered'],
    ['a listed signer for other Androids', { sign: { v1: [evil], v2: [page], marks: false } }, 23, 'mismatch'],
    ['the name alone', { sign: { v2: [signer('rsa-2048-b', { subject: 'Test rsa-2048-a' })] } }, 36, 'mismatch'],
    ['a rotation without a proof', { sign: { v3: [newer] } }, 36, 'mismatch'],
    ['a rotation by a stranger', { sign: proof(evil, newer) }, 36, 'mismatch'],
    ['a rotation that another signed', { sign: proof(page, { ...newer, vouchedBy: evil }) }, 36, 'altered'],
    ['a rotation the wrong way round', { sign: proof(newer, page) }, 36, 'altered'],
    ['an empty proof', { sign: { v3: [{ ...page, attributes: [[0x3ba06f8c, u32(1)]] }] } }, 36, 'altered'],
    ['two signers for one level', { sign: { v3: [evil, page] } }, 30, 'altered'],
    ['two signers for one level, phone unknown', { sign: { v3: [evil, page] } }, undefined, 'tricked'],
    [
      'a preview’s signature that does not hold',
      {
        sign: {
          ...by(page),
          v31: [{ ...page, minSdk: 34, attributes: [[0xc2a6b3ba, u32(1)]], changeSignature: broken }],
        },
      },
      34,
      'altered',
    ],
    ['bytes in front', { sign: { ...by(page), zip: { front: utf8('#!/bin/sh\n') } } }, 36, 'tricked'],
    ['no signature', { sign: null }, 36, 'unsigned'],
    ['an old signature for a new app', { ...target(30), sign: { v1: [page] } }, 30, 'weak-signature'],
    ['an old signature for a newer app', { ...target(36), sign: { v1: [page] } }, 34, 'weak-signature'],
    [
      'the newer signature taken out',
      { ...target(29), sign: { v1: { signers: [page], alsoSigned: '2' } } },
      28,
      'altered',
    ],
    [
      'an entry that nobody signed',
      { ...target(29), sign: { v1: { signers: [page], unsigned: ['classes.dex'] } } },
      28,
      'altered',
    ],
    [
      'a manifest that nobody can read',
      { sign: { v2: [page] }, parts: [{ name: 'AndroidManifest.xml', data: utf8('nothing') }] },
      36,
      'damaged',
    ],
  ])('%s', async (_what, file, sdk, danger) => {
    expect(await verdictOn(file, { sdk })).toBe(`do-not-install: ${danger}`);
  });

  it('other content under a listed signature', async () => {
    const bytes = craftApk({ sign: by(page) });
    const at = Buffer.from(bytes).indexOf('classes.dex') + 14;
    expect(await verdictOn(bytes.with(at, bytes[at]! ^ 1))).toBe('do-not-install: altered');
  });

  it('a file of a known app that is signed with a developer’s debug key', async () => {
    const debug = signer('rsa-2048-c', { subject: 'Android Debug' });
    expect(await verdictOn({ sign: by(debug) })).toBe('do-not-install: mismatch');
    expect(await verdictOn({ sign: by(debug) }, {}, entryOf(debug))).toBe('genuine, genuine');
    expect(await verdictOn({ package: 'org.stranger.app', sign: by(debug) })).toBe('debug-key, unknown-app');
  });

  it('a file whose proofs cost more than any valid one’s, in v3 and v3.1 together', async () => {
    const attributes = [lineage([page, store, evil, newer])];
    const many = (first: number) =>
      Array.from({ length: 40 }, (_, n) => ({ ...newer, minSdk: first + n, maxSdk: first + n, attributes }));
    const sign: SignOptions = { v3: many(28), v31: many(33), marks: false };
    expect(await verdictOn({ sign }, { sdk: 36 })).toBe('do-not-install: damaged');
  });

  it('a rotated signer where an older signature by a stranger counts', async () => {
    const sign: SignOptions = { v2: [evil], v3: rotated, marks: false };
    for (const known of [entryOf(page), entryOf(newer)])
      expect(await verdictOn({ sign }, { sdk: 26 }, known)).toBe('do-not-install: mismatch');
    const own = { ...evil, attributes: [rotationFrom(33), lineage([store, evil])] };
    const below: SignOptions = { v3: [own], v31: rotated, marks: false };
    expect(await verdictOn({ sign: below }, { sdk: undefined }, entryOf(page))).toBe('do-not-install: mismatch');
  });
});

it('two listed signers, one of a store, are the store’s', async () => {
  expect(await verdictOn({ sign: { v2: [page, store] } })).toBe('other-channel, other-channel');
});

it('a file that only newer Androids accept is genuine there', async () => {
  for (const sign of [{ v2: [page] }, { v3: [page] }, { v2: [page], v3: [page] }]) {
    expect(await verdictOn({ sign }, { sdk: 23 })).toBe('will-not-install, genuine');
    expect(await verdictOn({ sign }, { sdk: undefined })).toBe(genuine);
  }
});

it('v1 counts where v2 is missing, although the reference verifier does not look there', async () => {
  const sign: SignOptions = { v1: { signers: [evil], alsoSigned: null }, v3: [page], marks: false };
  const file = { sign, sdk: { min: 24, target: 29 } };
  for (const sdk of [26, undefined]) expect(await verdictOn(file, { sdk })).toBe('do-not-install: mismatch');
  expect(await verdictOn(file, { sdk: 28 })).toBe(genuine);
});

it('a v3.2 block leaves open whose file an unknown app is', async () => {
  const block = prefixed(prefixed(prefixed(), u32(37), u32(0x7fff_ffff), prefixed(), prefixed()));
  const sign: SignOptions = { ...by(page), changePairs: (own) => [...own, [0x70e1c89f, block]] };
  for (const sdk of [37, undefined])
    expect(await verdictOn({ sign, package: 'org.stranger' }, { sdk })).toBe('not-judged');
});

it.each<[SignOptions, unknown]>([
  [{ v3: [{ ...evil, attributes: [rotationFrom(33)] }], v31: [page], marks: false }, ['28–32 v3', '33– v31']],
  [{ v1: [page], v2: [page], v3: [page] }, ['21–23 v1', '24–27 v2', '28–32 v3', '33– v3']],
])('the signers of each level are reported for an unknown app too: %#', async (sign, expected) => {
  const { byLevel } = await verdict(craftApk({ sign, package: 'org.stranger' }), sign.v1 ? {} : { minSdk: 28 });
  const end = (sdk: number) => (sdk === 0x7fff_ffff ? '' : sdk);
  expect(byLevel.map(({ minSdk, maxSdk, scheme }) => `${minSdk}–${end(maxSdk)} ${scheme}`)).toEqual(expected);
  for (const { signers } of byLevel) expect(signers).toHaveLength(1);
});

describe('a number of Androids that no phone has', () => {
  it.each([{ float: 1 }, { type: 0x05, data: 99_999 }, 38, 10_000])('%j', async (min) => {
    for (const sdk of [36, undefined])
      expect(await verdictOn({ sign: { v2: [page], v3: [page] }, sdk: { min, target: 36 } }, { sdk })).toMatch(
        /^(?:will-not-install, genuine|do-not-install: (?:damaged|tricked))$/,
      );
  });
});
