import { utf16 } from '../bytes/text.ts';
import { u16At, u32At } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';

/** Chunk type of a string pool (androidfw ResourceTypes.h, RES_STRING_POOL_TYPE). */
export const STRING_POOL = 0x0001;
const headerLength = 28;
const UTF8 = 0x100;
/** Code units per call of `String.fromCharCode`. */
const batch = 4096;

const bad = (reason: string) => new ApkError('manifest', `string pool: ${reason}`);

/** Returns the length of the sequence that a byte starts, surrogates allowed; 0 for none. */
function sequence(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc0) return 0;
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 3;
  return first < 0xf8 ? 4 : 0;
}

/** Lowest character that needs a sequence of that many bytes. */
const lowest = [0, 0, 0x80, 0x800, 0x10000] as const;

/**
 * Decodes a pool's UTF-8 bytes. Not standard UTF-8: the build tools write surrogates individually (modified UTF-8), and
 * Android reads them back unchanged.
 *
 * @param malformed Called for bytes that are no character, and for one in more bytes than it needs.
 */
function narrowText(bytes: Uint8Array, malformed: () => void): string {
  const units: number[] = [];
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at]!;
    const length = sequence(first);
    let point = length < 2 ? first : first & (0x7f >> length);
    let read = 1;
    for (; read < length && (bytes[at + read]! & 0xc0) === 0x80; read++)
      point = (point << 6) | (bytes[at + read]! & 0x3f);
    at += read;
    const isCharacter = read === length && point <= 0x10ffff;
    if (!isCharacter || point < lowest[length]!) malformed();
    if (!isCharacter) units.push(0xfffd);
    else if (point < 0x10000) units.push(point);
    else units.push(0xd7c0 + (point >> 10), 0xdc00 + (point & 0x3ff));
    if (units.length > batch) text += String.fromCharCode(...units.splice(0));
  }
  return text + String.fromCharCode(...units);
}

/** Strings of a binary resource, as read by androidfw's ResStringPool. */
export class StringPool {
  /** Number of strings that the pool declares. */
  readonly count: number;
  readonly wide: boolean;
  private readonly bytes: Uint8Array;
  private readonly offsets: number;
  private readonly start: number;
  /** Number of code units (of one or two bytes) from `#start` on. */
  private readonly size: number;
  private hasAmbiguous = false;
  /** Strings of a UTF-8 pool whose length in UTF-16 units is not the declared one. */
  private readonly misdeclared = new Set<number>();
  private readonly cache = new Map<number, string | null>();
  /** `value` of each string: thousands of attributes may share a long one. */
  private readonly values = new Map<number, string | null>();
  /** Many offsets may point to one long string: an honest pool is decoded once at most. */
  private budget: number;

  /**
   * @param bytes The file that contains the pool.
   * @param start Offset of the chunk.
   * @throws ApkError `manifest` where ResStringPool::setTo rejects it.
   */
  constructor(bytes: Uint8Array, start: number) {
    const header = u16At(bytes, start + 2);
    const size = u32At(bytes, start + 4);
    if (header < headerLength || header > size || (header | size) & 3 || start + size > bytes.length)
      throw bad('header');
    this.count = u32At(bytes, start + 8);
    const styles = u32At(bytes, start + 12);
    this.wide = (u32At(bytes, start + 16) & UTF8) === 0;
    const strings = u32At(bytes, start + 20);
    const spans = u32At(bytes, start + 24);
    this.bytes = bytes;
    this.offsets = start + header;
    this.start = start + strings;
    this.size = 0;
    this.budget = 2 * size + 0x10000;
    if (this.count > 0) {
      if (header + this.count * 4 > size) throw bad(`${this.count} strings in ${size} bytes`);
      if (strings >= size - 2) throw bad('strings start past the end');
      if (styles > 0 && (spans >= size - 2 || spans <= strings)) throw bad('styles out of place');
      const unit = this.wide ? 2 : 1;
      this.size = Math.floor(((styles > 0 ? spans : size) - strings) / unit);
      if (this.size === 0) throw bad('no room for strings');
      const last = this.start + (this.size - 1) * unit;
      if ((this.wide ? u16At(bytes, last) : bytes[last]) !== 0) throw bad('last string not terminated');
    }
    if (styles > 0) {
      if (header + this.count * 4 > size || spans >= size) throw bad('styles out of place');
      const words = Math.floor((size - spans) / 4);
      const end = start + spans + words * 4;
      const ended = words >= 3 && [12, 8, 4].every((back) => u32At(bytes, end - back) === 0xffffffff);
      if (!ended) throw bad('styles not ended');
    }
  }

