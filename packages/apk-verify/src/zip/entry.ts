import { ApkError } from '../model/error.ts';
import type { Signal } from '../model/source.ts';
import type { Archive, ZipEntry } from './directory.ts';
import { inflater } from './inflate.ts';
import { dataOffsetOf, headerConflict, readLocalHeader } from './local-header.ts';

/** Bytes per read of the source. */
const piece = 128 << 10;

function refuse(entry: ZipEntry, what: string): ApkError {
  return new ApkError('format', `${entry.name}: ${what}`);
}

/**
 * Returns the offset of an entry's data, which only its local header contains.
 *
 * Throws `ApkError('format')` if there is no local header with that name.
 */
export async function dataOffset(archive: Archive, entry: ZipEntry): Promise<number> {
  const header = await readLocalHeader(archive, entry);
  const conflict = headerConflict(header, entry);
  if (conflict === 'signature' || conflict === 'name') throw refuse(entry, `local header, ${conflict}`);
  return dataOffsetOf(header, entry);
}

/** Position of an entry's bytes in the file, and whether they must be inflated. */
interface Place {
  readonly at: number;
  readonly length: number;
  readonly deflated: boolean;
}

/** Checks what both readers check before reading. */
function checkPlace(archive: Archive, entry: ZipEntry, { at, length }: Place, cap: number): void {
  if (at + length > archive.directoryOffset) throw refuse(entry, 'data reaches into the central directory');
  if (entry.size > cap) throw new ApkError('too-large', `${entry.name}: ${entry.size} bytes`);
}

/** Returns the data's position as seen by the signature verifiers, after comparing the headers. */
async function signedPlace(archive: Archive, entry: ZipEntry): Promise<Place> {
  const header = await readLocalHeader(archive, entry);
  const conflict = headerConflict(header, entry);
  if (conflict !== null && conflict !== 'method') throw refuse(entry, `local header, ${conflict}`);
  const deflated = entry.method !== 0;
  return { at: dataOffsetOf(header, entry), length: deflated ? entry.compressedSize : entry.size, deflated };
}

/** Returns the data's position as seen by Android's resource reader. */
async function resourcePlace(archive: Archive, entry: ZipEntry): Promise<Place> {
  const deflated = entry.method === 8;
  const at = await dataOffset(archive, entry);
  return { at, length: deflated ? entry.compressedSize : entry.size, deflated };
}

async function copy(
  archive: Archive,
  entry: ZipEntry,
  { at, length, deflated }: Place,
  sink: (bytes: Uint8Array) => void,
  signal?: Signal,
): Promise<void> {
  let out = 0;
  const counted = (bytes: Uint8Array) => {
    out += bytes.length;
    sink(bytes);
  };
  // One byte more than declared is already wrong; no more needs to be inflated.
  const inflate = deflated ? inflater(counted, entry.size) : undefined;
  try {
    for await (const bytes of archive.source.pieces(at, length, piece)) {
      if (signal?.aborted) throw signal.reason;
      if (inflate) inflate.push(bytes);
      else counted(bytes);
    }
    // A stream without its end marker but with all its bytes is complete enough for Java's inflater, and for Android's.
    inflate?.end();
  } catch (error) {
    if (error instanceof ApkError && error.code === 'too-large') throw refuse(entry, 'data is longer than announced');
    throw error;
  }
  if (out !== entry.size) throw refuse(entry, `${out} bytes instead of ${entry.size}`);
}

/**
 * Passes an entry's content to `sink` piece by piece, as the signature verifiers read it (Android's StrictJarFile, AOSP
 * apksig's LocalFileRecord): stored if the method is 0, inflated for any other method. The CRC is not checked, as in
 * those readers.
 *
 * Throws `ApkError('format')` where those throw: the local header disagrees with the directory, or the data is
 * malformed, has another length, or reaches into the directory. `'too-large'` if more than `cap` bytes are declared.
 */
export async function streamEntry(
  archive: Archive,
  entry: ZipEntry,
  sink: (bytes: Uint8Array) => void,
  cap: number,
  signal?: Signal,
): Promise<void> {
  const place = await signedPlace(archive, entry);
  checkPlace(archive, entry, place, cap);
  await copy(archive, entry, place, sink, signal);
}

/**
 * Returns an entry's content in memory, at most `cap` bytes.
 *
 * Android has two readers, and some files are made to show them different content. `resources` (androidfw: manifest,
 * resources, icons) inflates only if the method is 8 and treats anything else as stored. `signature` is that of
 * `streamEntry`. Throws like `streamEntry`; `resources` is less strict about the local header: only its name must
 * match.
 */
export async function readEntry(
  archive: Archive,
  entry: ZipEntry,
  reader: 'resources' | 'signature',
  cap: number,
): Promise<Uint8Array> {
  if (entry.size > cap) throw new ApkError('too-large', `${entry.name}: ${entry.size} bytes`);
  const place = await (reader === 'signature' ? signedPlace : resourcePlace)(archive, entry);
  checkPlace(archive, entry, place, cap);
  if (!place.deflated) return archive.source.read(place.at, place.length);
  const content = new Uint8Array(entry.size);
  let at = 0;
  await copy(archive, entry, place, (bytes) => {
    content.set(bytes, at);
    at += bytes.length;
  });
  return content;
}
