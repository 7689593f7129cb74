import type { SigningBlock } from '../block/signing-block.ts';
import { equalBytes } from '../bytes/bytes.ts';
import { latin1, utf8Bytes } from '../bytes/text.ts';
import { u16At, u32At } from '../bytes/view.ts';
import type { Trick, TrickFound } from '../model/report.ts';
import type { ApkFile } from '../read/apk-file.ts';
import type { Archive, ZipEntry } from '../zip/directory.ts';
import { endLength, maxComment } from '../zip/end-record.ts';
import { dataOffsetOf, headerConflict } from '../zip/local-header.ts';
import type { LocalHeaders } from '../zip/local-headers.ts';

/** Maximum number of entries to name per trick; one is enough to reject the file. */
const maxNamed = 5;
const encrypted = 1;

/**
 * False for bytes that are not the canonical UTF-8 form of the name. Android's runtime (NewStringUTF) reads overlong
 * forms as plain letters, so a second `META-INF/MANIFEST.MF` replaces the first; it rejects other forms.
 */
const isPlainUtf8 = (rawName: Uint8Array, name: string): boolean =>
  name.length === rawName.length ? rawName.every((byte) => byte < 0x80) : equalBytes(utf8Bytes(name), rawName);

const endSignature = 'PK\x05\x06';
const locatorSignature = 'PK\x06\x07';

/**
 * Whether readers may find different ends of the archive. Android's native reader (libziparchive, MapCentralDirectory)
 * uses the last end record signature, even if it is in the comment; Android's signature schemes reject a ZIP64 locator,
 * and do not find a record with the longest comment (ZipUtils.findZipEndOfCentralDirectoryRecord), so that only a JAR
 * signature counts. Newer native readers look for ZIP64 if comment or number of records are the highest that fit
 * (FindCentralDirectoryInfo). Other readers count disks, or read the directory by its size instead of its number of records.
 */
function hasOddEnd({ eocd, count, unread }: Archive, beforeEnd: Uint8Array): boolean {
  const disks = u32At(eocd, 4) !== 0 || u16At(eocd, 8) !== count;
  return (
    disks ||
    unread > 0 ||
    count === 0xffff ||
    eocd.length === endLength + maxComment ||
    latin1(beforeEnd.subarray(0, 4)) === locatorSignature ||
    latin1(eocd.subarray(4)).includes(endSignature)
  );
}

/** Returns the tricks in one entry's name and record. The highest size stands for one of ZIP64 (libziparchive, FindEntry). */
function tricksOfRecord({ name, rawName, method, flags, compressedSize, size }: ZipEntry): Trick[] {
  const climbs = rawName[0] === 0x2f || name.split('/').includes('..');
  const odd = rawName.includes(0) || rawName.includes(0x5c) || climbs || !isPlainUtf8(rawName, name);
  const stored = method === 0 && compressedSize !== size;
  const compression = (method !== 0 && method !== 8) || stored || (flags & encrypted) !== 0 || size === 0xffff_ffff;
  return [...(odd ? ['odd-name' as const] : []), ...(compression ? ['odd-compression' as const] : [])];
}

/** Returns the entries whose name is already used by an earlier one. */
function duplicates(entries: readonly ZipEntry[]): ZipEntry[] {
  const names = new Set<string>();
  return entries.filter(({ rawName }) => {
    const name = latin1(rawName);
    const seen = names.has(name);
    names.add(name);
    return seen;
  });
}

/** Returns the end offset of an entry's data; null if its local header is invalid. */
export function endOf(entry: ZipEntry, header: Uint8Array | null): number | null {
  return header && dataOffsetOf(header, entry) + (entry.method === 0 ? entry.size : entry.compressedSize);
}

/** Returns the entries that begin before the previous one ends, or reach beyond the limit. */
function overlapping(sorted: readonly ZipEntry[], headers: LocalHeaders, limit: number): ZipEntry[] {
  let end = 0;
  return sorted.filter((entry) => {
    const starts = entry.headerOffset;
    const overlaps = starts < end || starts >= limit;
    end = Math.max(end, endOf(entry, headers.of(entry)) ?? starts + 1);
    return overlaps || end > limit;
  });
}

/**
 * Looks for tricks that make the verified file differ from the installed one, whatever the signatures say: the
 * reference verifier reads the archive like a recent Android version, but older or other readers may see something
 * else.
 *
 * @param headers Local headers of all entries, see `LocalHeaders`.
 * @param start The file's first four bytes.
 * @param beforeEnd The twenty bytes before the end record, where a ZIP64 locator would be.
 */
export function findTricks(
  archive: Archive,
  block: SigningBlock | null,
  headers: LocalHeaders,
  start: Uint8Array,
  beforeEnd: Uint8Array,
): TrickFound[] {
  const all = [...archive.entries, ...archive.folders];
  const found: TrickFound[] = [];
  const add = (trick: Trick, entries: readonly ZipEntry[]) =>
    found.push(...entries.slice(0, maxNamed).map(({ name }) => ({ trick, entry: name })));

  const magic = latin1(start.subarray(0, 4));
  if (magic === 'dex\n') found.push({ trick: 'dex-in-front' });
  // An archive without entries starts with its end record.
  else if (magic !== 'PK\x03\x04' && !(all.length === 0 && magic === 'PK\x05\x06'))
    found.push({ trick: 'bytes-in-front' });

  if (hasOddEnd(archive, beforeEnd)) found.push({ trick: 'odd-end' });
  add('duplicate-entry', duplicates(all));
  add('overlapping-entries', overlapping(headers.sorted, headers, block?.offset ?? archive.directoryOffset));
  add(
    'header-mismatch',
    headers.sorted.filter((entry) => {
      const header = headers.of(entry);
      return !header || headerConflict(header, entry) !== null;
    }),
  );
  for (const trick of ['odd-compression', 'odd-name'] as const)
    add(
      trick,
      all.filter((entry) => tricksOfRecord(entry).includes(trick)),
    );
  return found;
}

/** Like `findTricks`, reading from the file what it needs. */
export async function readTricks(
  { source }: ApkFile,
  archive: Archive,
  block: SigningBlock | null,
  headers: LocalHeaders,
): Promise<TrickFound[]> {
  const { eocdOffset } = archive;
  await headers.readRest();
  const before = await source.read(Math.max(0, eocdOffset - 20), Math.min(20, eocdOffset));
  return findTricks(archive, block, headers, await source.read(0, 4), before);
}
