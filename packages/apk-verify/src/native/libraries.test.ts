import { describe, expect, it } from 'vitest';
import { elf, library } from '../../testing/craft.ts';
import { joinZip, layZip, type ZipPart } from '../../testing/zip-writer.ts';
import { memorySource } from '../bytes/sources.ts';
import { readArchive } from '../zip/directory.ts';
import { nativeLibraries } from './libraries.ts';

const text = new TextEncoder().encode('x');
async function read(parts: readonly ZipPart[], { inPlace = false, multiArch = false, isDebug = false } = {}) {
  return nativeLibraries(await readArchive(memorySource(joinZip(layZip(parts)))), inPlace, multiArch, isDebug);
}
const named = (...names: readonly string[]) => names.map((name): ZipPart => ({ name, data: text }));

describe('ABIs', () => {
  it('are listed as aapt lists them: whatever lies in lib/, sorted', async () => {
    const parts = named(
      'lib/x86/liba.so',
      'lib/arm64-v8a/liba.so',
      'lib/Zed/readme',
      'lib/armeabi-v7a/',
      'lib/notes.txt',
      'libs/mips/liba.so',
      'assets/lib/mips/liba.so',
      `lib/${'a'.repeat(300)}/liba.so`,
    );
    const expected = ['Zed', 'arm64-v8a', 'armeabi-v7a', 'notes.txt', 'x86'];
    expect(await read(parts)).toMatchObject({ abis: expected, alternatives: [] });
  });

  it('count for the installer where a library lies directly in the folder', async () => {
    const parts = named(
      'lib/x86/liba.so',
      'lib/x86/libb.so',
      'lib/arm64-v8a/liba.so',
      'lib/armeabi/fake.so',
      'lib/mips/sub/liba.so',
      'lib/riscv64/libreadme.txt',
      'lib/liba.so',
      'lib//libb.so',
      'lib/x86_64/lib\u{1f600}.so',
    );
    expect(await read(parts)).toMatchObject({ counted: ['x86', 'arm64-v8a'], nested: true });
  });

  it('count in a debug build for any file with a plain name', async () => {
    const parts = named('lib/x86/notes.txt', 'lib/mips/not plain.so');
    expect((await read(parts, { isDebug: true })).counted).toEqual(['x86']);
    expect((await read(parts)).counted).toEqual([]);
  });

  it('of a multi-arch app are the 64-bit one and alternatives', async () => {
    const parts = named('lib/x86/liba.so', 'lib/x86_64/liba.so', 'lib/arm64-v8a/liba.so');
    const found = await read(parts, { multiArch: true });
    expect(found.alternatives).toEqual(['arm64-v8a', 'x86']);
    expect((await read(named('lib/x86/liba.so'), { multiArch: true })).alternatives).toEqual([]);
  });
});

describe('large pages', () => {
  const aligned = async (parts: readonly ZipPart[], inPlace = false) => (await read(parts, { inPlace })).aligned16k;

  it.each<[string, boolean, ZipPart, boolean]>([
    ['segments of 16 KiB', true, library('arm64-v8a'), true],
    ['segments of 64 KiB', true, library('x86_64', { data: elf(64, 65_536) }), true],
    ['segments of 4 KiB', false, library('arm64-v8a', { data: elf(64, 4096) }), false],
    ['segments of 4 KiB, compressed', false, library('arm64-v8a', { data: elf(64, 4096), method: 8 }), false],
    ['segments of 4 KiB of 32 bits', true, library('armeabi-v7a', { data: elf(32, 4096) }), true],
    ['a place at 4 KiB, used in place', false, library('arm64-v8a', { align: 4096 }), true],
    ['a place at 4 KiB, unpacked', true, library('arm64-v8a', { align: 4096 }), false],
    ['a file that is no library', true, library('arm64-v8a', { data: text }), true],
    ['headers that reach past the end', true, library('arm64-v8a', { data: elf(64, 4096).slice(0, 70) }), false],
  ])('%s: %s', async (_, expected, part, inPlace) => {
    // An entry in front, so that the library only gets its position through alignment.
    expect(await aligned([...named('a'), part], inPlace)).toBe(expected);
  });

  it('one library of many is enough', async () => {
    const parts = [library('arm64-v8a'), library('x86_64', { data: elf(64, 4096) })];
    expect(await aligned(parts)).toBe(false);
  });
});

describe('libraries used in place', () => {
  it.each<[string, ZipPart, boolean]>([
    ['stored at a page', library('arm64-v8a', { align: 4096 }), false],
    ['compressed', library('arm64-v8a', { method: 8 }), true],
    ['of an unknown method', library('arm64-v8a', { method: 21 }), true],
    ['stored between pages', library('armeabi-v7a', { align: 4 }), true],
    ['with another local header', library('x86', { local: { name: text } }), true],
  ])('%s', async (_, part, unusable) => {
    const parts = [{ name: 'abc', data: text }, part];
    expect((await read(parts, { inPlace: true })).unusable).toEqual(unusable ? [part.name] : []);
    expect((await read(parts)).unusable).toEqual([]);
  });
});
