import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { browserFloor } from '@sideguide/site-kit';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../support/copy-project.ts';

/** What browsers learnt after the floor, and the Chromium that learnt it. Syntax is compiled; these are not. */
const younger: readonly (readonly [what: string, chromium: number, pattern: RegExp])[] = [
  ['globalThis', 71, /\bglobalThis\b(?!\s*as\b)/],
  ['queueMicrotask', 71, /\bqueueMicrotask\(/],
  ['Object.fromEntries', 73, /\bObject\.fromEntries\b/],
  ['matchAll', 73, /\.matchAll\(\s*\//],
  ['Promise.allSettled', 76, /\bPromise\.allSettled\b/],
  ['Promise.any', 85, /\bPromise\.any\b/],
  ['replaceAll', 85, /\.replaceAll\(/],
  ['Intl.ListFormat', 72, /\bIntl\.ListFormat\b/],
  ['Intl.DisplayNames', 81, /\bIntl\.DisplayNames\b/],
  ['at()', 92, /[\w)\]]\.at\(/],
  ['Object.hasOwn', 93, /\bObject\.hasOwn\b/],
  ['findLast', 97, /\.findLast(?:Index)?\(/],
  ['structuredClone', 98, /\bstructuredClone\(/],
  ['toSorted and its kin', 110, /\.(?:toSorted|toReversed|toSpliced|with)\(/],
];

/** Runs in browsers; what checks and compiles content, or reads an operator's folder, runs at build time only. */
const inBrowser = (path: string) =>
  /^(?:src|worker|lib)\/.*\.tsx?$/.test(path) && !/^lib\/(?:content|operator)\/|\.(?:test|fixture)\.tsx?$/.test(path);

const code = projectFiles(root).filter(inBrowser);

/** Comments may name what the code must not use. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*$/gm, '');

const floor = Number(/\d+/.exec(browserFloor.query));

describe(`the browser floor, Chromium ${floor}`, () => {
  it.each(younger)('%s (Chromium %i) is not used where old browsers run', (_what, chromium, pattern) => {
    expect(chromium).toBeGreaterThan(floor);
    const users = code.filter((path) => pattern.test(withoutComments(readFileSync(`${root}${path}`, 'utf8'))));
    expect(users).toEqual([]);
  });

  it('nothing of it takes code that is for operators’ folders', () => {
    const users = code.filter((path) => /from '#lib\/operator\//.test(readFileSync(`${root}${path}`, 'utf8')));
    expect(users).toEqual([]);
  });

  it('a use would be seen', () => {
    const use = 'const a = Object.fromEntries(b); c.at(-1); globalThis.d; e.replaceAll("f", "g"); Object.hasOwn(h, i)';
    expect(younger.filter(([, , pattern]) => pattern.test(use)).length).toBe(5);
    expect(withoutComments('a(); // Object.hasOwn\n/* replaceAll( */ b')).not.toMatch(/hasOwn|replaceAll/);
    expect(code.length).toBeGreaterThan(100);
  });
});
