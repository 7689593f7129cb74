/** Code units that `String.fromCharCode` takes at once; engines limit the number of arguments. */
const batch = 8192;
const replacement = 0xfffd;

/** Text of code units, in steps. `apply` takes them as they lie; spreading would ask for them one by one. */
function fromUnits(units: Uint16Array | Uint8Array, length: number): string {
  let text = '';
  for (let at = 0; at < length; at += batch) {
    const some = units.subarray(at, Math.min(at + batch, length));
    text += String.fromCharCode.apply(null, some as unknown as number[]);
  }
  return text;
}

function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if (bytes[at]! >= 0x80) return false;
  return true;
}

/** Length of the sequence that a first byte opens, by RFC 3629; 0 if none starts with it. */
function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2) return 0;
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 3;
  return first < 0xf5 ? 4 : 0;
}

/** Whether a second byte may follow the first: no overlong forms, nothing above U+10FFFF. */
function fits(first: number, second: number): boolean {
  if (first === 0xe0) return second >= 0xa0 && second < 0xc0;
  if (first === 0xf0) return second >= 0x90 && second < 0xc0;
  if (first === 0xf4) return second >= 0x80 && second < 0x90;
  return (second & 0xc0) === 0x80;
}

/**
 * Text of UTF-8 bytes. Never throws: what is malformed becomes U+FFFD, once for each longest part that could have begun
 * a character, as Java's `String` has it. Browsers do the same but for surrogates: Java reads their three bytes before it
 * refuses them. Names of entries are compared as text, so that the difference would be one of verdicts.
 */
export function utf8(bytes: Uint8Array): string {
  if (isAscii(bytes)) return fromUnits(bytes, bytes.length);
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++]!;
    const all = lengthOf(first);
    if (all === 1) {
      units[length++] = first;
      continue;
    }
    let point = all === 0 ? 0 : first & (0x7f >> all);
    let read = 1;
    for (; read < all && at < bytes.length; read++, at++) {
      const next = bytes[at]!;
      if (read === 1 ? !fits(first, next) : (next & 0xc0) !== 0x80) break;
      point = (point << 6) | (next & 0x3f);
    }
    if (read !== all || (point >= 0xd800 && point < 0xe000)) units[length++] = replacement;
    else if (point < 0x10000) units[length++] = point;
    else {
      units[length++] = 0xd800 + ((point - 0x10000) >> 10);
      units[length++] = 0xdc00 + ((point - 0x10000) & 0x3ff);
    }
  }
  return fromUnits(units, length);
}

/** Text of UTF-16 bytes, surrogates as they stand; an odd last byte is left out. Never throws. */
export function utf16(bytes: Uint8Array, order: 'little' | 'big' = 'little'): string {
  const length = bytes.length >> 1;
  const units = new Uint16Array(length);
  const low = order === 'little' ? 0 : 1;
  for (let at = 0; at < length; at++) units[at] = bytes[2 * at + low]! | (bytes[2 * at + 1 - low]! << 8);
  return fromUnits(units, length);
}

/** Text whose code units are the bytes (ISO 8859-1). */
export function latin1(bytes: Uint8Array): string {
  return fromUnits(bytes, bytes.length);
}

/** UTF-8 bytes of a text; a lone surrogate becomes U+FFFD. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    let point = character.codePointAt(0)!;
    if (point >= 0xd800 && point < 0xe000) point = replacement;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 0x3f));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f));
    else {
      bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 0x3f));
      bytes.push(0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f));
    }
  }
  return Uint8Array.from(bytes);
}
