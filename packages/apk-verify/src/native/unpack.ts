import { ApkError } from '../model/error.ts';
import type { Signal } from '../model/source.ts';
import type { Archive } from '../zip/directory.ts';
import { streamEntry } from '../zip/entry.ts';
import { librariesOf } from './libraries.ts';

/** Maximum size in bytes of all libraries that are unpacked; more would take long. */
export const maxUnpacked = 32 << 20;
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

/**
 * Returns the names of libraries that the installer cannot unpack (libziparchive, ExtractToWriter): no signature covers
 * the checksum and the size that the directory gives. Only the first 32 MiB of libraries are looked at.
 *
 * @param left Bytes that may still be looked at, shared by the parts of a bundle.
 */
export async function damagedLibraries(
  archive: Archive,
  isDebug: boolean,
  signal?: Signal,
  left = { bytes: maxUnpacked },
): Promise<string[]> {
  const damaged: string[] = [];
  for (const { entry } of librariesOf(archive, isDebug)) {
    left.bytes -= entry.size;
    if (left.bytes < 0 || damaged.length >= maxNamed) break;
    let crc = 0;
    const read = (bytes: Uint8Array) => {
      crc = crc32(crc, bytes);
    };
    try {
      await streamEntry(archive, entry, read, maxUnpacked, signal);
    } catch (error) {
      if (!(error instanceof ApkError)) throw error;
      crc = ~entry.crc;
    }
    if (crc !== entry.crc) damaged.push(entry.name);
  }
  return damaged;
}
