import type { Archive, ZipEntry } from './directory.ts';
import { localHeaderLength } from './local-header.ts';

/** Bytes per read if the file is not read anyway, and the gap from which on two reads are cheaper. */
const span = 4 << 20;
const gap = 512 << 10;

/**
 * Collects the local headers of all entries, from bytes that are read for another purpose, or in a few long reads.
 *
 * Archives have thousands of entries, and a browser takes milliseconds for each read however short it is.
 */
export class LocalHeaders {
  /** Entries and folders in ascending order of offset. */
  readonly sorted: readonly ZipEntry[];
  private readonly archive: Archive;
  private readonly headers = new Map<ZipEntry, Uint8Array>();
  /** First entry whose header is not complete yet, and how much of it was seen. */
  private next = 0;
  private have = 0;
  private at = 0;

  constructor(archive: Archive) {
    this.archive = archive;
    this.sorted = [...archive.entries, ...archive.folders].sort((one, other) => one.headerOffset - other.headerOffset);
  }

  /**
   * Returns the header with as many bytes of the name as the directory declares; null if it does not end before the
   * directory.
   */
  of(entry: ZipEntry): Uint8Array | null {
    return this.headers.get(entry) ?? null;
  }

  /** Receives the file's next bytes, from its start on. */
  pass(bytes: Uint8Array): void {
    const start = this.at;
    const end = start + bytes.length;
    // Valid archives have no overlapping headers: one that lies inside another is read later, separately.
    while (this.next < this.sorted.length) {
      const entry = this.sorted[this.next]!;
      const length = localHeaderLength + entry.rawName.length;
      const from = entry.headerOffset + this.have;
      if (from >= end) break;
      if (from >= start) {
        const header = this.headers.get(entry) ?? new Uint8Array(length);
        this.headers.set(entry, header);
        const part = bytes.subarray(from - start, Math.min(from - start + length - this.have, bytes.length));
        header.set(part, this.have);
        this.have += part.length;
        if (this.have < length) break;
      }
      this.next++;
      this.have = 0;
    }
    this.at = end;
  }

  /** Reads the headers not seen yet. */
  async readRest(): Promise<void> {
    const { source, directoryOffset } = this.archive;
    if (this.have > 0) this.headers.delete(this.sorted[this.next]!);
    const missing = this.sorted.filter((entry) => !this.headers.has(entry));
    for (let at = 0; at < missing.length; ) {
      const start = missing[at]!.headerOffset;
      let end = start;
      const first = at;
      for (; at < missing.length; at++) {
        const { headerOffset, rawName } = missing[at]!;
        const headerEnd = headerOffset + localHeaderLength + rawName.length;
        if (at > first && (headerEnd > start + span || headerOffset > end + gap)) break;
        end = Math.max(end, headerEnd);
      }
      end = Math.min(end, directoryOffset);
      if (end <= start) continue;
      const bytes = await source.read(start, end - start);
      for (const entry of missing.slice(first, at)) {
        const from = entry.headerOffset - start;
        const to = from + localHeaderLength + entry.rawName.length;
        if (to <= bytes.length) this.headers.set(entry, new Uint8Array(bytes.subarray(from, to)));
      }
    }
  }
}
