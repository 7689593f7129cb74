import { equalBytes } from '../bytes/bytes.ts';
import { u16At, u32At } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';
import type { Archive, ZipEntry } from './directory.ts';

/** Local file header: APPNOTE 4.3.7. */
const signature = 0x04034b50;
export const localHeaderLength = 30;
/** Flag: CRC and sizes follow the data instead of being in the local header. */
const sizesFollow = 8;

/** The field in which the two headers of an entry differ. */
export type HeaderConflict = 'signature' | 'flags' | 'name' | 'crc' | 'sizes' | 'method';

/**
 * Compares a local header with the directory's record; null if they agree. AOSP apksig (LocalFileRecord.getRecord)
 * makes these comparisons in this order, except for the method, which it ignores. Where sizes follow, newer Androids
 * still take the highest ones for a mark of ZIP64 (libziparchive, FindEntry).
 *
 * @param header The local header with at least as many bytes of its name as the directory's record declares.
 */
export function headerConflict(header: Uint8Array, entry: ZipEntry): HeaderConflict | null {
  if (u32At(header, 0) !== signature) return 'signature';
  const follow = u16At(header, 6) & sizesFollow;
  if (follow !== (entry.flags & sizesFollow)) return 'flags';
  const nameLength = u16At(header, 26);
  if (nameLength !== entry.rawName.length) return 'name';
  if (!equalBytes(header.subarray(localHeaderLength, localHeaderLength + nameLength), entry.rawName)) return 'name';
  if (!follow) {
    if (u32At(header, 14) !== entry.crc) return 'crc';
    if (u32At(header, 18) !== entry.compressedSize || u32At(header, 22) !== entry.size) return 'sizes';
  } else if (u32At(header, 18) === 0xffff_ffff || u32At(header, 22) === 0xffff_ffff) return 'sizes';
  return u16At(header, 8) === entry.method ? null : 'method';
}

/** Returns the offset of the data, from the local header's own lengths. */
export function dataOffsetOf(header: Uint8Array, entry: ZipEntry): number {
  return entry.headerOffset + localHeaderLength + u16At(header, 26) + u16At(header, 28);
}

/** Reads an entry's local header with its name. Throws `ApkError('format')` if it does not end before the directory. */
export async function readLocalHeader(archive: Archive, entry: ZipEntry): Promise<Uint8Array> {
  const length = localHeaderLength + entry.rawName.length;
  if (entry.headerOffset + length > archive.directoryOffset)
    throw new ApkError('format', `The local header of ${entry.name} reaches into the central directory`);
  return archive.source.read(entry.headerOffset, length);
}
