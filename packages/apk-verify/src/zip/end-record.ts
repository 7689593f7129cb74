import { windowed } from '../bytes/sources.ts';
import { u16At, u32At } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';

/** End of central directory record: APPNOTE 4.3.16. */
const signature = 0x06054b50;
/** Length of the record without its comment. */
export const endLength = 22;
/** The longest comment. */
export const maxComment = 0xffff;

/** Positions of the parts of an archive, from its end record. Offsets and sizes in bytes. */
export interface EndRecord {
  readonly directoryOffset: number;
  readonly directorySize: number;
  /** Declared number of records in the directory, including folders. */
  readonly count: number;
  readonly eocdOffset: number;
  /** The record with its comment. */
  readonly eocd: Uint8Array;
}

/**
 * Returns the record's offset in the file's last bytes: the last signature whose comment ends exactly at the end of the
 * file.
 */
function findIn(tail: Uint8Array): number {
  for (let at = tail.length - endLength; at >= 0; at--)
    if (u32At(tail, at) === signature && u16At(tail, at + 20) === tail.length - endLength - at) return at;
  return -1;
}

/** Placeholder in a 32-bit field whose value is in the ZIP64 record: APPNOTE 4.4.1.4. */
const mark = 0xffff_ffff;
/** Locator of the ZIP64 end record: APPNOTE 4.3.15. */
const locatorSignature = 0x07064b50;
const locatorLength = 20;

async function hasLocator(source: ByteSource, eocdOffset: number): Promise<boolean> {
  if (eocdOffset < locatorLength) return false;
  return u32At(await source.read(eocdOffset - locatorLength, 4), 0) === locatorSignature;
}

/** An archive of which only the end record was read. */
export interface Frame extends EndRecord {
  /** The file; short reads are batched. */
  readonly source: ByteSource;
}

/**
 * Finds the end record of an archive, like Android and AOSP apksig (ZipUtils.findZipSections).
 *
 * ZIP64 is not supported: Android's signature schemes reject it. Like apksig, this ignores ZIP64 records if the plain
 * ones are complete (a file with them is later rejected as a trick), and rejects the file otherwise. Throws
 * `ApkError('format')` if there is no record, or if the directory does not end before it; `'zip64'` if only ZIP64 has
 * its position.
 */
export async function readFrame(source: ByteSource): Promise<Frame> {
  let tail: Uint8Array = new Uint8Array(0);
  let at = -1;
  // Nearly every archive ends without a comment.
  for (const comment of [0, maxComment]) {
    const length = Math.min(source.size, endLength + comment);
    tail = await source.read(source.size - length, length);
    at = findIn(tail);
    if (at >= 0) break;
  }
  if (at < 0) throw new ApkError('format', 'No end of central directory record');

  // A copy keeps only the record in memory, not the file's last 64 kB. `slice` of a Node buffer would be a view.
  const eocd = new Uint8Array(tail.subarray(at));
  const eocdOffset = source.size - eocd.length;
  const directoryOffset = u32At(eocd, 16);
  const directorySize = u32At(eocd, 12);
  const isMarked = directoryOffset === mark || directorySize === mark;
  if (isMarked && (await hasLocator(source, eocdOffset))) throw new ApkError('zip64', 'A ZIP64 archive');
  if (directoryOffset + directorySize > eocdOffset)
    throw new ApkError('format', 'The central directory does not end before the end record');
  return { source: windowed(source), directoryOffset, directorySize, count: u16At(eocd, 10), eocdOffset, eocd };
}
