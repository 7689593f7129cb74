import { BitReader, malformed, starved } from './bit-reader.ts';
import {
  distanceExtra,
  distanceFirst,
  distanceRoot,
  endOfBlock,
  fixedTables,
  lengthExtra,
  lengthFirst,
  literalRoot,
  readTables,
  type Tables,
} from './deflate-tables.ts';
import { further } from './huffman.ts';
import type { Output } from './output.ts';

const literalMask = (1 << literalRoot) - 1;
const distanceMask = (1 << distanceRoot) - 1;
/** Bytes of input that contain any symbol with its distance, in addition to the bits already taken. */
const wholeSymbol = 8;
/**
 * Blocks that a stream may have, and bytes of output for each further one. Tools write blocks of kilobytes, or short
 * ones where they are told to write everything at once. Codes of a block's own take as long as some hundred bytes.
 */
const limits = { plain: { free: 4096, output: 16 }, own: { free: 64, output: 64 } } as const;
/** Matches from this length on are copied with `copyWithin`. */
const longMatch = 32;

function copyMatch(bytes: Uint8Array, at: number, distance: number, length: number): void {
  if (distance > at) throw malformed('distance too far back');
  // A match may overlap its own output: then it repeats itself, which only copying byte by byte does.
  if (distance >= length && length >= longMatch) bytes.copyWithin(at, at - distance, at - distance + length);
  else for (let to = at, end = at + length; to < end; to++) bytes[to] = bytes[to - distance]!;
}

/** Reads raw DEFLATE data (RFC 1951) as it arrives; incomplete symbols wait for the next bytes. */
export class DeflateReader {
  private readonly output: Output;
  private readonly reader = new BitReader();
  private state: 'header' | 'stored' | 'symbols' | 'done' = 'header';
  private lastBlock = false;
  private readonly blocks = { plain: 0, own: 0 };
  /** Remaining bytes of a stored block. */
  private stored = 0;
  private tables: Tables = fixedTables();

  constructor(output: Output) {
    this.output = output;
  }

  /** True if the end of the stream was reached. */
  get done(): boolean {
    return this.state === 'done';
  }

  /** Reads the next bytes; they may be overwritten afterwards. */
  push(bytes: Uint8Array): void {
    if (this.done) return;
    const reader = this.reader;
    reader.append(bytes);
    while (!this.done) {
      if (this.state === 'symbols') this.wholeSymbols();
      const { next, hold, bits } = reader;
      try {
        this.step();
      } catch (error) {
        if (error !== starved) throw error;
        // An interrupted symbol is read again. Stored bytes have already been consumed.
        if (this.state !== 'stored') Object.assign(reader, { next, hold, bits });
        break;
      }
    }
    reader.keepRest();
  }

  private step(): void {
    if (this.state === 'header') this.header();
    else if (this.state === 'symbols') this.symbol();
    else this.copyStored();
  }

  private header(): void {
    const reader = this.reader;
    this.lastBlock = reader.take(1) === 1;
    const type = reader.take(2);
    if (type === 3) throw malformed('block type');
    if (type === 0) {
      reader.take(reader.bits & 7);
      this.stored = reader.take(16);
      if ((reader.take(16) ^ 0xffff) !== this.stored) throw malformed('stored length');
      this.count('plain');
      this.state = 'stored';
      return;
    }
    this.tables = type === 1 ? fixedTables() : readTables(reader);
    this.count(type === 1 ? 'plain' : 'own');
    this.state = 'symbols';
  }

  private count(kind: keyof typeof limits): void {
    const { free, output } = limits[kind];
    if (++this.blocks[kind] > free + this.output.length / output) throw malformed('too many blocks');
  }

  private endBlock(): void {
    this.state = this.lastBlock ? 'done' : 'header';
  }

  private copyStored(): void {
    const output = this.output;
    const reader = this.reader;
    while (this.stored > 0) {
      if (output.at >= output.limit) output.makeRoom();
      // Whole bytes may have been taken already.
      if (reader.bits >= 8) {
        output.bytes[output.at++] = reader.take(8);
        this.stored--;
        continue;
      }
      const room = Math.min(this.stored, output.limit - output.at);
      const there = reader.input.subarray(reader.next, reader.next + room);
      if (there.length === 0) throw starved;
      output.bytes.set(there, output.at);
      output.at += there.length;
      reader.next += there.length;
      this.stored -= there.length;
    }
    this.endBlock();
  }

  /** Reads one symbol with its distance; the input may end at any bit. */
  private symbol(): void {
    const output = this.output;
    const reader = this.reader;
    const symbol = reader.code(this.tables[0], literalRoot);
    if (symbol === endOfBlock) {
      this.endBlock();
      return;
    }
    if (output.at >= output.limit) output.makeRoom();
    if (symbol < endOfBlock) {
      output.bytes[output.at++] = symbol;
      return;
    }
    if (symbol > 285) throw malformed('length');
    const length = lengthFirst[symbol - 257]! + reader.take(lengthExtra[symbol - 257]!);
    const far = reader.code(this.tables[1], distanceRoot);
    if (far > 29) throw malformed('distance');
    const distance = distanceFirst[far]! + reader.take(distanceExtra[far]!);
    copyMatch(output.bytes, output.at, distance, length);
    output.at += length;
  }

  /**
   * Reads symbols as long as enough input remains for whole ones, up to the end of the block. Uses local variables for
   * speed.
   */
  private wholeSymbols(): void {
    const output = this.output;
    const reader = this.reader;
    const { bytes, limit } = output;
    const { input } = reader;
    const [literals, distances] = this.tables;
    const last = input.length - wholeSymbol;
    let { next, hold, bits } = reader;
    let { at } = output;
    while (next <= last) {
      for (; bits < 24; bits += 8) hold |= input[next++]! << bits;
      let entry = literals[hold & literalMask]!;
      if (entry & further) entry = literals[(entry >>> 5) + ((hold >>> literalRoot) & ((1 << (entry & 15)) - 1))]!;
      if (entry === 0) throw malformed('no such code');
      let symbol = entry >>> 5;
      if (symbol === endOfBlock) break;
      hold >>>= entry & 15;
      bits -= entry & 15;
      if (at >= limit) {
        output.at = at;
        output.makeRoom();
        at = output.at;
      }
      if (symbol < endOfBlock) {
        bytes[at++] = symbol;
        continue;
      }
      symbol -= 257;
      if (symbol > 28) throw malformed('length');
      let extra = lengthExtra[symbol]!;
      const length = lengthFirst[symbol]! + (hold & ((1 << extra) - 1));
      hold >>>= extra;
      bits -= extra;
      for (; bits < 24; bits += 8) hold |= input[next++]! << bits;
      entry = distances[hold & distanceMask]!;
      if (entry & further) entry = distances[(entry >>> 5) + ((hold >>> distanceRoot) & ((1 << (entry & 15)) - 1))]!;
      if (entry === 0) throw malformed('no such code');
      hold >>>= entry & 15;
      bits -= entry & 15;
      symbol = entry >>> 5;
      if (symbol > 29) throw malformed('distance');
      extra = distanceExtra[symbol]!;
      for (; bits < extra; bits += 8) hold |= input[next++]! << bits;
      copyMatch(bytes, at, distanceFirst[symbol]! + (hold & ((1 << extra) - 1)), length);
      hold >>>= extra;
      bits -= extra;
      at += length;
    }
    Object.assign(reader, { next, hold, bits });
    output.at = at;
  }
}
