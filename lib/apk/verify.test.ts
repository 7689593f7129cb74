import { describe, expect, it } from 'vitest';
import { nodeDigests } from '#cli/apk/node-digests.ts';
import { type AlgorithmName, type BlockSigner, lineage, type V3Signer } from '../../tests/support/apk/block-signer.ts';
import { patched, prefixed, u32, utf8 } from '../../tests/support/apk/bytes.ts';
import { fingerprint } from '../../tests/support/apk/certificate.ts';
import { type Craft, craftApk } from '../../tests/support/apk/craft.ts';
import type { KeyName } from '../../tests/support/apk/keys.ts';
import { type SignOptions, signer } from '../../tests/support/apk/signer.ts';
import { memorySource } from './bytes/sources.ts';
import type { AskedRange } from './range.ts';
import { verify } from './verify.ts';

const tools = { digests: nodeDigests };
const [a, b, c] = [signer('rsa-2048-a'), signer('rsa-2048-b'), signer('ec-p256')];
const print = (one: { readonly certificates: readonly Uint8Array[] }) => fingerprint(one.certificates[0]!);
const signed = (sign: SignOptions | null, craft: Craft = {}) => craftApk({ ...craft, sign });
const newest = 0x7fff_ffff;

async function outcome(bytes: Uint8Array, range: AskedRange = {}) {
  const report = await verify(memorySource(bytes), range, tools);
  return {
    report,
    errors: report.errors.map(({ name }) => name),
    warnings: report.warnings.map(({ name }) => name),
    signers: report.signers.map(({ sha256 }) => sha256),
    schemes: Object.entries(report.schemes).flatMap(([scheme, verified]) => (verified ? [scheme] : [])),
  };
}
async function fails(bytes: Uint8Array, issue: string, range: AskedRange = {}) {
  const { report, errors, signers } = await outcome(bytes, range);
  expect(errors).toContain(issue);
  expect(report.verified).toBe(false);
  expect(signers).toEqual([]);
  return report;
}
async function verifies(bytes: Uint8Array, schemes: readonly string[], range: AskedRange = {}) {
  const found = await outcome(bytes, range);
  expect(found.errors).toEqual([]);
  expect(found.report.verified).toBe(true);
  expect(found.schemes).toEqual(schemes);
  return found;
}
const flip = (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte));

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

  it('refuses what no scheme of the range signed', async () => {
    await fails(signed({ v2: [a], v3: [a] }), 'JAR_SIG_NO_MANIFEST');
    await fails(signed(null), 'JAR_SIG_NO_MANIFEST');
  });
});

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
    const report = await verify(memorySource(signed({ v3: [wrong], ...pages })), { minSdk: 28 }, tools);
    expect(report.verified).toBe(false);
    await fails(signed({ v3: [{ ...one, changeDigest: flip }], ...pages }), 'V3_SIG_APK_DIGEST_DID_NOT_VERIFY', {
      minSdk: 28,
    });
  });
});

