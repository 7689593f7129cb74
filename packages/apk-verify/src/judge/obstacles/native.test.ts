import { describe, it } from 'vitest';
import { buildArsc } from '../../../testing/arsc.ts';
import { ANDROID, type AxmlAttribute, buildAxml, element } from '../../../testing/axml.ts';
import { type Craft, elf, library } from '../../../testing/craft.ts';
import { expectNothing, expectSaid, type FineRow, type Row, titled } from '../../../testing/expect-obstacle.ts';
import type { ZipPart } from '../../../testing/zip-writer.ts';

const unknown = { abis: undefined };
const both = { abis: ['arm64-v8a', 'armeabi-v7a'] };
const libraries = (...parts: NonNullable<Craft['parts']>): Craft => ({ parts });
const inPlace = (...parts: NonNullable<Craft['parts']>): Craft => ({
  parts,
  application: { extractNativeLibs: false },
});
const deflated = { method: 8 };
const smallPages = { data: elf(64, 4096) };

const noAbi = 'incompatible FAILED_NO_MATCHING_ABIS';
const invalid = 'invalid FAILED_INVALID_APK';
const named = { library: 'lib/arm64-v8a/libexample.so' };

const named32 = { library: 'lib/armeabi-v7a/libexample.so' };
const packed64 = library('arm64-v8a', deflated);
const packed32 = library('armeabi-v7a', deflated);
const forOthers = { ...libraries(library('x86_64')), application: { multiArch: true } };
const secondPacked = {
  ...libraries(library('arm64-v8a'), packed32),
  application: { extractNativeLibs: false, multiArch: true },
};
const smallPages64 = libraries(library('arm64-v8a', smallPages));

const attribute = (name: string, resId: number | undefined, value: boolean): AxmlAttribute => ({
  ...(resId === undefined ? {} : { ns: ANDROID, resId }),
  name,
  value,
});
/** Writes such attributes of the application in this order: Android 5 to 10 take the last of a name in any namespace. */
const written = (parts: Craft['parts'], ...attributes: readonly AxmlAttribute[]): Craft => {
  const children = [
    element('uses-sdk', { minSdkVersion: 21, targetSdkVersion: 29 }),
    { name: 'application', attributes },
  ];
  const manifest = buildAxml({
    name: 'manifest',
    attributes: [{ name: 'package', value: 'org.example.app' }],
    children,
  });
  return { parts: [...(parts ?? []), { name: 'AndroidManifest.xml', data: manifest }] };
};
const extract = 'extractNativeLibs';
const inPlaceBefore11 = written([packed64], attribute(extract, undefined, false));
const inPlaceSince11 = written([packed64], attribute(extract, 0x010104ea, false), attribute(extract, undefined, true));
const resources = buildArsc({ 2130837504: [{ value: false }] });
const inPlaceByResource = {
  parts: [packed64, { name: 'resources.arsc', data: resources, method: 0, align: 4 }],
  application: { label: 'x', extractNativeLibs: { ref: 0x7f020000 } },
};
const unnamedMultiArch = written([library('x86_64')], attribute('multiArch', undefined, true));

/** A library of which the directory says something else than it is. */
const damaged = (change: NonNullable<ZipPart['central']>, descriptor = false): ZipPart =>
  library('arm64-v8a', { ...deflated, descriptor, central: change, ...(descriptor ? {} : { local: change }) });
const damagedFor32 = libraries(
  library('arm64-v8a'),
  library('armeabi-v7a', { ...deflated, central: { size: 9 }, local: { size: 9 } }),
);
const alsoFor32 = libraries(damaged({ size: 9 }), library('armeabi-v7a'));
const unpacked = 'storage FAILED_CONTAINER_ERROR';

