import { Random } from '@sideguide/apk-verify/fuzz';
import { parameters } from '@sideguide/guide-core/flow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FuzzReader, readerOf } from '../fuzz/browse.ts';
import { address, hostileTexts, notes, state } from '../fuzz/hostile.ts';
import { tried, wrongOfAddress, wrongOfNotes, wrongOfState } from '../fuzz/pure.ts';
import { theBrowser } from '../support/browser.ts';
import { originOf } from '../support/sites.ts';

// A short run, with one seed, of what `npm run fuzz:address` does with many, and some addresses that every run checks.

const seed = 20_261_121;

/** Checks `count` values made from the seed, and returns those with findings. */
function findFailures<T>(count: number, make: (dice: Random) => T, check: (given: T) => string[]): [T, string[]][] {
  const dice = new Random(seed);
  return Array.from({ length: count }, () => make(dice))
    .map((given): [T, string[]] => [given, tried(() => check(given))])
    .filter(([, problems]) => problems.length > 0);
}

/** No screen has these paths, although some come close to one. */
const unknownPaths = [
  ...['/nope', '/miui/nope', '/foo/service', '/result', '/result/', '/result/a/b', '/miui/service/more'],
  ...['/index/index', '/index.html', '/404.html', '/Service', '/INDEX', '/Miui/service', '/miui//service', '/%'],
];

describe('parsers and formatters accept hostile', () => {
  it('addresses', () => expect(findFailures(2000, address, wrongOfAddress)).toEqual([]));
  it('contents of storage', () =>
    expect(findFailures(2000, notes, (text) => wrongOfNotes(text, '/?app=org.fdroid.fdroid&rom=cn'))).toEqual([]));
  it('states of history entries', () => expect(findFailures(2000, state, wrongOfState)).toEqual([]));
});

describe('in a browser', () => {
  let reader: FuzzReader;
  beforeAll(async () => {
    reader = await readerOf(await theBrowser(), originOf('guide'));
  });
  afterAll(() => reader.close());

  it.each(unknownPaths)('shows the error screen at %s', async (path) => {
    expect(await reader.load(path)).toEqual([]);
    expect(await reader.page.locator('.failure').count()).toBe(1);
  });

  it.each(['/', '/miui', '/service', '/miui/downloadapps', '/result/coloros'])(
    'handles every hostile text in every parameter of %s',
    async (path) => {
      for (const text of [...hostileTexts, 'x'.repeat(65_536)]) {
        const given = `${path}?${parameters.map((name) => `${name}=${text}`).join('&')}#${text}`;
        expect(await reader.go(given, {}), given).toEqual([]);
      }
    },
  );

  it('handles hostile addresses inside a page, and Back', async () => {
    const dice = new Random(seed);
    for (let n = 0; n < 60; n++) {
      const given = address(dice);
      expect(await reader.go(given, state(dice)), given).toEqual([]);
    }
    for (let n = 0; n < 10; n++) expect(await reader.back(), reader.page.url()).toEqual([]);
  });

  it('handles hostile addresses that are loaded', async () => {
    const dice = new Random(seed + 1);
    for (let n = 0; n < 12; n++) {
      const given = address(dice);
      expect(await reader.load(given), given).toEqual([]);
    }
  });

  it('handles hostile local storage and history state', async () => {
    const dice = new Random(seed + 2);
    for (let n = 0; n < 12; n++) {
      const [text, kept] = [notes(dice), state(dice)];
      expect(await reader.reload(text, kept), text).toEqual([]);
    }
  });

  it('detects a script that ran, an external link, an external request, a lost value', async () => {
    await reader.go('/miui?rom=cn', { n: 1 });
    await reader.page.evaluate(() => {
      Object.assign(window, { hacked: 1 });
      const link = document.createElement('a');
      link.href = 'https://evil.example/';
      document.body.append(link);
      new Image().src = 'https://evil.example/x.png';
      for (const anchor of document.querySelectorAll('a[hreflang]')) anchor.setAttribute('href', '/miui?lang=ur');
    });
    const problems = (await reader.look()).join('\n');
    expect(problems).toContain('a script ran');
    expect(problems).toContain('a link to https://evil.example/');
    expect(problems).toContain('asked https://evil.example/x.png');
    expect(problems).toContain('/miui?lang=ur and not {"rom":"cn"}');
  });
});
