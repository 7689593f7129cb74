import { describe, expect, it } from 'vitest';
import { lineage, rotationFrom } from '../testing/block-signer.ts';
import type { SignOptions } from '../testing/signer.ts';
import { entryOf, evil, newer, page, verdictOn } from '../testing/verdicts.ts';

// Whole files through the real readers and the real verifier: the verdict that the owner of a phone gets.

describe('a rotated signer', () => {
  const rotated: SignOptions = { v1: [page], v2: [page], v3: [{ ...newer, attributes: [lineage([page, newer])] }] };
  const late: SignOptions = { ...rotated, v3: [page], v31: rotated.v3! };

  it('is genuine where the listed certificate vouches for it', async () => {
    for (const sdk of [23, 26, 28, 36, undefined])
      expect(await verdictOn({ sign: rotated }, { sdk })).toBe('genuine, genuine');
    for (const sdk of [23, 26, 28, 33, 36, undefined])
      expect(await verdictOn({ sign: late }, { sdk })).toBe('genuine, genuine');
  });

  it('is genuine on older phones, if the newer one is listed and names its predecessor', async () => {
    const known = entryOf(newer);
    for (const sdk of [23, 26, 28, 36])
      expect(await verdictOn({ sign: rotated }, { sdk }, known)).toBe('genuine, genuine');
    for (const sdk of [23, 26, 28, 32, 33])
      expect(await verdictOn({ sign: late }, { sdk }, known)).toBe('genuine, genuine');
  });

  it('is not where the proof is false, another’s, or missing', async () => {
    const v3 = (attributes: NonNullable<SignOptions['v3']>[number]['attributes']): SignOptions => ({
      v3: [{ ...newer, ...(attributes ? { attributes } : {}) }],
    });
    expect(await verdictOn({ sign: v3(undefined) })).toBe('do-not-install: mismatch');
    expect(await verdictOn({ sign: v3([lineage([page, { ...newer, vouchedBy: evil }])]) })).toBe(
      'do-not-install: altered',
    );
    expect(await verdictOn({ sign: v3([lineage([page, evil])]) })).toBe('do-not-install: altered');
    expect(await verdictOn({ sign: v3([lineage([newer, page])]) })).toBe('do-not-install: altered');
    expect(await verdictOn({ sign: v3([lineage([evil, newer])]) })).toBe('do-not-install: mismatch');
  });

  it('is not where an older signature stands for older phones by itself', async () => {
    const sign: SignOptions = { v2: [evil], v3: [{ ...newer, attributes: [lineage([page, newer])] }], marks: false };
    expect(await verdictOn({ sign }, { sdk: 26 })).toBe('do-not-install: mismatch');
    expect(await verdictOn({ sign }, { sdk: 26 }, entryOf(newer))).toBe('do-not-install: mismatch');
  });

  it('leaves phones before the rotation to the older signer', async () => {
    const from35: SignOptions = { ...late, v31: [{ ...rotated.v3![0]!, minSdk: 35 }] };
    expect(await verdictOn({ sign: from35 }, { sdk: 34 }, entryOf(page))).toBe('genuine, genuine');
    const strange: SignOptions = { v3: [{ ...evil, attributes: [rotationFrom(35)] }], v31: from35.v31! };
    expect(await verdictOn({ sign: { ...strange, marks: false } }, { sdk: 34 }, entryOf(page))).toMatch(
      /^do-not-install/,
    );
  });

  it('of other levels does not speak for this phone', async () => {
    const sign: SignOptions = {
      v3: [
        { ...evil, maxSdk: 32 },
        { ...page, minSdk: 33 },
      ],
    };
    expect(await verdictOn({ sign }, { sdk: 30 })).toBe('do-not-install: mismatch');
    expect(await verdictOn({ sign }, { sdk: 33 })).toBe('genuine, genuine');
    const turned: SignOptions = {
      v3: [
        { ...page, minSdk: 33 },
        { ...evil, maxSdk: 32 },
      ],
    };
    // In an order other than that of the levels, the last signer is not the newest Android version's: that is meant to
    // mislead.
    for (const sdk of [30, undefined])
      expect(await verdictOn({ sign: turned }, { sdk })).toBe('do-not-install: tricked');
    expect(await verdictOn({ sign: turned }, { sdk: 33 })).toBe('genuine, genuine');
  });
});
