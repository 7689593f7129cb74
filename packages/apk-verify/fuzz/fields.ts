import { elementsOf, entriesOf, rawOf, sectionsOf } from './anatomy.ts';
import type { Random } from './random.ts';

/** A number, name or tag that a reader relies on: wrong values matter most there. */
export interface Field {
  readonly at: number;
  readonly size: 1 | 2 | 4 | 8;
}

const most = 4000;

type Layout = readonly { readonly size: 1 | 2 | 4; readonly at: readonly number[] }[];
/** Numeric fields of ZIP headers by size, and the first letter of a name; APPNOTE 4.3.7, 4.3.12, 4.3.16. */
const local: Layout = [
  { size: 4, at: [0, 14, 18, 22] },
  { size: 2, at: [6, 8, 26, 28] },
  { size: 1, at: [30] },
];
const record: Layout = [
  { size: 4, at: [0, 16, 20, 24, 42] },
  { size: 2, at: [8, 10, 28, 30, 32] },
  { size: 1, at: [46] },
];
const endRecord: Layout = [
  { size: 4, at: [0, 12, 16] },
  { size: 2, at: [4, 6, 8, 10, 20] },
];

const laid = (base: number, layout: Layout): Field[] =>
  layout.flatMap(({ size, at }) => at.map((offset) => ({ at: base + offset, size })));

/** Collects the prefixes of nested length-prefixed elements. */
function prefixes(bytes: Uint8Array, base: number, depth: number, found: Field[]): void {
  const elements = depth > 0 && bytes.length >= 4 ? elementsOf(bytes) : null;
  if (!elements) {
    der(bytes, base, 10, found);
    return;
  }
  let at = base;
  for (const element of elements) {
    if (found.length > most) return;
    found.push({ at, size: 4 });
    prefixes(element, at + 4, depth - 1, found);
    // Numbers often precede further elements: algorithms, API levels.
    if (element.length > 8) {
      found.push({ at: at + 4, size: 4 });
      prefixes(element.subarray(4), at + 8, depth - 1, found);
      if (element.length > 12) prefixes(element.subarray(8), at + 12, 0, found);
    }
    at += 4 + element.length;
  }
}

/** Collects tags and lengths of DER. */
function der(bytes: Uint8Array, base: number, depth: number, found: Field[]): void {
  for (let at = 0; at + 2 <= bytes.length && depth > 0; ) {
    if (found.length > most || ![0x30, 0x31, 0xa0, 0xa1, 0x02, 0x03, 0x04, 0x06].includes(bytes[at]!)) return;
    const lead = bytes[at + 1]!;
    const digits = lead < 0x80 ? 0 : lead & 0x7f;
    let length = digits ? 0 : lead;
    for (let n = 0; n < digits; n++) length = length * 256 + (bytes[at + 2 + n] ?? 0);
    const start = at + 2 + digits;
    if (start + length > bytes.length) return;
    for (let n = at; n < start; n++) found.push({ at: base + n, size: 1 });
    found.push({ at: base + start, size: 1 });
    if (bytes[at]! & 0x20) der(bytes.subarray(start, start + length), base + start, depth - 1, found);
    at = start + length;
  }
}

/** Collects the headers of chunks of binary XML and resource tables, and the numbers after them. */
function chunks(bytes: Uint8Array, base: number, depth: number, found: Field[]): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 8 <= bytes.length && depth > 0; ) {
    const size = view.getUint32(at + 4, true);
    const header = view.getUint16(at + 2, true);
    if (size < 8 || at + size > bytes.length || header > size || found.length > most) return;
    found.push({ at: base + at, size: 2 }, { at: base + at + 2, size: 2 }, { at: base + at + 4, size: 4 });
    for (let n = 8; n + 4 <= Math.min(size, 64); n += 4) found.push({ at: base + at + n, size: 4 });
    chunks(bytes.subarray(at + header, at + size), base + at + header, depth - 1, found);
    at += size;
  }
}

/** Stores many fields in little memory. */
export class FileFields {
  readonly #packed: Uint32Array;

  constructor(fields: readonly Field[]) {
    this.#packed = Uint32Array.from(fields, ({ at, size }) => at * 16 + size);
  }

  get length(): number {
    return this.#packed.length;
  }

  pick(random: Random): Field {
    const packed = this.#packed[random.below(this.#packed.length)]!;
    return { at: packed >>> 4, size: (packed & 15) as Field['size'] };
  }
}

/** Returns the fields of a file that consists of chunks. */
export function chunkFields(bytes: Uint8Array): FileFields {
  const found: Field[] = [];
  chunks(bytes, 0, 5, found);
  return new FileFields(found);
}

/** Returns the fields of an archive: its headers, its signing block, and uncompressed entries. */
export function fieldsOf(bytes: Uint8Array): FileFields {
  const sections = sectionsOf(bytes);
  if (!sections) return new FileFields([]);
  const found = laid(sections.directoryOffset + sections.directory.length, endRecord);
  if (sections.block) {
    const { block } = sections;
    const base = sections.contents.length;
    const view = new DataView(block.buffer, block.byteOffset, block.length);
    found.push(
      { at: base, size: 8 },
      { at: base + block.length - 24, size: 8 },
      { at: base + block.length - 1, size: 1 },
    );
    for (let at = 8; at + 12 <= block.length - 24; ) {
      const length = Number(view.getBigUint64(at, true));
      if (length < 4 || at + 8 + length > block.length) break;
      found.push({ at: base + at, size: 8 }, { at: base + at + 8, size: 4 });
      prefixes(block.subarray(at + 12, at + 8 + length), base + at + 12, 7, found);
      at += 8 + length;
    }
  }
  for (const entry of entriesOf(sections).slice(0, 100)) {
    found.push(...laid(entry.recordOffset, record), ...laid(entry.headerOffset, local));
    if (entry.method !== 0) continue;
    const raw = rawOf(bytes, entry);
    chunks(raw, raw.byteOffset - bytes.byteOffset, 5, found);
    der(raw, raw.byteOffset - bytes.byteOffset, 12, found);
  }
  return new FileFields(found.filter(({ at, size }) => at >= 0 && at + size <= bytes.length));
}
