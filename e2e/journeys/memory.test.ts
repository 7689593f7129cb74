// Long, because all of it happens on one phone, with several apps, two skins and two languages.

import { formatAddress } from '@sideguide/guide-core/flow';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, reload, visit } from '../support/browser.ts';
import { content, planFor } from '../support/expected.ts';
import { errorTitle } from '../support/faults.ts';
import { lookAgain } from '../support/offline-host.ts';
import { leaveScreen, openNextStep, primary, readScreen, sayInstalled } from '../support/walk.ts';
import { say, stepWordsIn } from '../support/words.ts';

const signal = { app: 'org.thoughtcrime.securesms', os: 'hyperos-3', rom: 'global' };
const fdroid = { app: 'org.fdroid.fdroid', os: 'coloros-16', rom: 'global' };
const element = { app: 'io.element.android.x', os: 'hyperos-3', rom: 'global' };
const nameOf = ({ app }: { app: string }) => content.apps[app]!.name;

const at = (path: string, answers: object, step?: string) => formatAddress({ path, ...answers, step });
const download = (answers: object, step?: string, skin = 'miui') => at(`/${skin}/downloadapps`, answers, step);

const openPhone = () => phone({ hasTouch: true, reducedMotion: 'reduce' });

/** Closes the tab and opens an address in a new one of the same phone. */
async function killAndOpen(page: Page, href: string): Promise<Page> {
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await visit(next, href);
  return next;
}

const hrefOf = async (page: Page) => (await readScreen(page)).href;
const callerLines = (page: Page) => page.locator('main p', { hasText: say('en', 'caller-line') }).count();
const boxes = (page: Page) =>
  page.locator('main input[type=checkbox]').evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
/** Returns the shapes of all signs within a part of the page. */
const signs = (page: Page, within: string) =>
  page.locator(`main ${within} svg path`).evaluateAll((all) => all.map((path) => path.getAttribute('d')));

/** Says on the screen of the question about callers that nobody is calling. */
async function sayNobodyCalls(page: Page, answers: object, skin = 'miui'): Promise<void> {
  await visit(page, download(answers, 'no-caller', skin));
  await openNextStep(page);
}

describe('two apps on one phone', () => {
  it('are ticked apart, and a source that is opened again is closed for neither', async () => {
    let page = await openPhone();
    const result = (answers: object) => at('/result/miui', answers);
    await visit(page, result(signal));
    await sayInstalled(page);
    for (const box of await page.locator('main label').all()) await box.tap();
    expect(await boxes(page)).toEqual([true, true]);

    page = await killAndOpen(page, result(element));
    expect((await readScreen(page)).heading.text).toBe(say('en', 'result-ask', { app: nameOf(element) }));
    await sayInstalled(page);
    expect(await boxes(page)).toEqual([false, false]);

    await visit(page, download(element, 'turn-on-source'));
    await openNextStep(page);
    await visit(page, result(signal));
    const { all } = await readScreen(page);
    // The settings are a second task with a count of its own.
    expect(all).toContain(say('en', 'things-left', { n: 1 }));
    expect(all).toContain(say('en', 'settings', { n: planFor({ tag: 'en', skin: 'miui', ...signal }).service.length }));
    expect(await boxes(page)).toEqual([false, true]);

    await visit(page, at('/miui/service', signal));
    await openNextStep(page);
    await visit(page, result(signal));
    const [tick] = await signs(page, 'label');
    expect((await signs(page, '[data-part=second-task]')).map((sign) => sign === tick)).toEqual(
      planFor({ tag: 'en', skin: 'miui', ...signal }).service.map((_step, n) => n === 0),
    );
  });

  it('are shown as they are now in a tab that was left open', async () => {
    const page = await openPhone();
    await visit(page, at('/result/miui', signal));
    await sayInstalled(page);
    for (const box of await page.locator('main label').all()) await box.tap();
    expect(await boxes(page)).toEqual([true, true]);
    const other = await page.context().newPage();
    await visit(other, download(element, 'turn-on-source'));
    await openNextStep(other);
    await expect.poll(() => boxes(page)).toEqual([false, true]);
  });

  it('are each asked about a caller, again after a day', async () => {
    const page = await openPhone();
    await page.clock.install();
    await sayNobodyCalls(page, signal);
    await visit(page, download(signal, 'allow-source'));
    expect(await callerLines(page)).toBe(0);
    await visit(page, download(element, 'allow-source'));
    expect(await callerLines(page)).toBe(1);
    await visit(page, download(signal, 'allow-source'));
    await page.clock.setSystemTime(Date.now() + 25 * 3_600_000);
    // The page was open all the time.
    await lookAgain(page);
    await expect.poll(() => callerLines(page)).toBe(1);
  });

  it('are each fetched from their own page first', async () => {
    const page = await openPhone();
    const site = page.locator('main a[target=_blank]').first();
    await page.context().route(/^https/, (route) => route.abort());
    await visit(page, download(signal, 'get-file'));
    await site.tap();
    const isQuiet = () => primary(page).evaluate((link) => getComputedStyle(link).backgroundColor);
    const afterOpening = await isQuiet();
    await visit(page, download(element, 'get-file'));
    expect(await isQuiet()).not.toBe(afterOpening);
    await visit(page, download(signal, 'get-file'));
    expect(await isQuiet()).toBe(afterOpening);
  });

  it('have each their own step to go back to, in the version and language of the address', async () => {
    const page = await openPhone();
    const back = () => page.locator('main ~ nav a', { hasText: say('en', 'message-back') }).getAttribute('href');
    await visit(page, download({ ...signal, os: 'miui-13' }, 'open-file'));
    await visit(page, download(element, 'messages'));
    expect(await back()).toBe(at('/miui', element));
    await visit(page, download(signal, 'messages'));
    expect(await back()).toBe(download(signal, 'open-file'));
    // The same app on another skin, and no app at all.
    await visit(page, download({ app: signal.app }, 'messages', 'coloros'));
    expect(await back()).toBe(at('/coloros', { app: signal.app }));
    await visit(page, download({}, 'messages'));
    expect(await back()).toBe('/miui');
    await visit(page, download({ ...signal, lang: 'en' }, 'messages'));
    expect(await back()).toBe(download({ ...signal, lang: 'en' }, 'open-file'));
  });

  it('leave the helper of one on the way of that one', async () => {
    const page = await openPhone();
    const help = { helper: 'ur' };
    await visit(page, download({ ...fdroid, ...help }, 'open-file', 'coloros'));
    await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'helper-message') }).tap());
    expect(await primary(page).getAttribute('href')).toBe(download({ ...fdroid, ...help }, 'open-file', 'coloros'));
    // Within the same page load, the messages of the other maker's flow.
    await leaveScreen(page, () =>
      page.evaluate(
        (to) => {
          history.pushState({ n: 9 }, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        download({ ...signal, ...help }, 'messages'),
      ),
    );
    expect(await primary(page).getAttribute('href')).toBe(download({ ...signal, ...help }));
  });
});

