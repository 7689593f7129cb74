import { describe, expect, it } from 'vitest';
import { lineage, type V3Signer } from '../../testing/block-signer.ts';
import { prefixed, u32 } from '../../testing/bytes.ts';
import { a, b, c, fails, newest, print, signed, verifies } from '../../testing/expect-signatures.ts';
import type { SignOptions } from '../../testing/signer.ts';

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

  it('accepts a signer for some versions and its successor for the rest', async () => {
    const bytes = v3({ ...a, maxSdk: 32 }, { ...b, minSdk: 33, attributes: [ab] });
    expect((await verifies(bytes, ['v3'], range)).signers).toEqual([print(b)]);
  });

  it('compares v3 with the signers of older Androids', async () => {
    await fails(signed({ v1: [a], v2: [a], v3: [b], marks: false }), 'V3_SIG_PAST_SIGNERS_MISMATCH');
    await verifies(signed({ v1: [a], v2: [a], v3: [{ ...b, attributes: [ab] }] }), ['v1', 'v2', 'v3']);
    await fails(signed({ v1: [b], v2: [b], v3: [{ ...b, attributes: [ab] }] }), 'V3_SIG_PAST_SIGNERS_MISMATCH');
    await fails(signed({ v2: [a, b], v3: [a], marks: false }), 'V3_SIG_MULTIPLE_PAST_SIGNERS', { minSdk: 24 });
    await fails(signed({ v1: [a], v2: [b], marks: false }), 'V2_SIG_MISSING');
    await fails(signed({ v1: [a], v2: [a, b], marks: false }), 'JAR_SIG_MISSING');
  });

  it('detects that v3 or v2 were removed', async () => {
    const all: SignOptions = { v1: [a], v2: [a], v3: [a] };
    const without = (id: number): SignOptions => ({
      ...all,
      changePairs: (pairs) => pairs.filter(([one]) => one !== id),
    });
    await fails(signed(without(0xf05368c0)), 'V2_SIG_MISSING_APK_SIG_REFERENCED', { minSdk: 24 });
    await fails(signed({ ...all, changePairs: () => [] }), 'JAR_SIG_MISSING_APK_SIG_REFERENCED');
    // Android versions without v3 do not require it.
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
