import { chunk, Writer } from './chunks.ts';

const encoder = new TextEncoder();

function length8(writer: Writer, length: number): void {
  if (length > 0x7f) writer.u8(0x80 | (length >> 8));
  writer.u8(length);
}

/** Builds a string pool chunk without styles. */
export function buildPool(strings: readonly string[], utf8: boolean): Uint8Array {
  const offsets = new Writer();
  const data = new Writer();
  for (const text of strings) {
    offsets.u32(data.length);
    if (utf8) {
      const bytes = encoder.encode(text);
      length8(data, text.length);
      length8(data, bytes.length);
      data.add(bytes).u8(0);
    } else {
      if (text.length > 0x7fff) data.u16(0x8000 | (text.length >> 16));
      data.u16(text.length);
      for (let at = 0; at < text.length; at++) data.u16(text.charCodeAt(at));
      data.u16(0);
    }
  }
  data.pad();
  const start = 28 + offsets.length;
  const header = new Writer().u32(strings.length, 0, utf8 ? 0x100 : 0, start, 0);
  return chunk(0x0001, header.bytes(), offsets.bytes(), data.bytes());
}

/** Assigns indices to strings, the same for the same key. */
export class PoolBuilder {
  readonly strings: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(text: string, key = text): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.strings.length);
    return this.strings.push(text) - 1;
  }
}
