import { describe, expect, it } from 'vitest';
import { concat, utf8 } from '../../testing/bytes.ts';
import { certify, distinguishedName, fingerprint, signatureAlgorithm } from '../../testing/certificate.ts';
import {
  bits,
  context,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  setOf,
  tlv,
  utcTime,
} from '../../testing/der-writer.ts';
import { type KeyName, key } from '../../testing/keys.ts';
import { hash, signature } from '../../testing/signature-writer.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { maxSignerInfos, verifySignatureBlock } from './signature-block.ts';

const content = utf8('Signature-Version: 1.0\r\n\r\n');
const data = '1.2.840.113549.1.7.1';
const newest = 2_147_483_647;
const since = (minSdk: number, maxSdk = newest) => ({ minSdk, maxSdk });

/** An algorithm as encoded in a SignerInfo. */
const named = (dotted: string) => sequence(oid(dotted), nothing);
const sha256 = '2.16.840.1.101.3.4.2.1';
const plain = { RSA: '1.2.840.113549.1.1.1', EC: '1.2.840.10045.2.1', DSA: '1.2.840.10040.4.1' };

const attribute = (dotted: string, ...values: readonly Uint8Array[]) => sequence(oid(dotted), tlv(0x31, ...values));
const contentType = attribute('1.2.840.113549.1.9.3', oid(data));
const digest = attribute('1.2.840.113549.1.9.4', octets(hash('sha256', content)));

interface Part {
  readonly key: KeyName;
  readonly serial: bigint;
  readonly digest: string;
  readonly algorithm: string;
  /** In the order in which they are written. */
  readonly attributes: readonly Uint8Array[];
  readonly signature: (right: Uint8Array) => Uint8Array;
}

const names = { a: 'rsa-2048-a', b: 'ec-p256' } as const;
const certificates = {
  a: certify(names.a, { subject: 'A', serial: 1n }),
  b: certify(names.b, { subject: 'A', serial: 2n }),
};

function signerInfo(lies: Partial<Part> = {}): Uint8Array {
  const own = key(lies.key ?? names.a);
  const attributes = lies.attributes;
  const signed = attributes ? tlv(0x31, ...attributes) : content;
  const right = signature(own, 'sha256', signed);
  return sequence(
    integer(1),
    sequence(distinguishedName('A'), integer(lies.serial ?? 1n)),
    named(lies.digest ?? sha256),
    ...(attributes ? [context(0, ...attributes)] : []),
    named(lies.algorithm ?? plain[own.kind]),
    octets(lies.signature?.(right) ?? right),
  );
}
const second = signerInfo({ key: names.b, serial: 2n });

const block = (infos: readonly Uint8Array[], certs: readonly Uint8Array[] = Object.values(certificates)) =>
  sequence(
    oid('1.2.840.113549.1.7.2'),
    context(
      0,
      sequence(
        integer(1),
        setOf(named(sha256)),
        sequence(oid(data)),
        ...(certs.length ? [context(0, ...certs)] : []),
        tlv(0x31, ...infos),
      ),
    ),
  );

/** Issues a certificate by another issuer, with the serial number 9. */
const issue = (subject: string, ...extensions: readonly Uint8Array[]) => {
  const algorithm = signatureAlgorithm('EC', 'sha256');
  const body = sequence(
    context(0, integer(2)),
    integer(9),
    algorithm,
    distinguishedName('a '),
    sequence(utcTime(new Date()), utcTime(new Date())),
    distinguishedName(subject),
    key(names.b).spki,
    ...(extensions.length ? [context(3, sequence(...extensions))] : []),
  );
  return sequence(body, algorithm, bits(new Uint8Array(8)));
};
const byNine = signerInfo({ key: names.b, serial: 9n });
const extension = (id: string, critical: boolean, value: Uint8Array) =>
  sequence(oid(id), tlv(0x01, Uint8Array.of(critical ? 0xff : 0)), octets(value));
const usage = (byte: number) => extension('2.5.29.15', true, tlv(0x03, Uint8Array.of(0, byte)));

