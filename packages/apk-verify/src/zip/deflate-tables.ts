import { type BitReader, malformed } from './bit-reader.ts';
import { decodingTable, type HuffmanTable } from './huffman.ts';

/** Number of bits for the first table lookup. */
export const literalRoot = 10;
export const distanceRoot = 8;
const lengthsRoot = 7;

export const endOfBlock = 256;

/** RFC 1951, 3.2.5: extra bits of each length or distance symbol. */
export const lengthExtra = Uint8Array.of(
  ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
);
export const distanceExtra = Uint8Array.from({ length: 30 }, (_, symbol) => Math.max(0, (symbol >> 1) - 1));

function firsts(extra: Uint8Array, first: number): Uint16Array {
  const result = new Uint16Array(extra.length);
  for (let symbol = 0, next = first; symbol < extra.length; next += 1 << extra[symbol++]!) result[symbol] = next;
  return result;
}
export const lengthFirst = firsts(lengthExtra, 3);
// The longest match has its own symbol, although the previous one reaches it too.
lengthFirst[28] = 258;
export const distanceFirst = firsts(distanceExtra, 1);

/** RFC 1951, 3.2.7: the order of the lengths of the code length code. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Codes of literals and lengths, and of distances. */
export type Tables = readonly [literals: HuffmanTable, distances: HuffmanTable];

let fixed: Tables | undefined;

/** Returns the fixed codes: RFC 1951, 3.2.6. */
export function fixedTables(): Tables {
  const lengths = Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8));
  fixed ??= [decodingTable(lengths, literalRoot, true), decodingTable(new Uint8Array(32).fill(5), distanceRoot, true)];
  return fixed;
}

/** Reads the definition of a block's dynamic codes: RFC 1951, 3.2.7. Throws `starved`, or `ApkError('format')`. */
export function readTables(reader: BitReader): Tables {
  const literals = reader.take(5) + 257;
  const distances = reader.take(5) + 1;
  const count = reader.take(4) + 4;
  if (literals > 286 || distances > 30) throw malformed('number of codes');
  const ofLengths = new Uint8Array(19);
  for (let at = 0; at < count; at++) ofLengths[lengthOrder[at]!] = reader.take(3);
  const table = decodingTable(ofLengths, lengthsRoot, false);
  const all = new Uint8Array(literals + distances);
  for (let at = 0; at < all.length; ) {
    const symbol = reader.code(table, lengthsRoot);
    if (symbol < 16) {
      all[at++] = symbol;
      continue;
    }
    const times = symbol === 16 ? 3 + reader.take(2) : symbol === 17 ? 3 + reader.take(3) : 11 + reader.take(7);
    if ((symbol === 16 && at === 0) || at + times > all.length) throw malformed('repeat');
    all.fill(symbol === 16 ? all[at - 1]! : 0, at, at + times);
    at += times;
  }
  if (all[endOfBlock] === 0) throw malformed('no end of block');
  return [
    decodingTable(all.subarray(0, literals), literalRoot, true),
    decodingTable(all.subarray(literals), distanceRoot, true),
  ];
}
