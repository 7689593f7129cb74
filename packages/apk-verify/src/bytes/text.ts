/** Code units per call of `String.fromCharCode`; engines limit the number of arguments. */
const batch = 8192;
const replacement = 0xfffd;

/** Builds text from code units in batches. `apply` takes the array as it is; spreading would iterate over it. */
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

/** Returns the length of the sequence that a first byte starts, by RFC 3629; 0 if it starts none. */
function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2) return 0;
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 3;
  return first < 0xf5 ? 4 : 0;
}

/** Whether the second byte may follow the first: no overlong forms, nothing above U+10FFFF. */
function fits(first: number, second: number): boolean {
  if (first === 0xe0) return second >= 0xa0 && second < 0xc0;
  if (first === 0xf0) return second >= 0x90 && second < 0xc0;
  if (first === 0xf4) return second >= 0x80 && second < 0x90;
  return (second & 0xc0) === 0x80;
}

/**
 * Decodes UTF-8. Never throws: malformed bytes become U+FFFD, once for each longest prefix that could have started a
 * character, like Java's `String`. Browsers do the same except for surrogates, of which Java reads all three bytes
 * before rejecting them. Entry names are compared as text, so that difference could change a verdict.
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

/** Decodes UTF-16, including lone surrogates; ignores an odd last byte. Never throws. */
export function utf16(bytes: Uint8Array, order: 'little' | 'big' = 'little'): string {
  const length = bytes.length >> 1;
  const units = new Uint16Array(length);
  const low = order === 'little' ? 0 : 1;
  for (let at = 0; at < length; at++) units[at] = bytes[2 * at + low]! | (bytes[2 * at + 1 - low]! << 8);
  return fromUnits(units, length);
}

/** Decodes ISO 8859-1: the bytes become the code units. */
export function latin1(bytes: Uint8Array): string {
  return fromUnits(bytes, bytes.length);
}

/** Encodes text as UTF-8; a lone surrogate becomes U+FFFD. */
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

/**
 * Strips spaces and control characters from both ends, like Java's `String.trim`. Takes linear time, unlike a regular
 * expression for both ends.
 */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start++;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(start, end);
}