async function check(bytes: Uint8Array, range = since(24), left = { signerInfos: maxSignerInfos }) {
  const result = await verifySignatureBlock(bytes, content, range, nodeDigests, left);
  return 'refusal' in result ? result.refusal : result.certificates.map(({ sha256 }) => sha256);
}

describe('verifySignatureBlock', () => {
  it('names the certificate that signed, not the first in the bag', async () => {
    expect(await check(block([second]))).toEqual([fingerprint(certificates.b)]);
    expect(await check(block([signerInfo()], [certificates.b, certificates.a]))).toEqual([fingerprint(certificates.a)]);
  });

  it('takes a signature of bytes that are no longer there for wrong', async () => {
    const wrong = signerInfo({ signature: (right) => right.map((byte, at) => (at === 7 ? byte ^ 1 : byte)) });
    expect(await check(block([wrong]))).toBe('DID_NOT_VERIFY');
    expect(await check(block([wrong, second]))).toEqual([fingerprint(certificates.b)]);
    expect(await check(block([second, wrong]))).toEqual([fingerprint(certificates.b)]);
    expect(await check(block([wrong, second]), since(23))).toBe('DID_NOT_VERIFY');
  });

  it.each([
    ['is cut', { signature: (right: Uint8Array) => right.subarray(1) }],
    ['names no certificate of the bag', { serial: 3n }],
    ['names the certificate of another kind of key', { serial: 2n }],
  ])('refuses all SignerInfos if one %s', async (_, lies: Partial<Part>) => {
    expect(await check(block([signerInfo(lies), second]))).toBe('VERIFY_EXCEPTION');
    expect(await check(block([second, signerInfo(lies)]))).toBe('VERIFY_EXCEPTION');
    expect(await check(block([second, signerInfo(lies)]), since(23))).toEqual([fingerprint(certificates.b)]);
  });

  it.each([
    ['no SignerInfo', block([]), 'NO_SIGNERS'],
    ['nothing', new Uint8Array(0), 'PARSE_EXCEPTION'],
    ['a malformed certificate beside the right one', block([second], [certificates.b, sequence()]), 'PARSE_EXCEPTION'],
    ['no certificates', block([second], []), 'VERIFY_EXCEPTION'],
  ])('refuses a block with %s', async (_, bytes, refusal) => {
    expect(await check(bytes)).toBe(refusal);
  });

  it('says what is malformed', async () => {
    const result = verifySignatureBlock(new Uint8Array(0), content, since(24), nodeDigests, { signerInfos: 1 });
    expect(await result).toEqual({ refusal: 'PARSE_EXCEPTION', detail: [expect.stringMatching(/./)] });
  });

  it('verifies a limited number of SignerInfos, of all blocks together', async () => {
    const bytes = (count: number) => block(Array.from({ length: count }, () => second));
    expect(await check(bytes(16))).toEqual([fingerprint(certificates.b)]);
    expect(await check(bytes(17))).toBe('MAX_SIGNATURES_EXCEEDED');
    // Android before 7.0 verifies the first only.
    expect(await check(bytes(17), since(23))).toEqual([fingerprint(certificates.b)]);
    const left = { signerInfos: 3 };
    expect(await check(bytes(2), since(24), left)).toEqual([fingerprint(certificates.b)]);
    expect(await check(bytes(2), since(24), left)).toBe('MAX_SIGNATURES_EXCEEDED');
  });

  it('refuses algorithms that some version of the range does not know', async () => {
    const bytes = block([second]);
    expect(await check(bytes, since(17))).toBe('UNSUPPORTED_SIG_ALG');
    expect(await check(bytes, since(18))).toEqual([fingerprint(certificates.b)]);
    const md5 = block([signerInfo({ digest: '1.2.840.113549.2.5', algorithm: '1.2.840.113549.1.1.11' })]);
    expect(await check(md5, since(21, 23))).toEqual([fingerprint(certificates.a)]);
    expect(await check(md5, since(21, 24))).toBe('UNSUPPORTED_SIG_ALG');
    expect(await check(block([signerInfo({ digest: '1.2.3' })]))).toBe('UNSUPPORTED_SIG_ALG');
  });

  it.each([
    ['to sign', [usage(0x80)], true],
    ['not to be denied', [usage(0x40)], true],
    ['to encrypt', [usage(0x30)], false],
    ['for something that is critical and unknown', [extension('1.2.3', true, nothing)], false],
    ['for something that is unknown', [extension('1.2.3', false, nothing)], true],
  ])('minds what a certificate is made for: %s', async (_, extensions, verified) => {
    const issued = issue('Leaf', ...extensions);
    expect(await check(block([byNine], [issued]))).toEqual(verified ? [fingerprint(issued)] : 'VERIFY_EXCEPTION');
  });

  it('follows issuers up to the root, once each', async () => {
    const issued = issue('Leaf');
    expect(await check(block([byNine], [certificates.a, issued, certificates.b]))).toEqual([
      fingerprint(issued),
      fingerprint(certificates.a),
    ]);
  });
});

