/** Collects little-endian fields; for building files in tests. */
export class Writer {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  u8(...values: readonly number[]): this {
    this.#bytes.push(...values.map((value) => value & 0xff));
    return this;
  }

  u16(...values: readonly number[]): this {
    for (const value of values) this.u8(value, value >>> 8);
    return this;
  }

  u32(...values: readonly number[]): this {
    for (const value of values) this.u16(value, value >>> 16);
    return this;
  }

  add(bytes: Uint8Array): this {
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }

  /** Adds zeros up to a multiple of four. */
  pad(): this {
    while (this.#bytes.length % 4 !== 0) this.#bytes.push(0);
    return this;
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Builds a chunk of Android's binary resources: type, header size, size, rest of the header, content. */
export function chunk(type: number, header: Uint8Array, ...content: readonly Uint8Array[]): Uint8Array {
  const headerSize = 8 + header.length;
  const size = content.reduce((sum, part) => sum + part.length, headerSize);
  const writer = new Writer().u16(type, headerSize).u32(size).add(header);
  for (const part of content) writer.add(part);
  return writer.bytes();
}

export interface ChunkPlace {
  readonly type: number;
  /** Offset of its first byte. */
  readonly at: number;
  readonly headerSize: number;
  readonly size: number;
}

/** Returns the positions of the chunks in a file (or in the chunk at `from`), for changing their bytes. */
export function chunksIn(bytes: Uint8Array, from = 0): ChunkPlace[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const places: ChunkPlace[] = [];
  const end = from + view.getUint32(from + 4, true);
  for (let at = from + view.getUint16(from + 2, true); at + 8 <= end; ) {
    const size = view.getUint32(at + 4, true);
    places.push({ type: view.getUint16(at, true), at, headerSize: view.getUint16(at + 2, true), size });
    if (size < 8) break;
    at += size;
  }
  return places;
}

/** Returns a copy with one 32-bit, 16-bit or 8-bit field changed. */
export function patched(bytes: Uint8Array, at: number, value: number, width: 8 | 16 | 32 = 32): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  if (width === 32) view.setUint32(at, value, true);
  else if (width === 16) view.setUint16(at, value, true);
  else view.setUint8(at, value);
  return copy;
}

/** Returns a copy with an edited list of chunks: omitted, repeated, changed, inserted. */
export function withChunks(bytes: Uint8Array, edit: (chunks: readonly Uint8Array[]) => readonly Uint8Array[]) {
  const header = bytes.slice(0, new DataView(bytes.buffer, bytes.byteOffset).getUint16(2, true));
  const chunks = edit(chunksIn(bytes).map(({ at, size }) => bytes.slice(at, at + size)));
  const size = chunks.reduce((sum, part) => sum + part.length, header.length);
  const copy = new Uint8Array(size);
  copy.set(patched(header, 4, size));
  let at = header.length;
  for (const part of chunks) {
    copy.set(part, at);
    at += part.length;
  }
  return copy;
}
