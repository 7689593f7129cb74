import { describe, expect, it } from 'vitest';
import { ANDROID, type AxmlElement, android, buildAxml, element } from '../../testing/axml.ts';
import { chunk, chunksIn, patched, Writer, withChunks } from '../../testing/chunks.ts';
import { buildPool } from '../../testing/string-pool.ts';
import { readAxml } from './axml.ts';
import type { XmlOddity } from './xml-element.ts';

const START = 0x0102;
const END = 0x0103;
const label = 0x01010001;
const min = 0x0101020c;
const target = 0x01010270;

const document: AxmlElement = element('manifest', { versionCode: 5 }, [
  element('uses-sdk', { minSdkVersion: 21, targetSdkVersion: 36 }),
  element('application', { label: 'Grüße 😀', debuggable: true }),
]);
const sound = buildAxml(document);
const at = (bytes: Uint8Array, type: number, nth = 0) => chunksIn(bytes).filter((one) => one.type === type)[nth]!.at;
const typeOf = (bytes: Uint8Array) => bytes[0]! | (bytes[1]! << 8);

/** Changes a field of the nth chunk of a type. */
const lie = (type: number, offset: number, value: number, width: 8 | 16 | 32 = 32) =>
  patched(sound, at(sound, type) + offset, value, width);

function expectRead(bytes: Uint8Array) {
  const { root, oddities } = readAxml(bytes);
  const [sdk, application] = root.children;
  expect(root.name).toBe('manifest');
  expect(sdk?.get(min)?.value.integer).toBe(21);
  expect(application?.get(label)?.value.string).toBe('Grüße 😀');
  return oddities;
}

describe('reads what is sound', () => {
  it.each([true, false])('with a UTF-8 pool: %s', (utf8) => {
    expect([...expectRead(buildAxml(document, { utf8 }))]).toEqual([]);
  });

  it('types of values', () => {
    const values = { ref: { ref: 0x7f010000 }, flag: true, no: false, hex: { hex: 0xff }, half: { float: 0.5 } };
    const attributes = Object.entries(values).map(([name, value]) => ({ name, value }));
    const { root } = readAxml(buildAxml({ name: 'a', attributes }));
    expect(root.named('ref')?.value.reference).toBe(0x7f010000);
    expect(root.named('flag')?.value.integer).toBe(-1);
    expect(root.named('no')?.value.integer).toBe(0);
    expect(root.named('hex')?.value.integer).toBe(255);
    expect(root.named('half')?.value.number).toBe(0.5);
  });

  it('an attribute by name only if it has no namespace', () => {
    const attributes = [
      { ns: ANDROID, name: 'package', value: 'masked' },
      { name: 'package', value: 'real' },
    ];
    expect(readAxml(buildAxml({ name: 'manifest', attributes })).root.named('package')?.raw).toBe('real');
  });

  it('of a UTF-8 string what stands before its NUL, as Java does', () => {
    const attributes = [{ name: 'package', value: 'org.a\0.b' }];
    const read = (utf8: boolean) => readAxml(buildAxml({ name: 'm', attributes }, { utf8 })).root.named('package')?.raw;
    expect(read(true)).toBe('org.a');
    expect(read(false)).toBe('org.a\0.b');
  });
});

