import { type Chunk, chunkAt, crashed, refused, u8, u16, u32 } from './reference-chunk.ts';
import { type Pool, poolOf, stringOf } from './reference-pool.ts';

// Reads binary XML like the reference verifier (apksig, AndroidBinXmlParser), which differs slightly from the platform:
// this one decides which schemes a file must have, the platform's (`axml.ts`) what the file says.
// The reference verifier has two ways to fail, which callers distinguish: its own XmlParserException (`manifest` here),
// for which some callers use a default, and Java's runtime exceptions (`format` here), which end the verification.

const STRING_POOL = 1;
const XML = 3;
const START_ELEMENT = 0x0102;
const END_ELEMENT = 0x0103;
const RESOURCE_MAP = 0x0180;

const NO_NAMESPACE = 0xffffffff;

/** An attribute of an element; `id` is the resource ID of its name, 0 for none. */
export interface ReferenceAttribute {
  readonly id: number;
  /** androidfw Res_value type: 1 reference, 3 string, 0x10 decimal, 0x11 hexadecimal, 0x12 boolean. */
  readonly type: number;
  /** Signed, like Java's int. */
  readonly data: number;
  text(): string;
}

/** A start tag. Its attributes are read lazily, as in the reference verifier. */
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
 * Yields start tags in document order.
 *
 * @throws ApkError `manifest` where the reference verifier throws XmlParserException, `format` where it crashes.
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
