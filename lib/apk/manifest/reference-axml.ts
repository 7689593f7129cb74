import { utf8, utf16 } from '../bytes/text.ts';
import { ApkError } from '../model/error.ts';

/**
 * Binary XML as the reference verifier reads it (apksig, AndroidBinXmlParser), which is not quite how the platform
 * does: this one decides which schemes a file must carry, the platform's (`axml.ts`) what the file says.
 *
 * The reference has two ways to fail, and callers tell them apart: its own XmlParserException (`manifest` here), which
 * some callers answer with a default, and Java's runtime exceptions (`format` here), which end the verification.
 */
const refused = (reason: string) => new ApkError('manifest', reason);
const crashed = (reason: string) => new ApkError('format', reason);

const STRING_POOL = 1;
const XML = 3;
const START_ELEMENT = 0x0102;
const END_ELEMENT = 0x0103;
const RESOURCE_MAP = 0x0180;

const NO_NAMESPACE = 0xffffffff;
const UTF8_POOL = 0x100;

/** Little-endian numbers; reading beyond `end` is what Java answers with BufferUnderflowException. */
function u8(bytes: Uint8Array, at: number, end: number): number {
  if (at < 0 || at + 1 > end || at + 1 > bytes.length) throw crashed(`read past the end at ${at}`);
  return bytes[at]!;
}
function u16(bytes: Uint8Array, at: number, end: number): number {
  if (at < 0 || at + 2 > end || at + 2 > bytes.length) throw crashed(`read past the end at ${at}`);
  return bytes[at]! | (bytes[at + 1]! << 8);
}
function u32(bytes: Uint8Array, at: number, end: number): number {
  if (at < 0 || at + 4 > end || at + 4 > bytes.length) throw crashed(`read past the end at ${at}`);
  return (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0;
}

/** A chunk's place: header from `start`, contents from `body` to `end`. */
interface Chunk {
  readonly type: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** The chunk at `at`, or null where the rest is too short for it: the reference then ignores the rest. */
function chunkAt(bytes: Uint8Array, at: number, limit: number): Chunk | null {
  if (limit - at < 8) return null;
  const headerSize = u16(bytes, at + 2, limit);
  const size = u32(bytes, at + 4, limit);
  if (size > limit - at) return null;
  if (headerSize < 8 || headerSize > size) throw refused(`chunk header of ${headerSize} bytes in ${size}`);
  return { type: u16(bytes, at, limit), start: at, body: at + headerSize, end: at + size };
}

interface Pool {
  readonly bytes: Uint8Array;
  readonly chunk: Chunk;
  readonly count: number;
  readonly wide: boolean;
  readonly start: number;
  readonly end: number;
  readonly cache: Map<number, string>;
}

function poolOf(bytes: Uint8Array, chunk: Chunk): Pool {
  const { start, body, end } = chunk;
  if (body - start < 28) throw refused('string pool header too short');
  const [count, styles, flags] = [8, 12, 16].map((at) => u32(bytes, start + at, body)) as [number, number, number];
  if (count > 0x7fffffff || styles > 0x7fffffff) throw refused('too many strings');
  const from = u32(bytes, start + 20, body);
  const to = u32(bytes, start + 24, body);
  const pool = { bytes, chunk, count, wide: (flags & UTF8_POOL) === 0, cache: new Map<number, string>() };
  if (count === 0) return { ...pool, start: body, end: body };
  if (styles > 0 && to < from) throw refused('styles before strings');
  // Java narrows the difference to int: an offset near 4 GiB becomes negative and is refused all the same.
  const first = start + (from | 0);
  const last = styles > 0 ? start + (to | 0) : end;
  if (first < body || last < first || last > end) throw crashed('strings outside of the pool');
  return { ...pool, start: first, end: last };
}

function stringOf(pool: Pool, index: number): string {
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
    // The terminator is looked for in the file, not in the pool: Java reads the array behind its view.
    if (u16(bytes, at + length * 2, bytes.length) !== 0) throw refused('string not terminated');
    text = utf16(bytes.subarray(at, at + length * 2));
  } else {
    at += u8(bytes, at, end) & 0x80 ? 2 : 1;
    let length = u8(bytes, at++, end);
    if (length & 0x80) length = ((length & 0x7f) << 8) | u8(bytes, at++, end);
    if (at + length > end) throw crashed('string past the end');
    if (u8(bytes, at + length, bytes.length) !== 0) throw refused('string not terminated');
    text = utf8(bytes.subarray(at, at + length));
  }
  pool.cache.set(index, text);
  return text;
}

/** An attribute of an element; `id` is the resource it is named by, 0 for none. */
export interface ReferenceAttribute {
  readonly id: number;
  /** androidfw Res_value type: 1 reference, 3 string, 0x10 decimal, 0x11 hexadecimal, 0x12 boolean. */
  readonly type: number;
  /** Signed, as Java's int. */
  readonly data: number;
  text(): string;
}

/** A start of an element. Its attributes are read when they are asked for, as the reference does. */
export interface ReferenceElement {
  readonly name: string;
  readonly namespace: string;
  /** 1 for the root. */
  readonly depth: number;
  attributes(): readonly ReferenceAttribute[];
}

function elementAt(bytes: Uint8Array, chunk: Chunk, depth: number, pool: Pool, map: Chunk | null): ReferenceElement {
  const { body, end } = chunk;
  if (end - body < 20) throw refused('start of an element too short');
  const namespace = u32(bytes, body, end);
  const name = u32(bytes, body + 4, end);
  const start = u16(bytes, body + 8, end);
  const size = u16(bytes, body + 10, end);
  const count = u16(bytes, body + 12, end);
  if (body + start + count * size > end) throw refused('attributes outside of the element');
  return {
    depth,
    name: stringOf(pool, name),
    namespace: namespace === NO_NAMESPACE ? '' : stringOf(pool, namespace),
    attributes() {
      if (count > 0 && size < 20) throw crashed('attribute too short');
      return Array.from({ length: count }, (_, index) => {
        const at = body + start + index * size;
        const word = u32(bytes, at + 4, end);
        const data = u32(bytes, at + 16, end);
        const named = map !== null && word < Math.floor((map.end - map.body) / 4);
        return {
          id: named ? u32(bytes, map.body + word * 4, map.end) : 0,
          type: u8(bytes, at + 15, end),
          data: data | 0,
          text: () => stringOf(pool, data),
        };
      });
    },
  };
}

/**
 * Starts of elements in the document's order.
 *
 * @throws ApkError `manifest` where the reference throws XmlParserException, `format` where it crashes.
 */
export function* referenceElements(bytes: Uint8Array): Generator<ReferenceElement> {
  let root: Chunk | null = null;
  for (let at = 0; at < bytes.length; at = root.end) {
    root = chunkAt(bytes, at, bytes.length);
    if (root === null || root.type === XML) break;
  }
  if (root?.type !== XML) throw refused('no XML chunk');

  let pool: Pool | null = null;
  let map: Chunk | null = null;
  let depth = 0;
  for (let at = root.body; at < root.end; ) {
    const chunk = chunkAt(bytes, at, root.end);
    if (chunk === null) return;
    at = chunk.end;
    if (chunk.type === STRING_POOL) {
      if (pool !== null) throw refused('several string pools');
      pool = poolOf(bytes, chunk);
    } else if (chunk.type === RESOURCE_MAP) {
      if (map !== null) throw refused('several resource maps');
      map = chunk;
    } else if (chunk.type === START_ELEMENT) {
      if (pool === null) throw refused('element before the string pool');
      depth++;
      yield elementAt(bytes, chunk, depth, pool, map);
    } else if (chunk.type === END_ELEMENT) {
      if (pool === null) throw refused('element before the string pool');
      if (chunk.end - chunk.body < 8) throw refused('end of an element too short');
      const namespace = u32(bytes, chunk.body, chunk.end);
      stringOf(pool, u32(bytes, chunk.body + 4, chunk.end));
      if (namespace !== NO_NAMESPACE) stringOf(pool, namespace);
      depth--;
    }
  }
}
