import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { craftApk, page, withDrawnIcon } from '@sideguide/apk-verify/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sideguide, type TestFolder, testFolder } from '../../../../e2e/support/sideguide.ts';

const sign = { v1: [page], v2: [page], v3: [page] };
const named = { package: 'org.example.iconic', sign };
let place: TestFolder;
beforeEach(() => {
  place = testFolder();
  place.put('guide/sideguide.jsonc', '{ "catalogue": "add" }');
});
afterEach(() => place.remove());

const at = (name: string) => join(place.folder, 'guide', name);
const add = (file: Uint8Array, ...options: readonly string[]) =>
  sideguide([
    'add',
    place.put('app.apk', file),
    ...['--folder', join(place.folder, 'guide'), '--page', 'https://example.org/download'],
    ...options,
  ]);

describe('add, and the icon in the file', () => {
  it('puts it beside the settings as a mark that passes, and says how to wear it', async () => {
    const { status, out, err } = await add(craftApk({ ...named, ...withDrawnIcon }));
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('set "mark": "mark.svg" in sideguide.jsonc');
    expect(readFileSync(at('mark.svg'), 'utf8')).toMatch(/^<svg [^>]*><path d="M0 0h24v24Z" fill="#ffffff"\/><\/svg>$/);
    place.put('guide/sideguide.jsonc', '{ "catalogue": "add", "mark": "mark.svg" }');
    const found = await sideguide(['doctor', '--folder', join(place.folder, 'guide'), '--json']);
    expect(found.out).not.toContain('mark.svg');
  });

  it('leaves a mark that is there alone, and writes none with --dry-run', async () => {
    const file = craftApk({ ...named, ...withDrawnIcon });
    expect((await add(file, '--dry-run')).status).toBe(0);
    expect(existsSync(at('mark.svg'))).toBe(false);
    place.put('guide/mark.png', 'own');
    expect((await add(file)).out).not.toContain('Its icon');
    expect(existsSync(at('mark.svg'))).toBe(false);
  });

  it('says nothing where there is none', async () => {
    const { status, out } = await add(craftApk(named));
    expect([status, out.includes('Its icon')]).toEqual([0, false]);
  });
});
