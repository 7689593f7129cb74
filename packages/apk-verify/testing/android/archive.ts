import { concat, u16, u32, u64, utf8 } from '../bytes.ts';
import type { Craft } from '../craft.ts';
import type { SignOptions } from '../signer.ts';
import { evil, page } from '../verdicts.ts';
import type { ZipPart } from '../zip-writer.ts';
import { at, before, caseTable, jar, overlong, raw, sign } from './case.ts';

const part = (changes: Partial<ZipPart>): Craft =>
  sign({
    v2: [page],
    v3: [page],
    changeParts: (parts) => [...parts, { name: 'extra', data: utf8('data'), ...changes }],
  });
const zip = (options: NonNullable<SignOptions['zip']>): Craft => sign({ v2: [page], v3: [page], zip: options });
const endRecord = concat(u32(0x06054b50), new Uint8Array(18));
const locator = concat(u32(0x07064b50), u32(0), u64(0), u32(1));
const oddly = '21 refuses, 24 odd';

const comment = (...parts: readonly Uint8Array[]) => zip({ comment: concat(...parts) });
const shortComment = zip({ comment: new Uint8Array(9), end: { commentLength: 4 } });
/** Signed as a JAR by a stranger, which counts where v2 is not found. */
const longestComment: Craft = {
  ...sign({ v1: { signers: [evil], alsoSigned: null }, v2: [page], zip: { comment: new Uint8Array(0xffff) } }),
  sdk: { min: 24, target: 29 },
};
export const archiveEnd = caseTable('the archive’s end', [
  ['a comment', comment(utf8('made by somebody')), before, at.zip],
  ['an end record inside the comment', comment(endRecord, new Uint8Array(30)), oddly, at.zip],
  ['an end record that fills the comment’s end', comment(new Uint8Array(30), endRecord), '21 refuses', at.zip],
  ['its mark alone in the comment', comment(utf8('PK\x05\x06'), new Uint8Array(100)), oddly, at.zip],
  ['a comment longer than the file', zip({ end: { commentLength: 9 } }), '21 refuses', at.zip],
  ['the longest comment, of a JAR', jar({}, { zip: { comment: new Uint8Array(0xffff) } }), '21 odd', at.zip],
  ['the longest comment', longestComment, '21 refuses, 24 evil', 'ZipUtils.findZipEndOfCentralDirectoryRecord'],
  ['a comment shorter than it is', shortComment, '21 refuses', at.zip],
  ['more records than there are', zip({ end: { entries: 99 } }), '21 refuses', at.directory],
  ['fewer records than there are', zip({ end: { entries: 2 } }), oddly, at.directory],
]);

export const namesInArchive = caseTable('an entry’s name', [
  ['invalid UTF-8', part(raw('extra', Uint8Array.of(0x61, 0xff))), oddly, at.name],
  ['half a letter', part(raw('extra', Uint8Array.of(0x61, 0xc3))), oddly, at.name],
  ['an overlong slash', part(raw('extra', overlong('a/b', '/'))), oddly, at.name],
  ['a NUL in two bytes', part(raw('extra', Uint8Array.of(0x61, 0xc0, 0x80))), oddly, at.name],
  ['a surrogate in three bytes', part(raw('extra', Uint8Array.of(0xed, 0xa0, 0x80))), oddly, at.name],
  ['Latin-1', part(raw('extra', Uint8Array.of(0x67, 0x72, 0xfc, 0x6e))), oddly, at.name],
  ['letters of four bytes', part({ name: '😀' }), before, at.name],
  ['letters of two bytes', part({ name: 'grün' }), before, at.name],
  ['a NUL', part({ name: 'a\0b' }), oddly, at.name],
  ['a backslash', part({ name: 'a\\b' }), oddly, at.name],
  ['an absolute path', part({ name: '/system/x' }), oddly, at.name],
  ['a path that climbs', part({ name: 'a/../../x' }), oddly, at.name],
  ['the manifest’s, overlong', part(raw('extra', overlong('AndroidManifest.xml', 'm'))), oddly, at.name],
  ['overlong in the local header only', part({ local: { name: overlong('extra', 'r') } }), oddly, at.entry],
]);

const one = { compressedSize: 1 };
const most = { size: 0xffff_ffff };
export const entries = caseTable('an entry', [
  ['stored', part({ method: 0 }), before, at.entry],
  ['with sizes behind it', part({ descriptor: true }), before, at.entry],
  ['twice', part({ name: 'classes.dex' }), oddly, at.directory],
  ['the manifest twice', part({ name: 'AndroidManifest.xml' }), oddly, at.directory],
  ['another name in front of the data', part({ local: { name: utf8('other') } }), oddly, at.entry],
  ['another method in front of the data', part({ local: { method: 0 } }), oddly, at.entry],
  ['other sizes in front of the data', part({ local: { size: 99 } }), oddly, at.entry],
  ['another checksum in front of the data', part({ local: { crc: 99 } }), oddly, at.entry],
  ['sizes said to follow on one side only', part({ local: { flags: 8 } }), oddly, at.entry],
  ['encrypted', part({ central: { flags: 1 }, local: { flags: 1 } }), oddly, at.entry],
  ['a method nobody knows', part({ method: 12 }), oddly, at.entry],
  ['stored in another size', part({ method: 0, central: one, local: one }), oddly, at.entry],
  ['the size that stands for one of ZIP64', part({ central: most, local: most }), oddly, at.entry],
  ['sizes behind it, that size in front', part({ descriptor: true, local: most }), oddly, at.entry],
  ['a place where no header is', part({ central: { headerOffset: 5 } }), oddly, at.entry],
  ['the place of another', part({ central: { headerOffset: 0 } }), oddly, at.entry],
  ['a place behind the directory', part({ central: { headerOffset: 0x0fff_ffff } }), oddly, at.entry],
  [
    'code in front of all',
    {
      sdk: { target: 29 },
      sign: { v1: { signers: [page], alsoSigned: null }, zip: { front: utf8('dex\n035\0and more') } },
    },
    '21 odd',
    'dalvik: a DEX file in front of the archive (CVE-2017-13156)',
  ],
]);

const directoryEnd = (bytes: Uint8Array): ZipPart => ({ name: 'extra', data: utf8('x'), central: { extra: bytes } });
export const zip64Marks = caseTable('marks of ZIP64 and of several disks', [
  [
    'a locator before the end',
    sign({
      v2: [page],
      v3: [page],
      changeParts: (parts) => [...parts, directoryEnd(concat(u16(0x4242), u16(20), locator))],
    }),
    '21 refuses',
    at.zip64,
  ],
  ['an extra field of ZIP64', part({ central: { extra: concat(u16(1), u16(8), u64(4)) } }), before, at.directory],
]);
