import { describe, expect, it } from 'vitest';
import { craftApk, craftManifest } from '../../testing/craft.ts';
import { fileOf } from '../../testing/file-of.ts';
import { joinZip, layZip, type ZipPart } from '../../testing/zip-writer.ts';
import { ApkFile } from '../read/apk-file.ts';
import { factsOf } from '../read/facts.ts';
import { readBundle } from './bundle.ts';

const bundle = (parts: readonly ZipPart[]) => readBundle(fileOf(joinZip(layZip(parts))));
const apk = (split?: string) => craftApk({ sign: null, ...(split && { split }) });
const text = (content: string) => new TextEncoder().encode(content);

describe.each([
  ['stored', 0],
  ['compressed', 8],
])('parts that are %s', (_, method) => {
  it('are listed with what they are for, and can be read as files', async () => {
    const found = await bundle([
      { name: 'toc.pb', data: text('x') },
      { name: 'splits/base-de.apk', data: apk('config.de'), method },
      { name: 'standalones/standalone-xxhdpi.apk', data: apk(), method },
      { name: 'splits/base-master.apk', data: apk(), method },
      { name: 'splits/base-arm64_v8a.apk', data: apk('config.arm64_v8a'), method },
      { name: 'splits/base-xxhdpi.apk', data: apk('config.xxhdpi'), method },
    ]);
    expect(found.kind).toBe('apks');
    expect(found.base).toBeUndefined();
    const [german, alone, base, arm, dense] = found.parts;
    expect(german).toMatchObject({ split: 'config.de', language: 'de', package: 'org.example.app', versionCode: 7 });
    expect(alone).not.toHaveProperty('split');
    expect(base).not.toHaveProperty('language');
    expect(arm).toMatchObject({ split: 'config.arm64_v8a', abi: 'arm64-v8a' });
    expect(dense).toMatchObject({ split: 'config.xxhdpi', density: 'xxhdpi' });
    const source = await arm!.open();
    expect(source?.size).toBe(arm!.size);
    expect((await factsOf(new ApkFile(source!))).split).toBe('config.arm64_v8a');
  });
});

it('knows the kinds of bundle, and their base', async () => {
  const parts = [
    { name: 'config.x86_64.apk', data: apk('config.x86_64'), method: 0 },
    { name: 'org.example.app.apk', data: apk(), method: 0 },
  ];
  const xapk = await bundle([...parts, { name: 'manifest.json', data: text('{}') }]);
  expect(xapk).toMatchObject({ kind: 'xapk', base: { name: 'org.example.app.apk' }, parts: [{ abi: 'x86_64' }, {}] });
  expect(xapk.base).not.toHaveProperty('language');
  expect((await bundle([...parts, { name: 'info.json', data: text('{}') }])).kind).toBe('apkm');
});

it('refuses parts that share their bytes', async () => {
  const shared = { compressedSize: 300_000, size: 300_000 };
  const parts = Array.from({ length: 5 }, (_, n) => ({ name: `${n}.apk`, data: apk(), method: 0, central: shared }));
  await expect(bundle([{ name: 'toc.pb', data: text('x') }, ...parts])).rejects.toMatchObject({ code: 'too-large' });
});

describe('names no base where an installer may take another', () => {
  const base: ZipPart = { name: 'base.apk', data: apk(), method: 0 };
  const list = (...files: readonly string[]): ZipPart => ({
    name: 'manifest.json',
    data: text(JSON.stringify({ split_apks: files.map((file) => ({ file, id: 'base' })) })),
  });
  const manifest = Buffer.from(craftManifest({ split: 'config.de', axml: { utf8: true } }));
  const name = Buffer.from('\x05\x05split');
  manifest.set([9], manifest.indexOf(name));
  const doubtful = craftApk({ sign: null, parts: [{ name: 'AndroidManifest.xml', data: manifest }] });
  const info: ZipPart = { name: 'info.json', data: text('{}') };

  it.each<[string, readonly ZipPart[], boolean]>([
    ['one base', [info, base], true],
    ['one that the list names', [list('base.apk'), base], true],
    ['two', [info, base, { ...base, name: 'other.apk' }], false],
    ['two, one in capitals', [info, base, { ...base, name: 'OTHER.APK' }], false],
    ['two, one with a letter that Java takes for a k', [info, base, { ...base, name: 'other.ap\u212a' }], false],
    ['a split that only some readers take for one', [info, base, { ...base, name: 'b.apk', data: doubtful }], false],
    ['two of one name', [info, base, base], false],
    ['a part that cannot be read', [info, base, { ...base, name: 'other.apk', data: text('broken') }], false],
    ['one that the directory does not name', [info, base, { ...base, only: 'no-directory' }], false],
    ['one in front that the directory does not name', [{ ...base, only: 'no-directory' }, info, base], false],
    ['one with another name in front of its data', [info, { ...base, local: { name: text('ba.e.apk') } }], false],
    ['a list that names another file', [list('other.bin'), base, { ...base, name: 'other.bin' }], false],
    ['a list that is not JSON', [{ ...info, name: 'manifest.json', data: text('[') }, base], false],
  ])('%s', async (_, parts, isSure) => {
    expect((await bundle(parts)).base?.name).toBe(isSure ? 'base.apk' : undefined);
  });
});

it('lists parts that are no APK, or not at their recorded offset, by name', async () => {
  const found = await bundle([
    { name: 'info.json', data: text('{}') },
    { name: 'split_config.pt_rBR.apk', data: text('broken'), method: 0 },
    { name: 'split_config.hdpi.apk', data: apk('config.hdpi'), method: 0, local: { name: text('other') } },
    { name: 'base.apk', data: new Uint8Array(0), method: 8, raw: text('not deflated') },
  ]);
  expect(found.parts).toMatchObject([{ language: 'pt-BR' }, { density: 'hdpi' }, { name: 'base.apk' }]);
  for (const part of found.parts) expect(part).not.toHaveProperty('package');
  expect(found.base).toBeUndefined();
});

it('does not inflate what is too large to hold', async () => {
  const huge = { name: 'base.apk', data: apk(), central: { size: 0x7fffffff } };
  const found = await bundle([{ name: 'info.json', data: text('{}') }, huge]);
  expect(found.parts[0]).not.toHaveProperty('package');
  expect(await found.parts[0]!.open()).toBeNull();
});

it('reads no more than eight parts of the longest manifest, which may all be the same bytes', async () => {
  const long = craftApk({ sign: null, axml: { strings: ['x'.repeat(1_900_000)] } });
  const parts = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.apk`, data: long, method: 0 }));
  const found = await bundle([{ name: 'info.json', data: text('{}') }, ...parts]);
  expect(found.parts.filter((part) => part.package !== undefined)).toHaveLength(8);
});

it('rejects more parts than any bundle has, and files that are no archive', async () => {
  const many = Array.from({ length: 501 }, (_, at) => ({ name: `${at}.apk`, data: text('x'), method: 0 }));
  await expect(bundle(many)).rejects.toThrow(expect.objectContaining({ name: 'ApkError', code: 'too-large' }));
  const none = readBundle(fileOf(text('<html>')));
  await expect(none).rejects.toThrow(expect.objectContaining({ name: 'ApkError', code: 'format' }));
});