describe('v2', () => {
  const range = { minSdk: 24 };
  const one = (changes: Partial<BlockSigner>) => signed({ v2: [{ ...a, ...changes }] });

  it.each<[string, Partial<BlockSigner>]>([
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

  it('passes over unknown attributes and algorithms, and tells of them', async () => {
    const { warnings } = await verifies(one({ attributes: [[0x1234, utf8('?')]] }), ['v2'], range);
    expect(warnings).toEqual(['V2_SIG_UNKNOWN_ADDITIONAL_ATTRIBUTE']);
    const stripped = one({ attributes: [[0xbeeff00d, u32(4)]] });
    expect((await verifies(stripped, ['v2'], range)).warnings).toEqual(['V2_SIG_UNKNOWN_APK_SIG_SCHEME_ID']);
  });

  it('takes ten signers and refuses eleven, without verifying a hundred', async () => {
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

  it('refuses the file if one of two signers is wrong', async () => {
    const report = await fails(signed({ v2: [a, { ...b, changeSignature: flip }] }), 'V2_SIG_DID_NOT_VERIFY', range);
    expect(report.errors.map(({ signer: index }) => index)).toEqual([1]);
  });
});

describe('v3 and its rotation', () => {
  const range = { minSdk: 28 };
  const [ab, abc] = [lineage([a, b]), lineage([a, b, c])];
  const v3 = (...v3: readonly V3Signer[]) => signed({ v3 });

  it('names the last signer and the whole lineage', async () => {
    const { report, signers } = await verifies(v3({ ...c, attributes: [abc] }), ['v3'], range);
    expect(signers).toEqual([print(c)]);
    expect(report.lineage?.map(({ sha256 }) => sha256)).toEqual([a, b, c].map(print));
  });

  it.each<[string, Uint8Array]>([
    ['V3_SIG_POR_CERT_MISMATCH', v3({ ...c, attributes: [ab] })],
    ['V3_SIG_POR_CERT_MISMATCH', v3({ ...b, attributes: [abc] })],
    ['V3_SIG_POR_CERT_MISMATCH', v3({ ...b, attributes: [[ab[0], u32(2)]] })],
    ['V3_SIG_POR_DID_NOT_VERIFY', v3({ ...b, attributes: [lineage([a, { ...b, vouchedBy: c }])] })],
    ['V3_SIG_MALFORMED_LINEAGE', v3({ ...b, attributes: [[ab[0], ab[1].subarray(0, 100)]] })],
    ['V3_SIG_INVALID_SDK_VERSIONS', v3({ ...a, minSdk: 30, maxSdk: 29 })],
    [
      'V3_MIN_SDK_VERSION_MISMATCH_BETWEEN_SIGNER_AND_SIGNED_DATA_RECORD',
      v3({ ...a, outer: { minSdk: 27, maxSdk: newest } }),
    ],
    [
      'V3_MAX_SDK_VERSION_MISMATCH_BETWEEN_SIGNER_AND_SIGNED_DATA_RECORD',
      v3({ ...a, outer: { minSdk: 28, maxSdk: 90 } }),
    ],
    ['V3_MISSING_SDK_VERSIONS', v3({ ...a, minSdk: 29 })],
    ['V3_MISSING_SDK_VERSIONS', v3({ ...a, maxSdk: 40 })],
    ['V3_INCONSISTENT_SDK_VERSIONS', v3({ ...a, maxSdk: 30 }, { ...b, minSdk: 32, attributes: [ab] })],
    ['V3_INCONSISTENT_SDK_VERSIONS', v3({ ...a, maxSdk: 30 }, { ...b, minSdk: 30, attributes: [ab] })],
    ['V3_INCONSISTENT_LINEAGES', v3({ ...c, maxSdk: 30, attributes: [abc] }, { ...b, minSdk: 31, attributes: [ab] })],
    [
      'V3_INCONSISTENT_LINEAGES',
      v3({ ...a, maxSdk: 30, attributes: [lineage([b, a])] }, { ...c, minSdk: 31, attributes: [abc] }),
    ],
    ['V3_SIG_NO_SUPPORTED_SIGNATURES', v3({ ...a, minSdk: 1, algorithms: ['rsa-sha256'] })],
    ['V31_BLOCK_MISSING', v3({ ...a, attributes: [[0x559f8b02, u32(33)]] })],
    ['V3_SIG_NO_SIGNERS', signed({ changePairs: () => [[0xf05368c0, prefixed()]] })],
    ['V3_SIG_MALFORMED_SIGNERS', signed({ changePairs: () => [[0xf05368c0, u32(9)]] })],
  ])('%s', async (issue, bytes) => {
    await fails(bytes, issue, range);
  });

  it('takes a signer for some versions and its heir for the rest', async () => {
    const bytes = v3({ ...a, maxSdk: 32 }, { ...b, minSdk: 33, attributes: [ab] });
    expect((await verifies(bytes, ['v3'], range)).signers).toEqual([print(b)]);
  });

  it('holds v3 against the signers of older Androids', async () => {
    await fails(signed({ v1: [a], v2: [a], v3: [b], marks: false }), 'V3_SIG_PAST_SIGNERS_MISMATCH');
    await verifies(signed({ v1: [a], v2: [a], v3: [{ ...b, attributes: [ab] }] }), ['v1', 'v2', 'v3']);
    await fails(signed({ v1: [b], v2: [b], v3: [{ ...b, attributes: [ab] }] }), 'V3_SIG_PAST_SIGNERS_MISMATCH');
    await fails(signed({ v2: [a, b], v3: [a], marks: false }), 'V3_SIG_MULTIPLE_PAST_SIGNERS', { minSdk: 24 });
    await fails(signed({ v1: [a], v2: [b], marks: false }), 'V2_SIG_MISSING');
    await fails(signed({ v1: [a], v2: [a, b], marks: false }), 'JAR_SIG_MISSING');
  });

  it('sees that v3 or v2 were taken away', async () => {
    const all: SignOptions = { v1: [a], v2: [a], v3: [a] };
    const without = (id: number): SignOptions => ({
      ...all,
      changePairs: (pairs) => pairs.filter(([one]) => one !== id),
    });
    await fails(signed(without(0xf05368c0)), 'V2_SIG_MISSING_APK_SIG_REFERENCED', { minSdk: 24 });
    await fails(signed({ ...all, changePairs: () => [] }), 'JAR_SIG_MISSING_APK_SIG_REFERENCED');
    // Androids that know no v3 do not miss it.
    expect((await verifies(signed(without(0xf05368c0)), ['v2'], { minSdk: 24, maxSdk: 27 })).warnings).toContain(
      'V2_SIG_UNKNOWN_APK_SIG_SCHEME_ID',
    );
  });
});

describe('v3.1', () => {
  const ab = lineage([a, b]);
  const rotated: SignOptions = { v2: [a], v3: [a], v31: [{ ...b, attributes: [ab] }] };
  const range = { minSdk: 24 };

  it('names the new signer from Android 13 on, and the old one before', async () => {
    const { report, signers } = await verifies(signed(rotated), ['v2', 'v3', 'v31'], range);
    expect(signers).toEqual([print(b)]);
    expect(report.rotated).toMatchObject([{ minSdk: 33, maxSdk: newest, certificates: [{ sha256: print(b) }] }]);
    expect((await verifies(signed(rotated), ['v3'], { minSdk: 28, maxSdk: 32 })).signers).toEqual([print(a)]);
  });

  it('needs v3 beside it, with its first version', async () => {
    const { v3: _, ...alone } = rotated;
    await fails(signed({ ...alone, marks: false }), 'V31_BLOCK_FOUND_WITHOUT_V3_BLOCK', range);
    expect((await verifies(signed({ ...rotated, marks: false }), ['v2', 'v3', 'v31'], range)).warnings).toEqual([
      'V31_ROTATION_MIN_SDK_ATTR_MISSING',
    ]);
    const other = { ...rotated, marks: false, v3: [{ ...a, attributes: [[0x559f8b02, u32(34)] as const] }] };
    await fails(signed(other), 'V31_ROTATION_MIN_SDK_MISMATCH', range);
    await verifies(signed(other), ['v2', 'v3'], { minSdk: 24, maxSdk: 32 });
  });

  it('takes a rotation for a preview, which has the number of the version before', async () => {
    const preview = { ...b, minSdk: 32, attributes: [ab, [0xc2a6b3ba, new Uint8Array(0)] as const] };
    await verifies(signed({ ...rotated, v31: [preview] }), ['v2', 'v3', 'v31'], range);
    const misplaced = signed({ v3: [{ ...a, attributes: [[0xc2a6b3ba, new Uint8Array(0)]] }] });
    expect((await verifies(misplaced, ['v3'], { minSdk: 28 })).warnings).toEqual([
      'V31_ROTATION_TARGETS_DEV_RELEASE_ATTR_ON_V3_SIGNER',
    ]);
  });

  it('does not take another file’s v3.1 block, whose signer never signed this content', async () => {
    const genuine: (readonly [number, Uint8Array])[] = [];
    signed({ ...rotated, changePairs: (pairs) => genuine.splice(0, 9, ...pairs) && pairs });
    const copied = genuine.filter(([id]) => id === 0x1b93ad61);
    expect(copied.length).toBe(1);
    const forged = signed(
      { v3: [{ ...c, attributes: [[0x559f8b02, u32(33)]] }], changePairs: (pairs) => [...pairs, ...copied] },
      { label: 'Forged' },
    );
    const report = await fails(forged, 'V31_SIG_APK_DIGEST_DID_NOT_VERIFY', { minSdk: 28 });
    expect(report.lineage?.map(({ sha256 }) => sha256)).toEqual([a, b].map(print));
  });
});

describe('the file around the signatures', () => {
  const own: SignOptions = { v1: [a], v2: [a], v3: [a] };
  const throws = (bytes: Uint8Array, code: string, range: AskedRange = {}) =>
    expect(verify(memorySource(bytes), range, tools)).rejects.toMatchObject({ name: 'ApkError', code });

  it('refuses what is no archive, and an archive without a manifest', async () => {
    await throws(utf8('<!doctype html>'), 'format');
    await throws(new Uint8Array(0), 'format');
    await throws(signed(own, { without: ['AndroidManifest.xml'] }), 'no-manifest');
    await throws(signed(own, { parts: [{ name: 'AndroidManifest.xml', data: utf8('<manifest/>') }] }), 'manifest');
  });

  it('needs no manifest where the range is told and old', async () => {
    await verifies(signed({ v1: [a] }, { without: ['AndroidManifest.xml'] }), ['v1'], { minSdk: 18, maxSdk: 23 });
  });

  it('refuses a range with nothing in it', async () => {
    await throws(signed(own), 'range', { maxSdk: 20 });
    await throws(signed(own), 'range', { minSdk: 30, maxSdk: 29 });
    await throws(signed(own), 'range', { minSdk: -1 });
    await throws(signed(own, { sdk: { min: 33 } }), 'range', { maxSdk: 32 });
  });

  it('asks for v2 where the target does', async () => {
    const old = signed({ v1: [a] }, { sdk: { target: 30 } });
    await fails(old, 'MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET');
    await verifies(old, ['v1'], { maxSdk: 29 });
    await verifies(signed({ v1: [a] }, { sdk: { target: 29 } }), ['v1']);
    await fails(
      signed({ v1: [a] }, { root: { targetSandboxVersion: 2 }, sdk: { target: 29 } }),
      'NO_SIG_FOR_TARGET_SANDBOX_VERSION',
    );
  });

  it('tells a broken signature before a broken directory', async () => {
    const bytes = signed({ v3: [{ ...a, changeSignature: flip }] }, { sdk: { target: 29 } });
    const broken = patched(bytes, bytes.length - 22 - 60, utf8('XXXX'));
    const report = await fails(broken, 'V3_SIG_DID_NOT_VERIFY', { minSdk: 28 });
    expect(report.tricks).toEqual([]);
  });

  it('sees every single changed byte, wherever it stands', async () => {
    const bytes = signed({ v3: [a] });
    for (let at = 0; at < bytes.length; at += 97) {
      const changed = patched(bytes, at, Uint8Array.of(bytes[at]! ^ 0x40));
      const verified = await verify(memorySource(changed), { minSdk: 28 }, tools).then(
        (report) => report.verified,
        (error: Error) => {
          expect(error.name).toBe('ApkError');
          return false;
        },
      );
      expect(verified).toBe(false);
    }
  });

  it('tells of a block that it does not check', async () => {
    const bytes = signed({ v3: [a], changePairs: (pairs) => [...pairs, [0x70e1c89f, prefixed()]] });
    expect((await verifies(bytes, ['v3'], { minSdk: 28 })).report.unchecked).toEqual(['v3.2']);
  });
});
