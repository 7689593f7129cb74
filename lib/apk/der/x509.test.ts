import { createHash, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nodeDigests } from '#cli/apk/node-digests.ts';
import { concat } from '../../../tests/support/apk/bytes.ts';
import { certify, distinguishedName, signatureAlgorithm } from '../../../tests/support/apk/certificate.ts';
import {
  bigBytes,
  bits,
  context,
  elements,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  tlv,
  utcTime,
} from '../../../tests/support/apk/der-writer.ts';
import { type KeyName, key, keyNames } from '../../../tests/support/apk/keys.ts';
import { ApkError } from '../model/error.ts';
import { comparableKey, readPublicKey } from './spki.ts';
import { parseCertificate } from './x509.ts';

const algorithm = signatureAlgorithm('RSA', 'sha256');
const anybody = distinguishedName('Anybody');
const dates = sequence(utcTime(new Date('2020-01-01T00:00:00Z')), utcTime(new Date('2047-01-01T00:00:00Z')));
const extension = (id: string, value: Uint8Array, critical?: boolean) =>
  sequence(oid(id), ...(critical === undefined ? [] : [tlv(0x01, Uint8Array.of(critical ? 0xff : 0))]), octets(value));
const extensions = (...list: readonly Uint8Array[]) => context(3, sequence(...list));

/** The fields of a certificate's body; any can be made to lie. */
const honest = {
  version: context(0, integer(2)),
  serial: integer(1),
  algorithm,
  issuer: anybody,
  dates,
  subject: anybody,
  key: key('rsa-1024').spki,
  rest: new Uint8Array(0),
};

const mint = (lies: Partial<typeof honest> = {}, outer = algorithm) =>
  sequence(sequence(...Object.values({ ...honest, ...lies })), outer, bits(new Uint8Array(64)));
const parse = (raw: Uint8Array) => parseCertificate(raw, nodeDigests);

describe('parseCertificate', () => {
  it.each([...keyNames])('reads a certificate of %s as OpenSSL does', async (name: KeyName) => {
    const raw = certify(name, { subject: 'Some, body', serial: 0x80n });
    const read = await parse(raw);
    const other = new X509Certificate(raw);
    expect(read.sha256).toBe(other.fingerprint256.replaceAll(':', '').toLowerCase());
    expect(read.subject).toBe('CN=Some\\, body');
    expect(read.notBefore).toBe('2020-01-01T00:00:00Z');
    expect(Date.parse(read.notAfter)).toBe(Date.parse(other.validTo));
    expect(read.spki).toEqual(key(name).spki);
    const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = other.publicKey;
    expect(read.key.algorithm.toLowerCase()).toBe(kind);
    const curve = details?.namedCurve && { prime256v1: 256, secp384r1: 384, secp521r1: 521 }[details.namedCurve];
    expect(read.key.bits).toBe(details?.modulusLength ?? curve);
    expect(read.serialRaw).toEqual(Uint8Array.of(0, 0x80));
    expect(read.issuerRaw).toEqual(read.subjectRaw);
    expect(read.keyUsage).toBeUndefined();
  });

  it('hashes the bytes as they stand, with what stands behind them', async () => {
    const raw = concat(mint(), Uint8Array.of(1, 2, 3));
    expect((await parse(raw)).sha256).toBe(createHash('sha256').update(raw).digest('hex'));
  });

  it('reads lengths that are longer than they need to be', async () => {
    const body = mint().subarray(4);
    const long = concat(Uint8Array.of(0x30, 0x84, 0, 0, body.length >> 8, body.length), body);
    expect((await parse(long)).subject).toBe('CN=Anybody');
    const inner = elements(honest.key)[0]!.body;
    const read = await parse(mint({ key: concat(Uint8Array.of(0x30, 0x83, 0, 0, inner.length), inner) }));
    expect(read.spki).toEqual(honest.key);
  });

  it.each([
    ['digital signature', 0x80, true, false],
    ['non-repudiation', 0x40, false, true],
    ['key encipherment', 0x20, false, false],
  ])('reads the key usage %s', async (_, byte, digitalSignature, nonRepudiation) => {
    const usage = extension('2.5.29.15', tlv(0x03, Uint8Array.of(5, byte)), true);
    const read = await parse(mint({ rest: extensions(usage) }));
    expect(read.keyUsage).toEqual({ digitalSignature, nonRepudiation });
    expect(read.unknownCritical).toBe(false);
  });

  it('tells critical extensions that are unknown', async () => {
    const one = (critical?: boolean) => mint({ rest: extensions(extension('1.2.3.4', nothing, critical)) });
    expect((await parse(one(true))).unknownCritical).toBe(true);
    expect((await parse(one(false))).unknownCritical).toBe(false);
    expect((await parse(one())).unknownCritical).toBe(false);
  });

  it('passes over a malformed key usage that is not critical, as Java does', async () => {
    const usage = (critical: boolean) => mint({ rest: extensions(extension('2.5.29.15', octets(nothing), critical)) });
    expect((await parse(usage(false))).keyUsage).toBeUndefined();
    await expect(parse(usage(true))).rejects.toThrowError(ApkError);
  });

  it('takes an empty subject only if another name is there', async () => {
    const rest = extensions(extension('2.5.29.17', sequence(), true));
    expect((await parse(mint({ subject: sequence(), rest }))).subject).toBe('');
    await expect(parse(mint({ subject: sequence() }))).rejects.toThrowError(ApkError);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['no SEQUENCE', tlv(0x31)],
    ['only a body', sequence(elements(elements(mint())[0]!.body)[0]!.all)],
    ['a fourth version', mint({ version: context(0, integer(3)) })],
    ['an extension in a first version', mint({ version: new Uint8Array(0), rest: extensions() })],
    ['two different algorithms', mint({}, signatureAlgorithm('RSA', 'sha1'))],
    ['an empty issuer', mint({ issuer: sequence() })],
    ['no dates', mint({ dates: sequence() })],
    ['one extension twice', mint({ rest: extensions(extension('1.2.3', nothing), extension('1.2.3', nothing)) })],
    ['something behind the extensions', mint({ rest: concat(extensions(), nothing) })],
    ['a key that is none', mint({ key: sequence(sequence(oid('1.2.840.113549.1.1.1'), nothing), bits(nothing)) })],
    ['more than any certificate has', mint({ rest: extensions(extension('1.2.3', new Uint8Array(65_536))) })],
  ])('refuses %s', async (_, raw) => {
    await expect(parse(raw)).rejects.toThrowError(ApkError);
  });

  it('never throws anything but its own error, whichever byte is changed or missing', async () => {
    const raw = mint({ rest: extensions(extension('2.5.29.15', tlv(0x03, Uint8Array.of(5, 0x80)), true)) });
    for (let at = 0; at < raw.length; at++) {
      const changed = [0, 0x80, 0xff, raw[at]! ^ 0x20].map((byte) =>
        Object.assign(Uint8Array.from(raw), { [at]: byte }),
      );
      for (const bytes of [...changed, raw.subarray(0, at)])
        await parse(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(ApkError));
    }
  });
});

