import { u32At } from '../bytes/view.ts';
import { tried } from '../model/error.ts';
import type { Signal } from '../model/source.ts';
import type { DamagedLibrary } from '../model/verdict.ts';
import type { Archive, ZipEntry } from '../zip/directory.ts';
import { dataOffset, streamEntry } from '../zip/entry.ts';
import { librariesOf, maxUnpacked } from './libraries.ts';

const maxNamed = 5;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** Returns a CRC-32 with more bytes; the first is 0. */
function crc32(crc: number, bytes: Uint8Array): number {
  let rest = ~crc;
  for (let at = 0; at < bytes.length; at++) rest = table[(rest ^ bytes[at]!) & 0xff]! ^ (rest >>> 8);
  return ~rest >>> 0;
}

/** Flag: checksum and sizes follow the data too. */
const sizesFollow = 8;
const descriptorSignature = 0x08074b50;

/** Whether what follows an entry's data is what the directory says (libziparchive, ValidateDataDescriptor). */
async function hasGoodDescriptor(archive: Archive, entry: ZipEntry): Promise<boolean> {
  if (!(entry.flags & sizesFollow)) return true;
  const { crc, compressedSize, size, method } = entry;
  const end = (await dataOffset(archive, entry)) + (method === 0 ? size : compressedSize);
  const bytes = await archive.source.read(end, Math.min(16, archive.directoryOffset - end));
  const at = u32At(bytes, 0) === descriptorSignature ? 4 : 0;
  return u32At(bytes, at) === crc && u32At(bytes, at + 4) === compressedSize && u32At(bytes, at + 8) === size;
}

/**
 * Returns the libraries that the installer cannot unpack, or may not (libziparchive, extractToWriter): no signature
 * covers the sizes and the checksum that the directory gives. Only the first 32 MiB of libraries are looked at.
 *
 * @param left Bytes that may still be looked at, shared by the parts of a bundle.
 */
export async function damagedLibraries(
  archive: Archive,
  isDebug: boolean,
  signal?: Signal,
  left = { bytes: maxUnpacked },
): Promise<DamagedLibrary[]> {
  const damaged: DamagedLibrary[] = [];
  for (const { entry } of librariesOf(archive, isDebug)) {
    left.bytes -= entry.size;
    if (left.bytes < 0 || damaged.length >= maxNamed) break;
    let crc = 0;
    const read = (bytes: Uint8Array) => {
      crc = crc32(crc, bytes);
    };
    const unpacked = await tried(streamEntry(archive, entry, read, maxUnpacked, signal));
    const isSound = unpacked.error === undefined && (await hasGoodDescriptor(archive, entry));
    // AOSP's reader has not compared checksums for years (kCrcChecksEnabled); whether a manufacturer's does is not known.
    if (!isSound || crc !== entry.crc) damaged.push({ name: entry.name, isSure: !isSound });
  }
  return damaged;
}
