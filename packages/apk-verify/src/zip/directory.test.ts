import { describe, expect, it } from 'vitest';
import { concat, u32, utf8 } from '../../testing/bytes.ts';
import { joinZip, layZip, type ZipOptions, type ZipPart } from '../../testing/zip-writer.ts';
import { memorySource } from '../bytes/sources.ts';
import { readArchive } from './directory.ts';

const part = (name: string, changes: Partial<ZipPart> = {}): ZipPart => ({ name, data: utf8(name), ...changes });
const zip = (parts: readonly ZipPart[], options: ZipOptions = {}) => joinZip(layZip(parts, options));
const archiveOf = (bytes: Uint8Array) => readArchive(memorySource(bytes));
const refused = (bytes: Uint8Array, code = 'format') => expect(archiveOf(bytes)).rejects.toMatchObject({ code });

describe('readArchive', () => {
  it('reads files in the order of the directory, and folders apart', async () => {
    const archive = await archiveOf(
      zip([part('b'), part('lib/', { data: utf8('') }), part('ä/漢.txt'), part('a', { method: 0 })]),
    );
    expect(archive.entries.map(({ name }) => name)).toEqual(['b', 'ä/漢.txt', 'a']);
    expect(archive.folders.map(({ name }) => name)).toEqual(['lib/']);
    expect(archive.find('a')).toMatchObject({ method: 0, size: 1, compressedSize: 1 });
    expect(archive.find('c')).toBeUndefined();
  });

  it('takes the first of two files of one name', async () => {
    const archive = await archiveOf(zip([part('a', { data: utf8('first') }), part('a', { data: utf8('second!') })]));
    expect(archive.entries.length).toBe(2);
    expect(archive.find('a')!.size).toBe(5);
  });

  it('finds an end record with the longest comment, and none that a comment imitates', async () => {
    const record = zip([]).subarray(-22);
    const comment = concat(new Uint8Array(65_000), record, new Uint8Array(65_535 - 65_000 - 22));
    const archive = await archiveOf(zip([part('a')], { comment }));
    expect(archive.entries.map(({ name }) => name)).toEqual(['a']);
    expect(archive.eocd.length).toBe(22 + 65_535);
  });

  it('reads past what a file says of itself', async () => {
    const central = { comment: utf8('A comment') };
    const archive = await archiveOf(zip([part('a', { central }), part('b')]));
    expect(archive.entries.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('takes the last end record that fits exactly, as Android does', async () => {
    // A complete archive as the comment of another.
    const inner = zip([part('inner')]);
    const archive = await archiveOf(zip([part('outer')], { comment: inner }));
    expect(archive.eocd.length).toBe(22);
  });

  it('ignores what follows the last record inside the directory', async () => {
    const archive = await archiveOf(zip([part('a'), part('b')], { end: { entries: 1 } }));
    expect(archive.entries.map(({ name }) => name)).toEqual(['a']);
  });

  it.each([
    ['no bytes', new Uint8Array(0)],
    ['fewer bytes than an end record', new Uint8Array(21)],
    ['no end record', utf8('PK'.repeat(50))],
    ['a comment longer than the file', zip([part('a')], { end: { commentLength: 1 } })],
    ['a directory behind the end record', zip([part('a')], { end: { directoryOffset: 10_000 } })],
    ['a directory into the end record', zip([part('a')], { end: { directorySize: 10_000 } })],
    ['the marks of ZIP64', zip([part('a')], { end: { directoryOffset: 0xffff_ffff, directorySize: 0xffff_ffff } })],
    ['more records than there are', zip([part('a')], { end: { entries: 2 } })],
    ['a directory that does not begin with a record', zip([part('a')], { end: { directoryOffset: 1 } })],
    ['a record cut short', zip([part('a')], { end: { directorySize: 46 } })],
  ])('refuses %s', async (_, bytes) => {
    await refused(bytes);
  });

  it('rejects a directory larger than any valid one before it reads it', async () => {
    const end = concat(zip([]).subarray(0, 12), u32(64 << 20), u32(0), zip([]).subarray(20));
    const source = {
      ...memorySource(end),
      size: (64 << 20) + end.length,
      read: async (offset: number, length: number) => {
        if (length > 1 << 20) throw new Error(`${length} bytes are read at ${offset}`);
        const at = (64 << 20) - offset;
        return concat(new Uint8Array(Math.max(0, at)), end)
          .subarray(Math.max(0, -at))
          .subarray(0, length);
      },
    };
    await expect(readArchive(source)).rejects.toMatchObject({ code: 'too-large' });
  });
});
