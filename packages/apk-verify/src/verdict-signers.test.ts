import { describe, expect, it } from 'vitest';
import { craftApk } from '../testing/craft.ts';
import { type SignOptions, signer } from '../testing/signer.ts';
import { by, entryOf, evil, onlyV1, page, store, verdictOn } from '../testing/verdicts.ts';

// Whole files through the real readers and the real verifier: the verdict that the owner of a phone gets.

describe('a signer that is listed', () => {
  it.each([21, 23, 24, 27, 28, 33, 36, undefined])('is genuine on API level %s', async (sdk) => {
    expect(await verdictOn({ sign: by(page) }, { sdk })).toBe('genuine, genuine');
    expect(await verdictOn({ sign: by(store) }, { sdk })).toBe('other-channel, other-channel');
  });

  it('is not enough beside one that is not', async () => {
    expect(await verdictOn({ sign: { v2: [page, evil] } })).toBe('do-not-install: mismatch');
    expect(await verdictOn({ sign: { v2: [page, store] } })).toBe('other-channel, other-channel');
  });

  it('does not vouch for other content', async () => {
    const bytes = craftApk({ sign: by(page) });
    const at = Buffer.from(bytes).indexOf('classes.dex') + 14;
    expect(await verdictOn(bytes.with(at, bytes[at]! ^ 1))).toBe('do-not-install: altered');
  });

  it('does not count where only newer Androids read it', async () => {
    expect(await verdictOn({ sign: { v1: [evil], v2: [page], marks: false } }, { sdk: 23 })).toBe(
      'do-not-install: mismatch',
    );
    expect(await verdictOn({ sign: { v2: [page] } }, { sdk: 23 })).toBe('will-not-install, genuine');
    expect(await verdictOn({ sign: { v2: [page] } }, { sdk: undefined })).toBe('genuine, genuine');
  });
});

describe('a signer that is not listed', () => {
  it.each([21, 24, 28, 33, 36, undefined])('is a mismatch on API level %s', async (sdk) => {
    expect(await verdictOn({ sign: by(evil) }, { sdk })).toBe('do-not-install: mismatch');
  });

  it('whatever else is in the file: certificates, META-INF, a second block, names', async () => {
    const listed = page.certificates[0]!;
    const more: SignOptions = { v2: [{ ...evil, certificates: [...evil.certificates, listed] }] };
    expect(await verdictOn({ sign: more })).toBe('do-not-install: mismatch');
    const chain = { ...evil, certificates: [...evil.certificates, listed] };
    expect(await verdictOn(onlyV1([chain]), { sdk: 23 })).toBe('do-not-install: mismatch');
    expect(await verdictOn({ sign: { v1: [page], v2: [evil], marks: false } })).toBe('do-not-install: mismatch');
    const second: SignOptions = {
      v2: [evil],
      changePairs: (pairs) => [...pairs, [0x7109871a, pairs[0]![1].with(40, 1)]],
    };
    expect(await verdictOn({ sign: second })).toBe('do-not-install: mismatch');
    expect(await verdictOn({ sign: { v2: [signer('rsa-2048-b', { subject: 'Test rsa-2048-a' })] } })).toBe(
      'do-not-install: mismatch',
    );
  });

  it('cannot pass for one by putting its certificate in front', async () => {
    const posing = { ...evil, certificates: [page.certificates[0]!, ...evil.certificates] };
    expect(await verdictOn({ sign: { v2: [posing] } })).toBe('do-not-install: altered');
    expect(await verdictOn({ sign: { v3: [posing] } })).toBe('do-not-install: altered');
  });
});

describe('a file signed with a public key', () => {
  it('has no known signer, listed or not', async () => {
    const debug = signer('rsa-2048-c', { subject: 'Android Debug' });
    expect(await verdictOn({ sign: by(debug) })).toBe('do-not-install: public-key');
    expect(await verdictOn({ sign: by(debug) }, {}, entryOf(debug))).toBe('do-not-install: public-key');
    expect(await verdictOn({ package: 'org.stranger.app', sign: by(debug) })).toBe('do-not-install: public-key');
  });
});
