import { type Attribute, lineage, type V3Signer } from '../block-signer.ts';
import { concat, u32, utf8 } from '../bytes.ts';
import type { Craft } from '../craft.ts';
import type { TestFile } from '../expect-obstacle.ts';
import type { Pair, SignOptions } from '../signer.ts';
import type { V1Options } from '../v1-signer.ts';
import { newer, page } from '../verdicts.ts';
import type { ZipPart } from '../zip-writer.ts';

// Shared by the tables of crafted files.

/**
 * What Android at a level does: accepts the file as signed by the listed signer (`page`) or a stranger (`evil`),
 * `refuses` it, uses a scheme that is not supported here (`unread`), or accepts it although other readers see another
 * file (`odd`: this library rejects it).
 */
export type Does = 'page' | 'evil' | 'refuses' | 'unread' | 'odd';

/** `21 page, 24 refuses`: the behaviour from each level on. */
export type AndroidChoice = string;

/** A crafted file, Android's behaviour, the AOSP code that decides it, and the verdict if the phone is unknown. */
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

/** Verdicts for an unknown phone, where they do not follow from the behaviour at each level. */
export const stops = /^do-not-install/;
export const notJudged = /^not-judged$/;

/** Names of code in AOSP. */
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

/** The listed signer's successor, with the proof of rotation. */
export const rotated: V3Signer = { ...newer, attributes: [lineage([page, newer])] };
/** The attribute of a v3.1 signer that targets a preview of Android. */
export const preview: Attribute = [0xc2a6b3ba, u32(1)];
/** Returns the bytes with the last bit changed. */
export const flipByte = (bytes: Uint8Array) => bytes.with(bytes.length - 1, bytes[bytes.length - 1]! ^ 1);
const target29 = { sdk: { target: 29 } };
/** Signs with these schemes only, for Android versions that still accept a JAR signature. */
export const sign = (options: SignOptions): Craft => ({ ...target29, sign: { marks: false, ...options } });
export const jar = (v1: Partial<V1Options>, more: SignOptions = {}): Craft =>
  sign({ v1: { signers: [page], ...v1 }, ...more });

/** Signs with other pairs in the signing block. */
export const pairs = (
  change: NonNullable<SignOptions['changePairs']>,
  more: SignOptions = { v2: [page], v3: [page] },
) => sign({ ...more, changePairs: change });
export const cut = (id: number): Pair => [id, new Uint8Array(0)];
/** Behaviour for a file with v2 and v3, with v3 alone, and for one that no version accepts. */
export const before = '21 refuses, 24 page';
export const from28 = '21 refuses, 28 page';
export const refusedBy = '21 refuses';
/** Upper end of a range that includes all later levels. */
export const last = 0x7fff_ffff;
export const v3 = (...signers: readonly V3Signer[]) => sign({ v3: signers });

/** Encodes text with the last occurrence of a letter in two bytes instead of one. */
export const overlong = (text: string, letter: string) => {
  const index = text.lastIndexOf(letter);
  const code = letter.charCodeAt(0);
  return concat(
    utf8(text.slice(0, index)),
    Uint8Array.of(0xc0 | (code >> 6), 0x80 | (code & 0x3f)),
    utf8(text.slice(index + 1)),
  );
};
/** Returns an entry whose name has these bytes in both headers. */
export const raw = (name: string, bytes: Uint8Array, data: Uint8Array = utf8('x')): ZipPart => ({
  name,
  data,
  central: { name: bytes },
  local: { name: bytes },
});