  /** Returns a string including any NULs, or null where Android finds none with that index. */
  text(index: number): string | null {
    if (!(index >= 0 && index < this.count)) return null;
    let text = this.cache.get(index);
    if (text === undefined) {
      text = this.wide ? this.wideAt(index) : this.narrowAt(index);
      this.cache.set(index, text);
    }
    return text;
  }

  /**
   * Returns an attribute's name or namespace. Android before 9 looks up attributes in a UTF-8 pool by the declared length
   * in UTF-16 units and as many bytes (ResStringPool::string8At, ResXMLParser::indexOfAttribute).
   */
  name(index: number): string | null {
    const text = this.text(index);
    if (this.misdeclared.has(index)) this.hasAmbiguous = true;
    return text;
  }

  /** Returns a string as Java gets it: one of a UTF-8 pool ends at its first NUL. */
  value(index: number): string | null {
    if (this.wide) return this.text(index);
    let value = this.values.get(index);
    if (value === undefined) {
      value = this.text(index)?.split('\0', 1)[0] ?? null;
      this.values.set(index, value);
    }
    return value;
  }

  /**
   * Whether readers differ on a string that was asked for. Of one without a terminator, old Android versions read as
   * much as its length says, and newer ones nothing (ResStringPool::stringDecodeAt); of one that is longer than the
   * pool, old ones still have the length when they compare a namespace (ResXMLParser::indexOfAttribute). Of malformed
   * UTF-8, old ones make letters without looking at the upper bits, and newer ones question marks (NewStringUTF in ART's
   * jni_internal.cc). A letter in more bytes than it needs is that letter in Java, but not where attributes are looked
   * up by the bytes of their names.
   */
  get isAmbiguous(): boolean {
    return this.hasAmbiguous;
  }

  /** Returns what newer Android versions find where older ones find a string. */
  private ambiguous(): null {
    this.hasAmbiguous = true;
    return null;
  }

  private spend(bytes: number): void {
    this.budget -= bytes;
    if (this.budget < 0) throw new ApkError('too-large', 'string pool: strings share their bytes');
  }

  private wideAt(index: number): string | null {
    let at = u32At(this.bytes, this.offsets + index * 4) >>> 1;
    if (at >= this.size - 1) return null;
    let length = this.unitAt(at++);
    if (length & 0x8000) length = (length & 0x7fff) * 0x10000 + this.unitAt(at++);
    if (at + length >= this.size) return this.ambiguous();
    if (this.unitAt(at + length) !== 0) return this.ambiguous();
    this.spend(2 * length);
    return utf16(this.bytes.subarray(this.start + 2 * at, this.start + 2 * (at + length)));
  }

  private unitAt(at: number): number {
    return u16At(this.bytes, this.start + 2 * at);
  }

  private narrowAt(index: number): string | null {
    let at = u32At(this.bytes, this.offsets + index * 4);
    if (at >= this.size - 1) return null;
    const byte = () => (at < this.size ? this.bytes[this.start + at++]! : 0);
    const readLength = () => {
      const first = byte();
      return first & 0x80 ? ((first & 0x7f) << 8) | byte() : first;
    };
    // First the length in UTF-16 units, which Java ignores.
    const units = readLength();
    const length = readLength();
    // Old build tools wrote only the low 15 bits of a length: the terminator tells which multiple is meant.
    if (at + length >= this.size) return this.ambiguous();
    let end = at + length;
    while (end < this.size && this.bytes[this.start + end] !== 0) end += 0x8000;
    if (end >= this.size) return this.ambiguous();
    this.spend(end - at);
    const text = narrowText(this.bytes.subarray(this.start + at, this.start + end), () => this.ambiguous());
    if ((text.length & 0x7fff) !== units) this.misdeclared.add(index);
    return text;
  }
}
