import { describe, expect, it } from 'vitest';
import type { AlgorithmName, BlockSignerInput } from '../../testing/block-signer.ts';
import { patched, prefixed, u32, utf8 } from '../../testing/bytes.ts';
import { a, b, fails, flip, signed, verdict, verifies } from '../../testing/expect-signatures.ts';
import type { KeyName } from '../../testing/keys.ts';
import { signer } from '../../testing/signer.ts';

describe('every algorithm of the signing block', () => {
  const rows: readonly (readonly [AlgorithmName, KeyName])[] = [
    ['rsa-pss-sha256', 'rsa-2048-a'],
    ['rsa-pss-sha512', 'rsa-4096'],
    ['rsa-sha256', 'rsa-1024'],
    ['rsa-sha512', 'rsa-3072'],
    ['ec-sha256', 'ec-p256'],
    ['ec-sha512', 'ec-p521'],
    ['dsa-sha256', 'dsa-2048'],
    ['rsa-verity', 'rsa-2048-a'],
    ['ec-verity', 'ec-p384'],
    ['dsa-verity', 'dsa-1024'],
  ];
  it.each(rows)('%s', async (algorithm, key) => {
    const one = { ...signer(key), algorithms: [algorithm] };
    const pages = { pages: true };
    await verifies(
      signed({ v2: [one], v3: [one], ...pages }),
      ['v2', 'v3'].slice(algorithm.endsWith('verity') ? 1 : 0),
      {
        minSdk: algorithm.endsWith('verity') ? 28 : 24,
      },
    );
    const wrong = { ...one, changeSignature: flip };
    const report = await verdict(signed({ v3: [wrong], ...pages }), { minSdk: 28 });
    expect(report.verified).toBe(false);
    await fails(signed({ v3: [{ ...one, changeDigest: flip }], ...pages }), 'V3_SIG_APK_DIGEST_DID_NOT_VERIFY', {
      minSdk: 28,
    });
  });
});

describe('v2', () => {
  const range = { minSdk: 24 };
  const one = (changes: Partial<BlockSignerInput>) => signed({ v2: [{ ...a, ...changes }] });

  it.each<[string, Partial<BlockSignerInput>]>([
    ['V2_SIG_DID_NOT_VERIFY', { changeSignature: flip }],
    ['V2_SIG_APK_DIGEST_DID_NOT_VERIFY', { changeDigest: flip }],
    ['V2_SIG_NO_SIGNATURES', { algorithms: [] }],
    ['V2_SIG_NO_SUPPORTED_SIGNATURES', { algorithms: ['rsa-verity'] }],
    ['V2_SIG_NO_CERTIFICATES', { certificates: [] }],
    ['V2_SIG_MALFORMED_CERTIFICATE', { certificates: [utf8('no certificate')] }],
    ['V2_SIG_MALFORMED_PUBLIC_KEY', { spki: utf8('no key') }],
    ['V2_SIG_PUBLIC_KEY_MISMATCH_BETWEEN_CERTIFICATE_AND_SIGNATURES_RECORD', { certificates: b.certificates }],
    ['V2_SIG_MISSING_APK_SIG_REFERENCED', { attributes: [[0xbeeff00d, u32(3)]] }],
    ['V2_SIG_MALFORMED_ADDITIONAL_ATTRIBUTE', { attributes: [[0xbeeff00d, Uint8Array.of(3)]] }],
    ['V2_SIG_MALFORMED_SIGNER', { changeSigned: (data: Uint8Array) => data.subarray(0, data.length - 2) }],
    ['V2_SIG_MALFORMED_DIGEST', { changeSigned: (data: Uint8Array) => patched(data, 4, u32(1000)) }],
    [
      'V2_SIG_SIG_ALG_MISMATCH_BETWEEN_SIGNATURES_AND_DIGESTS_RECORDS',
      { changeSigned: (data: Uint8Array) => patched(data, 8, u32(0x0104)) },
    ],
  ])('%s', async (issue, changes) => {
    await fails(one(changes), issue, range);
  });

  it.each([
    ['V2_SIG_NO_SIGNERS', prefixed()],
    ['V2_SIG_MALFORMED_SIGNERS', u32(5)],
    ['V2_SIG_MALFORMED_SIGNER', prefixed(u32(5))],
  ])('%s', async (issue, block) => {
    await fails(signed({ changePairs: () => [[0x7109871a, block]] }), issue, range);
  });

  it('names the missing scheme', async () => {
    const { errors } = await fails(
      one({ attributes: [[0xbeeff00d, u32(3)]] }),
      'V2_SIG_MISSING_APK_SIG_REFERENCED',
      range,
    );
    expect(errors).toContainEqual(expect.objectContaining({ scheme: 'v2', detail: ['3'] }));
  });

  it('ignores unknown attributes and algorithms, and reports them', async () => {
    const { warnings } = await verifies(one({ attributes: [[0x1234, utf8('?')]] }), ['v2'], range);
    expect(warnings).toEqual(['V2_SIG_UNKNOWN_ADDITIONAL_ATTRIBUTE']);
    const stripped = one({ attributes: [[0xbeeff00d, u32(4)]] });
    expect((await verifies(stripped, ['v2'], range)).warnings).toEqual(['V2_SIG_UNKNOWN_APK_SIG_SCHEME_ID']);
  });

  it('accepts ten signers and rejects eleven, without verifying a hundred', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => signer('ec-p256', { subject: `Signer ${at}` }));
    expect((await verifies(signed({ v2: ten }), ['v2'], range)).signers.length).toBe(10);
    await fails(signed({ v2: [...ten, a] }), 'V2_SIG_MAX_SIGNATURES_EXCEEDED', range);
    const report = await fails(
      signed({ v2: Array.from({ length: 100 }, () => a) }),
      'V2_SIG_MAX_SIGNATURES_EXCEEDED',
      range,
    );
    expect(report.errors.length).toBe(1);
  });

  it('rejects the file if one of two signers is invalid', async () => {
    const report = await fails(signed({ v2: [a, { ...b, changeSignature: flip }] }), 'V2_SIG_DID_NOT_VERIFY', range);
    expect(report.errors.map(({ signer: index }) => index)).toEqual([1]);
  });
});