describe('public keys', () => {
  const rsa = (modulus: Uint8Array, exponent: bigint | number = 65_537, parameters = nothing) =>
    sequence(sequence(oid('1.2.840.113549.1.1.1'), parameters), bits(sequence(tlv(0x02, modulus), integer(exponent))));
  const odd = (bytes: number) => bigBytes((1n << BigInt(8 * bytes)) - 1n);

  it('takes a modulus without its leading zero for positive, and compares it so', () => {
    const bare = rsa(odd(128));
    const proper = rsa(concat(Uint8Array.of(0), odd(128)));
    expect(readPublicKey(bare)).toEqual(readPublicKey(proper));
    // Minimal two's complement of −1 is one byte.
    const spelt = Uint8Array.from([0x80, ...odd(127)]);
    expect(comparableKey(rsa(spelt))).toEqual(rsa(concat(Uint8Array.of(0), spelt)));
    expect(comparableKey(proper)).toEqual(proper);
  });

  it.each([...keyNames])('keeps the bytes of %s', (name) => {
    expect(comparableKey(key(name).spki)).toEqual(key(name).spki);
  });

  it.each([
    ['of 504 bits', rsa(concat(Uint8Array.of(0), odd(63)))],
    ['of 16,392 bits', rsa(concat(Uint8Array.of(0), odd(2049)))],
    [
      'that is even',
      rsa(
        concat(
          Uint8Array.of(0),
          odd(128).map((byte, at) => (at === 127 ? 0xfe : byte)),
        ),
      ),
    ],
    ['with the exponent 1', rsa(concat(Uint8Array.of(0), odd(128)), 1)],
    ['with an even exponent', rsa(concat(Uint8Array.of(0), odd(128)), 4)],
    ['with an exponent of a thousand bits', rsa(concat(Uint8Array.of(0), odd(128)), (1n << 1000n) + 1n)],
    ['with parameters', rsa(concat(Uint8Array.of(0), odd(128)), 3, sequence())],
    ['with something behind it', concat(key('rsa-1024').spki, nothing)],
    ['that is empty', rsa(new Uint8Array(0))],
  ])('refuses an RSA key %s', (_, spki) => {
    expect(() => readPublicKey(spki)).toThrowError(ApkError);
  });

  it.each([
    ['without a curve', sequence(oid('1.2.840.10045.2.1'))],
    ['with an unknown curve', sequence(oid('1.2.840.10045.2.1'), oid('1.3.132.0.10'))],
    ['with a curve of its own', sequence(oid('1.2.840.10045.2.1'), sequence(integer(1)))],
  ])('refuses an EC key %s', (_, algorithmOf) => {
    const point = bits(concat(Uint8Array.of(4), new Uint8Array(64)));
    expect(() => readPublicKey(sequence(algorithmOf, point))).toThrowError(ApkError);
  });

  it.each([
    ['compressed', concat(Uint8Array.of(2), new Uint8Array(32))],
    ['at infinity', Uint8Array.of(0)],
    ['too short', concat(Uint8Array.of(4), new Uint8Array(62))],
  ])('refuses an EC key whose point is %s', (_, point) => {
    const named = sequence(oid('1.2.840.10045.2.1'), oid('1.2.840.10045.3.1.7'));
    expect(() => readPublicKey(sequence(named, bits(point)))).toThrowError(ApkError);
  });

  it.each([
    ['without parameters', []],
    ['with a subprime of 8 bits', [(1n << 1023n) + 1n, 0xfbn, 2n]],
    ['with the generator 1', [(1n << 1023n) + 1n, (1n << 159n) + 1n, 1n]],
    ['with a prime of 100,000 bits', [(1n << 99_999n) + 1n, (1n << 159n) + 1n, 2n]],
  ])('refuses a DSA key %s', (_, numbers) => {
    const parameters = numbers.length ? [sequence(...numbers.map(integer))] : [];
    const spki = sequence(sequence(oid('1.2.840.10040.4.1'), ...parameters), bits(integer(5)));
    expect(() => readPublicKey(spki)).toThrowError(ApkError);
  });

  it('knows that it does not know others', () => {
    expect(readPublicKey(sequence(sequence(oid('1.3.101.112')), bits(new Uint8Array(32))))).toEqual({
      algorithm: 'unknown',
    });
  });
});
