import { describe, expect, it } from 'vitest';
import { lineage } from '../../testing/block-signer.ts';
import { concat, prefixed, u32, u64, utf8 } from '../../testing/bytes.ts';
import { fingerprint } from '../../testing/certificate.ts';
import { chunkedDigest } from '../../testing/content-digest.ts';
import { craftParts } from '../../testing/craft.ts';
import { fileOf } from '../../testing/file-of.ts';
import { key } from '../../testing/keys.ts';
import { hash, signature } from '../../testing/signature-writer.ts';
import { signApk, signer } from '../../testing/signer.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { verify } from './verify.ts';
import { type StampStatus, verifySourceStamp } from './verify-stamp.ts';

const tools = { digests: nodeDigests };
const app = signer('rsa-2048-a');
const [stamper, other] = [signer('ec-p256'), signer('rsa-2048-b')];
const rsaSha256 = 0x0103;
const ecSha256 = 0x0201;
const timeId = 0xe43c5946;
const rotationId = 0x9d6303f7;

type Attribute = readonly [id: number, value: Uint8Array];

/** Differences from a valid stamp over v2 and v3 with the time of stamping. */
interface Options {
  readonly schemes?: readonly number[];
  readonly attributes?: readonly Attribute[] | null;
  readonly entry?: Uint8Array | null;
  readonly certificate?: Uint8Array;
  readonly block?: (value: Uint8Array) => Uint8Array | null;
  readonly signed?: (data: Uint8Array) => Uint8Array;
  readonly signedAttributes?: (data: Uint8Array) => Uint8Array;
  readonly algorithm?: number;
}

const signatures = (data: Uint8Array, algorithm: number) =>
  prefixed(prefixed(u32(algorithm), prefixed(signature(key(stamper.key), 'sha256', data))));

/** Creates a file with a source stamp: AOSP apksig, V2SourceStampSigner. */
function stamped(options: Options = {}): Uint8Array {
  const { schemes = [2, 3], attributes = [[timeId, u64(1_644_886_584)]], algorithm = ecSha256 } = options;
  const certificate = options.certificate ?? stamper.certificates[0]!;
  const entry = options.entry === undefined ? hash('sha256', stamper.certificates[0]!) : options.entry;
  const parts = [...craftParts(), ...(entry ? [{ name: 'stamp-cert-sha256', data: entry }] : [])];
  const same = (data: Uint8Array) => data;
  return signApk(parts, {
    v2: [app],
    v3: [app],
    changePairs: (pairs, zip) => {
      const digest = chunkedDigest(zip, 'sha256');
      const pair = concat(u32(8 + digest.length), u32(1), u32(digest.length), digest);
      const own = signatures((options.signed ?? same)(pair), algorithm);
      const list = prefixed(...(attributes ?? []).map(([id, value]) => prefixed(u32(id), value)));
      const attributed = signatures((options.signedAttributes ?? same)(list), algorithm);
      const value = prefixed(
        prefixed(certificate),
        prefixed(...schemes.map((scheme) => prefixed(u32(scheme), own))),
        ...(attributes ? [prefixed(list), attributed] : []),
      );
      const block = options.block ? options.block(value) : value;
      return block ? [...pairs, [0x6dff800d, block]] : pairs;
    },
  });
}

async function stampOf(options: Options, expected?: string) {
  const source = fileOf(stamped(options));
  const alone = await verifySourceStamp(source, { minSdk: 24 }, tools, expected);
  const report = await verify(source, { minSdk: 24 }, tools);
  // Whatever the stamp's result, the file's own signature is valid.
  expect(report.verified).toBe(true);
  return { ...alone, names: alone.findings.map(({ name }) => name), inReport: report.stamp, warnings: report.warnings };
}

