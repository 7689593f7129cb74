import { describe, expect, it } from 'vitest';
import { type ArscOptions, type ArscValue, buildArsc } from '../../testing/arsc.ts';
import { concat, u32 } from '../../testing/bytes.ts';
import { chunk, chunksIn, patched, withChunks } from '../../testing/chunks.ts';
import { buildPool } from '../../testing/string-pool.ts';
import { Resources } from './resources.ts';
import { StringPool } from './string-pool.ts';
import { Value } from './value.ts';

const label = 0x7f010000;
const noStrings = new StringPool(buildPool([], false), 0);
const referenceTo = (id: number) => new Value(1, id, noStrings);
const resolved = (resources: Resources, id: number, locale?: string) =>
  resources.resolve(referenceTo(id), locale)?.string;

describe('finds values', () => {
  it.each<ArscOptions>([
    {},
    { utf8: true },
    { listing: 'sparse' },
    { listing: 'offset16' },
    { compact: true },
    { compact: true, listing: 'sparse', utf8: true },
    { configSize: 28 },
    { packageId: 0x7e },
  ])('in a table of %o', (options) => {
    const base = (options.packageId ?? 0x7f) * 0x1000000;
    const values = Object.fromEntries([1, 4, 9].map((entry) => [base + 0x20000 + entry, [{ value: `text ${entry}` }]]));
    const resources = new Resources(buildArsc(values, options));
    for (const entry of [1, 4, 9]) expect(resolved(resources, base + 0x20000 + entry)).toBe(`text ${entry}`);
    for (const entry of [0, 2, 8, 10, 0xffff]) expect(resolved(resources, base + 0x20000 + entry)).toBeUndefined();
    expect(resolved(resources, base + 0x10001)).toBeUndefined();
    expect(resolved(resources, 0x01010001)).toBeUndefined();
  });

  it('over references, and not over a chain without an end', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [label + at, [{ value: at === 29 ? 'end' : { ref: label + at + 1 } }]]),
    );
    const resources = new Resources(buildArsc({ ...chain, 2130837504: [{ value: { ref: 0x7f020000 } }] }));
    expect(resolved(resources, label + 10)).toBe('end');
    expect(resources.resolve(referenceTo(label + 9))).toBeNull();
    expect(resources.resolve(referenceTo(0x7f020000))).toBeNull();
  });

  it('none in a complex entry, and none without a table', () => {
    expect(new Resources(buildArsc({ [label]: [{ value: 'complex-entry' }] })).all(label)).toEqual([]);
    expect(new Resources(null).all(label)).toEqual([]);
    expect(new Resources(null).locales()).toEqual([]);
  });
});

describe('chooses as aapt does', () => {
  const sdk = (sdk: number): ArscValue => ({ sdk, value: `v${sdk}` });
  const width = (smallestWidth: number): ArscValue => ({ smallestWidth, value: `sw${smallestWidth}` });
  const density = (density: number): ArscValue => ({ density, value: `d${density}` });
  const cases: readonly (readonly [string, string, readonly ArscValue[]])[] = [
    ['the default', 'a', [{ locale: 'de', value: 'b' }, { value: 'a' }]],
    ['the version that is new, not the older', 'v29', [sdk(29), sdk(26), { value: 'a' }]],
    [
      'an upright screen',
      'port',
      [{ orientation: 1, value: 'port' }, { orientation: 2, value: 'land' }, { value: 'a' }],
    ],
    ['a small screen', 'sw300', [width(600), width(300), { value: 'a' }]],
    ['medium density', 'd160', [density(240), density(160), density(120)]],
    ['rather a sharper one than a coarser', 'd240', [density(120), density(240)]],
    ['any density before all', 'd65534', [density(160), density(0xfffe)]],
    ['by day', 'a', [{ night: true, value: 'night' }, { value: 'a' }]],
    ['without an operator', 'a', [{ mcc: 310, value: 'us' }, { value: 'a' }]],
    ['width before density', 'sw320', [density(160), { ...width(320), density: 640 }]],
  ];
  it.each(cases)('%s', (_, expected, values) => {
    expect(resolved(new Resources(buildArsc({ [label]: values })), label)).toBe(expected);
    expect(resolved(new Resources(buildArsc({ [label]: [...values].reverse() })), label)).toBe(expected);
  });

  it('a locale that is asked for, else the default, never another', () => {
    const resources = new Resources(
      buildArsc({ [label]: [{ value: 'a' }, { locale: 'de', value: 'd' }, { locale: 'fr', value: 'f' }] }),
    );
    expect(resolved(resources, label, 'de')).toBe('d');
    expect(resolved(resources, label, 'it')).toBe('a');
    const without = new Resources(buildArsc({ [label]: [{ locale: 'de', value: 'd' }] }));
    expect(without.resolve(referenceTo(label))).toBeNull();
  });
});

it('tells locales as tags, three letters and scripts included', () => {
  const tags = ['', 'de', 'pt-BR', 'sr-Latn', 'fil', 'es-419', 'zh-Hant-HK'];
  const values = tags.map((locale) => (locale === '' ? { value: 'x' } : { locale, value: 'x' }));
  expect(new Resources(buildArsc({ [label]: values })).locales()).toEqual([...tags].sort());
});

