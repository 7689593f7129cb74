import { constants, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ApkError } from '../model/error.ts';
import { inflater } from './inflate.ts';

/** Pushes the data in pieces, into buffers that are overwritten afterwards, like those of a source. */
function inflate(data: Uint8Array, cap: number, piece = data.length || 1): { out: Buffer; whole: boolean } {
  const parts: Uint8Array[] = [];
  const stream = inflater((bytes) => void parts.push(new Uint8Array(bytes)), cap);
  for (let at = 0; at < data.length; at += piece) {
    const bytes = new Uint8Array(data.subarray(at, at + piece));
    stream.push(bytes);
    bytes.fill(0xaa);
  }
  const whole = stream.end();
  return { out: Buffer.concat(parts), whole };
}

/** Returns bytes that repeat in odd ways, the same in every run. */
function content(length: number): Buffer {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 0x7fffffff;
    return state;
  };
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const run = Math.min(length - at, (next() % 300) + 1);
    const from = at > 0 ? next() % at : 0;
    for (let end = at + run; at < end; at++) bytes[at] = next() % 4 === 0 ? next() % 256 : bytes[from + (at % 7)]!;
  }
  return bytes;
}

/** Returns a number's bits, lowest first. */
const low = (value: number, count: number) => Array.from({ length: count }, (_, at) => (value >> at) & 1).join('');
/** A block whose only literal is the end of the block, by RFC 1951, 3.2.7: codes of one bit for 1 and 18. */
const ownCodes = [
  ...[low(0, 1), low(2, 2), low(29, 5), low(29, 5), low(15, 4)],
  ...[16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].map((one) =>
    low(one === 1 || one === 18 ? 1 : 0, 3),
  ),
  ...[`1${low(127, 7)}`, `1${low(107, 7)}`, '0', `1${low(48, 7)}`, '0'],
].join('');

const strategies = {
  default: constants.Z_DEFAULT_STRATEGY,
  fixed: constants.Z_FIXED,
  huffman: constants.Z_HUFFMAN_ONLY,
  runs: constants.Z_RLE,
};

describe('inflater', () => {
  for (const [name, strategy] of Object.entries(strategies))
    for (const level of [0, 1, 9])
      it(`reads what zlib writes: ${name}, level ${level}`, () => {
        for (const length of [0, 1, 257, 258, 259, 32_767, 32_769, 98_305, 200_000]) {
          const data = content(length);
          const deflated = deflateRawSync(data, { level, strategy });
          for (const piece of [length < 1000 ? 1 : 4099, 1 << 20]) {
            const { out, whole } = inflate(deflated, length, piece);
            expect(whole).toBe(true);
            expect(out.equals(data)).toBe(true);
          }
        }
      });

  it('reads some blocks without content, but not thousands', () => {
    const empty = (count: number) => Buffer.from('000000ffff'.repeat(count), 'hex');
    const deflated = deflateRawSync(content(1000));
    expect(inflate(Buffer.concat([empty(200), deflated]), 1000).out).toHaveLength(1000);
    expect(() => inflate(Buffer.concat([empty(5000), deflated]), 1000)).toThrow(ApkError);
    const flushed = Array.from({ length: 1000 }, (_, at) =>
      deflateRawSync(content(2000).subarray(at, at + 200), { finishFlush: constants.Z_SYNC_FLUSH }),
    );
    expect(inflate(Buffer.concat(flushed), 200_000).out).toHaveLength(200_000);
  });

  it('reads few blocks with codes of their own and no content', () => {
    // Eight blocks are whole bytes.
    const bits = ownCodes.repeat(8);
    const eight = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt([...byte].reverse().join(''), 2)));
    const blocks = (count: number) =>
      Buffer.concat([...Array.from({ length: count }, () => eight), deflateRawSync('x')]);
    expect(inflate(blocks(6), 1).out.toString()).toBe('x');
    expect(() => inflate(blocks(10), 1)).toThrow(ApkError);
  });

  it('copies matches that overlap themselves, at every distance', () => {
    for (let distance = 1; distance < 70; distance++) {
      const data = Buffer.concat(Array.from({ length: 20 }, () => content(distance)));
      expect(inflate(deflateRawSync(data), data.length).out.equals(data)).toBe(true);
    }
  });

  it('ignores bytes after the end', () => {
    const deflated = Buffer.concat([deflateRawSync(Buffer.from('abc')), Buffer.alloc(100_000, 0xff)]);
    const { out, whole } = inflate(deflated, 3, 1000);
    expect([out.toString(), whole]).toEqual(['abc', true]);
  });

  it('reports a stream without its end', () => {
    const data = content(5000);
    const deflated = deflateRawSync(data);
    expect(inflate(deflated.subarray(0, -3), 5000).whole).toBe(false);
    expect(inflate(Buffer.alloc(0), 5000)).toEqual({ out: Buffer.alloc(0), whole: false });
  });

  it('stops at the size limit, however much the data would inflate to', () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000));
    let most = 0;
    const stream = inflater((bytes) => {
      most += bytes.length;
    }, 100_000);
    expect(() => stream.push(bomb)).toThrowError(expect.objectContaining({ code: 'too-large' }));
    expect(most).toBeLessThanOrEqual(100_000);
    expect(() => inflate(deflateRawSync(Buffer.alloc(11)), 10)).toThrowError(ApkError);
    expect(inflate(deflateRawSync(Buffer.alloc(10)), 10).out.length).toBe(10);
  });

  // Bit by bit from the lowest of each byte on, as in RFC 1951.
  const bits = (text: string): Uint8Array => {
    const digits = text.replace(/[^01]/g, '').padEnd(Math.ceil(text.replace(/[^01]/g, '').length / 8) * 8, '0');
    return Uint8Array.from(digits.match(/.{8}/g) ?? [], (byte) => Number.parseInt([...byte].reverse().join(''), 2));
  };
  const padding = '0'.repeat(64);

  it.each([
    ['a block of the reserved type', bits(`1 11 ${padding}`)],
    ['a stored block whose lengths disagree', Uint8Array.of(1, 5, 0, 0xfa, 0xfe, 1, 2, 3, 4, 5)],
    ['too many literal codes', bits(`1 01 11111 00000 0000 ${padding}`)],
    ['too many distance codes', bits(`1 01 00000 11111 0000 ${padding}`)],
    ['code lengths with too many codes', bits(`1 01 00000 00000 0000 100 100 100 100 ${padding}`)],
    ['code lengths with too few codes', bits(`1 01 00000 00000 0000 010 010 010 000 ${padding}`)],
    ['a repeat of nothing', bits(`1 01 00000 00000 0000 100 100 000 000 0 00 ${padding}`)],
    ['a distance before the beginning', bits(`1 10 0000001 00000 ${padding}`)],
    ['a length that no symbol has', bits(`1 10 11000110 ${padding}`)],
    // Code lengths: 18 (zeros) 1 bit, 1 and 2 two bits. Literal 0 and the end have two bits, length 3 and distance 1 one.
    [
      'a distance without a code, at the very end',
      bits(`1 01 10000 00000 0111 000 000 100 ${'000'.repeat(12)} 010 000 010
        11 0 1111111 0 0101011 11 10 10  10 0 1 11`),
    ],
    ['a distance that no symbol has', bits(`1 10 10010001 0000001 11110 ${padding}`)],
  ])('refuses %s', (_, data) => {
    expect(() => inflate(data, 1000)).toThrowError(expect.objectContaining({ code: 'format' }));
    expect(() => inflate(data, 1000, 1)).toThrowError(expect.objectContaining({ code: 'format' }));
  });
});
