import { describe, expect, it } from 'vitest';
import { type Attribute, lineage, rotationFrom } from '../testing/block-signer.ts';
import { concat, prefixed, u32 } from '../testing/bytes.ts';
import { craftApk } from '../testing/craft.ts';
import { verdict } from '../testing/expect-signatures.ts';
import type { Pair, SignOptions } from '../testing/signer.ts';
import { by, entryOf, evil, newer, page, store, verdictOn } from '../testing/verdicts.ts';

// No signature covers the signing block: anybody can add their own signers next to a genuine file's without changing
// its content. "Genuine" must hold on every Android version that the verdict covers.

const preview: Attribute = [0xc2a6b3ba, u32(1)];
const v31 = (sign: SignOptions['v31'], marks = true): SignOptions => ({
  v2: [page],
  v3: [page],
  ...(sign ? { v31: sign } : {}),
  marks,
});

/** A v3.2 block: a list of signers of which only the (empty) signed data and the levels are readable. */
const hybrid = (...levels: readonly (readonly [number, number])[]): Pair => [
  0x70e1c89f,
  prefixed(...levels.map(([from, to]) => prefixed(prefixed(), u32(from), u32(to), prefixed(), prefixed()))),
];
const beside = (...pairs: readonly Pair[]): SignOptions => ({
  ...by(page),
  changePairs: (own) => [...pairs, ...own],
});
const forever = 0x7fff_ffff;

describe('a v3.2 block, which anybody can add', () => {
  const added = { sign: beside(hybrid([37, forever], [37, forever])) };

  it.each([37, undefined])('leaves open whose file it is on level %s', async (sdk) => {
    expect(await verdictOn(added, { sdk })).toBe('not-judged');
    expect(await verdictOn({ ...added, package: 'org.stranger' }, { sdk })).toBe('not-judged');
  });

  it.each([21, 24, 28, 33, 36])('is nothing to level %s', async (sdk) => {
    expect(await verdictOn(added, { sdk })).toBe('genuine, genuine');
  });

  it('is passed over if it is for other levels, and counts if it cannot be read', async () => {
    expect(await verdictOn({ sign: beside(hybrid([33, 36], [33, 36])) }, { sdk: 37 })).toBe('genuine, genuine');
    expect(await verdictOn({ sign: beside(hybrid([38, 40])) }, { sdk: 37 })).toBe('genuine, genuine');
    expect(await verdictOn({ sign: beside(hybrid([33, 37])) }, { sdk: 37 })).toBe('not-judged');
    expect(await verdictOn({ sign: beside(hybrid([38, 40])) }, { sdk: undefined })).toBe('not-judged');
    expect(await verdictOn({ sign: beside([0x70e1c89f, u32(77)]) }, { sdk: 37 })).toBe('not-judged');
    expect(await verdictOn({ sign: beside([0x70e1c89f, prefixed(prefixed(u32(0)))]) }, {})).toBe('genuine, genuine');
  });

  it('does not make a stranger’s file a doubtful one', async () => {
    const sign = { ...by(evil), changePairs: (own: Pair[]) => [...own, hybrid([37, forever])] };
    for (const sdk of [36, 37, undefined]) expect(await verdictOn({ sign }, { sdk })).toBe('do-not-install: mismatch');
  });

  it('is reported missing where a signer refers to it', async () => {
    const sign: SignOptions = { v2: [page], v3: [{ ...page, attributes: [[0xbf940529, u32(37)]] }] };
    expect(await verdictOn({ sign }, { sdk: 36 })).toBe('genuine, genuine');
    for (const sdk of [37, undefined]) expect(await verdictOn({ sign }, { sdk })).toBe('do-not-install: altered');
  });
});