it('walks two apps, two skins and two languages, with Back, a reload and a killed tab in between', async () => {
  let page = await openPhone();
  const urdu = { ...signal, lang: 'ur' };
  await visit(page, download(urdu));
  for (let n = 0; n < 3; n++) await openNextStep(page);
  const first = await hrefOf(page);

  await visit(page, download(fdroid, undefined, 'coloros'));
  for (let n = 0; n < 4; n++) await openNextStep(page);
  await leaveScreen(page, () => page.goBack());
  const second = await hrefOf(page);
  await reload(page);
  expect(await hrefOf(page)).toBe(second);

  // The newest on Home, and each on the page of its skin.
  page = await killAndOpen(page, '/');
  await page.locator(`main a[href="${second}"]`, { hasText: nameOf(fdroid) }).waitFor();
  expect(await primary(page).getAttribute('href')).toBe(second);
  expect(await page.locator(`a[href="${first}"]`).count()).toBe(0);
  await visit(page, '/miui');
  expect(await primary(page).getAttribute('href')).toBe(first);

  // The other language loads anew, so that the words and the address agree, and still do after a reload.
  await Promise.all([page.waitForEvent('load'), primary(page).tap()]);
  await page.locator('html[lang=ur] h1').waitFor();
  expect(await hrefOf(page)).toBe(first);
  const { heading } = await readScreen(page);
  await reload(page);
  expect((await readScreen(page)).heading).toEqual(heading);
  await page.goBack();
  await page.locator('html[lang=en] h1').waitFor();
  expect(await hrefOf(page)).toBe('/miui');
});

