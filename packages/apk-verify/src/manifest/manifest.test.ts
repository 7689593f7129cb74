import { describe, expect, it } from 'vitest';
import { type AxmlElement, type AxmlValue, android, buildAxml, element, manifest } from '../../testing/axml.ts';
import { chunk, chunksIn, patched, withChunks } from '../../testing/chunks.ts';
import { minSdkOf, sdkOfCodename, targetSandboxVersionOf, targetSdkOf } from './manifest.ts';

const usesSdk = (values: Readonly<Record<string, AxmlValue>>) => element('uses-sdk', values);
const withSdk = (...elements: readonly AxmlElement[]) => buildAxml(manifest('org.a', {}, elements));
const sound = withSdk(usesSdk({ minSdkVersion: 21, targetSdkVersion: 36 }));
const manifestError = expect.objectContaining({ name: 'ApkError', code: 'manifest' });
const formatError = expect.objectContaining({ name: 'ApkError', code: 'format' });
const typeOf = (bytes: Uint8Array) => bytes[0]! | (bytes[1]! << 8);
const poolAt = (bytes: Uint8Array) => chunksIn(bytes).find(({ type }) => type === 1)!.at;
const startAt = (bytes: Uint8Array, nth: number) => chunksIn(bytes).filter(({ type }) => type === 0x0102)[nth]!.at;

describe('the least Android version', () => {
  it.each<[string, number, Uint8Array]>([
    ['as it is written', 21, sound],
    ['1 without uses-sdk', 1, withSdk()],
    ['1 without a number', 1, withSdk(usesSdk({ targetSdkVersion: 36 }))],
    ['the highest of several', 30, withSdk(usesSdk({ minSdkVersion: 30 }), usesSdk({ minSdkVersion: 21 }))],
    ['from a hexadecimal number', 29, withSdk(usesSdk({ minSdkVersion: { hex: 29 } }))],
    ['from a reference, taken as a number', 0x7f010000, withSdk(usesSdk({ minSdkVersion: { ref: 0x7f010000 } }))],
    ['never below 1', 1, withSdk(usesSdk({ minSdkVersion: -5 }))],
    ['from a codename', 28, withSdk(usesSdk({ minSdkVersion: 'R' }))],
    ['not from a deeper element', 1, withSdk(element('application', {}, [usesSdk({ minSdkVersion: 33 })]))],
    ['not from an element of a namespace', 1, withSdk({ ...usesSdk({ minSdkVersion: 33 }), ns: 'urn:x' })],
    [
      'not from an attribute of that name',
      1,
      withSdk({ name: 'uses-sdk', attributes: [{ name: 'minSdkVersion', value: 9 }] }),
    ],
  ])('%s', (_, expected, bytes) => {
    expect(minSdkOf(bytes)).toBe(expected);
  });

  it('of an attribute out of order too, unlike Android', () => {
    const attributes = android({ targetSdkVersion: 36, minSdkVersion: 21 });
    const bytes = buildAxml(manifest('a.b', {}, [{ name: 'uses-sdk', attributes }]), { unsorted: true });
    expect(minSdkOf(bytes)).toBe(21);
  });

  it('refuses values of other types, and names that are no codenames', () => {
    for (const value of [true, { float: 1 }, 'lower', '', '21'])
      expect(() => minSdkOf(withSdk(usesSdk({ minSdkVersion: value })))).toThrow(manifestError);
  });
});

it.each([
  ['Baklava', 34],
  ['CinnamonBun', 35],
  ['CANARY', 9999],
  ['Banana', 1],
  ['A', 1],
  ['C', 2],
  ['Cupcake', 2],
  ['F', 7],
  ['N', 23],
  ['O', 25],
  ['P', 26],
  ['Q', 27],
  ['UpsideDownCake', 31],
  ['Z', 36],
])('codename %s stands for %i', (name, level) => {
  expect(sdkOfCodename(name)).toBe(level);
});

describe('the target', () => {
  it.each<[string, number, Uint8Array]>([
    ['as it is written', 36, sound],
    ['the least version without one', 21, withSdk(usesSdk({ minSdkVersion: 21 }))],
    ['1 without anything', 1, withSdk()],
    [
      'of the first element that has one',
      30,
      withSdk(usesSdk({}), usesSdk({ targetSdkVersion: 30 }), usesSdk({ targetSdkVersion: 31 })),
    ],
    ['of a deeper element', 33, withSdk(element('application', {}, [usesSdk({ targetSdkVersion: 33 })]))],
    [
      'the least version where the target is a codename',
      21,
      withSdk(usesSdk({ minSdkVersion: 21, targetSdkVersion: 'S' })),
    ],
    ['1 where nothing can be read', 1, new Uint8Array(0)],
  ])('%s', (_, expected, bytes) => {
    expect(targetSdkOf(bytes)).toBe(expected);
  });
});

