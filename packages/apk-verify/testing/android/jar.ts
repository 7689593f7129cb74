import { utf8 } from '../bytes.ts';
import { certify } from '../certificate.ts';
import type { Craft } from '../craft.ts';
import type { SignOptions } from '../signer.ts';
import type { BlockInfo } from '../v1-signer.ts';
import { evil, newer, page } from '../verdicts.ts';
import type { ZipPart } from '../zip-writer.ts';
import { at, caseTable, flipByte, jar, overlong, raw, sign } from './case.ts';

const added = (part: ZipPart, more: SignOptions = {}): Craft =>
  sign({ v1: { signers: [page] }, changeParts: (parts) => [...parts, part], ...more });
const sf = (change: (text: string) => string) => jar({ changeSignatureFile: change });
const mf = (change: (text: string) => string) => jar({ changeManifest: change });
const endless = (text: string) => text.replace(/\r\n\r\n$/, '');

const overlongFile = (name: string, letter: string) => added(raw(name, overlong(name, letter)));
const flipCode = (parts: readonly ZipPart[]) =>
  parts.map((part) => (part.name === 'classes.dex' ? { ...part, data: flipByte(part.data) } : part));
const again = (text: string) => text + text.slice(text.indexOf('Name:'));
const ghost = (text: string) => `${text}Name: none\r\nSHA-256-Digest: AAAA\r\n\r\n`;
const unnamed = (text: string) => `${text}SHA-256-Digest: AAAA\r\n\r\n`;
const doubled = (text: string) => text.replace('Created-By: test', 'Created-By: test\r\nCreated-By: signtool');
const twoDigests = (text: string) => text.replace(/(SHA-256-Digest: )(.+\r\n)/, '$1$2$1AAAA\r\n');
/** Of signatures that share a file, Android counts the one that a hash table returns first. */
const isFirst = ({ name }: ZipPart, at: number, all: readonly ZipPart[]) =>
  all.findIndex((part) => part.name === name) === at;
const shared = jar(
  { signers: [page, newer], fileName: () => 'CERT' },
  { changeParts: (parts) => parts.filter(isFirst) },
);
export const signedJar = caseTable('the signed JAR', [
  ['plain', jar({}), '21 page', at.v1],
  ['two signers, one a stranger', jar({ signers: [page, evil] }), '21 evil', at.jarEntries],
  ['a manifest in an overlong name', overlongFile('META-INF/MANIFEST.MF', 'F'), '21 odd', at.jarFile],
  ['a signature file in an overlong name', overlongFile('META-INF/CERT.SF', 'S'), '21 odd', at.jarFile],
  ['a signature in an overlong name', overlongFile('META-INF/CERT.RSA', 'R'), '21 odd', at.jarFile],
  ['a folder in an overlong name', overlongFile('META-INF/x', '/'), '21 odd', at.jarFile],
  ['a file in META-INF that nobody signed', added({ name: 'META-INF/readme', data: utf8('x') }), '21 page', at.v1],
  ['a file elsewhere that nobody signed', added({ name: 'assets/x', data: utf8('x') }), '21 refuses', at.v1],
  ['a manifest of another case', added({ name: 'META-INF/manifest.mf', data: utf8('x') }), '21 odd', at.jarFile],
  ['a signature of another case', added({ name: 'META-INF/cert.rsa', data: utf8('x') }), '21 odd', at.jarFile],
  ['a signature without a file', added({ name: 'META-INF/OTHER.RSA', data: utf8('x') }), '21 page', at.jar],
  ['a signature file without a signature', added({ name: 'META-INF/OTHER.SF', data: utf8('x') }), '21 page', at.jar],
  ['a wrong digest of an entry', jar({}, { changeParts: flipCode }), '21 refuses', at.jarEntries],
  ['a wrong signature', jar({ changeBlock: flipByte }), '21 refuses', at.jar],
  ['no version of the signature', sf((text) => text.replace(/^Signature-Version.*\r\n/, '')), '21 refuses', at.jar],
  ['a manifest that names what is not there', mf(ghost), '21 refuses', at.jarFile],
  ['a manifest with a section twice', mf(again), '21 refuses', at.reader],
  ['a signature file with a section twice', sf(again), '21 odd', at.reader],
  ['a signature file with a section without a name', sf(unnamed), '21 odd', at.reader],
  ['a signature file without an end of its last line', sf(endless), '21 odd', at.value],
  ['a manifest without an end of its last line', mf(endless), '21 odd', at.value],
  ['a manifest that ends with a NUL', mf((text) => `${text}\0`), '21 odd', 'StrictJarManifest.read'],
  ['a manifest that ends with a control-Z', mf((text) => `${text}\x1a`), '21 odd', 'StrictJarManifest.read'],
  ['a NUL within a value', sf((text) => text.replace('test', 'te\0st')), '21 odd', at.value],
  ['a name without a space behind it', sf((text) => text.replace('Created-By: ', 'Created-By:')), '21 odd', at.line],
  ['a name with a space in it', sf((text) => text.replace('Created-By', 'Created By')), '21 odd', at.line],
  ['a name of 71 letters', sf((text) => text.replace('Created-By', 'C'.repeat(71))), '21 odd', at.line],
  ['a line without a name', sf((text) => text.replace('Created-By: test', 'nothing')), '21 odd', at.line],
  ['a blank line in front', sf((text) => `\r\n${text}`), '21 odd', at.line],
  ['two blank lines between sections', mf((text) => text.replace('\r\n\r\n', '\r\n\r\n\r\n')), '21 odd', at.value],
  ['lines that end with LF', sf((text) => text.replace(/\r\n/g, '\n')), '21 page', at.value],
  ['a blank line that goes on', sf((text) => text.replace(': test\r\n', ': test\r\n \r\n')), '21 odd', at.value],
  ['an attribute twice', sf(doubled), '21 odd', at.reader],
  ['an entry’s digest twice', mf(twoDigests), '21 odd', at.reader],
  ['signed attributes', jar({ attributes: true }), '21 page', 'StrictJarVerifier.verifyBytes'],
  ['two signatures over one signature file', shared, '21 odd', 'StrictJarVerifier.verifyCertificate'],
  ['names beyond ASCII', added({ name: 'META-INF/größe', data: utf8('x') }), '21 page', at.name],
]);

