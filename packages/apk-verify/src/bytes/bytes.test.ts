import { describe, expect, it } from 'vitest';
import { ApkError } from '../model/error.ts';
import { equalBytes, joinBytes, u32Bytes } from './bytes.ts';
import { fromHex, toHex } from './hex.ts';
import { memorySource, windowed } from './sources.ts';
import { latin1, utf8, utf8Bytes, utf16 } from './text.ts';
import { u32At, u64At, View } from './view.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('View', () => {
  it('reads both byte orders, unsigned', () => {
    const all = bytes(0xff, 0xfe, 0xfd, 0xfc, 1, 0, 0, 0x80);
    expect(new View(all).u16()).toBe(0xfeff);
    expect(new View(all, 'big').u16()).toBe(0xfffe);
    expect(new View(all).u32()).toBe(0xfcfdfeff);
    expect(new View(all, 'big').u32()).toBe(0xfffefdfc);
    expect(new View(all.subarray(4)).i32()).toBe(-0x7fffffff);
    expect(new View(bytes(1, 0, 0, 0, 2, 0, 0, 0)).u64()).toBe(0x2_0000_0001);
    expect(new View(bytes(0, 0, 0, 1, 0, 0, 0, 2), 'big').u64()).toBe(0x1_0000_0002);
    expect(u64At(bytes(0, 1, 0, 0, 0, 2, 0, 0, 0), 1)).toBe(0x2_0000_0001);
  });

  it('reads length-prefixed parts, and the rest', () => {
    const view = new View(bytes(2, 0, 0, 0, 7, 8, 9, 10));
    expect([...view.prefixed()]).toEqual([7, 8]);
    expect(view.remaining).toBe(2);
    expect([...view.rest()]).toEqual([9, 10]);
    expect(view.remaining).toBe(0);
  });

  it.each([
    ['a length beyond the end', () => new View(bytes(3, 0, 0, 0, 1, 2)).prefixed()],
    ['a length of 4 GiB', () => new View(bytes(0xff, 0xff, 0xff, 0xff, 1, 2)).prefixed()],
    ['a record that Java takes for one of negative length', () => new View(bytes(0, 0, 0, 0x80, 1, 2)).record()],
    ['a field that is cut', () => new View(bytes(1, 2, 3)).u32()],
    ['an offset beyond the end', () => Object.assign(new View(bytes(1)), { offset: 2 })],
    ['a negative offset', () => u32At(bytes(1, 2, 3, 4, 5), -1)],
    ['an offset that is no number', () => u32At(bytes(1, 2, 3, 4, 5), Number.NaN)],
  ])('refuses %s', (_, act) => {
    expect(act).toThrowError(ApkError);
  });
});

describe('text', () => {
  it.each(['', 'AndroidManifest.xml', 'é ß ß', '漢字', '😀 \u{10ffff}', 'a\0b'])('reads UTF-8 of %j', (text) => {
    expect(utf8(Uint8Array.from(Buffer.from(text)))).toBe(text);
    expect(utf8Bytes(text)).toEqual(Uint8Array.from(Buffer.from(text)));
    expect(utf16(Uint8Array.from(Buffer.from(text, 'utf16le')))).toBe(text);
  });

  it.each([
    [0xc0, 0x80],
    [0xe2, 0x82, 0x41],
    [0xf0, 0x9f, 0x98],
    [0xf4, 0x90, 0x80, 0x80],
    [0xc1, 0xbf, 0xc2, 0x80],
    [0x80, 0xff, 0x41],
    [0xe0, 0x9f, 0xbf],
  ])('replaces malformed UTF-8 as browsers do: %j %j %j', (...malformed) => {
    const raw = Uint8Array.from(malformed.filter((value) => value !== undefined));
    expect(utf8(raw)).toBe(new TextDecoder().decode(raw));
  });

  it('replaces surrogates as Java does, whole or cut', () => {
    expect(utf8(bytes(0xed, 0xa0, 0x80, 0x41))).toBe('\ufffdA');
    expect(utf8(bytes(0xed, 0xa0, 0x41))).toBe('\ufffdA');
    expect(utf8(bytes(0xed, 0xbf))).toBe('\ufffd');
    expect(utf8(bytes(0xed, 0x9f, 0xbf))).toBe('\ud7ff');
  });

  it('reads more than the engine takes as arguments', () => {
    const text = 'ab漢😀'.repeat(50_000);
    expect(utf8(Uint8Array.from(Buffer.from(text)))).toBe(text);
  });

  it('reads big-endian UTF-16 and Latin-1', () => {
    expect(utf16(bytes(0, 0x41, 0x20, 0xac, 9), 'big')).toBe('A€');
    expect(latin1(bytes(0x41, 0xe9, 0xff))).toBe('Aéÿ');
  });
});

describe('bytes', () => {
  it('compares, joins and writes', () => {
    expect(equalBytes(bytes(1, 2), bytes(1, 2))).toBe(true);
    expect(equalBytes(bytes(1, 2), bytes(1, 3))).toBe(false);
    expect(equalBytes(bytes(1, 2), bytes(1, 2, 3))).toBe(false);
    expect(joinBytes(bytes(1), bytes(), bytes(2, 3))).toEqual(bytes(1, 2, 3));
    expect(u32Bytes(0xfffefdfc)).toEqual(bytes(0xfc, 0xfd, 0xfe, 0xff));
    expect(toHex(bytes(0, 15, 255))).toBe('000fff');
    expect(fromHex('000FfF')).toEqual(bytes(0, 15, 255));
    expect(fromHex('0g')).toBeNull();
    expect(fromHex('000')).toBeNull();
  });
});

describe('windowed', () => {
  const all = Uint8Array.from({ length: 100 }, (_, at) => at);
  const counted = () => {
    const source = memorySource(all);
    const reads: (readonly [number, number])[] = [];
    const read = (offset: number, length: number) => {
      reads.push([offset, length]);
      return source.read(offset, length);
    };
    return { source: windowed({ ...source, read }, 16), reads };
  };

  it('serves short reads at rising offsets from few long ones', async () => {
    const { source, reads } = counted();
    for (let at = 10; at < 26; at += 4) expect([...(await source.read(at, 4))]).toEqual([...all.subarray(at, at + 4)]);
    expect(reads).toEqual([[10, 16]]);
    expect([...(await source.read(24, 6))]).toEqual([24, 25, 26, 27, 28, 29]);
    expect([...(await source.read(95, 5))]).toEqual([95, 96, 97, 98, 99]);
    expect(reads.slice(1)).toEqual([
      [24, 16],
      [95, 5],
    ]);
  });

  it('leaves long reads to the source, and pieces come out whole', async () => {
    const { source, reads } = counted();
    expect((await source.read(1, 50)).length).toBe(50);
    const pieces: number[][] = [];
    for await (const piece of source.pieces(3, 10, 4)) pieces.push([...piece]);
    expect(pieces).toEqual([
      [3, 4, 5, 6],
      [7, 8, 9, 10],
      [11, 12],
    ]);
    let length = 0;
    for await (const piece of source.pieces(0, 100, 40)) length += piece.length;
    expect(length).toBe(100);
    expect(reads).toEqual([
      [1, 50],
      [3, 16],
    ]);
  });

  it('rejects reads beyond the end', async () => {
    const { source } = counted();
    await expect(source.read(99, 2)).rejects.toMatchObject({ code: 'format' });
    await expect(source.read(-1, 2)).rejects.toMatchObject({ code: 'format' });
  });
});