it('the sandbox version, 1 without a word on it', () => {
  expect(targetSandboxVersionOf(buildAxml(manifest('a.b', { targetSandboxVersion: 2 })))).toBe(2);
  expect(targetSandboxVersionOf(buildAxml(manifest('a.b', { targetSandboxVersion: 'x' })))).toBe(1);
  expect(targetSandboxVersionOf(sound)).toBe(1);
  expect(targetSandboxVersionOf(new Uint8Array(3))).toBe(1);
});

describe('reads as the reference reads', () => {
  const noise = chunk(0x0777, new Uint8Array(0), new Uint8Array(8));
  const behind = new Uint8Array([...noise, ...sound]);

  it('over chunks in front of the document and between nodes', () => {
    expect(minSdkOf(behind)).toBe(21);
    expect(minSdkOf(withChunks(sound, (parts) => parts.flatMap((part) => [noise, part])))).toBe(21);
  });

  it('up to a chunk that does not fit, in silence', () => {
    expect(minSdkOf(patched(sound, startAt(sound, 1) + 4, 0x100000))).toBe(1);
  });

  it.each<[string, Uint8Array]>([
    ['another magic number', patched(sound, 0, 0x1234, 16)],
    ['a document longer than the file', sound.slice(0, -4)],
    ['two string pools', withChunks(sound, (parts) => [parts[0]!, ...parts])],
    [
      'two resource maps',
      withChunks(sound, (parts) => parts.flatMap((part) => (typeOf(part) === 0x0180 ? [part, part] : [part]))),
    ],
    ['no string pool', withChunks(sound, (parts) => parts.filter((part) => typeOf(part) !== 1))],
    ['a chunk with a short header', patched(sound, startAt(sound, 1) + 2, 4, 16)],
    ['a chunk shorter than its header', patched(sound, startAt(sound, 1) + 4, 12)],
    ['attributes behind the element', patched(sound, startAt(sound, 1) + 28, 1000, 16)],
    ['a name that is no string', patched(sound, startAt(sound, 1) + 20, 10_000)],
  ])('refuses %s', (_, bytes) => {
    expect(() => minSdkOf(bytes)).toThrow(manifestError);
  });

  it.each<[string, Uint8Array]>([
    ['strings that start behind their pool', patched(sound, poolAt(sound) + 20, 0x100000)],
    ['attributes shorter than their fields', patched(sound, startAt(sound, 1) + 26, 16, 16)],
  ])('crashes over %s', (_, bytes) => {
    expect(() => minSdkOf(bytes)).toThrow(formatError);
    expect(() => targetSdkOf(bytes)).toThrow(formatError);
  });
});

it('is not led into endless work by names behind the root that share one long string', () => {
  const count = 300;
  const names = Array.from({ length: count }, (_, n) => `n${n}`);
  const plain = buildAxml(manifest('org.a'), { strings: [...names, 'x'.repeat(30_000)] });
  const pool = poolAt(plain);
  const view = new DataView(plain.buffer);
  const strings = view.getUint32(pool + 8, true);
  const shared = view.getUint32(pool + 28 + 4 * (strings - 1), true);
  const open = (name: number) =>
    chunk(
      0x0102,
      Uint8Array.of(1, 0, 0, 0, 255, 255, 255, 255),
      new Uint8Array(new Uint32Array([0xffffffff, name, 0x140014, 0, 0]).buffer),
    );
  const opened = Array.from({ length: count }, (_, n) => open(strings - 1 - count + n));
  const lying = withChunks(plain, (parts) => [...parts, ...opened]);
  const offsets = new DataView(lying.buffer, lying.byteOffset);
  for (let n = strings - 1 - count; n < strings - 1; n++) offsets.setUint32(poolAt(lying) + 28 + 4 * n, shared, true);
  for (const ask of [minSdkOf, targetSdkOf, targetSandboxVersionOf])
    expect(() => ask(lying)).toThrow(expect.objectContaining({ name: 'ApkError', code: 'too-large' }));
});
