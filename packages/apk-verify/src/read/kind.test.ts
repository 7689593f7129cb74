import { describe, expect, it } from 'vitest';
import { concat, u32 } from '../../testing/bytes.ts';
import { craftApk } from '../../testing/craft.ts';
import { fileOf } from '../../testing/file-of.ts';
import { joinZip, layZip, type ZipPart } from '../../testing/zip-writer.ts';
import { memorySource } from '../bytes/sources.ts';
import { ApkFile } from './apk-file.ts';
import { kindOf } from './kind.ts';

const text = (content: string) => new TextEncoder().encode(content);
const zip = (...names: readonly string[]) =>
  joinZip(layZip(names.map((name): ZipPart => ({ name, data: text(name) }))));
const kind = (bytes: Uint8Array) => kindOf(fileOf(bytes));
const apk = craftApk();

describe('archives, by what they hold', () => {
  it.each([
    ['apk', ['AndroidManifest.xml', 'classes.dex']],
    [
      'apk',
      ['classes.dex', 'toc.pb', 'base.apk', 'manifest.json', 'info.json', 'BundleConfig.pb', 'AndroidManifest.xml'],
    ],
    ['apks', ['toc.pb', 'splits/base-master.apk']],
    ['apks', ['base.apk', 'split_config.de.apk']],
    ['xapk', ['manifest.json', 'org.example.apk', 'config.de.apk', 'icon.png']],
    ['apkm', ['info.json', 'base.apk', 'split_config.de.apk']],
    ['aab', ['BundleConfig.pb', 'base/manifest/AndroidManifest.xml']],
    ['zip', ['app-release.apk', 'README.txt']],
    ['zip', ['manifest.json']],
    ['zip', []],
  ])('%s: %j', async (expected, names) => {
    expect(await kind(zip(...names))).toBe(expected);
  });

  it('a DEX file in front does not hide the archive', async () => {
    expect(
      await kind(joinZip(layZip([{ name: 'AndroidManifest.xml', data: text('x') }], { front: text('dex\n035\0') }))),
    ).toBe('apk');
  });
});

describe('parts of a download', () => {
  it.each([0.1, 0.5, 0.9, 0.999])('%d of it', async (share) => {
    expect(await kind(apk.slice(0, apk.length * share))).toBe('part');
  });

  it('an archive whose directory is broken', async () => {
    const broken = apk.slice();
    const end = new DataView(broken.buffer);
    broken[end.getUint32(broken.length - 6, true)] = 0;
    expect(await kind(broken)).toBe('part');
  });
});

describe('web pages', () => {
  const utf16 = (content: string) =>
    Uint8Array.from([0xff, 0xfe, ...[...content].flatMap((c) => [c.charCodeAt(0), 0])]);
  it.each<[string, Uint8Array]>([
    ['with a declaration', text('<!doctype html><html>')],
    ['in capitals', text('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">')],
    ['without a declaration', text('<html lang="en">')],
    ['behind spaces', text('\r\n\t  <!DOCTYPE html>')],
    ['behind a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...text('<!doctype html>')])],
    ['behind comments and XML', text('<?xml version="1.0"?>\n<!-- a -->\n<!-- b --><html>')],
    ['in UTF-16', utf16('<!doctype html><title>')],
  ])('%s', async (_, bytes) => {
    expect(await kind(bytes)).toBe('html');
  });
});

describe('a v4 signature file', () => {
  /** As written by `apksigner sign --v4-signing-enabled`, up to the root of its tree. */
  const idsig = (version: number, algorithm = 1, log2 = 12) =>
    concat(u32(version), u32(45), u32(algorithm), Uint8Array.of(log2), u32(0), u32(32), new Uint8Array(32).fill(7));

  it('is named', async () => {
    expect(await kind(idsig(2))).toBe('idsig');
  });

  it.each([
    ['another version', idsig(3)],
    ['another digest', idsig(2, 2)],
    ['other blocks', idsig(2, 1, 13)],
    ['its first bytes alone', idsig(2).subarray(0, 12)],
  ])('%s makes it an unknown file', async (_, bytes) => {
    expect(await kind(bytes)).toBe('other');
  });
});

describe('anything else', () => {
  it('nothing at all', async () => {
    expect(await kind(new Uint8Array(0))).toBe('empty');
  });

  it.each<[string, Uint8Array]>([
    ['one byte', Uint8Array.of(0x50)],
    ['text', text('Not Found')],
    ['XML', text('<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>')],
    ['words like tags', text('<htmlx>')],
    ['spaces', text(' '.repeat(5000))],
    ['comments without an end', text('<!--'.repeat(300))],
    ['many comments', text(`${'<!---->'.repeat(140)}x`)],
    ['zeros', new Uint8Array(70_000)],
    ['an end record that lies', Uint8Array.from([...text('XX'), 0x50, 0x4b, 5, 6, ...new Uint8Array(18).fill(0xff)])],
  ])('%s', async (_, bytes) => {
    expect(await kind(bytes)).toBe('other');
  });
});

it('passes on errors of the source', async () => {
  const failure = new Error('taken away');
  const source = { ...memorySource(apk), read: () => Promise.reject(failure) };
  await expect(kindOf(new ApkFile(source))).rejects.toBe(failure);
});
