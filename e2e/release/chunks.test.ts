import { root } from '@sideguide/cli-kit';
import { findRoutes } from '@sideguide/site-kit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { recordRequests } from '../support/requests.ts';
import { say } from '../support/words.ts';

/** Inlined in the documents of known addresses; other documents load it from files. */
const entry = ['index.css', 'index.js', 'react.js'];
/** Returns the script and style chunks of a part of the app. */
const part = (name: string) => [`${name}.css`, `${name}.js`];
const ownChunks = (screen: string) => part(`screen-${screen}`);
/** Returns the chunks that every screen shares, and those that screens with steps share. */
const shared = (screen: string) => (['index', 'send'].includes(screen) ? [] : part('guide'));

/** Namespaces that belong to a screen; those of steps are loaded with the steps. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  service: ['words-service-LANG', 'words-drawing-LANG', 'words-gates-LANG'],
  'skin-service': ['words-gates-LANG'],
  skin: ['words-version-LANG', 'versions'],
  about: ['words-about-LANG', 'versions'],
  send: ['words-send-LANG'],
};
const words = (screen: string) => wordsOf[screen] ?? [];

/** The catalogue as a list that can be searched. */
const catalogue = ['app-list', 'apps'];

/** The file check on any screen: its code, its words, the known signers, and the script that reads files. */
const check = ['check', 'check-LANG', 'known-signers', 'check-worker'];

/** What phones say, outside the flow: its code, its words, the messages of every phone and those of each skin. */
const messages = [
  'message-screens',
  'words-messages-LANG',
  'messages-LANG',
  'messages-miui-LANG',
  'messages-coloros-LANG',
  'messages-android-LANG',
];

/**
 * What the likeliest next tap needs, by screen, loaded once the page is idle: the test may end before or after it.
 * From the step that fetches the file, the next is the check.
 */
