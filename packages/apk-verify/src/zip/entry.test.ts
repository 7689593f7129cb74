import { describe, expect, it } from 'vitest';
import { utf8 } from '../../testing/bytes.ts';
import { joinZip, layZip, type ZipPart } from '../../testing/zip-writer.ts';
import { memorySource } from '../bytes/sources.ts';
import { readArchive } from './directory.ts';
import { dataOffset, readEntry, streamEntry } from './entry.ts';
import { LocalHeaders } from './local-headers.ts';

const text = 'The same line again and again.\n'.repeat(40);
const part = (changes: Partial<ZipPart> = {}): ZipPart => ({ name: 'a.txt', data: utf8(text), ...changes });
async function open(...parts: readonly ZipPart[]) {
  const archive = await readArchive(memorySource(joinZip(layZip(parts))));
  return { archive, entry: archive.entries[0]! };
}
const decode = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('readEntry', () => {
  for (const reader of ['resources', 'signature'] as const)
    it(`reads stored and deflated entries, aligned and with descriptors: ${reader}`, async () => {
      for (const changes of [{}, { method: 0 }, { method: 0, align: 4096 }, { descriptor: true }]) {
        const { archive, entry } = await open(part(changes));
        expect(decode(await readEntry(archive, entry, reader, 10_000))).toBe(text);
      }
    });

  it('inflates an unknown method for the signature, and takes it as stored for the resources', async () => {
    const deflated = (await open(part({ central: { method: 21 } }))).archive;
    expect(decode(await readEntry(deflated, deflated.entries[0]!, 'signature', 10_000))).toBe(text);
    const stored = (await open(part({ method: 30_208 }))).archive;
    expect(decode(await readEntry(stored, stored.entries[0]!, 'resources', 10_000))).toBe(text);
    await expect(readEntry(stored, stored.entries[0]!, 'signature', 10_000)).rejects.toMatchObject({ code: 'format' });
  });

  it('goes by the directory where the headers disagree on the method', async () => {
    const { archive, entry } = await open(part({ local: { method: 0 } }));
    expect(decode(await readEntry(archive, entry, 'signature', 10_000))).toBe(text);
  });

  const lies: readonly [string, Partial<ZipPart>][] = [
    ['another name', { local: { name: utf8('b.txt') } }],
    ['a longer name', { local: { name: utf8('a.txt2') } }],
    ['another checksum', { local: { crc: 1 } }],
    ['another size', { local: { size: 1 } }],
    ['another compressed size', { local: { compressedSize: 1 } }],
    ['sizes that follow', { local: { flags: 8 } }],
    ['a place without a header', { central: { headerOffset: 1 } }],
    ['a place behind the directory', { central: { headerOffset: 1_000_000 } }],
    ['a size that does not come out', { central: { size: 5000 }, local: { size: 5000 } }],
    ['less than comes out', { central: { size: 50 }, local: { size: 50 } }],
    ['data that is no DEFLATE', { raw: utf8('\xff\xff\xff not deflated'), method: 8 }],
    ['data into the directory', { method: 0, central: { size: 5000 }, local: { size: 5000 } }],
    ['data cut short', { central: { compressedSize: 9 }, local: { compressedSize: 9 } }],
  ];
  it.each(lies)('refuses %s', async (_, changes) => {
    const { archive, entry } = await open(part(changes));
    await expect(readEntry(archive, entry, 'signature', 10_000)).rejects.toMatchObject({ code: 'format' });
  });

  it('rejects an entry above the size limit before it reads a byte of it', async () => {
    const { archive, entry } = await open(part({ central: { size: 2_000_000_000 } }));
    const source = { ...archive.source, read: () => Promise.reject(new Error('read')) };
    for (const reader of ['resources', 'signature'] as const)
      await expect(readEntry({ ...archive, source }, entry, reader, 4 << 20)).rejects.toMatchObject({
        code: 'too-large',
      });
  });

  it('aborts with the reason of its signal', async () => {
    const { archive, entry } = await open(part());
    const signal = { aborted: true, reason: new Error('enough') };
    await expect(streamEntry(archive, entry, () => undefined, 10_000, signal)).rejects.toThrow('enough');
  });

  it('returns where the data starts', async () => {
    const { archive, entry } = await open(part({ method: 0, align: 512 }));
    expect(await dataOffset(archive, entry)).toBe(512);
  });
});

describe('LocalHeaders', () => {
  const parts = Array.from({ length: 50 }, (_, at) => part({ name: `entry-${at}.txt`, method: at % 2 ? 0 : 8 }));
  const bytes = joinZip(layZip(parts));

  it.each([1, 7, 30, 97, 1000, 1 << 20])('gathers from pieces of %d bytes what it reads by itself', async (piece) => {
    const archive = await readArchive(memorySource(bytes));
    const passed = new LocalHeaders(archive);
    const silent = { ...archive, source: { ...archive.source, read: () => Promise.reject(new Error('read')) } };
    const unread = new LocalHeaders(silent);
    for (let at = 0; at < archive.directoryOffset; at += piece) {
      const view = new Uint8Array(bytes.subarray(at, Math.min(at + piece, archive.directoryOffset)));
      passed.pass(view);
      unread.pass(view);
      view.fill(0xaa);
    }
    await unread.readRest();
    const read = new LocalHeaders(archive);
    await read.readRest();
    for (const entry of archive.entries) {
      expect(passed.of(entry)).toEqual(read.of(entry));
      expect(passed.of(entry)!.length).toBe(30 + entry.rawName.length);
    }
  });

  it('reads what passed by in part only, and has none that reach into the directory', async () => {
    const archive = await readArchive(
      memorySource(joinZip(layZip([...parts, part({ name: 'x', central: { headerOffset: 5 } })]))),
    );
    const headers = new LocalHeaders(archive);
    headers.pass(bytes.subarray(0, archive.entries[9]!.headerOffset + 12));
    await headers.readRest();
    for (const entry of archive.entries)
      expect([...headers.of(entry)!]).toEqual([
        ...bytes.subarray(entry.headerOffset, entry.headerOffset + 30 + entry.rawName.length),
      ]);
    const far = await readArchive(memorySource(joinZip(layZip([part({ central: { headerOffset: 1_000_000 } })]))));
    const none = new LocalHeaders(far);
    await none.readRest();
    expect(none.of(far.entries[0]!)).toBeNull();
  });
});
