import { crc32, deflateRawSync } from 'node:zlib';
import { concat, u16, u32, utf8 } from './bytes.ts';

/** Header fields of an entry. Each can be made wrong; PKWARE APPNOTE 4.3.7 and 4.3.12. */
export interface HeaderInput {
  readonly name: Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly extra: Uint8Array;
  /** In the central directory only. */
  readonly comment: Uint8Array;
  /** In the central directory only. */
  readonly headerOffset: number;
}

/** An entry to be written. */
export interface ZipPart {
  readonly name: string;
  /** Uncompressed content. */
  readonly data: Uint8Array;
  /** 0 stores, 8 (the default) deflates; any other value stores and writes that method. */
  readonly method?: number;
  /** Bytes in the file instead of `data` encoded with the method. */
  readonly raw?: Uint8Array;
  /** Aligns the data to a multiple of this many bytes, like zipalign. */
  readonly align?: number;
  /** Writes sizes and checksum after the data, and zeros in the local header. */
  readonly descriptor?: boolean;
  /** Fields of the local header to change. */
  readonly local?: Partial<HeaderInput>;
  /** Fields of the central directory to change. */
  readonly central?: Partial<HeaderInput>;
  /** Writes a local header only (`no-directory`) or a directory entry only (`no-data`). */
  readonly only?: 'no-directory' | 'no-data';
}

export interface ZipOptions {
  /** Bytes before the first local header; included in the directory's offsets. */
  readonly front?: Uint8Array;
  /** Bytes between the last entry and the central directory, where the signing block is. */
  readonly beforeDirectory?: Uint8Array;
  readonly betweenDirectoryAndEnd?: Uint8Array;
  readonly comment?: Uint8Array;
  /** Values of the end record to change. */
  readonly end?: {
    readonly entries?: number;
    readonly directorySize?: number;
    readonly directoryOffset?: number;
    readonly commentLength?: number;
  };
}

/** The four sections of an archive; `bytes` is their concatenation. */
export interface Zip {
  readonly contents: Uint8Array;
  readonly directory: Uint8Array;
  readonly end: Uint8Array;
  readonly options: ZipOptions;
}

const hasDescriptor = 0x0008;
const namesAreUtf8 = 0x0800;

/** 1981-01-01 00:00:00, as written by the Android build tools. */
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
    u16(header.comment.length),
    u16(0), // disk
    u16(0), // internal attributes
    u32(0), // external attributes
    u32(header.headerOffset),
    header.name,
    header.extra,
    header.comment,
  );
}

/** Returns zeros for the extra field that align the data, like zipalign. */
function padding(part: ZipPart, at: number, header: HeaderInput): Uint8Array {
  if (part.align === undefined || part.local?.extra) return new Uint8Array(0);
  const data = at + 30 + header.name.length;
  return new Uint8Array((part.align - (data % part.align)) % part.align);
}

/** Lays out entries, the central directory and its end, unsigned; see `joinZip` for the bytes. */
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
      comment: new Uint8Array(0),
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

/** Returns the end record with another directory offset. */
export const endAt = (end: Uint8Array, directoryOffset: number): Uint8Array =>
  concat(end.subarray(0, 16), u32(directoryOffset), end.subarray(20));

/** Returns all bytes of the archive, including a signing block if there is one. */
export function joinZip({ contents, directory, end, options }: Zip, block?: Uint8Array): Uint8Array {
  const before = block ?? options.beforeDirectory ?? new Uint8Array(0);
  const offset = options.end?.directoryOffset ?? contents.length + before.length;
  const between = options.betweenDirectoryAndEnd ?? new Uint8Array(0);
  return concat(contents, before, directory, between, endAt(end, offset));
}