/** Adds a second signer with a valid signature that the reference verifier ignores. */
const second = (change: (text: string) => string): Craft =>
  jar({ signers: [page, evil], changeSignatureFile: (text, n) => (n === 1 ? change(text) : text) });
export const furtherSigners = caseTable('a further signature that holds', [
  ['a section twice', second(again), '21 odd', at.jar],
  ['no version', second((text) => text.replace(/^Signature-Version.*\r\n/, '')), '21 odd', at.jar],
  ['no end of the last line', second(endless), '21 evil', at.jar],
  ['a section of nothing', second(ghost), '21 evil', at.jar],
  ['some entries only', second((text) => text.slice(0, text.indexOf('Name:'))), '21 odd', at.jarEntries],
]);

/**
 * Returns a block with several signatures: Android 5 and 6 check only the first, Android 7 uses the first valid one.
 */
const block = (...infos: readonly BlockInfo[]) => jar({ infos });
const first = 'JarUtils.verifySignature, StrictJarVerifier.verifyBytes';
const stranger = { signer: evil };
export const blockSignatures = caseTable('several signatures in one block', [
  ['a stranger’s first', block(stranger, { signer: page }), '21 evil', first],
  ['a stranger’s second', block({ signer: page }, stranger), '21 odd', first],
  ['a stranger’s first, wrong', block({ ...stranger, wrong: true }, { signer: page }), '21 refuses, 24 odd', first],
  [
    'a stranger’s first, of attributes whose length is spelt longer',
    block({ ...stranger, longAttributes: true }, { signer: page }),
    '21 refuses, 24 evil',
    'sun.security.pkcs.PKCS9Attributes.decode: signed as DER, however it stands',
  ],
  [
    'a stranger’s first, without the NULL of its digest’s algorithm',
    block({ ...stranger, withoutNull: true }, { signer: page }),
    '21 evil, 23 refuses, 24 odd',
    'OpenSSL rsa_sign.c, int_rsa_verify (Android 5); BoringSSL RSA_verify',
  ],
]);

/**
 * Another certificate for the listed signer's key, with the same issuer and serial number: a reader that picks it sees
 * a stranger.
 */
const twin = certify('rsa-2048-a', { to: new Date('2046-01-01T00:00:00Z') });
const spelt = certify('rsa-2048-a', { to: new Date('2046-01-01T00:00:00Z'), keyWithoutNull: true });
const listed = page.certificates[0]!;
export const blockCertificates = caseTable('certificates of a block', [
  ['of a stranger beside', jar({ certificates: [listed, evil.certificates[0]!] }), '21 page', first],
  ['of a stranger in front', jar({ certificates: [evil.certificates[0]!, listed] }), '21 page', first],
  ['the same twice', jar({ certificates: [listed, listed] }), '21 page', first],
  ['another of the same key in front', jar({ certificates: [twin, listed] }), '21 evil', 'PKCS7.getCertificate'],
  ['another of the same key behind', jar({ certificates: [listed, twin] }), '21 odd', 'PKCS7.getCertificate'],
  ['another of the same key, written without NULL', jar({ certificates: [listed, spelt] }), '21 odd', first],
]);

const eleven = Array.from({ length: 11 }, () => evil);
const limit = 'StrictJarVerifier.readCertificates: no limit before 2021';
export const jarsBelow = caseTable('a stranger’s JAR that the reference verifier refuses, below newer schemes', [
  ['eleven signers below v2', jar({ signers: eleven }, { v2: [page] }), '21 evil, 24 page', limit],
  [
    'no NULL in its digest’s algorithm, below v2',
    jar({ infos: [{ ...stranger, withoutNull: true }] }, { v2: [page] }),
    '21 evil, 23 refuses, 24 page',
    'OpenSSL rsa_sign.c, int_rsa_verify (Android 5)',
  ],
  [
    'eleven signers below v3, for Android 7 and later',
    { ...jar({ signers: eleven }, { v3: [page] }), sdk: { min: 24, target: 29 } },
    '21 refuses, 24 evil, 28 page',
    limit,
  ],
]);