describe('signed attributes', () => {
  const withAttributes = (...attributes: readonly Uint8Array[]) => signerInfo({ attributes });
  const wrongDigest = attribute('1.2.840.113549.1.9.4', octets(hash('sha256', utf8('other'))));
  const wrongType = attribute('1.2.840.113549.1.9.3', oid('1.2.840.113549.1.7.5'));

  it('are signed as they stand, whatever their order', async () => {
    for (const attributes of [
      [contentType, digest],
      [digest, contentType],
    ])
      expect(await check(block([withAttributes(...attributes)]))).toEqual([fingerprint(certificates.a)]);
    const sorted = concat(contentType, digest);
    const right = signature(key(names.a), 'sha256', tlv(0x31, sorted));
    const moved = signerInfo({ attributes: [digest, contentType], signature: () => right });
    expect(await check(block([moved]))).toBe('DID_NOT_VERIFY');
  });

  it.each([
    ['another digest', [contentType, wrongDigest], 24, 'DID_NOT_VERIFY'],
    ['another digest', [contentType, wrongDigest], 19, 'DID_NOT_VERIFY'],
    ['another content type', [wrongType, digest], 24, 'DID_NOT_VERIFY'],
    ['no digest', [contentType], 24, 'VERIFY_EXCEPTION'],
    ['no content type', [digest], 24, 'VERIFY_EXCEPTION'],
    ['nothing', [], 24, 'VERIFY_EXCEPTION'],
    ['the digest twice', [contentType, digest, digest], 24, 'PARSE_EXCEPTION'],
    ['two types', [attribute('1.2.840.113549.1.9.3', oid(data), oid(data)), digest], 24, 'PARSE_EXCEPTION'],
    ['no value of the digest', [contentType, attribute('1.2.840.113549.1.9.4')], 24, 'VERIFY_EXCEPTION'],
    ['a digest of another kind', [contentType, attribute('1.2.840.113549.1.9.4', nothing)], 24, 'PARSE_EXCEPTION'],
    ['what is no attribute', [contentType, digest, nothing], 24, 'VERIFY_EXCEPTION'],
    ['everything, for Android 4.3', [contentType, digest], 18, 'VERIFY_EXCEPTION'],
  ])('with %s: %j from API %i', async (_, attributes, minSdk, refusal) => {
    expect(await check(block([withAttributes(...attributes)]), since(minSdk))).toBe(refusal);
  });

  it('need no content type where Android does not look', async () => {
    expect(await check(block([withAttributes(digest)]), since(19, 23))).toEqual([fingerprint(certificates.a)]);
    expect(await check(block([withAttributes(wrongType, digest)]), since(19, 23))).toEqual([
      fingerprint(certificates.a),
    ]);
  });

  it('that are wrong leave it to the next SignerInfo; those that are missing do not', async () => {
    expect(await check(block([withAttributes(contentType, wrongDigest), second]))).toEqual([
      fingerprint(certificates.b),
    ]);
    expect(await check(block([withAttributes(contentType), second]))).toBe('VERIFY_EXCEPTION');
  });
});
