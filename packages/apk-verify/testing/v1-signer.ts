import { constants, privateEncrypt } from 'node:crypto';
import { concat, utf8 } from './bytes.ts';
import { signatureAlgorithm } from './certificate.ts';
import { context, elements, integer, nothing, octets, oid, sequence, setOf, tlv, utcTime } from './der-writer.ts';
import { key, type Signer } from './keys.ts';
import { type Hash, hash, signature } from './signature-writer.ts';
import type { ZipPart } from './zip-writer.ts';

/** One signature of a block, and what is wrong with it. */
export interface BlockInfo {
  readonly signer: Signer;
  /** Signs attributes whose length takes one byte more than in DER. The signature is over the attributes in DER. */
  readonly longAttributes?: boolean;
  /** Signs a DigestInfo without the NULL (RSA only). */
  readonly withoutNull?: boolean;
  readonly wrong?: boolean;
}

/** How to write the signed JAR; every stage can be made wrong. JAR File Specification, "Signed JAR File". */
export interface V1Options {
  readonly signers: readonly Signer[];
  /** Digests of entries, in the manifest and in the signature files. */
  readonly hashes?: readonly Hash[];
  /** Digest of the signature itself. */
  readonly signatureHash?: Hash;
  /** Value of `X-Android-APK-Signed`; by default the other schemes that sign the file, `null` omits it. */
  readonly alsoSigned?: string | null;
  /** Signs attributes (RFC 5652, 5.3) instead of the bare signature file. */
  readonly attributes?: boolean;
  /** Names of entries that are missing from the manifest. */
  readonly unsigned?: readonly string[];
  readonly changeManifest?: (text: string) => string;
  readonly changeSignatureFile?: (text: string, signer: number) => string;
  /** Signatures of each block, instead of the signer's own. */
  readonly infos?: readonly BlockInfo[];
  /** Certificates of each block, instead of the signers' own. */
  readonly certificates?: readonly Uint8Array[];
  readonly changeBlock?: (pkcs7: Uint8Array, signer: number) => Uint8Array;
  /** Name without extension by index of the signer, by default `CERT`, `CERT1`, …. */
  readonly fileName?: (signer: number) => string;
}

const attributeNames: Readonly<Record<Hash, string>> = {
  md5: 'MD5',
  sha1: 'SHA1',
  sha224: 'SHA-224',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};
const hashOids: Readonly<Record<Hash, string>> = {
  md5: '1.2.840.113549.2.5',
  sha1: '1.3.14.3.2.26',
  sha224: '2.16.840.1.101.3.4.2.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
};
const keyOids = { RSA: '1.2.840.113549.1.1.1', EC: '1.2.840.10045.2.1', DSA: '1.2.840.10040.4.1' } as const;
const data = '1.2.840.113549.1.7.1';
const signedData = '1.2.840.113549.1.7.2';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Writes a header in lines of at most 72 bytes, continued after a space. */
function header(name: string, value: string): string {
  const whole = `${name}: ${value}`;
  const lines = [whole.slice(0, 70)];
  for (let at = 70; at < whole.length; at += 69) lines.push(` ${whole.slice(at, at + 69)}`);
  return `${lines.join('\r\n')}\r\n`;
}

/** Splits into sections as they are digested: each with the empty line that ends it. */
const sectionsOf = (text: string): string[] => text.split(/(?<=\r\n\r\n)/);

function manifest(parts: readonly ZipPart[], { hashes = ['sha256'], unsigned = [] }: V1Options): string {
  const sections = parts
    .filter(
      ({ name }) =>
        !name.endsWith('/') && !unsigned.includes(name) && !/^META-INF\/[^/]+\.(SF|RSA|DSA|EC|MF)$/.test(name),
    )
    .map((part) => {
      const digests = hashes.map((one) => header(`${attributeNames[one]}-Digest`, base64(hash(one, part.data))));
      return `${header('Name', part.name)}${digests.join('')}\r\n`;
    });
  return `${header('Manifest-Version', '1.0')}${header('Created-By', 'test')}\r\n${sections.join('')}`;
}