describe('reads over, and says so', () => {
  const extended = sound.slice();
  const oneMore = new Uint8Array(sound.length + 4);
  oneMore.set(sound);
  const longHeader = withChunks(sound, (parts) => [new Uint8Array(4), ...parts]);
  const unknown = chunk(0x0999, new Uint8Array(8), new Uint8Array(12));
  const cases: readonly (readonly [string, XmlOddity, Uint8Array])[] = [
    ['another magic number', 'xml-type', patched(extended, 0, 0x1234, 16)],
    ['a longer header', 'xml-header', patched(longHeader, 2, 12, 16)],
    ['bytes behind the document', 'xml-size', oneMore],
    ['an unknown chunk before the root', 'unknown-chunk', buildAxml(document, { before: [unknown] })],
    [
      'an unknown chunk among the nodes',
      'unknown-chunk',
      withChunks(sound, (parts) => parts.flatMap((part) => (typeOf(part) === END ? [unknown, part] : [part]))),
    ],
    ['several string pools, of which the last counts', 'several-string-pools', withChunks(sound, doubled)],
    ['longer attributes', 'attribute-size', buildAxml(document, { attributeSize: 28 })],
    ['attributes further on', 'attribute-size', buildAxml(document, { attributeStart: 32 })],
    ['a namespace of an element', 'element-namespace', buildAxml({ ...document, ns: 'urn:mask' })],
    ['no end of the root', 'unclosed', withChunks(sound, (parts) => parts.slice(0, -3))],
    ['an end of a namespace without size', 'broken-end', patched(sound, at(sound, 0x0101) + 4, 0)],
    ['another root', 'broken-end', withChunks(sound, (parts) => [...parts, ...parts.slice(2)])],
    ['a broken chunk behind the root', 'broken-end', buildAxml(document, { after: [new Uint8Array(16).fill(255)] })],
  ];

  /** Inserts another pool in front, with other strings. */
  function doubled(parts: readonly Uint8Array[]): readonly Uint8Array[] {
    return [buildPool(['nothing', 'of', 'this'], false), ...parts];
  }

  it.each(cases)('%s', (_, oddity, bytes) => {
    expect([...expectRead(bytes)]).toContain(oddity);
  });

  it('attributes of a foreign namespace or of none, which are found by number all the same', () => {
    const attributes = android({ label: 'Name' }).map((one) => ({ ...one, ns: 'urn:mask' }));
    const { root, oddities } = readAxml(buildAxml({ name: 'application', attributes }));
    expect(root.get(label)?.value.string).toBe('Name');
    expect([...oddities]).toContain('attribute-namespace');
  });

  it('attributes out of order, of which Android finds the rising ones', () => {
    const attributes = android({ targetSdkVersion: 36, minSdkVersion: 21 });
    const { root, oddities } = readAxml(buildAxml({ name: 'uses-sdk', attributes }, { unsorted: true }));
    expect(root.get(target)?.value.integer).toBe(36);
    expect(root.get(min)).toBeUndefined();
    expect([...oddities]).toEqual(['attribute-order']);
  });

  it('attributes behind those of another package, which Android steps over', () => {
    const own = { ns: 'urn:own', name: 'own', resId: 0x7f010001, value: 1 };
    const attributes = [own, ...android({ minSdkVersion: 21 })];
    const { root, oddities } = readAxml(buildAxml({ name: 'uses-sdk', attributes }, { unsorted: true }));
    expect(root.get(min)?.value.integer).toBe(21);
    expect([...oddities]).toEqual(['attribute-order', 'attribute-package']);
  });

  it('an attribute twice, of which the first counts', () => {
    const attributes = [...android({ label: 'first' }), ...android({ label: 'second' })];
    expect(readAxml(buildAxml({ name: 'a', attributes })).root.get(label)?.value.string).toBe('first');
  });

  it('a count of strings that reaches into their text', () => {
    const pool = at(sound, 1);
    const count = new DataView(sound.buffer).getUint32(pool + 8, true);
    expectRead(patched(sound, pool + 8, count + 3));
  });
});

