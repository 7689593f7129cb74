import { utf8 } from '../bytes/text.ts';
import { View } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';
import { type Frame, readFrame } from './end-record.ts';

/** Central directory file header: APPNOTE 4.3.12. */
const signature = 0x02014b50;
const headerLength = 46;
/** More than 65,535 records with names of ordinary length need. */
const maxDirectory = 32 << 20;

/** A file of the archive, as described by its central directory, which Android relies on. */
export interface ZipEntry {
  readonly name: string;
  /** The name's bytes unchanged; `name` decodes them as UTF-8 whatever the flags say, as Android does. */
  readonly rawName: Uint8Array;
  /** 0 stored, 8 deflated; Android's readers treat other values differently, see `readEntry`. */
  readonly method: number;
  /** General purpose flags: bit 0 encrypted, bit 3 sizes follow the data. */
  readonly flags: number;
  readonly crc: number;
  readonly compressedSize: number;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /** Offset of the local header. */
  readonly headerOffset: number;
  /** Offset of this record in the file. */
  readonly directoryOffset: number;
}

export interface Archive extends Frame {
  /** Files in directory order. */
  readonly entries: readonly ZipEntry[];
  /** Entries whose names end in a slash; Android and apksig ignore them. */
  readonly folders: readonly ZipEntry[];
  /** Number of directory bytes after the last record. */
  readonly unread: number;
  /** Returns the first file with that name. */
  find(name: string): ZipEntry | undefined;
}

/** Bytes that entries may share: most of those that do are better rejected with what they try to hide. */
const maxShared = 1 << 20;

/**
 * Throws `ApkError('too-large')` if the entries share so many bytes that reading them all takes much longer than the file
 * suggests. Those of honest archives share none.
 */
export function mustNotOverlap({ source, entries }: Archive): void {
  const all = entries.reduce(
    (sum, { method, size, compressedSize }) => sum + (method === 0 ? size : compressedSize),
    0,
  );
  if (all > source.size + maxShared) throw new ApkError('too-large', `${all} bytes in a file of ${source.size}`);
}

function readRecord(view: View, base: number): ZipEntry {
  const start = view.offset;
  if (view.remaining < headerLength || view.u32() !== signature)
    throw new ApkError('format', `No central directory record at ${base + start}`);
  view.skip(4);
  const flags = view.u16();
  const method = view.u16();
  view.skip(4);
  const crc = view.u32();
  const compressedSize = view.u32();
  const size = view.u32();
  const nameLength = view.u16();
  const extraLength = view.u16();
  const commentLength = view.u16();
  view.skip(8);
  const headerOffset = view.u32();
  const rawName = view.take(nameLength);
  view.skip(extraLength + commentLength);
  const directoryOffset = base + start;
  return { name: utf8(rawName), rawName, method, flags, crc, compressedSize, size, headerOffset, directoryOffset };
}

/**
 * Reads an archive's central directory like AOSP apksig (ZipUtils, CentralDirectoryRecord).
 *
 * Ignores any bytes of the directory after the last record, as Android does. Local headers are not read. Throws
 * `ApkError('format')` if a record is malformed, `'too-large'` for a directory larger than any honest one.
 */
export async function readDirectory(frame: Frame): Promise<Archive> {
  const { source, directoryOffset, directorySize, count } = frame;
  if (directorySize > maxDirectory) throw new ApkError('too-large', `A central directory of ${directorySize} bytes`);
  const view = new View(await source.read(directoryOffset, directorySize));
  const entries: ZipEntry[] = [];
  const folders: ZipEntry[] = [];
  const byName = new Map<string, ZipEntry>();
  for (let left = count; left > 0; left--) {
    const entry = readRecord(view, directoryOffset);
    if (entry.name.endsWith('/')) {
      folders.push(entry);
      continue;
    }
    entries.push(entry);
    if (!byName.has(entry.name)) byName.set(entry.name, entry);
  }
  return { ...frame, entries, folders, unread: view.remaining, find: (name) => byName.get(name) };
}

/** Reads an archive's end record and central directory. Throws like `readFrame` and `readDirectory`. */
export async function readArchive(source: ByteSource): Promise<Archive> {
  return readDirectory(await readFrame(source));
}
