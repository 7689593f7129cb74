import { ApkError } from '../model/error.ts';

/** Length in bits of the longest code: RFC 1951, 3.2.2. */
const maxBits = 15;

/**
 * Maps the next bits of a stream to `symbol << 5 | bits`, or `offset << 5 | further | bits` for a table in which the
 * following bits are looked up, or 0 for no code.
 */
export type HuffmanTable = Uint32Array;
export const further = 16;

function countLengths(lengths: Uint8Array): Uint16Array {
  const counts = new Uint16Array(maxBits + 1);
  for (const length of lengths) if (length > 0) counts[length] = counts[length]! + 1;
  return counts;
}

/** Reverses the bits: a code's first bit is the first of the stream, which is the lowest of a number. */
function reversed(code: number, bits: number): number {
  let result = 0;
  for (let rest = bits, from = code; rest > 0; rest--, from >>= 1) result = (result << 1) | (from & 1);
  return result;
}

/**
 * Builds the table that decodes a set of codes.
 *
 * As strict as zlib, which both the reference verifier and Android use: an over-subscribed set of codes is rejected,
 * and so is an incomplete one unless it is a single code of one bit, or empty, where that is allowed.
 *
 * @param lengths Bits of each symbol's code, at most 15; 0 for a symbol without one.
 * @param root Number of bits for the first lookup.
 * @throws ApkError('format')
 */
export function decodingTable(lengths: Uint8Array, root: number, singleAllowed: boolean): HuffmanTable {
  const counts = countLengths(lengths);
  let longest = maxBits;
  while (longest > 0 && counts[longest] === 0) longest--;
  // First code of each length; codes are numbered by symbol. `left` is the number of unused codes of that length.
  const next = new Uint16Array(maxBits + 1);
  let left = 1;
  let long = 0;
  for (let bits = 1, code = 0; bits <= maxBits; bits++) {
    code = (code + counts[bits - 1]!) << 1;
    next[bits] = code;
    left = 2 * left - counts[bits]!;
    if (left < 0) throw new ApkError('format', 'Compressed data: too many codes');
    if (bits === root) long = longest > root ? left : 0;
  }
  if (left > 0 && !(singleAllowed && longest <= 1)) throw new ApkError('format', 'Compressed data: too few codes');

  // Codes longer than the root share as many prefixes as the root has left over.
  const size = 1 << root;
  const width = Math.max(0, longest - root);
  const table = new Uint32Array(size + (long << width));
  let end = size;
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const bits = lengths[symbol]!;
    if (bits === 0) continue;
    const code = reversed(next[bits]!, bits);
    next[bits] = next[bits]! + 1;
    const entry = (symbol << 5) | bits;
    if (bits <= root) {
      for (let at = code; at < size; at += 1 << bits) table[at] = entry;
      continue;
    }
    const first = code & (size - 1);
    if (table[first] === 0) {
      table[first] = (end << 5) | further | width;
      end += 1 << width;
    }
    const offset = table[first]! >>> 5;
    for (let at = code >> root; at < 1 << width; at += 1 << (bits - root)) table[offset + at] = entry;
  }
  return table;
}
