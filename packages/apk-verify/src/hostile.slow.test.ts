import { describe, expect, it } from 'vitest';
import { type AxmlAttribute, buildAxml, element } from '../testing/axml.ts';
import { type Craft, craftApk } from '../testing/craft.ts';
import { inLittleMemory } from '../testing/in-little-memory.ts';
import { page } from '../testing/verdicts.ts';

// Files of some kilobytes that once took a hundred times as long as now, or more memory than a phone has. They are not
// timed: who makes them slow again will notice, and the process ends if its memory is full.

const mega = 1 << 20;
const endOfMain = '\r\n\r\n';
const inMain = (line: string) => (text: string) => text.replace(endOfMain, `\r\n${line}${endOfMain}`);
const jar = (v1: object, min = 21): Craft => ({ sdk: { min, target: 29 }, sign: { v1: { signers: [page], ...v1 } } });
const manyLines = (line: string) => jar({ changeManifest: inMain(`X: a${line.repeat(5 * mega)}`) });

const named = (count: number, name: string): Craft => {
  const attributes = Array.from({ length: count }, (): AxmlAttribute => ({ name, value: true }));
  const children = [element('uses-sdk', { minSdkVersion: 21, targetSdkVersion: 29 }), element('application')];
  const root = {
    name: 'manifest',
    attributes: [{ name: 'package', value: 'org.example.app' }, ...attributes],
    children,
  };
  return { parts: [{ name: 'AndroidManifest.xml', data: buildAxml(root) }], sign: { v2: [page] } };
};
const launcher = element('intent-filter', {}, [
  element('action', { name: 'android.intent.action.MAIN' }),
  element('category', { name: 'android.intent.category.LAUNCHER' }),
]);
const classes = (count: number, name: string): Craft => ({
  axml: { utf8: true },
  components: [
    element('activity', { name: '.Main' }),
    element('activity-alias', { name: '.Alias', targetActivity: '.Main', exported: true }, [launcher]),
    ...Array.from({ length: count }, () => element('activity', { name })),
  ],
  sign: { v2: [page] },
});

const libraries = (count: number, long: string): Craft => ({
  axml: { utf8: true },
  components: Array.from({ length: count }, () => element('uses-static-library', { name: long, version: long })),
  sign: { v2: [page] },
});
const typed = (splitTypes: string): Craft => ({ axml: { utf8: true }, root: { splitTypes }, sign: { v2: [page] } });

describe('files with very much of something small are examined', () => {
  it.each<[string, Craft, string]>([
    ['a value of five million lines', manyLines('\n a'), 'unknown-app'],
    ['a value of five million blank lines', manyLines('\n '), 'do-not-install'],
    ['a million digests', jar({ changeManifest: inMain('SHA1-Digest: x\r\n'.repeat(1e6).trim()) }), 'unknown-app'],
    [
      'a number of seven million digits',
      jar({ alsoSigned: null, changeSignatureFile: inMain(`X-Android-APK-Signed: ${'\u0663'.repeat(7 * mega)}`) }),
      'unknown-app',
    ],
    [
      'a list of fifteen million nameless schemes',
      jar({ alsoSigned: null, changeSignatureFile: inMain(`X-Android-APK-Signed: ${','.repeat(15 * mega)}`) }),
      'unknown-app',
    ],
    [
      'a list of five million digests',
      jar({ changeSignatureFile: inMain(`Digest-Algorithms: ${'ab '.repeat(5 * mega)}`) }, 1),
      'unknown-app',
    ],
    ['an element of 60,000 attributes with a long name', named(60_000, 'a'.repeat(mega)), 'unknown-app'],
    ['18,000 libraries with a long name and version', libraries(18_000, 'a'.repeat(mega)), 'unknown-app'],
    ['a type of split with two million blanks', typed(`a${' '.repeat(2 * mega)}b`), 'unknown-app'],
    ['a list of two million nameless types', typed(`a${','.repeat(2 * mega)}b`), 'unknown-app'],
    ['18,000 activities with a long name', classes(18_000, 'a'.repeat(mega)), 'unknown-app'],
  ])('%s', async (_, craft, answer) => {
    const file = craftApk(craft);
    expect(file.length).toBeLessThan(50_000);
    expect(await inLittleMemory(file)).toBe(answer);
  });
});