const ahead: readonly (readonly [from: RegExp, names: RegExp])[] = [
  [/^\/(index)?$/, /^(draw-ahead|guide|screen-skin|skin-[a-z]+-[a-z]+|versions|words-version-[a-z]+)\./],
  [/^\/(miui|coloros|android)$/, /^(draw-ahead|screen-skin-downloadapps|app-list|apps)\./],
  [/^\/\w+\/downloadapps(#get-file|\?app=[\w.]+)$/, /^(check|check-[a-z]{2}|known-signers)\./],
];

/** Leaves out what is loaded ahead, unless the screen itself needs it. */
const withoutAhead = (path: string, requested: readonly string[], needed: readonly string[]): string[] =>
  requested.filter(
    (name) => needed.includes(name) || !ahead.some(([from, names]) => from.test(path) && names.test(name)),
  );

/** Each address, its screen, and the data it shows; `LANG` stands for the reader's language. */
const screens: readonly (readonly [path: string, screen: string, ...data: string[]])[] = [
  ['/', 'index'],
  ['/index', 'index'],
  ['/service', 'service', ...messages],
  ['/service#check', 'service', ...messages, ...check],
  ['/service#parse-problem', 'service', ...messages],
  ['/miui', 'skin', 'skin-miui-LANG'],
  ['/miui/downloadapps', 'skin-downloadapps', 'skin-miui-LANG', ...catalogue],
  ['/miui/downloadapps#check-file', 'skin-downloadapps', 'skin-miui-LANG', ...check],
  ['/miui/downloadapps#choose-app', 'skin-downloadapps', 'skin-miui-LANG', ...catalogue],
  ['/miui/downloadapps#get-file', 'skin-downloadapps', 'skin-miui-LANG'],
  ['/miui/downloadapps#pass-developer-check', 'skin-downloadapps', 'skin-miui-LANG'],
  ['/miui/downloadapps?app=org.fdroid.fdroid', 'skin-downloadapps', 'skin-miui-LANG', 'cards'],
  ['/miui/service', 'skin-service', 'skin-miui-LANG'],
  ['/coloros', 'skin', 'skin-coloros-LANG'],
  ['/coloros/downloadapps', 'skin-downloadapps', 'skin-coloros-LANG', ...catalogue],
  ['/coloros/service', 'skin-service', 'skin-coloros-LANG'],
  ['/android', 'skin', 'skin-android-LANG'],
  ['/about', 'about'],
  ['/send', 'send', 'apps', 'qr'],
  ['/result/miui', 'result-home', 'skin-miui-LANG'],
  ['/result/coloros', 'result-home', 'skin-coloros-LANG'],
  ['/result/index', 'result-home', 'words-flow-LANG', 'words-drawing-LANG'],
];

function allChunks(tag: string, screen: string, data: readonly string[]): string[] {
  const named = ['locale-LANG', ...words(screen), ...data].map((name) => `${name.replace('LANG', tag)}.js`);
  for (const part of ['check', 'message-screens', 'app-list']) if (data.includes(part)) named.push(`${part}.css`);
  return [...shared(screen), ...ownChunks(screen), ...named].sort();
}

const languages = ['en', 'ur', 'zh'];
// By turns, because what belongs to a language only differs in its name.
const readings = screens.map(([path, screen, ...data], n) => ({ path, screen, data, tag: languages[n % 3]! }));

it.each(readings)('$path loads only the chunks of its screen, $tag and skin', async ({ path, screen, data, tag }) => {
  const page = await phone({ locale: tag });
  const requests = recordRequests(page);
  await visit(page, path);
  const needed = allChunks(tag, screen, data);
  expect(withoutAhead(path, await requests.take(), needed)).toEqual(needed);
});

it('loads app cards and labels of other languages only if the parameters need them', async () => {
  const page = await phone();
  const requests = recordRequests(page);
  await visit(page, '/miui?app=org.fdroid.fdroid&labels=zh');
  const needed = allChunks('en', 'skin', ['skin-miui-en', 'cards', 'labels-miui']);
  expect(withoutAhead('/miui', await requests.take(), needed)).toEqual(needed);
});

it('loads only the locale chunk at an unknown address', async () => {
  const page = await phone({ locale: 'ur-PK' });
  const requests = recordRequests(page);
  await visit(page, '/nope');
  expect(await requests.take()).toEqual([...entry, 'locale-ur.js'].sort());
});

/** Follows the link to an address and waits for the screen there, which has another heading. */
async function follow(page: Page, href: string): Promise<void> {
  const old = await page.locator('h1').textContent();
  const link = page.locator(`.page a[href="${href}"]`).first();
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await link.click();
  await page.waitForURL(`**${href}`);
  await expect.poll(() => page.locator('h1').textContent()).not.toBe(old);
}

it('loads only new chunks when a link is followed', async () => {
  const page = await phone();
  const requests = recordRequests(page);
  await visit(page, '/');
  // Home loads landings ahead, and a landing the first step: what is on the phone is not fetched again.
  const loaded = new Set(await requests.take());

  const landing = ['words-version-en.js', 'versions.js'];
  const messageFiles = messages.slice(1).map((name) => `${name.replace('LANG', 'en')}.js`);
  const moves: [href: string, fetched: string[]][] = [
    ['/miui', [...part('guide'), ...ownChunks('skin'), 'skin-miui-en.js', ...landing]],
    [
      '/miui/downloadapps',
      [...catalogue.map((name) => `${name}.js`), 'app-list.css', ...ownChunks('skin-downloadapps')],
    ],
    ['/miui', []],
    // After a landing, Home offers to go on.
    ['/', ['continue.js']],
    [
      '/service',
      [
        ...wordsOf.service!.map((name) => `${name.replace('LANG', 'en')}.js`),
        ...ownChunks('service'),
        ...part('message-screens'),
        ...messageFiles,
      ],
    ],
    ['/coloros/service', [...ownChunks('skin-service'), 'skin-coloros-en.js']],
  ];
  for (const [href, fetched] of moves) {
    await follow(page, href);
    const expected = fetched.filter((name) => !loaded.has(name));
    const requested = await requests.take();
    expect(withoutAhead('/', withoutAhead('/miui', requested, expected), expected), href).toEqual(expected.sort());
    for (const name of requested) loaded.add(name);
  }
});

it('loads nothing again on Back and Forward', async () => {
  const page = await phone();
  const requests = recordRequests(page);
  await visit(page, '/');
  await follow(page, '/miui');
  await requests.take();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: say('en', 'home-title') }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: say('en', 'home-title') }).waitFor({ state: 'detached' });
  expect(await requests.take()).toEqual([]);
});

it('the list of addresses above has every screen', () => {
  expect(new Set(screens.map(([, screen]) => `screen-${screen}`))).toEqual(
    new Set(findRoutes(root).map(({ chunk }) => chunk)),
  );
});
