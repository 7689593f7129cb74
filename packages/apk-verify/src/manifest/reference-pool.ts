import { utf8, utf16 } from '../bytes/text.ts';
import { ApkError } from '../model/error.ts';
import { type Chunk, crashed, refused, u8, u16, u32 } from './reference-chunk.ts';

const UTF8_POOL = 0x100;

/** Position of a document's strings. */
export interface Pool {
  readonly bytes: Uint8Array;
  readonly chunk: Chunk;
  readonly count: number;
  readonly wide: boolean;
  readonly start: number;
  readonly end: number;
  readonly cache: Map<number, string>;
  /** Bytes that may still be decoded: many offsets may point to one long string, and an honest pool is decoded once. */
  left: number;
}

/** Returns the pool of a chunk. Its strings are read lazily. */
export function poolOf(bytes: Uint8Array, chunk: Chunk): Pool {
  const { start, body, end } = chunk;
  if (body - start < 28) throw refused('string pool header too short');
  const [count, styles, flags] = [8, 12, 16].map((at) => u32(bytes, start + at, body)) as [number, number, number];
  if (count > 0x7fffffff || styles > 0x7fffffff) throw refused('too many strings');
  const from = u32(bytes, start + 20, body);
  const to = u32(bytes, start + 24, body);
  const pool = {
    bytes,
    chunk,
    count,
    wide: (flags & UTF8_POOL) === 0,
    cache: new Map<number, string>(),
    left: 2 * (end - start) + 0x10000,
  };
  if (count === 0) return { ...pool, start: body, end: body };
  if (styles > 0 && to < from) throw refused('styles before strings');
  // Java narrows the difference to int: an offset near 4 GiB becomes negative and is rejected all the same.
  const first = start + (from | 0);
  const last = styles > 0 ? start + (to | 0) : end;
  if (first < body || last < first || last > end) throw crashed('strings outside of the pool');
  return { ...pool, start: first, end: last };
}

function spend(pool: Pool, bytes: number): void {
  pool.left -= bytes;
  if (pool.left < 0) throw new ApkError('too-large', 'string pool: strings share their bytes');
}

/** Returns a string of the pool; the reference verifier requires its terminator, but not within the pool. */
export function stringOf(pool: Pool, index: number): string {
  if (index >= pool.count) throw refused(`no string ${index}`);
  const known = pool.cache.get(index);
  if (known !== undefined) return known;
  const { bytes, chunk, end } = pool;
  const offset = u32(bytes, chunk.body + index * 4, chunk.end);
  if (offset >= pool.end - pool.start) throw refused(`string ${index} outside of the pool`);
  let at = pool.start + offset;
  let text: string;
  if (pool.wide) {
    let length = u16(bytes, at, end);
    at += 2;
    if (length & 0x8000) {
      length = (length & 0x7fff) * 0x10000 + u16(bytes, at, end);
      at += 2;
    }
    if (length > 0x3fffffff) throw refused('string too long');
    if (at + length * 2 > end) throw crashed('string past the end');
    // The terminator is read from the file, not the pool: Java reads the array beyond its view.
    if (u16(bytes, at + length * 2, bytes.length) !== 0) throw refused('string not terminated');
    spend(pool, 2 * length);
    text = utf16(bytes.subarray(at, at + length * 2));
  } else {
    at += u8(bytes, at, end) & 0x80 ? 2 : 1;
    let length = u8(bytes, at++, end);
    if (length & 0x80) length = ((length & 0x7f) << 8) | u8(bytes, at++, end);
    if (at + length > end) throw crashed('string past the end');
    if (u8(bytes, at + length, bytes.length) !== 0) throw refused('string not terminated');
    spend(pool, length);
    text = utf8(bytes.subarray(at, at + length));
  }
  pool.cache.set(index, text);
  return text;
}