describe('a source stamp', () => {
  it('is verified with its certificate and its time', async () => {
    const found = await stampOf({});
    expect(found).toMatchObject({ status: 'STAMP_VERIFIED', names: [], inReport: true, time: 1_644_886_584 });
    expect(found.certificate).toBe(fingerprint(stamper.certificates[0]!));
    expect(await stampOf({ attributes: null })).toMatchObject({ status: 'STAMP_VERIFIED', time: 0 });
  });

  it('may have a longer time, unknown attributes and a lineage of its own', async () => {
    const [, proof] = lineage([other, stamper]);
    const attributes: Attribute[] = [
      [timeId, concat(u64(5), u64(6))],
      [1, utf8('?')],
      [rotationId, proof],
    ];
    expect(await stampOf({ attributes })).toMatchObject({ status: 'STAMP_VERIFIED', time: 5 });
  });

  const failed = 'STAMP_VERIFICATION_FAILED';
  const rotation = (...nodes: Parameters<typeof lineage>[0]): Options => ({
    attributes: [[rotationId, lineage(nodes)[1]]],
  });
  const append = (data: Uint8Array) => concat(data, utf8('x'));
  const failures: readonly (readonly [string, StampStatus, Options])[] = [
    ['SOURCE_STAMP_DID_NOT_VERIFY', failed, { signed: append }],
    ['SOURCE_STAMP_DID_NOT_VERIFY', failed, { signedAttributes: append }],
    ['SOURCE_STAMP_VERIFY_EXCEPTION', failed, { algorithm: rsaSha256 }],
    ['SOURCE_STAMP_NO_SIGNATURE', failed, { schemes: [2] }],
    ['SOURCE_STAMP_NO_SIGNATURE', failed, { algorithm: 0x9999 }],
    [
      'SOURCE_STAMP_CERTIFICATE_MISMATCH_BETWEEN_SIGNATURE_BLOCK_AND_APK',
      failed,
      { certificate: other.certificates[0]! },
    ],
    ['SOURCE_STAMP_MALFORMED_CERTIFICATE', failed, { certificate: utf8('no certificate') }],
    ['SOURCE_STAMP_MALFORMED_SIGNATURE', failed, { block: (value) => value.subarray(0, 100) }],
    ['SOURCE_STAMP_INVALID_TIMESTAMP', failed, { attributes: [[timeId, u64(0)]] }],
    ['SOURCE_STAMP_INVALID_TIMESTAMP', failed, { attributes: [[timeId, u64(-1)]] }],
    ['SOURCE_STAMP_MALFORMED_ATTRIBUTE', failed, { attributes: [[timeId, u32(5)]] }],
    ['SOURCE_STAMP_POR_CERT_MISMATCH', failed, rotation(stamper, other)],
    ['SOURCE_STAMP_POR_DID_NOT_VERIFY', failed, rotation(other, { ...stamper, vouchedBy: app })],
    ['SOURCE_STAMP_MALFORMED_LINEAGE', failed, { attributes: [[rotationId, new Uint8Array(0)]] }],
    ['SOURCE_STAMP_SIG_MISSING', 'STAMP_NOT_VERIFIED', { block: () => null }],
    ['SOURCE_STAMP_SIGNATURE_BLOCK_WITHOUT_CERT_DIGEST', 'STAMP_NOT_VERIFIED', { entry: null }],
    ['SOURCE_STAMP_CERT_DIGEST_AND_SIG_BLOCK_MISSING', 'STAMP_MISSING', { entry: null, block: () => null }],
  ];
  it.each(failures)('%s: %s', async (issue, status, options) => {
    const found = await stampOf(options);
    expect(found).toMatchObject({ status, names: [issue], inReport: false });
    expect(found.warnings.map(({ name }) => name)).toEqual(issue === 'SOURCE_STAMP_SIG_MISSING' ? [issue] : []);
  });

  it('is compared with a given digest', async () => {
    expect((await stampOf({}, fingerprint(stamper.certificates[0]!).toUpperCase())).status).toBe('STAMP_VERIFIED');
    const found = await stampOf({}, fingerprint(other.certificates[0]!));
    expect([found.status, ...found.names]).toEqual(['CERT_DIGEST_MISMATCH', 'SOURCE_STAMP_EXPECTED_DIGEST_MISMATCH']);
  });

  it('is an error of its own where the file cannot be read or its signature is broken', async () => {
    const unread = await verifySourceStamp(fileOf(utf8('no archive')), {}, tools);
    expect(unread.status).toBe('VERIFICATION_ERROR');
    const range = verifySourceStamp(fileOf(stamped()), { minSdk: 30, maxSdk: 28 }, tools);
    await expect(range).rejects.toMatchObject({ code: 'range' });
    const broken = signApk([...craftParts(), { name: 'stamp-cert-sha256', data: utf8('x') }], {
      v3: [{ ...app, algorithms: [] }],
    });
    for (const range of [{ minSdk: 28 }, { minSdk: 28, maxSdk: 28 }]) {
      const found = await verifySourceStamp(fileOf(broken), range, tools);
      expect([found.status, found.findings[0]?.name]).toEqual(['VERIFICATION_ERROR', 'V3_SIG_NO_SIGNATURES']);
    }
  });
});
