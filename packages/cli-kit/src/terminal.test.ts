import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closestName } from './closest-name.ts';
import { harmless, harmlessJson, shownPath } from './printable.ts';
import { watchProgress } from './progress.ts';
import { showSize } from './size.ts';
import { paintFor } from './style.ts';

describe('untrusted text', () => {
  it.each([
    ['Plain – ‘text’, ünïcödé, 漢字, اردو, தமிழ், 👍🏽', 'Plain – ‘text’, ünïcödé, 漢字, اردو, தமிழ், 👍🏽'],
    ['a\u001b[31mb\u0007\r\nc\u009bd\u007f', 'a\\u{1b}[31mb\\u{7}\\u{d}\\u{a}c\\u{9b}d\\u{7f}'],
    ['\u202egpj.exe\u2066\u200f\ufeff', '\\u{202e}gpj.exe\\u{2066}\\u{200f}\\u{feff}'],
    ['a\u200bb\u00adc\u2028d\u3164e\ufe0ff\u{e0041}', 'a\\u{200b}b\\u{ad}c\\u{2028}d\\u{3164}e\\u{fe0f}f\\u{e0041}'],
    ['a\ud800b', 'a\\u{d800}b'],
    [`e${'\u0301'.repeat(50)}`, `e${'\u0301'.repeat(4)}`],
  ])('%j is printed without control characters', (text, shown) => {
    expect(harmless(text)).toBe(shown);
  });

  it('is truncated', () => {
    expect(harmless('x'.repeat(1e7))).toBe(`${'x'.repeat(119)}…`);
    expect([...harmless('😀'.repeat(200), 10)]).toHaveLength(10);
    expect(harmless('x'.repeat(120))).toBe('x'.repeat(120));
  });

  it.each([
    [join(process.cwd(), 'dist'), 'dist'],
    [process.cwd(), process.cwd()],
    ['/srv/guide', '/srv/guide'],
    ['/srv/\u001b[31m', '/srv/\\u{1b}[31m'],
  ])('is a path that is relative only below the working directory: %j', (path, shown) => {
    expect(shownPath(path)).toBe(shown);
  });

  it('survives JSON unchanged, with its control characters escaped', () => {
    const value = { label: 'a\u202e\u2028\u{e0041}\u001b\u200b\ud800\n', list: ['\u007f'] };
    const json = harmlessJson(value);
    expect(json).toMatch(/^[\n\x20-\x7e]+$/);
    expect(JSON.parse(json)).toEqual(value);
    const line = harmlessJson(value, 0);
    expect(line).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(line)).toEqual(value);
    expect(harmlessJson({ name: 'Ünïcödé 漢字' })).toContain('Ünïcödé 漢字');
  });
});

it.each([
  ['chekc', 'check'],
  ['CHECK', 'check'],
  ['chec', 'check'],
  ['ver', 'verify'],
  ['vefiry', 'verify'],
  ['banana', undefined],
  ['', undefined],
  ['x'.repeat(1e6), undefined],
])('suggests for “%.20s”: %s', (name, expected) => {
  expect(closestName(name, ['check', 'verify', 'add'])).toBe(expected);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [9_949, '9.9 kB'],
  [9_950, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [12_345_678, '12 MB'],
  [3e9, '3.0 GB'],
  [5e12, '5000 GB'],
])('formats %i bytes as %s', (bytes, shown) => {
  expect(showSize(bytes)).toBe(shown);
});

describe('colour', () => {
  it.each([
    [{ isTTY: true }, {}, '\u001b[32myes\u001b[0m'],
    [{ isTTY: true }, { NO_COLOR: '' }, '\u001b[32myes\u001b[0m'],
    [{ isTTY: true }, { NO_COLOR: '1' }, 'yes'],
    [{ isTTY: true }, { TERM: 'dumb' }, 'yes'],
    [{ isTTY: false }, {}, 'yes'],
    [{}, { FORCE_COLOR: '1' }, 'yes'],
  ])('%j with %j', (stream, env, expected) => {
    expect(paintFor(stream, env)('good', 'yes')).toBe(expected);
  });
});

describe('progress', () => {
  const stream = (isTTY: boolean) => {
    const written: string[] = [];
    return { written, isTTY, write: (text: string) => written.push(text) > 0 };
  };

  it('is shown once the work takes long, and cleared at the end', () => {
    const terminal = stream(true);
    let now = 0;
    const progress = watchProgress('Checking a.apk', terminal as never, () => now);
    progress.update(1, 4);
    now = 5000;
    for (const done of [1, 1, 2, 4]) progress.update(done, 4);
    progress.update(1, 0);
    progress.end();
    const line = (part: number) => `\r\u001b[KChecking a.apk: ${part} %`;
    expect(terminal.written).toEqual([line(25), line(50), line(100), '\r\u001b[K']);
  });

  it('writes nothing to a pipe', () => {
    const pipe = stream(false);
    const progress = watchProgress('Checking a.apk', pipe as never, () => 1e9);
    progress.update(1, 2);
    progress.end();
    expect(pipe.written).toEqual([]);
  });
});
