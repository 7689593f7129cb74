import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';
import { type PhoneOptions, phone, visit } from '../support/browser.ts';
import { content, skins } from '../support/expected.ts';
import { isIdleRequest } from '../support/requests.ts';
import { originOf } from '../support/sites.ts';
import { say, stepWordsIn } from '../support/words.ts';

interface Case {
  readonly path: string;
  /** The sentence that the screen's heading is made from. */
  readonly title: (tag: string) => string;
  /**
   * A link to it: the page it is on, and its address if that has one parameter more. No screen links to `/index`, and to
   * a result only the last step does, which says that the app is installed; there the link is in the language menu.
   */
  readonly link: readonly [from: string, href?: string];
}

const flows = skins.map((id) => ({ id, maker: content.skins[id]!.card.makers[0]! }));

const cases: readonly Case[] = [
  { path: '/', title: (tag) => say(tag, 'home-title'), link: ['/service'] },
  { path: '/index', title: (tag) => say(tag, 'home-title'), link: ['/index', '/index?lang=en'] },
  { path: '/about', title: (tag) => say(tag, 'who-made'), link: ['/'] },
  { path: '/service', title: (tag) => say(tag, 'service-help'), link: ['/'] },
  ...flows.flatMap(({ id, maker }): Case[] => [
    { path: `/${id}`, title: (tag) => say(tag, 'landing-title-plain', { maker }), link: ['/'] },
    { path: `/${id}/downloadapps`, title: (tag) => stepWordsIn(tag, 'choose-app', id).title, link: [`/${id}`] },
    { path: `/${id}/service`, title: (tag) => say(tag, 'service-title'), link: ['/service'] },
  ]),
  ...['index', ...flows.map(({ id }) => id)].map(
    (home): Case => ({
      path: `/result/${home}`,
      title: (tag) => say(tag, 'result-ask-plain'),
      link: [`/result/${home}`, `/result/${home}?lang=en`],
    }),
  ),
];

/** Returns a pattern for a sentence as displayed: slots and labels match any words. */
const shown = (sentence: string) =>
  new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]+\}/g, '.+')}$`);

/** Returns what identifies a screen for a reader. */
const screenOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    language: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    words: document.querySelector('main')?.textContent,
  }));
type Shown = Awaited<ReturnType<typeof screenOf>>;

const waitFor = (page: Page, screen: Shown) => expect.poll(() => screenOf(page)).toEqual(screen);

/** Opens a phone on which nothing is loaded when idle, so that a screen does not depend on when it is read. */
async function still(options: PhoneOptions = {}): Promise<Page> {
  const page = await phone(options);
  await page.route(isIdleRequest, (route) => route.abort());
  return page;
}

/** Opens an address, expects status 200, and returns what is shown. */
async function open(page: Page, path: string): Promise<Shown> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await page.locator('h1').waitFor();
  await waitForApp(page);
  return screenOf(page);
}

/** Taps a link, and unfolds what hides it first. */
async function tap(page: Page, href: string): Promise<void> {
  const link = page.locator(`.page a[href="${href}"]`).first();
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await link.click();
}

/** Leaves the screen by the first visible link to another one; Home has two addresses. */
async function leave(page: Page): Promise<void> {
  const href = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.page a[href^="/"]:not([hreflang])')];
    const screen = (path: string) => path.replace(/(?:\/index)?\/?$/, '');
    const others = links.filter((link) => screen(link.pathname) !== screen(location.pathname));
    return others.find((link) => link.checkVisibility())?.getAttribute('href');
  });
  const { headings, address } = await screenOf(page);
  await tap(page, href ?? 'a link to another screen');
  await expect.poll(async () => (await screenOf(page)).address).not.toBe(address);
  await expect.poll(async () => (await screenOf(page)).headings).not.toEqual(headings);
  await waitForApp(page);
}

/** Languages of which each has something that the others lack: the source, right to left, no spaces. */
const readers = [
  ['en', 'en-US', 'ltr'],
  ['ur', 'ur-PK', 'rtl'],
  ['zh', 'zh-CN', 'ltr'],
] as const;
// By turns: the words of every screen in each language are checked by the walks (`e2e/release/flow.test.ts`).
const readings = cases.map((one, n) => ({ ...one, reader: readers[n % readers.length]! }));

it.each(readings)(
  '$path opens with one heading, in $reader.0, again after a reload',
  async ({ path, title, reader }) => {
    const [tag, locale, dir] = reader;
    const page = await still({ locale });
    const screen = await open(page, path);
    expect(screen.address).toBe(path);
    expect(screen.headings).toEqual([expect.stringMatching(shown(title(tag)))]);
    expect(screen.title).toContain(screen.headings[0]);
    expect(screen.language).toBe(tag);
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);

    expect((await page.reload())?.status()).toBe(200);
    await waitFor(page, screen);
  },
);

it.each(cases)('$path looks the same by link, Back and Forward', async ({ path, link: [from, href = path] }) => {
  const page = await still();
  const { headings } = await open(page, path);
  const before = await open(page, from);
  await tap(page, href);
  await expect.poll(() => screenOf(page)).toMatchObject({ address: href, headings });
  await waitForApp(page);
  // Ticks of earlier steps are part of the text; the reload, last in this list, opens the address directly again.
  const direct = await screenOf(page);
  await page.goBack();
  await waitFor(page, before);
  await page.goForward();
  await waitFor(page, direct);
  await leave(page);
  await page.goBack();
  await waitFor(page, direct);
  await page.reload();
  await waitFor(page, direct);
});

it('the three addresses of Home show the same screen', async () => {
  const page = await still();
  const home = await open(page, '/');
  expect(await open(page, originOf('guide'))).toEqual(home);
  expect(await open(page, '/index')).toEqual({ ...home, address: '/index' });
});

it.each(['/index/', '/service/', '/miui/', '/coloros/downloadapps/', '/miui/service/', '/result/coloros/'])(
  '%s shows the same screen as without the trailing slash',
  async (path) => {
    const page = await still();
    const plain = await open(page, path.slice(0, -1));
    expect(await open(page, path)).toEqual({ ...plain, address: path });
    const links = await page
      .locator('.page a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => href.startsWith('/') && /\/(?:[/?#]|$)/.test(href.slice(1)))).toEqual([]);
    await visit(page, path);
    await leave(page);
    await page.goBack();
    await waitFor(page, { ...plain, address: path });
  },
);