describe('a stop', () => {
  const stopAt = async (answers: object) => {
    const page = await openPhone();
    await visit(page, download({ ...answers, next: 'https://caller.example/' }, 'no-caller'));
    await page.getByRole('button', { name: say('en', 'caller-yes') }).tap();
    await page.getByRole('alertdialog').waitFor();
    return page;
  };

  it('leaves a calm Home, also after a killed tab, which leads on by one small link only', async () => {
    let page = await stopAt(signal);
    page = await killAndOpen(page, '/');
    expect((await readScreen(page)).heading.text).toBe(say('en', 'stopped-title'));
    page = await stopAt(signal);
    await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'back-to-start') }).tap());
    const { href, all, heading } = await readScreen(page);
    expect([href, heading.text]).toEqual(['/?os=hyperos-3&rom=global#stopped', say('en', 'stopped-title')]);
    for (const words of [nameOf(signal), say('en', 'resume')]) expect(all).not.toContain(words);
    expect(await page.locator('main a[href*="/miui"], nav a[href*="/miui"]').count()).toBe(0);
    await leaveScreen(page, () => page.goBack());
    expect((await readScreen(page)).heading.text).toBe(say('en', 'stopped-title'));
    await visit(page, '/');
    expect((await readScreen(page)).heading.text).toBe(say('en', 'stopped-title'));
    await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: say('en', 'stopped-go') }).tap()]);
    await page.locator('h1', { hasText: say('en', 'home-title') }).waitFor();
    expect((await readScreen(page)).all).not.toContain(say('en', 'resume'));
  });

  it('holds at every address that somebody has sent', async () => {
    const page = await stopAt(signal);
    const sent = [
      `${at('/miui', signal)}&next=${element}`,
      download(element, 'open-file'),
      download(signal, 'no-caller'),
      at('/miui/service', element, 'allow-restricted'),
      at('/miui/service', { ...element, helper: 'ur' }, 'allow-restricted'),
      '/miui/service#developer-wait',
      '/service#developer-wait.20261128T1720Z',
    ];
    for (const address of sent) {
      await visit(page, address);
      const { heading, all } = await readScreen(page);
      expect(heading.text).toBe(say('en', 'stopped-title'));
      for (const app of [signal, element]) expect(all).not.toContain(nameOf(app));
      expect(await primary(page).count()).toBe(0);
      const goesOn = page.getByRole('link', { name: say('en', 'stopped-go') });
      expect(await goesOn.getAttribute('href')).not.toMatch(/app=|next=/);
    }
    // The end of the guide still helps to close what was opened, but leads to nobody’s link.
    await visit(page, `${at('/result/miui', signal)}&next=https://caller.example/`);
    await page.getByRole('button', { name: say('en', 'result-yes') }).tap();
    await page.getByRole('button', { name: say('en', 'it-works'), exact: true }).waitFor();
    expect(await page.locator('a[href^="https://caller.example"]').count()).toBe(0);
    // What helps after a scam stays.
    for (const help of ['/service', '/miui/service']) {
      await visit(page, `${help}#after-scam`);
      expect((await readScreen(page)).heading.text).not.toBe(say('en', 'stopped-title'));
    }
  });

  it('holds after a reload in a browser that stores nothing: the address says so', async () => {
    const page = await openPhone();
    await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
    await visit(page, download(signal, 'no-caller'));
    await page.getByRole('button', { name: say('en', 'caller-yes') }).tap();
    await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'back-to-start') }).tap());
    await reload(page);
    expect((await readScreen(page)).heading.text).toBe(say('en', 'stopped-title'));
    await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: say('en', 'stopped-go') }).tap()]);
    await page.locator('h1', { hasText: say('en', 'home-title') }).waitFor();
  });

  it('holds there after Back and a reload, and if its own screen did not arrive', async () => {
    const page = await openPhone();
    await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
    const own = /\/stopped\.\w+\.js/;
    await page.route(own, (route) => route.abort());
    await visit(page, download(signal));
    while (!page.url().endsWith('#no-caller')) await openNextStep(page);
    await page.getByRole('button', { name: say('en', 'caller-yes') }).tap();
    await page.getByRole('link', { name: say('en', 'back-to-start') }).tap();
    await page.getByText(errorTitle).waitFor();
    expect(await page.locator('nav a[href]').last().getAttribute('href')).toMatch(/^\/\?.*#stopped$/);
    await page.unroute(own);
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**#stopped');
    await reload(page);
    expect((await readScreen(page)).heading.text).toBe(say('en', 'stopped-title'));
  });

  it('holds in every tab that is open', async () => {
    const page = await openPhone();
    await visit(page, download(signal, 'open-file'));
    await visit(page, '/');
    expect((await readScreen(page)).all).toContain(say('en', 'resume'));
    const other = await page.context().newPage();
    await visit(other, download(element, 'no-caller'));
    await other.getByRole('button', { name: say('en', 'caller-yes') }).tap();
    await page.locator('h1', { hasText: say('en', 'stopped-title') }).waitFor();
    expect((await readScreen(page)).all).not.toContain(say('en', 'resume'));
    // The tab that said so still shows why.
    await other.getByRole('alertdialog').waitFor();
  });

  it('ends when the reader says that nobody is telling them', async () => {
    const page = await stopAt(signal);
    await page.getByRole('button', { name: say('en', 'back'), exact: true }).tap();
    await openNextStep(page);
    await visit(page, '/');
    expect((await readScreen(page)).all).toContain(say('en', 'resume'));
  });
});

it('lists neither questions nor a file check that was skipped as done', async () => {
  const page = await openPhone();
  await visit(page, download(signal, 'check-file'));
  while (!page.url().includes('/result/')) await openNextStep(page);
  await page.getByText(say('en', 'what-was-done'), { exact: true }).tap();
  const listed = await page.locator('main details li').allTextContents();
  const titles = ['check-file', 'no-caller', 'see-result', 'open-file'].map(
    (id) => stepWordsIn('en', id, 'miui').title,
  );
  expect(titles.filter((title) => listed.includes(title))).toEqual([titles[3]]);
});

it('asks on a Result opened by its address instead of claiming', async () => {
  const page = await openPhone();
  for (const path of ['/result/miui', '/result/coloros', '/result/index']) {
    await visit(page, at(path, { app: signal.app }));
    const { heading, all } = await readScreen(page);
    expect(heading.text).toBe(say('en', 'result-ask', { app: nameOf(signal) }));
    for (const key of ['installed', 'result-title'])
      expect(all.split('\n')).not.toContain(say('en', key, { app: nameOf(signal) }));
  }
  await sayInstalled(page);
  expect((await readScreen(page)).heading.text).toBe(say('en', 'result-title', { app: nameOf(signal) }));
});
