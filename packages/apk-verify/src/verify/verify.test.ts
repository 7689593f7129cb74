import { describe, expect, it } from 'vitest';
import { patched, prefixed, utf8 } from '../../testing/bytes.ts';
import { a, fails, flip, newest, print, signed, verdict, verifies } from '../../testing/expect-signatures.ts';
import type { SignOptions } from '../../testing/signer.ts';
import type { AskedRange } from './range.ts';

describe('which schemes count', () => {
  const bytes = signed({ v1: [a], v2: [a], v3: [a] });

  it.each([
    [{}, ['v1', 'v2', 'v3']],
    [{ minSdk: 24 }, ['v2', 'v3']],
    [{ minSdk: 28 }, ['v3']],
    [{ maxSdk: 27 }, ['v1', 'v2']],
    [{ maxSdk: 23 }, ['v1']],
    [{ minSdk: 24, maxSdk: 27 }, ['v2']],
  ])('for %j', async (range, schemes) => {
    const { report, signers } = await verifies(bytes, schemes, range);
    expect(signers).toEqual([print(a)]);
    expect(report.range).toEqual({ minSdk: 21, maxSdk: newest, ...range });
    expect(report.tricks).toEqual([]);
  });

  it('falls back to v1 where there is no newer one', async () => {
    await verifies(signed({ v1: [a] }, { sdk: { target: 29 } }), ['v1'], { minSdk: 30 });
  });

  it('rejects a file that no scheme of the range signed', async () => {
    await fails(signed({ v2: [a], v3: [a] }), 'JAR_SIG_NO_MANIFEST');
    await fails(signed(null), 'JAR_SIG_NO_MANIFEST');
  });
});

describe('the file around the signatures', () => {
  const own: SignOptions = { v1: [a], v2: [a], v3: [a] };
  const throws = (bytes: Uint8Array, code: string, range: AskedRange = {}) =>
    expect(verdict(bytes, range)).rejects.toMatchObject({ name: 'ApkError', code });

  it('rejects a file that is no archive, and an archive without a manifest', async () => {
    await throws(utf8('<!doctype html>'), 'format');
    await throws(new Uint8Array(0), 'format');
    await throws(signed(own, { without: ['AndroidManifest.xml'] }), 'no-manifest');
    await throws(signed(own, { parts: [{ name: 'AndroidManifest.xml', data: utf8('<manifest/>') }] }), 'manifest');
  });

  it('needs no manifest where the range is given and old', async () => {
    await verifies(signed({ v1: [a] }, { without: ['AndroidManifest.xml'] }), ['v1'], { minSdk: 18, maxSdk: 23 });
  });

  it('rejects an empty range', async () => {
    await throws(signed(own), 'range', { maxSdk: 20 });
    await throws(signed(own), 'range', { minSdk: 30, maxSdk: 29 });
    await throws(signed(own), 'range', { minSdk: -1 });
    await throws(signed(own, { sdk: { min: 33 } }), 'range', { maxSdk: 32 });
  });

  it('requires v2 where the target does', async () => {
    const old = signed({ v1: [a] }, { sdk: { target: 30 } });
    await fails(old, 'MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET');
    await fails(old, 'MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET', { maxSdk: 30 });
    await verifies(old, ['v1'], { maxSdk: 29 });
    await verifies(signed({ v1: [a] }, { sdk: { target: 29 } }), ['v1']);
    await fails(
      signed({ v1: [a] }, { root: { targetSandboxVersion: 2 }, sdk: { target: 29 } }),
      'NO_SIG_FOR_TARGET_SANDBOX_VERSION',
    );
  });

  it('reports a broken signature before a broken directory', async () => {
    const bytes = signed({ v3: [{ ...a, changeSignature: flip }] }, { sdk: { target: 29 } });
    const broken = patched(bytes, bytes.length - 22 - 60, utf8('XXXX'));
    const report = await fails(broken, 'V3_SIG_DID_NOT_VERIFY', { minSdk: 28 });
    expect(report.tricks).toEqual([]);
  });

  it('reports a changed content only for the newest scheme', async () => {
    const signer = { ...a, changeDigest: flip };
    const { errors } = await verdict(signed({ v2: [signer], v3: [signer] }));
    expect(errors.map(({ name }) => name)).toEqual(['V3_SIG_APK_DIGEST_DID_NOT_VERIFY']);
  });

  it('detects every single changed byte, wherever it is', async () => {
    const bytes = signed({ v3: [a] });
    for (let at = 0; at < bytes.length; at += 97) {
      const changed = patched(bytes, at, Uint8Array.of(bytes[at]! ^ 0x40));
      const verified = await verdict(changed, { minSdk: 28 }).then(
        (report) => report.verified,
        (error: Error) => {
          expect(error.name).toBe('ApkError');
          return false;
        },
      );
      expect(verified).toBe(false);
    }
  });

  it('reports a block that it does not check', async () => {
    const bytes = signed({ v3: [a], changePairs: (pairs) => [...pairs, [0x70e1c89f, prefixed()]] });
    expect((await verifies(bytes, ['v3'], { minSdk: 28 })).report.unchecked).toEqual(['v3.2']);
  });
});