describe('refuses a table', () => {
  const sound = buildArsc({ [label]: [{ value: 'a' }] });
  const packageAt = chunksIn(sound).find(({ type }) => type === 0x0200)!.at;
  /** Adds chunks to the package, which is the last chunk. */
  const adding = (...chunks: readonly Uint8Array[]) => {
    const bytes = concat(sound, ...chunks);
    const size = bytes.length - sound.length + chunksIn(sound).find(({ at }) => at === packageAt)!.size;
    return patched(patched(bytes, packageAt + 4, size), 4, bytes.length);
  };
  const specification = (count: number) => chunk(0x0202, concat(u32(9), u32(count)), new Uint8Array(4 * count));
  const library = (count: number, id: number) => chunk(0x0203, u32(count), u32(id), new Uint8Array(256));
  const inside = (type: number) => chunksIn(sound, packageAt).find((one) => one.type === type)!.at;

  it.each<[string, Uint8Array]>([
    ['that is empty', new Uint8Array(0)],
    ['that is of another type', patched(sound, 0, 3, 16)],
    ['that is longer than its file', patched(sound, 4, sound.length + 4)],
    ['with a short header', patched(sound, 2, 8, 16)],
    ['without strings', withChunks(sound, (parts) => parts.slice(1))],
    ['with more packages than announced', patched(sound, 8, 0)],
    ['whose package has a short header', patched(sound, packageAt + 2, 200, 16)],
    ['whose package has no number', patched(sound, packageAt + 8, 0x100)],
    ['whose names of types are broken', patched(sound, inside(0x0001) + 8, 0x7fffffff)],
    ['whose types are not specified', buildArsc({ [label]: [{ value: 'a' }] }, { noSpecs: true })],
    ['whose type has no number', patched(sound, inside(0x0201) + 8, 0, 8)],
    ['whose type lists more than it holds', patched(sound, inside(0x0201) + 12, 0x1000)],
    ['whose entries start in the list', patched(sound, inside(0x0201) + 16, 84)],
    ['whose entries start at an odd place', patched(sound, inside(0x0201) + 16, 90)],
    ['whose entries start behind the end', patched(sound, inside(0x0201) + 16, 0x1000)],
    ['whose specification lists more than it holds', patched(sound, inside(0x0202) + 12, 0x1000)],
    ['whose empty type starts in its header', patched(patched(sound, inside(0x0201) + 12, 0), inside(0x0201) + 16, 4)],
    ['whose specification lists more than there are numbers', adding(specification(0x10000))],
    ['whose numbers of types end beyond 255', patched(sound, packageAt + 284, 255)],
    ['whose libraries are more than it holds', adding(library(2, 2))],
    ['whose library has a number that is none', adding(library(1, 255))],
    ['whose chunks do not fit', patched(sound, inside(0x0201) + 2, 0xfff0, 16)],
  ])('%s', (_, bytes) => {
    expect(() => new Resources(bytes)).toThrow(expect.objectContaining({ name: 'ApkError', code: 'manifest' }));
  });

  // LoadedArsc.cpp, LoadedPackage::Load: it warns of names that are not where the header says, and does without them.
  it.each<[string, Uint8Array]>([
    ['for names of types that lie elsewhere', patched(sound, packageAt + 268, 0x7ffffffc)],
    ['for entry names that are not a string pool', patched(sound, packageAt + 276, inside(0x0202) - packageAt)],
    ['for broken ones that are nobody’s', patched(patched(sound, inside(0x0001) + 8, 0x7fffffff), packageAt + 268, 6)],
  ])('but not %s', (_, bytes) => {
    expect(resolved(new Resources(bytes), label)).toBe('a');
  });

  it('but not for libraries and long lists that are sound', () => {
    const more = adding(library(1, 2), specification(0xffff));
    expect(resolved(new Resources(more), label)).toBe('a');
  });

  // AssetManager2::FindEntryInternal: a split may leave the lowest types to its base.
  it('but not for types whose numbers start higher', () => {
    const shifted = new Resources(patched(sound, packageAt + 284, 2));
    expect(resolved(shifted, label + 0x20000)).toBe('a');
    expect(resolved(shifted, label)).toBeUndefined();
  });

  it('but not for what stands behind the last whole chunk, nor for chunks it does not know', () => {
    const more = withChunks(sound, (parts) => [chunk(0x0999, new Uint8Array(4)), ...parts, new Uint8Array(4)]);
    expect(resolved(new Resources(more), label)).toBe('a');
  });

  it('but not for an entry that lies outside of its type: that has no value', () => {
    const list = inside(0x0201) + 84;
    for (const offset of [0x1000, 2, 0xfffffffc])
      expect(new Resources(patched(sound, list, offset)).all(label)).toEqual([]);
  });

  it('that makes every question a long search', () => {
    const values = Array.from({ length: 2000 }, (_, sdk) => ({ sdk, value: 'x' }));
    const resources = new Resources(buildArsc({ [label]: values }));
    const ask = () => {
      for (let left = 1100; left > 0; left--) resources.all(label);
    };
    expect(ask).toThrow(expect.objectContaining({ name: 'ApkError', code: 'too-large' }));
  });
});
