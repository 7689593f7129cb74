import type { SigningBlock } from './block/signing-block.ts';
import { latin1 } from './bytes/text.ts';
import type { Trick, TrickFound } from './model/report.ts';
import type { Archive, ZipEntry } from './zip/directory.ts';
import { dataOffsetOf, headerConflict } from './zip/local-header.ts';
import type { LocalHeaders } from './zip/local-headers.ts';

/** Entries named for each trick; one is enough to refuse the file. */
const maxNamed = 5;
const encrypted = 1;

/** What our own eyes refuse in one entry's name and record. */
function tricksOfRecord({ name, rawName, method, flags }: ZipEntry): Trick[] {
  const odd = rawName.includes(0) || rawName.includes(0x5c) || rawName[0] === 0x2f || name.split('/').includes('..');
  const compression = (method !== 0 && method !== 8) || (flags & encrypted) !== 0;
  return [...(odd ? ['odd-name' as const] : []), ...(compression ? ['odd-compression' as const] : [])];
}

/** Entries whose name another one before them has. */
function duplicates(entries: readonly ZipEntry[]): ZipEntry[] {
  const names = new Set<string>();
  return entries.filter(({ rawName }) => {
    const name = latin1(rawName);
    const seen = names.has(name);
    names.add(name);
    return seen;
  });
}

/** Where an entry's data ends; null if its local header is none. */
function endOf(entry: ZipEntry, header: Uint8Array | null): number | null {
  return header && dataOffsetOf(header, entry) + (entry.method === 0 ? entry.size : entry.compressedSize);
}

/** Entries that begin before the one before them ends, or reach into what follows all. */
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
 * Looks for what makes the verified file another than the installed one, whatever the signatures say: the reference
 * verifier reads the archive like a recent Android, and older or other readers may be led elsewhere.
 *
 * @param headers Local headers of all entries, see `LocalHeaders`.
 * @param start The file's first four bytes.
 */
export function findTricks(
  archive: Archive,
  block: SigningBlock | null,
  headers: LocalHeaders,
  start: Uint8Array,
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
