import { root } from '@sideguide/cli-kit';
import { type Content, entryId } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { addressesOf, findRoutes } from '@sideguide/site-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultLanguages, parseOptions } from './options.ts';
import type { Shot } from './shot.ts';
import { findShots } from './shots.ts';

let content: Content;
let shots: readonly Shot[];
beforeAll(async () => {
  content = (await loadContent(root)).content;
  shots = findShots(content, findRoutes(root));
});

const cards = () => Object.values(content.locales).map(({ card }) => card);

describe('findShots', () => {
  it('contains every step of every skin', () => {
    const names = new Set(shots.map(({ name }) => name));
    for (const [id, { skin }] of Object.entries(content.skins))
      for (const entry of [...skin.downloadapps, ...skin.service]) expect(names).toContain(`${id}/${entryId(entry)}`);
  });

  it('visits every address of the site and gives each picture a unique name', () => {
    const paths = new Set(shots.map(({ href }) => href.replace(/[?#].*/, '')));
    const addresses = addressesOf(findRoutes(root), Object.keys(content.skins));
    for (const address of addresses.filter((address) => address !== '/index'))
      expect([...paths].some((path) => new RegExp(`^${address.replace(/:\w+/, '[\\w-]+')}$`).test(path))).toBe(true);
    expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
  });

  it('takes the pictures of a fresh phone first, then the steps, then those of a returning reader', () => {
    const steps = Object.values(content.skins).flatMap(({ skin }) =>
      [...skin.downloadapps, ...skin.service].map((entry) => `#${entryId(entry)}`),
    );
    const opensStep = shots.map(({ href }) => steps.includes(new URL(href, 'http://guide').hash));
    const isReturning = shots.map(({ before }) => before !== undefined);
    expect(shots.filter((_, index) => !opensStep[index]).map(({ step }) => step)).not.toContain(true);
    expect(opensStep.indexOf(true)).toBeGreaterThan(shots.findIndex(({ name }) => name === 'index'));
    // The shots are in three runs: those of a fresh phone, the steps, and those of a returning reader.
    expect(opensStep.slice(opensStep.indexOf(true), opensStep.lastIndexOf(true))).not.toContain(false);
    expect(isReturning.slice(isReturning.indexOf(true))).not.toContain(false);
    expect(opensStep.lastIndexOf(true)).toBeLessThan(isReturning.indexOf(true));
  });
});

describe('parseOptions', () => {
  it('defaults to one language of each appearance, the fallback first', () => {
    const tags = defaultLanguages(cards());
    expect(tags[0]).toBe(cards().find((card) => card.fallback)!.tag);
    const scripts = (tagList: readonly string[]) => new Set(tagList.map((tag) => content.locales[tag]!.card.script));
    expect(scripts(tags)).toEqual(scripts(Object.keys(content.locales)));
    expect([...tags].sort()).toEqual(['en', 'ja', 'ta', 'th', 'uk', 'ur', 'vi', 'zh']);
  });

  it('reads languages, themes and parts of names, and names an unknown value', () => {
    const options = parseOptions(['--languages=en,ur', '--themes=dark', '--only=result', 'index'], cards());
    const expected = { languages: ['en', 'ur'], themes: ['dark'], only: ['result', 'index'] };
    expect(options).toEqual({ ...expected, full: false, scale: 1 });
    expect(parseOptions(['--scale=2', '--full'], cards())).toMatchObject({ only: [], full: true, scale: 2 });
    expect(() => parseOptions(['--scale=9'], cards())).toThrow(/9/);
    expect(() => parseOptions(['--languages=tlh'], cards())).toThrow(/tlh/);
    expect(() => parseOptions(['--themes='], cards())).toThrow(/light, dark/);
  });
});
