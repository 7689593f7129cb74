import { createHash, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { concat } from '../../testing/bytes.ts';
import { certify, distinguishedName, signatureAlgorithm } from '../../testing/certificate.ts';
import {
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
} from '../../testing/der-writer.ts';
import { type KeyName, key, keyNames } from '../../testing/keys.ts';
import { ApkError } from '../model/error.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { parseCertificate } from './x509.ts';

const algorithm = signatureAlgorithm('RSA', 'sha256');
const anybody = distinguishedName('Anybody');
const dates = sequence(utcTime(new Date('2020-01-01T00:00:00Z')), utcTime(new Date('2047-01-01T00:00:00Z')));
const extension = (id: string, value: Uint8Array, critical?: boolean) =>
  sequence(oid(id), ...(critical === undefined ? [] : [tlv(0x01, Uint8Array.of(critical ? 0xff : 0))]), octets(value));
const extensions = (...list: readonly Uint8Array[]) => context(3, sequence(...list));

/** The fields of a certificate's body; any of them can be made wrong. */
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

const mint = (lies: Partial<Record<keyof typeof honest, Uint8Array>> = {}, outer = algorithm) =>
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

  it('reads critical extensions that it knows', async () => {
    const [basic, extended, policies] = ['2.5.29.19', '2.5.29.37', '2.5.29.32'];
    const one = (id: string, value: Uint8Array, critical: boolean) =>
      mint({ rest: extensions(extension(id, value, critical)) });
    const purpose = sequence(oid('1.3.6.1.5.5.7.3.3'));
    const authority = sequence(tlv(0x01, Uint8Array.of(0xff)), integer(3));
    for (const [id, value] of [
      [basic, authority],
      [basic, sequence()],
      [extended, purpose],
      [policies, sequence()],
    ] as const)
      expect((await parse(one(id, value, true))).unknownCritical).toBe(false);
    for (const [id, value] of [
      [basic, sequence(integer(3), tlv(0x01, Uint8Array.of(0xff)))],
      [basic, nothing],
      [extended, sequence(nothing)],
      [extended, oid('1.3.6.1.5.5.7.3.3')],
      [policies, concat(sequence(), nothing)],
    ] as const) {
      await expect(parse(one(id, value, true))).rejects.toThrowError(ApkError);
      expect((await parse(one(id, value, false))).unknownCritical).toBe(false);
    }
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
    ['extensions in a second version', mint({ version: context(0, integer(1)), rest: extensions() })],
    ['two different algorithms', mint({}, signatureAlgorithm('RSA', 'sha1'))],
    ['an empty issuer', mint({ issuer: sequence() })],
    ['no dates', mint({ dates: sequence() })],
    ['one extension twice', mint({ rest: extensions(extension('1.2.3', nothing), extension('1.2.3', nothing)) })],
    ['something behind the extensions', mint({ rest: concat(extensions(), nothing) })],
    ['an empty key', mint({ key: sequence(sequence(oid('1.2.840.113549.1.1.1'), nothing), bits(nothing)) })],
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