describe('refuses', () => {
  const without = (type: number) => withChunks(sound, (parts) => parts.filter((part) => typeOf(part) !== type));
  const nested = (depth: number): AxmlElement => {
    let one: AxmlElement = { name: 'leaf' };
    for (let left = depth - 1; left > 0; left--) one = { name: 'g', children: [one] };
    return one;
  };
  const cases: readonly (readonly [string, Uint8Array])[] = [
    ['nothing', new Uint8Array(0)],
    ['less than a header', sound.slice(0, 7)],
    ['a header longer than the document', patched(sound, 2, 0xffff, 16)],
    ['a document longer than the file', sound.slice(0, sound.length - 4)],
    ['no string pool', without(0x0001)],
    ['no root', without(START)],
    ['more strings than bytes', lie(0x0001, 8, 0x3fffffff)],
    ['strings behind the end', lie(0x0001, 20, 0x7fffffff)],
    ['a pool header that is too short', lie(0x0001, 2, 24, 16)],
    ['a pool that ends inside of a string', lie(0x0001, 4, chunksIn(sound)[0]!.size - 4)],
    ['styles without an end', lie(0x0001, 12, 1)],
    ['an element without a name', lie(START, 20, 0x7fffffff)],
    ['attributes behind the element', lie(START, 28, 0xffff, 16)],
    ['a node without size', lie(START, 4, 0)],
    ['a node of odd size', lie(START, 4, chunksIn(sound)[3]!.size + 1)],
    ['a node with a short header', lie(START, 2, 8, 16)],
    ['a node longer than the document', patched(sound, at(sound, START, 1) + 4, 0x10000)],
    ['a resource map among the nodes', withChunks(sound, mapLater)],
    ['an end before any start', withChunks(sound, endFirst)],
    ['more levels than any honest document', buildAxml(nested(65))],
  ];

  function mapLater(parts: readonly Uint8Array[]): readonly Uint8Array[] {
    const map = chunk(0x0180, new Uint8Array(0), new Uint8Array(4));
    return parts.flatMap((part) => (typeOf(part) === START ? [part, map] : [part]));
  }
  function endFirst(parts: readonly Uint8Array[]): readonly Uint8Array[] {
    const end = parts.find((part) => typeOf(part) === END)!;
    return parts.flatMap((part) => (typeOf(part) === 0x0100 ? [part, end] : [part]));
  }

  it.each(cases)('%s', (_, bytes) => {
    expect(() => readAxml(bytes)).toThrow(expect.objectContaining({ name: 'ApkError', code: 'manifest' }));
  });

  it('but takes as many levels as are allowed', () => {
    expect(readAxml(buildAxml(nested(64))).root.name).toBe('g');
  });
});

describe('is not led into endless work', () => {
  const tooLarge = expect.objectContaining({ name: 'ApkError', code: 'too-large' });

  it('by elements', () => {
    const bytes = withChunks(buildAxml({ name: 'a', children: [{ name: 'b' }] }, { noNamespace: true }), (parts) => {
      const [pool, start, inner, end, last] = parts as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
      return [pool, start, ...Array.from({ length: 100_001 }, () => [inner, end]).flat(), last];
    });
    expect(() => readAxml(bytes)).toThrow(tooLarge);
  });

  it('by attributes that share their bytes', () => {
    const one = buildAxml(element('a', { label: 'x' }), { noNamespace: true });
    const start = at(one, START);
    const lying = patched(patched(one, start + 26, 0, 16), start + 28, 0xffff, 16);
    const bytes = withChunks(lying, (parts) => [
      ...parts.slice(0, 2),
      ...Array.from({ length: 9 }, () => [parts[2]!, parts[3]!]).flat(),
    ]);
    const root = withChunks(bytes, (parts) => [...parts.slice(0, 3), ...parts.slice(2)]);
    expect(() => readAxml(root)).toThrow(tooLarge);
  });

  it('by strings that share their bytes', () => {
    const long = 'x'.repeat(30_000);
    const count = 300;
    const attributes = Array.from({ length: count }, (_, index) => ({ name: `n${index}`, value: 'v' }));
    const bytes = buildAxml({ name: 'a', attributes }, { strings: [long], noNamespace: true });
    const pool = at(bytes, 1);
    const view = new DataView(bytes.buffer);
    const strings = view.getUint32(pool + 8, true);
    const last = view.getUint32(pool + 28 + 4 * (strings - 1), true);
    const offsets = new Writer().u32(...Array.from({ length: strings }, () => last)).bytes();
    const lying = bytes.slice();
    lying.set(offsets, pool + 28);
    expect(() => readAxml(lying)).toThrow(tooLarge);
  });
});
