import { formatAddress } from '@sideguide/guide-core/flow';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content, type Reader, reachableFor, skins, tags } from '../support/expected.ts';
import { apps, phones, readers, testWalks } from '../support/flow.ts';

// `e2e/full/flow.test.ts` has the others.
testWalks(readers.filter((_reader, at) => at % 3 !== 2));

it('lets every language walk every skin, with an app and without', () => {
  for (const half of skins.map((skin) => readers.filter((reader) => reader.skin === skin)))
    expect(new Set(half.map(({ tag }) => tag)).size).toBe(tags.length);
  for (const third of apps.map((app) => readers.filter((reader) => reader.app === app)))
    expect(new Set(third.map(({ tag }) => tag)).size).toBeGreaterThan(6);
});

const versionsOf = (skin: string) => [...content.skins[skin]!.skin.versions.map(({ id }) => id), undefined];

describe('the questions of the Landing', () => {
  it.each(phones)('are asked for $skin $os $rom only if an answer changes the steps', async ({ skin, os, rom }) => {
    const page = await phone({ reducedMotion: 'reduce' });
    await visit(page, formatAddress({ path: `/${skin}`, os, rom }));
    const differ = (readers: Omit<Reader, 'tag'>[]) =>
      new Set(readers.map((reader) => reachableFor({ ...reader, tag: 'en' }).join(' '))).size > 1;
    const roms = content.skins[skin]!.skin.roms.map(({ id }) => id);
    const options = (name: string) =>
      page.locator(`input[name=${name}]`).evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value));
    expect(await options('os')).toEqual(
      differ(versionsOf(skin).map((value) => ({ skin, rom, os: value })))
        ? versionsOf(skin).map((value) => value ?? '')
        : [],
    );
    expect(await options('rom')).toEqual(
      differ([...roms, undefined].map((value) => ({ skin, os, rom: value }))) ? [...roms, ''] : [],
    );
    for (const [name, answer] of [
      ['os', os],
      ['rom', rom],
    ] as const) {
      const chosen = page.locator(`input[name=${name}]:checked`);
      if ((await options(name)).length > 0) expect(await chosen.inputValue()).toBe(answer ?? '');
      else expect(await chosen.count()).toBe(0);
    }
  });
});
