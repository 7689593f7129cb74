import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFloor } from '@sideguide/site-kit';
import { describe, expect, it } from 'vitest';
import { findUnsupported } from '../support/compat.ts';
import { sites } from '../support/sites.ts';

/** Returns the paths of files below a folder whose names have this ending. */
const filesIn = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

const { dist } = sites.guide;

/** Features that the code checks for before use, with the fallback where they are missing. */
const lookedFor: Readonly<Record<string, string>> = {
  Animation: 'nothing moves (apps/guide/src/phone/animate.ts)',
  requestIdleCallback: 'a short pause (apps/guide/src/platform/when-idle.ts)',
  '.share()': 'the address to be copied, and a code (apps/guide/src/features/share/send.tsx)',
  '.createPolicy()': 'no policy: nothing asks for one there (packages/site-kit/src/trusted-types.ts)',
  '.requestWindow()': 'a video, or the step as a picture (apps/guide/src/features/share/small-window.ts)',
  '.requestPictureInPicture()': 'the step as a picture (apps/guide/src/features/share/small-window.ts)',
  SpeechSynthesisUtterance: 'nobody reads aloud (apps/guide/src/features/share/use-listen.ts)',
  '.getVoices()': 'as above',
  '.speak()': 'as above',
  queueMicrotask: 'React takes a promise',
  reportError: 'React throws later',
  'Object.hasOwn': 'one of ours, before the digests’ library loads (packages/apk-verify/src/web/web-digests.ts)',
  setImmediate: 'React takes a message',
};

/** Methods of our own code and of the digest library that share a name with a newer built-in method. */
const ownMethods = ['.destroy()', '.fetch()', '.phrase()', '.run()', '.take()'];

const inline = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text!,
  );

const scripts = [
  ...filesIn(`${dist}/static/js`, '.js').map((file) => [file, readFileSync(file, 'utf8')] as const),
  ...['worker.js', 'worker-off.js'].map((name) => [name, readFileSync(join(dist, name), 'utf8')] as const),
  ...filesIn(dist, '.html').flatMap((file) => inline(file).map((text) => [file, text] as const)),
];

describe('the browser floor', () => {
  it('lacks no feature that the built scripts use without a check', () => {
    const unsupportedUses = scripts.flatMap(([file, text]) =>
      findUnsupported(text, browserFloor.engines).map(({ what, lacking }) => ({
        what,
        lacking,
        file: file.replace(dist, ''),
      })),
    );
    expect(unsupportedUses.filter(({ what }) => !(what in lookedFor) && !ownMethods.includes(what))).toEqual([]);
    // The lists must not contain entries that are no longer used.
    const used = new Set(unsupportedUses.map(({ what }) => what));
    expect([...Object.keys(lookedFor), ...ownMethods].filter((what) => !used.has(what))).toEqual([]);
  });

  it('is the target of the compiler and of the document’s check', () => {
    expect(browserFloor.query).toBe(`chrome >= ${browserFloor.engines.chrome}`);
    // A script that only mentions the property's name does not need a newer browser.
    expect(findUnsupported(`"description" in Symbol.prototype`, browserFloor.engines)).toEqual([]);
  });

  it.each([
    ['Object.fromEntries([])', 'Object.fromEntries'],
    ['var a=[1];a.at(-1)', '.at()'],
    ['globalThis.a=1', 'globalThis'],
    ['"e".replaceAll("f","g")', '.replaceAll()'],
    ['Object.hasOwn({},"i")', 'Object.hasOwn'],
    ['structuredClone({})', 'structuredClone'],
    ['Promise.any([])', 'Promise.any'],
    ['new Intl.Segmenter("th")', 'Intl.Segmenter'],
    ['[].toSorted()', '.toSorted()'],
    ['requestIdleCallback(function(){})', 'requestIdleCallback'],
    ['document.startViewTransition(function(){})', '.startViewTransition()'],
    ['crypto.randomUUID()', '.randomUUID()'],
    ['/(?<=a)b/.test("ab")', 'lookbehind'],
  ])('is enforced for: %s', (script, what) => {
    expect(findUnsupported(script, browserFloor.engines).map((use) => use.what)).toContain(what);
  });

  it.each([
    'typeof queueMicrotask',
    'function at(){}at()',
    'var structuredClone=1;structuredClone',
    'new Map().get(1)',
  ])('permits: %s', (script) => {
    expect(findUnsupported(script, browserFloor.engines)).toEqual([]);
  });
});