describe('another signer for some levels only', () => {
  const rotated = [{ ...newer, attributes: [lineage([page, newer])] }];

  it('of v3, under v3.1', async () => {
    const sign: SignOptions = { v3: [{ ...evil, attributes: [rotationFrom(33)] }], v31: rotated, marks: false };
    for (const sdk of [28, 32, undefined]) expect(await verdictOn({ sign }, { sdk })).toBe('do-not-install: mismatch');
    expect(await verdictOn({ sign }, { sdk: 33 })).toBe('genuine, genuine');
  });

  it('of v3, under v3.1, with a proof that names nobody known', async () => {
    const own = { ...evil, attributes: [rotationFrom(33), lineage([store, evil])] };
    const sign: SignOptions = { v3: [own], v31: rotated, marks: false };
    expect(await verdictOn({ sign }, { sdk: undefined }, entryOf(page))).toBe('do-not-install: mismatch');
  });

  it('within v3, older or newer', async () => {
    const older: SignOptions = {
      v3: [
        { ...evil, maxSdk: 32 },
        { ...page, minSdk: 33 },
      ],
    };
    const later: SignOptions = {
      v3: [
        { ...page, maxSdk: 32 },
        { ...evil, minSdk: 33 },
      ],
    };
    for (const sign of [older, later])
      expect(await verdictOn({ sign }, { sdk: undefined })).toBe('do-not-install: mismatch');
  });

  it('of v3.1, for one level in the middle', async () => {
    const between: SignOptions = v31([
      { ...page, minSdk: 33, maxSdk: 33 },
      { ...evil, minSdk: 34, maxSdk: 34 },
      { ...page, minSdk: 35 },
    ]);
    expect(await verdictOn({ sign: between }, { sdk: 34 })).toBe('do-not-install: mismatch');
    expect(await verdictOn({ sign: between }, { sdk: undefined })).toBe('do-not-install: mismatch');
    for (const sdk of [28, 33, 35]) expect(await verdictOn({ sign: between }, { sdk })).toBe('genuine, genuine');
  });

  it('twice for the same levels', async () => {
    const twice: SignOptions = { v3: [evil, page] };
    expect(await verdictOn({ sign: twice }, { sdk: 30 })).toBe('do-not-install: altered');
    expect(await verdictOn({ sign: twice }, { sdk: undefined })).toBe('do-not-install: tricked');
  });

  it('is fine if a proof of rotation names it', async () => {
    const sign: SignOptions = { v2: [page], v3: [page], v31: rotated };
    for (const known of [entryOf(page), entryOf(newer)])
      expect(await verdictOn({ sign }, { sdk: undefined }, known)).toBe('genuine, genuine');
  });

  it('is reported for an unknown app too', async () => {
    const sign: SignOptions = { v3: [{ ...evil, attributes: [rotationFrom(33)] }], v31: [page], marks: false };
    const report = await verdict(craftApk({ sign, package: 'org.stranger' }), { minSdk: 28 });
    expect(
      report.byLevel.map(({ minSdk, maxSdk, scheme, signers }) => [minSdk, maxSdk, scheme, signers.length]),
    ).toEqual([
      [28, 32, 'v3', 1],
      [33, forever, 'v31', 1],
    ]);
  });
});

describe('an older signature by somebody else', () => {
  it.each<[string, SignOptions]>([
    ['v2 under v3', { v2: [evil], v3: [page], marks: false }],
    ['v1 under v2', { v1: [evil], v2: [page], marks: false }],
    ['v1 under v2 and v3', { v1: [evil], v2: [page], v3: [page], marks: false }],
    ['v1 and v2 under v3', { v1: [evil], v2: [evil], v3: [page], marks: false }],
    ['v2 under v3 and v3.1', { v2: [evil], v3: [page], v31: [page], marks: false }],
    ['a second v2 signer under v3', { v2: [page, evil], v3: [page], marks: false }],
    [
      'v1 under a v2 that is broken and v3',
      { v1: [evil], v2: [{ ...page, changeSignature: (b) => b.with(9, 1) }], v3: [page], marks: false },
    ],
  ])('%s', async (_name, sign) => {
    expect(await verdictOn({ sign }, { sdk: undefined })).toMatch(/^do-not-install/);
  });

  it('v1 where v2 is missing, although the reference verifier does not look there', async () => {
    const sign: SignOptions = { v1: { signers: [evil], alsoSigned: null }, v3: [page], marks: false };
    const file = { sign, sdk: { min: 24, target: 29 } };
    expect(await verdictOn(file, { sdk: 26 })).toBe('do-not-install: mismatch');
    expect(await verdictOn(file, { sdk: undefined })).toBe('do-not-install: mismatch');
    expect(await verdictOn(file, { sdk: 28 })).toBe('genuine, genuine');
  });

  it('but a file that only newer Androids take may be genuine', async () => {
    for (const sign of [{ v2: [page] }, { v3: [page] }, { v2: [page], v3: [page] }])
      expect(await verdictOn({ sign }, { sdk: undefined })).toBe('genuine, genuine');
  });
});

