import { ApkError } from '../model/error.ts';
import type { Signal } from '../model/source.ts';
import type { Archive, ZipEntry } from './directory.ts';
import { inflater } from './inflate.ts';
import { dataOffsetOf, headerConflict, readLocalHeader } from './local-header.ts';

/** Bytes asked of the source at once. */
const piece = 128 << 10;

function refuse(entry: ZipEntry, what: string): ApkError {
  return new ApkError('format', `${entry.name}: ${what}`);
}

/**
 * Where an entry's data starts in the file. Only its local header knows.
 *
 * Throws `ApkError('format')` if there is no local header of that name.
 */
export async function dataOffset(archive: Archive, entry: ZipEntry): Promise<number> {
  const header = await readLocalHeader(archive, entry);
  const conflict = headerConflict(header, entry);
  if (conflict === 'signature' || conflict === 'name') throw refuse(entry, `local header, ${conflict}`);
  return dataOffsetOf(header, entry);
}

/** Where an entry's bytes lie in the file, and whether they are to be inflated. */
interface Place {
  readonly at: number;
  readonly length: number;
  readonly deflated: boolean;
}

/** Checks what both readers check before they read. */
function checkPlace(archive: Archive, entry: ZipEntry, { at, length }: Place, cap: number): void {
  if (at + length > archive.directoryOffset) throw refuse(entry, 'data reaches into the central directory');
  if (entry.size > cap) throw new ApkError('too-large', `${entry.name}: ${entry.size} bytes`);
}

/** Where the signature's readers see the data, after comparing the headers. */
async function signedPlace(archive: Archive, entry: ZipEntry): Promise<Place> {
  const header = await readLocalHeader(archive, entry);
  const conflict = headerConflict(header, entry);
  if (conflict !== null && conflict !== 'method') throw refuse(entry, `local header, ${conflict}`);
  const deflated = entry.method !== 0;
  return { at: dataOffsetOf(header, entry), length: deflated ? entry.compressedSize : entry.size, deflated };
}

/** Where Android's resources see it. */
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
  // One byte more than announced is wrong already; nothing needs to be inflated beyond it.
  const inflate = deflated ? inflater(counted, entry.size) : undefined;
  try {
    for await (const bytes of archive.source.pieces(at, length, piece)) {
      if (signal?.aborted) throw signal.reason;
      if (inflate) inflate.push(bytes);
      else counted(bytes);
    }
    // A stream that lacks its end but not its bytes is whole enough for Java's inflater, and for Android's.
    inflate?.end();
  } catch (error) {
    if (error instanceof ApkError && error.code === 'too-large') throw refuse(entry, 'data is longer than announced');
    throw error;
  }
  if (out !== entry.size) throw refuse(entry, `${out} bytes instead of ${entry.size}`);
}

/**
 * Hands an entry's content to `sink` piece by piece, as the signature's readers take it (Android's StrictJarFile, AOSP
 * apksig's LocalFileRecord): stored if the method is 0, inflated whatever else it says. The CRC is not checked: they do
 * not either.
 *
 * Throws `ApkError('format')` where those throw: the local header disagrees with the directory, the data is malformed or
 * of another length, or reaches into the directory. `'too-large'` if more than `cap` bytes are announced.
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
 * An entry's content in memory, at most `cap` bytes.
 *
 * Android has two readers, and some files are made so that they see different things. `resources` (androidfw: manifest,
 * resources, icons) inflates only if the method is 8 and takes anything else as stored. `signature` is `streamEntry`'s.
 * Throws as `streamEntry` does; `resources` minds less about the local header: only its name must agree.
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
