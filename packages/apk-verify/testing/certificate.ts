import { bits, context, elements, integer, nothing, oid, sequence, setOf, utcTime, utf8String } from './der-writer.ts';
import { type KeyName, key } from './keys.ts';
import { type Hash, hash, signature } from './signature-writer.ts';

/** Object identifiers of signature algorithms by key and digest; RFC 3279, RFC 4055, RFC 5758. */
const signatureOids = {
  RSA: {
    md5: '1.2.840.113549.1.1.4',
    sha1: '1.2.840.113549.1.1.5',
    sha224: '1.2.840.113549.1.1.14',
    sha256: '1.2.840.113549.1.1.11',
    sha384: '1.2.840.113549.1.1.12',
    sha512: '1.2.840.113549.1.1.13',
  },
  EC: {
    sha1: '1.2.840.10045.4.1',
    sha224: '1.2.840.10045.4.3.1',
    sha256: '1.2.840.10045.4.3.2',
    sha384: '1.2.840.10045.4.3.3',
    sha512: '1.2.840.10045.4.3.4',
  },
  DSA: { sha1: '1.2.840.10040.4.3', sha224: '2.16.840.1.101.3.4.3.1', sha256: '2.16.840.1.101.3.4.3.2' },
} as const satisfies Readonly<Record<string, Partial<Record<Hash, string>>>>;

export function signatureAlgorithm(kind: 'RSA' | 'DSA' | 'EC', name: Hash): Uint8Array {
  const dotted = (signatureOids[kind] as Partial<Record<Hash, string>>)[name];
  if (!dotted) throw new Error(`no ${kind} signature algorithm with ${name}`);
  return kind === 'RSA' ? sequence(oid(dotted), nothing) : sequence(oid(dotted));
}

/** Encodes a distinguished name with only a common name. */
export const distinguishedName = (common: string): Uint8Array =>
  sequence(setOf(sequence(oid('2.5.4.3'), utf8String(common))));

export interface CertificateOptions {
  /** Common name of subject and issuer; by default the key's name. */
  readonly subject?: string;
  readonly serial?: bigint;
  readonly hash?: Hash;
  readonly from?: Date;
  readonly to?: Date;
  /** Omits the NULL from the public key's algorithm (RSA only). */
  readonly keyWithoutNull?: boolean;
}

/** Returns an RSA key whose algorithm has no parameters. */
function withoutNull(spki: Uint8Array): Uint8Array {
  const [algorithm, bits] = elements(elements(spki)[0]!.body);
  return sequence(sequence(elements(algorithm!.body)[0]!.all), bits!.all);
}

/** Creates a self-signed X.509 v3 certificate without extensions (RFC 5280), like Android's build tools. */
export function certify(name: KeyName, options: CertificateOptions = {}): Uint8Array {
  const own = key(name);
  const algorithm = signatureAlgorithm(own.kind, options.hash ?? 'sha256');
  const who = distinguishedName(options.subject ?? `Test ${name}`);
  const body = sequence(
    context(0, integer(2)),
    integer(options.serial ?? 1),
    algorithm,
    who,
    sequence(
      utcTime(options.from ?? new Date('2020-01-01T00:00:00Z')),
      utcTime(options.to ?? new Date('2047-01-01T00:00:00Z')),
    ),
    who,
    options.keyWithoutNull ? withoutNull(own.spki) : own.spki,
  );
  return sequence(body, algorithm, bits(signature(own, options.hash ?? 'sha256', body)));
}

/** Returns the SHA-256 of a certificate in lower-case hex. */
export const fingerprint = (certificate: Uint8Array): string =>
  Buffer.from(hash('sha256', certificate)).toString('hex');
