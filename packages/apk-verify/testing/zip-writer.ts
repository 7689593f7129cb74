import { crc32, deflateRawSync } from 'node:zlib';
import { concat, u16, u32, utf8 } from './bytes.ts';

/** What a header says of an entry. Each field can be made to lie; PKWARE APPNOTE 4.3.7 and 4.3.12. */
export interface HeaderInput {
  readonly name: Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly extra: Uint8Array;
  /** Of the central directory only. */
  readonly headerOffset: number;
}

/** An entry to be written. */
export interface ZipPart {
  readonly name: string;
  /** Uncompressed content. */
  readonly data: Uint8Array;
  /** 0 stores, 8 (the default) deflates; anything else stores and names that method. */
  readonly method?: number;
  /** Bytes in the file instead of those that the method makes of `data`. */
  readonly raw?: Uint8Array;
  /** The data begin at a multiple of so many bytes, as zipalign makes it. */
  readonly align?: number;
  /** Sizes and checksum stand behind the data, and zeroes in the local header. */
  readonly descriptor?: boolean;
  /** Fields in which the local header differs from the truth. */
  readonly local?: Partial<HeaderInput>;
  /** Fields in which the central directory differs from the truth. */
  readonly central?: Partial<HeaderInput>;
  /** Written with a local header only (`no-directory`) or with a directory entry only (`no-data`). */
  readonly only?: 'no-directory' | 'no-data';
}

export interface ZipOptions {
  /** Bytes in front of the first local header; the directory's offsets count them. */
  readonly front?: Uint8Array;
  /** Bytes between the last entry and the central directory, where the signing block stands. */
  readonly beforeDirectory?: Uint8Array;
  readonly betweenDirectoryAndEnd?: Uint8Array;
  readonly comment?: Uint8Array;
  /** Numbers of the end record that differ from the truth. */
  readonly end?: {
    readonly entries?: number;
    readonly directorySize?: number;
    readonly directoryOffset?: number;
    readonly commentLength?: number;
  };
}

/** The four sections of an archive; `bytes` is all of them, one after the other. */
export interface Zip {
  readonly contents: Uint8Array;
  readonly directory: Uint8Array;
  readonly end: Uint8Array;
  readonly options: ZipOptions;
}

const hasDescriptor = 0x0008;
const namesAreUtf8 = 0x0800;

/** 1981-01-01 00:00:00, as the Android build tools write it. */
const dosTime = concat(u16(0), u16(0x0221));

const isAscii = (name: Uint8Array) => name.every((byte) => byte < 0x80);

function localHeader(header: HeaderInput): Uint8Array {
  return concat(
    u32(0x04034b50),
    u16(20),
    u16(header.flags),
    u16(header.method),
    dosTime,
    u32(header.crc),
    u32(header.compressedSize),
    u32(header.size),
    u16(header.name.length),
    u16(header.extra.length),
    header.name,
    header.extra,
  );
}

function directoryRecord(header: HeaderInput): Uint8Array {
  return concat(
    u32(0x02014b50),
    u16(20),
    u16(20),
    u16(header.flags),
    u16(header.method),
    dosTime,
    u32(header.crc),
    u32(header.compressedSize),
    u32(header.size),
    u16(header.name.length),
    u16(header.extra.length),
    u16(0), // comment
    u16(0), // disk
    u16(0), // internal attributes
    u32(0), // external attributes
    u32(header.headerOffset),
    header.name,
    header.extra,
  );
}

/** Zeroes in the extra field that push the data to the alignment, as zipalign does. */
function padding(part: ZipPart, at: number, header: HeaderInput): Uint8Array {
  if (part.align === undefined || part.local?.extra) return new Uint8Array(0);
  const data = at + 30 + header.name.length;
  return new Uint8Array((part.align - (data % part.align)) % part.align);
}

/** Lays out entries, the central directory and its end. Nothing is signed; see `joinZip` for the bytes. */
export function layZip(parts: readonly ZipPart[], options: ZipOptions = {}): Zip {
  const pieces: Uint8Array[] = [options.front ?? new Uint8Array(0)];
  const records: Uint8Array[] = [];
  let at = pieces[0]!.length;
  for (const part of parts) {
    const method = part.method ?? 8;
    const raw = part.raw ?? (method === 8 ? deflateRawSync(part.data) : part.data);
    const name = utf8(part.name);
    const truth: HeaderInput = {
      name,
      flags: (part.descriptor ? hasDescriptor : 0) | (isAscii(name) ? 0 : namesAreUtf8),
      method,
      crc: crc32(part.data),
      compressedSize: raw.length,
      size: part.data.length,
      extra: new Uint8Array(0),
      headerOffset: at,
    };
    if (part.only !== 'no-directory') records.push(directoryRecord({ ...truth, ...part.central }));
    if (part.only === 'no-data') continue;
    const early = part.descriptor ? { crc: 0, compressedSize: 0, size: 0 } : {};
    const header = { ...truth, ...early, extra: padding(part, at, truth), ...part.local };
    const late = part.descriptor ? [u32(0x08074b50), u32(truth.crc), u32(raw.length), u32(part.data.length)] : [];
    const piece = concat(localHeader(header), raw, ...late);
    pieces.push(piece);
    at += piece.length;
  }
  const directory = concat(...records);
  const comment = options.comment ?? new Uint8Array(0);
  const count = options.end?.entries ?? records.length;
  const end = concat(
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(count),
    u16(count),
    u32(options.end?.directorySize ?? directory.length),
    u32(options.end?.directoryOffset ?? at + (options.beforeDirectory?.length ?? 0)),
    u16(options.end?.commentLength ?? comment.length),
    comment,
  );
  return { contents: concat(...pieces), directory, end, options };
}

/** The end record, pointing to another place. */
export const endAt = (end: Uint8Array, directoryOffset: number): Uint8Array =>
  concat(end.subarray(0, 16), u32(directoryOffset), end.subarray(20));

/** All bytes of the archive, with a signing block in its place if there is one. */
export function joinZip({ contents, directory, end, options }: Zip, block?: Uint8Array): Uint8Array {
  const before = block ?? options.beforeDirectory ?? new Uint8Array(0);
  const offset = options.end?.directoryOffset ?? contents.length + before.length;
  const between = options.betweenDirectoryAndEnd ?? new Uint8Array(0);
  return concat(contents, before, directory, between, endAt(end, offset));
}
