import type { TestFile } from '../answer.ts';
import { type Attribute, lineage, type V3Signer } from '../block-signer.ts';
import { concat, u32, utf8 } from '../bytes.ts';
import type { Craft } from '../craft.ts';
import type { Pair, SignOptions } from '../signer.ts';
import { newer, page } from '../told.ts';
import type { V1Options } from '../v1-signer.ts';
import type { ZipPart } from '../zip-writer.ts';

// What the tables of crafted files have in common.

/**
 * What the Android of a level does: takes the file for the listed signer's (`page`) or a stranger's (`evil`), `refuses` it,
 * goes by what is not read here (`unread`), or takes it while other readers see another file (`odd`: we refuse it).
 */
export type Does = 'page' | 'evil' | 'refuses' | 'unread' | 'odd';

/** `21 page, 24 refuses`: what is done from each level on. */
export type AndroidChoice = string;

/** A crafted file, what Androids do with it, the place in AOSP that decides it, and what is said if no phone is known. */
export type AndroidCase = readonly [
  what: string,
  file: TestFile,
  does: AndroidChoice,
  place: string,
  anyPhone?: RegExp,
];

export interface CaseTable {
  readonly title: string;
  readonly cases: readonly AndroidCase[];
}
export const caseTable = (title: string, cases: readonly AndroidCase[]): CaseTable => ({ title, cases });

/** Answers for a phone that is not known, where they do not follow from what the levels do. */
export const stops = /^do-not-install/;
export const notJudged = /^not-judged$/;

/** Places in AOSP. */
export const at = {
  choice: 'ApkSignatureVerifier.verify',
  v1: 'ApkSignatureVerifier.verifyV1Signature',
  v2: 'ApkSignatureSchemeV2Verifier.verify',
  v2signer: 'ApkSignatureSchemeV2Verifier.verifySigner',
  v2attributes: 'ApkSignatureSchemeV2Verifier.verifyAdditionalAttributes',
  v3: 'ApkSignatureSchemeV3Verifier.verify',
  v3signer: 'ApkSignatureSchemeV3Verifier.verifySigner',
  v3attributes: 'ApkSignatureSchemeV3Verifier.verifyAdditionalAttributes',
  proof: 'ApkSigningBlockUtils.verifyProofOfRotationStruct',
  find: 'ApkSigningBlockUtils.findApkSignatureSchemeBlock',
  block: 'ApkSigningBlockUtils.findApkSigningBlock',
  jar: 'StrictJarVerifier.verifyCertificate',
  jarEntries: 'StrictJarVerifier.initEntry',
  jarFile: 'StrictJarFile.getMetaEntries',
  reader: 'StrictJarManifestReader.readEntries',
  line: 'StrictJarManifestReader.readName',
  value: 'StrictJarManifestReader.readValue',
  zip: 'libziparchive zip_archive.cc, MapCentralDirectory0',
  directory: 'libziparchive zip_archive.cc, ParseZipArchive',
  entry: 'libziparchive zip_archive.cc, FindEntry',
  name: 'libziparchive entry_name_utils-inl.h, IsValidEntryName',
  zip64: 'ZipUtils.isZip64EndOfCentralDirectoryLocatorPresent',
} as const;

/** The listed signer's successor, with the proof. */
export const rotated: V3Signer = { ...newer, attributes: [lineage([page, newer])] };
/** The attribute of a v3.1 signer for a preview of Android. */
export const preview: Attribute = [0xc2a6b3ba, u32(1)];
/** The bytes with the last bit changed. */
export const flipByte = (bytes: Uint8Array) => bytes.with(bytes.length - 1, bytes[bytes.length - 1]! ^ 1);
export const target29 = { sdk: { target: 29 } };
/** Signed in these ways only, for Androids that still take a JAR signature. */
export const sign = (options: SignOptions): Craft => ({ ...target29, sign: { marks: false, ...options } });
export const jar = (v1: Partial<V1Options>, more: SignOptions = {}): Craft =>
  sign({ v1: { signers: [page], ...v1 }, ...more });

/** With other pairs in the signing block. */
export const pairs = (
  change: NonNullable<SignOptions['changePairs']>,
  more: SignOptions = { v2: [page], v3: [page] },
) => sign({ ...more, changePairs: change });
export const cut = (id: number): Pair => [id, new Uint8Array(0)];
/** What Androids do with a file of v2 and v3, of v3 alone, and with one that none takes. */
export const before = '21 refuses, 24 page';
export const from28 = '21 refuses, 28 page';
export const refusedBy = '21 refuses';
/** Every later level. */
export const last = 0x7fff_ffff;
export const v3 = (...signers: readonly V3Signer[]) => sign({ v3: signers });

/** The text's bytes, with the last such letter in two bytes where one would do. */
export const overlong = (text: string, letter: string) => {
  const index = text.lastIndexOf(letter);
  const code = letter.charCodeAt(0);
  return concat(
    utf8(text.slice(0, index)),
    Uint8Array.of(0xc0 | (code >> 6), 0x80 | (code & 0x3f)),
    utf8(text.slice(index + 1)),
  );
};
/** An entry whose name has these bytes in both headers. */
export const raw = (name: string, bytes: Uint8Array, data: Uint8Array = utf8('x')): ZipPart => ({
  name,
  data,
  central: { name: bytes },
  local: { name: bytes },
});