describe('a v3.1 signer that this phone does not use', () => {
  const broken = (value: Uint8Array): SignOptions => ({
    v2: [page],
    v3: [page],
    changePairs: (own) => [...own, [0x1b93ad61, value]],
  });

  it.each<[string, Uint8Array]>([
    ['a list past the end', u32(1000)],
    ['a signer past the end', prefixed(u32(1000))],
    ['a signer without levels', prefixed(prefixed(prefixed()))],
    ['half of the levels', prefixed(prefixed(prefixed(), u32(34)))],
  ])('is not passed over where it cannot be read: %s', async (_name, value) => {
    for (const sdk of [33, 36, undefined]) expect(await verdictOn({ sign: broken(value) }, { sdk })).toMatch(/^do-not/);
    expect(await verdictOn({ sign: broken(value) }, { sdk: 32 })).toBe('genuine, genuine');
  });

  it('is passed over where it is for other levels', async () => {
    const sign = v31([{ ...page, minSdk: 35 }]);
    for (const sdk of [33, 34, 35, undefined]) expect(await verdictOn({ sign }, { sdk })).toBe('genuine, genuine');
  });

  it('for a preview leaves the release of the same level to v3', async () => {
    const sign: SignOptions = {
      v3: [{ ...evil, attributes: [rotationFrom(34)] }],
      v31: [{ ...page, minSdk: 34, attributes: [preview] }],
      marks: false,
    };
    for (const sdk of [34, undefined]) expect(await verdictOn({ sign }, { sdk })).toMatch(/^do-not-install/);
    expect(await verdictOn({ sign }, { sdk: 35 })).toBe('genuine, genuine');
    const other: SignOptions = {
      v3: [{ ...page, attributes: [rotationFrom(34)] }],
      v31: [{ ...evil, minSdk: 34, attributes: [preview] }],
      marks: false,
    };
    expect(await verdictOn({ sign: other }, { sdk: 34 })).toBe('genuine, genuine');
    expect(await verdictOn({ sign: other }, { sdk: 35 })).toBe('do-not-install: mismatch');
  });

  it('for a preview with a signature that does not hold is refused all the same', async () => {
    const sign = v31([{ ...page, minSdk: 34, attributes: [preview], changeSignature: (bytes) => bytes.with(9, 1) }]);
    expect(await verdictOn({ sign }, { sdk: 34 })).toBe('do-not-install: altered');
  });
});

describe('proofs of rotation', () => {
  it('are one at most', async () => {
    const attributes = [lineage([page, newer]), lineage([page, newer])];
    for (const sign of [{ v3: [{ ...newer, attributes }] }, v31([{ ...newer, attributes }])])
      for (const sdk of [33, undefined]) expect(await verdictOn({ sign }, { sdk })).toBe('do-not-install: altered');
  });

  it('are limited to the cost of a valid file’s', async () => {
    const attributes = [lineage([page, store, evil, newer])];
    const many = (first: number) =>
      Array.from({ length: 40 }, (_, n) => ({ ...newer, minSdk: first + n, maxSdk: first + n, attributes }));
    const sign: SignOptions = { v3: many(28), v31: many(33), marks: false };
    expect(await verdictOn({ sign }, { sdk: 36 })).toBe('do-not-install: damaged');
  });

  it('that are empty are refused', async () => {
    const empty: Attribute = [0x3ba06f8c, u32(1)];
    expect(await verdictOn({ sign: { v3: [{ ...page, attributes: [empty] }] } }, { sdk: 36 })).toBe(
      'do-not-install: altered',
    );
  });
});

it('a signing block is taken as one whatever else stands in it', async () => {
  const stamp: Pair = [0x6dff800d, concat(u32(4), u32(0))];
  const dependencies: Pair = [0x504b4453, concat(u32(1), u32(2))];
  expect(await verdictOn({ sign: beside(stamp, dependencies) }, {})).toBe('genuine, genuine');
});