function signatureFile(text: string, { hashes = ['sha256'] }: V1Options, alsoSigned: string): string {
  const [main, ...sections] = sectionsOf(text);
  const digests = (suffix: string, of: string) =>
    hashes.map((one) => header(`${attributeNames[one]}-Digest${suffix}`, base64(hash(one, utf8(of))))).join('');
  const head = [
    header('Signature-Version', '1.0'),
    header('Created-By', 'test'),
    digests('-Manifest-Main-Attributes', main!),
    digests('-Manifest', text),
    alsoSigned ? header('X-Android-APK-Signed', alsoSigned) : '',
  ];
  const names = sections.map((section) => section.slice(0, section.search(/\r\n(?! )/) + 2));
  return `${head.join('')}\r\n${sections.map((section, n) => `${names[n]}${digests('', section)}\r\n`).join('')}`;
}

/** Signs with RSA and a DigestInfo whose algorithm has no parameters. */
function signatureWithoutNull(signer: Signer, name: Hash, covered: Uint8Array): Uint8Array {
  const info = sequence(sequence(oid(hashOids[name])), octets(hash(name, covered)));
  return Uint8Array.from(privateEncrypt({ key: key(signer.key).secret, padding: constants.RSA_PKCS1_PADDING }, info));
}

/** Encodes a `SignerInfo` of RFC 5652, 5.3. */
function signerInfo(info: BlockInfo, file: Uint8Array, name: Hash, attributes: boolean): Uint8Array {
  const own = key(info.signer.key);
  const [serial, , issuer] = elements(elements(elements(info.signer.certificates[0]!)[0]!.body)[0]!.body).slice(1);
  const attribute = (dotted: string, value: Uint8Array) => sequence(oid(dotted), setOf(value));
  const signed = setOf(
    attribute('1.2.840.113549.1.9.3', oid(data)),
    attribute('1.2.840.113549.1.9.4', octets(hash(name, file))),
    attribute('1.2.840.113549.1.9.5', utcTime(new Date('2024-01-01T00:00:00Z'))),
  );
  const hasAttributes = attributes || info.longAttributes;
  const covered = hasAttributes ? signed : file;
  const spelt = info.longAttributes ? concat(Uint8Array.of(0x81), signed.subarray(1)) : signed.subarray(1);
  const made = info.withoutNull ? signatureWithoutNull(info.signer, name, covered) : signature(own, name, covered);
  return sequence(
    integer(1),
    sequence(issuer!.all, serial!.all),
    sequence(oid(hashOids[name]), nothing),
    ...(hasAttributes ? [concat(Uint8Array.of(0xa0), spelt)] : []),
    own.kind === 'RSA' ? sequence(oid(keyOids.RSA), nothing) : signatureAlgorithm(own.kind, name),
    octets(info.wrong ? made.with(made.length - 1, made[made.length - 1]! ^ 1) : made),
  );
}

/** Encodes PKCS#7 signed data without its content (RFC 2315), as in a `.RSA` file. */
function pkcs7(signer: Signer, file: Uint8Array, options: V1Options): Uint8Array {
  const { signatureHash: name = 'sha256', attributes = false, infos = [{ signer }] } = options;
  const own = infos.flatMap((info) => info.signer.certificates);
  const content = sequence(
    integer(1),
    tlv(0x31, sequence(oid(hashOids[name]), nothing)),
    sequence(oid(data)),
    context(0, ...(options.certificates ?? own)),
    tlv(0x31, ...infos.map((info) => signerInfo(info, file, name, attributes))),
  );
  return sequence(oid(signedData), context(0, content));
}

/** Returns the entries preceded by those of the signature, in the order of the build tools. */
export function signV1(parts: readonly ZipPart[], options: V1Options, schemes: readonly string[]): ZipPart[] {
  const text = (options.changeManifest ?? String)(manifest(parts, options));
  const also = options.alsoSigned === undefined ? schemes.join(', ') : (options.alsoSigned ?? '');
  const made = options.signers.flatMap((signer, n) => {
    const base = `META-INF/${options.fileName?.(n) ?? `CERT${n || ''}`}`;
    const plain = signatureFile(text, options, also);
    const file = utf8(options.changeSignatureFile?.(plain, n) ?? plain);
    const block = pkcs7(signer, file, options);
    return [
      { name: `${base}.SF`, data: file },
      { name: `${base}.${key(signer.key).kind}`, data: options.changeBlock?.(block, n) ?? block },
    ];
  });
  return [{ name: 'META-INF/MANIFEST.MF', data: utf8(text) }, ...made, ...parts];
}
