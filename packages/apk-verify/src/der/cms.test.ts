import { describe, expect, it } from 'vitest';
import { concat } from '../../testing/bytes.ts';
import { certify, distinguishedName } from '../../testing/certificate.ts';
import { context, integer, nothing, octets, oid, sequence, setOf, tlv } from '../../testing/der-writer.ts';
import { ApkError } from '../model/error.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { findCertificate, readAttributes, readSignedData, signedForm } from './cms.ts';
import { readValue } from './der.ts';
import { parseCertificate } from './x509.ts';

const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);
const rsa = sequence(oid('1.2.840.113549.1.1.1'), nothing);
const data = '1.2.840.113549.1.7.1';
const who = distinguishedName('Somebody');

/** Fields of a SignerInfo; any of them can be made wrong. */
const honestSigner = {
  version: integer(1),
  id: sequence(who, integer(7)),
  digest: sha256,
  signed: context(0, sequence(oid('1.2.3'), setOf(nothing))),
  algorithm: rsa,
  signature: octets(Uint8Array.of(1, 2, 3)),
  unsigned: context(1, sequence(oid('1.2.4'), setOf(nothing))),
};
const signerInfo = (lies: Partial<Record<keyof typeof honestSigner, Uint8Array>> = {}) =>
  sequence(...Object.values({ ...honestSigner, ...lies }));

const honest = {
  version: integer(1),
  digests: setOf(sha256),
  content: sequence(oid(data)),
  certificates: context(0, certify('rsa-1024', { subject: 'Somebody', serial: 7n }), certify('ec-p256')),
  revoked: context(1, sequence()),
  signers: tlv(0x31, signerInfo(), signerInfo({ id: sequence(who, integer(8)) })),
};
const none = new Uint8Array(0);
const block = (lies: Partial<Record<keyof typeof honest, Uint8Array>> = {}, type = '1.2.840.113549.1.7.2') =>
  sequence(oid(type), context(0, sequence(...Object.values({ ...honest, ...lies }))));

describe('readSignedData', () => {
  it('reads what signs, what was signed with, and the certificates as they stand', () => {
    const read = readSignedData(concat(block(), Uint8Array.of(1, 2)));
    expect(read.contentType).toBe(data);
    expect(read.certificates).toEqual([certify('rsa-1024', { subject: 'Somebody', serial: 7n }), certify('ec-p256')]);
    expect(read.signers).toHaveLength(2);
    expect(read.signers[0]).toMatchObject({
      digestAlgorithm: '2.16.840.1.101.3.4.2.1',
      signatureAlgorithm: '1.2.840.113549.1.1.1',
      signature: Uint8Array.of(1, 2, 3),
      id: { issuerRaw: who, serialRaw: Uint8Array.of(7) },
    });
  });

  it('gives the signed attributes the header of a SET, and leaves their order alone', () => {
    const attributes = concat(sequence(oid('1.2.9'), setOf(nothing)), sequence(oid('1.2.3'), setOf(nothing)));
    const signers = tlv(0x31, signerInfo({ signed: context(0, attributes) }));
    const [signer] = readSignedData(block({ signers })).signers;
    expect(concat(...signedForm(signer!.signedAttributes!))).toEqual(tlv(0x31, attributes));
  });

  it('does without what may be missing', () => {
    const signers = tlv(0x31, signerInfo({ signed: none, unsigned: none }));
    const read = readSignedData(block({ certificates: none, revoked: none, signers }));
    expect(read.certificates).toEqual([]);
    expect(read.signers[0]!.signedAttributes).toBeNull();
    expect(readSignedData(block({ signers: tlv(0x31) })).signers).toEqual([]);
  });

  it.each([
    ['nothing', none],
    ['another kind of content', block({}, data)],
    ['no signers at all', block({ signers: none })],
    ['a digest that is no identifier', block({ digests: setOf(sequence(nothing)) })],
    ['a version of five bytes', block({ version: integer(1n << 33n) })],
    ['a hundred certificates', block({ certificates: context(0, ...new Array(100).fill(sequence())) })],
    ['a hundred signers', block({ signers: tlv(0x31, ...new Array(100).fill(signerInfo())) })],
    ['a signer by its key', block({ signers: tlv(0x31, signerInfo({ id: tlv(0x80, Uint8Array.of(1)) })) })],
    ['a signer without a name', block({ signers: tlv(0x31, signerInfo({ id: sequence(nothing, integer(1)) })) })],
    ['a signer without a signature', block({ signers: tlv(0x31, signerInfo({ signature: none, unsigned: none })) })],
    ['empty unsigned attributes', block({ signers: tlv(0x31, signerInfo({ unsigned: context(1, nothing) })) })],
  ])('refuses %s', (_, bytes) => {
    expect(() => readSignedData(bytes)).toThrowError(ApkError);
  });

  it('never throws anything but its own error, whichever byte is changed or missing', () => {
    const raw = block({ certificates: none });
    for (let at = 0; at < raw.length; at++)
      for (const bytes of [
        Object.assign(Uint8Array.from(raw), { [at]: 0x80 }),
        Object.assign(Uint8Array.from(raw), { [at]: raw[at]! ^ 0x20 }),
        raw.subarray(0, at),
      ]) {
        try {
          readSignedData(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(ApkError);
        }
      }
  });
});

describe('findCertificate', () => {
  it('takes the first whose issuer and serial number are meant, whoever else is in the bag', async () => {
    const raws = [
      certify('ec-p256', { subject: 'Somebody', serial: 8n }),
      certify('rsa-1024', { subject: 'SOMEBODY ', serial: 7n }),
      certify('rsa-2048-a', { subject: 'Somebody', serial: 7n }),
    ];
    const all = await Promise.all(raws.map((raw) => parseCertificate(raw, nodeDigests)));
    const find = (subject: string, serial: number) =>
      findCertificate(all, { issuerRaw: distinguishedName(subject), serialRaw: Uint8Array.of(serial) });
    expect(find('Somebody', 7)).toBe(all[1]);
    expect(find('Somebody', 8)).toBe(all[0]);
    expect(find('Somebody', 9)).toBeUndefined();
    expect(find('Nobody', 7)).toBeUndefined();
  });
});

describe('readAttributes', () => {
  it('tells a type that stands there twice', () => {
    const one = sequence(oid('1.2.3'), setOf(nothing));
    const read = readAttributes(readValue(context(0, one, one, sequence(oid('1.2.4'), setOf(nothing)))));
    expect(read.get('1.2.3')).toBeNull();
    expect(read.get('1.2.4')).toHaveLength(1);
    expect(read.get('1.2.5')).toBeUndefined();
  });
});