const rows: readonly Row[] = [
  ['a library in place, without a namespace', inPlaceBefore11, { sdk: 29 }, `sure ${invalid}`, named],
  ['a library in place, overruled without a namespace', inPlaceSince11, { sdk: 30 }, `sure ${invalid}`, named],
  ['a library in place on some Androids', inPlaceBefore11, { sdk: undefined }, `depends ${invalid}`, named],
  ['an app for others too, without a namespace', unnamedMultiArch, { sdk: 29 }, `sure ${noAbi}`, { abis: 'x86_64' }],
  ['another processor', libraries(library('x86_64')), {}, `sure ${noAbi}`, { abis: 'x86_64' }],
  ['32 bits on a phone of 64 only', libraries(library('armeabi-v7a')), {}, `sure ${noAbi}`, { abis: 'armeabi-v7a' }],
  ['64 bits, phone unknown', libraries(library('arm64-v8a')), unknown, `depends ${noAbi}`, { abis: 'arm64-v8a' }],
  ['32 bits, phone unknown', libraries(library('armeabi-v7a')), unknown, `depends ${noAbi}`, { abis: 'armeabi-v7a' }],
  ['a compressed library in place', inPlace(packed64), { sdk: 23 }, `sure ${invalid}`, named],
  ['a library off its page', inPlace(library('arm64-v8a', { align: 4 })), {}, `sure ${invalid}`, named],
  [
    'one of two unusable, phone unknown',
    inPlace(packed64, library('armeabi-v7a')),
    unknown,
    `depends ${invalid}`,
    named,
  ],
  ['the only one unusable, phone unknown', inPlace(packed64), unknown, `sure ${invalid}`, named],
  ['the only one unusable, Android unknown', inPlace(packed64), { sdk: undefined }, `depends ${invalid}`, named],
  ['an app for others too, of another processor', forOthers, both, `depends ${noAbi}`, { abis: 'x86_64' }],
  ['an app for others too, whose second best is unusable', secondPacked, both, `sure ${invalid}`, named32],
  ['a library of a wrong size', libraries(damaged({ size: 9 })), {}, `sure ${unpacked}`, named],
  ['a library of a wrong size, one of two', alsoFor32, unknown, `depends ${unpacked}`, named],
  ['a library whose size behind it is another', libraries(damaged({ crc: 9 }, true)), {}, `sure ${unpacked}`, named],
  ['a library of a wrong checksum', libraries(damaged({ crc: 9 })), {}, `depends ${unpacked}`, named],
  ['a library in place for the parser only, before Android 11', inPlaceSince11, { sdk: 29 }, `sure ${invalid}`, named],
  ['a library in place by a resource, before Android 11', inPlaceByResource, { sdk: 29 }, `sure ${invalid}`, named],
  [
    'a library in place by a resource, Android unknown',
    inPlaceByResource,
    { sdk: undefined },
    `depends ${invalid}`,
    named,
  ],
  ['small pages', smallPages64, { sdk: 35 }, 'depends installs page-size'],
  ['small pages, phone unknown', smallPages64, { sdk: undefined }, 'depends installs page-size'],
];

const fine: readonly FineRow[] = [
  ['a library in place before Android 11 only', inPlaceBefore11, { sdk: 30 }],
  ['one of two unusable before Android 6', inPlace(packed64, library('armeabi-v7a')), { sdk: 22, abis: undefined }],
  ['both kinds of processor, phone unknown', libraries(library('arm64-v8a'), library('armeabi-v7a')), unknown],
  ['one of the phone’s processors', libraries(library('x86'), library('armeabi-v7a')), both],
  ['a folder without libraries', libraries(library('x86', { name: 'lib/x86/notes.txt' })), {}],
  ['a compressed library that is unpacked', libraries(packed64), {}],
  ['one whose sizes follow it', libraries(library('arm64-v8a', { ...deflated, descriptor: true })), {}],
  ['one of a wrong size for another processor', damagedFor32, {}],
  ['a library in place by a resource, which the installer does not read', inPlaceByResource, { sdk: 30 }],
  ['a compressed library before Android 6', inPlace(packed64), { sdk: 22 }],
  ['a compressed library of another processor', inPlace(library('arm64-v8a'), library('x86', deflated)), {}],
  ['a compressed library of the second best', inPlace(library('arm64-v8a'), packed32), both],
  ['small pages on Android 14', smallPages64, { sdk: 34 }],
  ['small pages of 32 bits', libraries(library('armeabi-v7a', { data: elf(32, 4096) })), { abis: ['armeabi-v7a'] }],
  ['small pages of the second best', libraries(library('armeabi-v7a'), library('x86_64', smallPages)), both],
];

describe('libraries are refused, or warned of', () => {
  it.each(titled(rows))('%s', async (_title, row) => expectSaid(row));
});

describe('libraries are taken', () => {
  it.each(titled(fine))('%s', async (_title, row) => expectNothing(row));
});
