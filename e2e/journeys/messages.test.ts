import { messagesOf, ownMessageWords } from '@sideguide/content-kit';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content, planFor } from '../support/expected.ts';
import { searchField } from '../support/search-field.ts';
import { leaveScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const all = messagesOf(content);
const heading = (page: Page) => page.locator('h1').innerText();
/** Returns the hashes of the visible messages. */
const listed = (page: Page): Promise<string[]> =>
  page
    .locator('#messages ul a[href*="#"]:visible')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
const idsOf = (fits: (skin: string | undefined) => boolean) =>
  all.filter(({ skin }) => fits(skin)).map(({ message }) => message.id);

describe('an address', () => {
  it('of every message opens that message with what to do first, then why, and its drawing if any', async () => {
    const page = await phone();
    await visit(page, '/service');
    const problems: string[] = [];
    for (const owned of all) {
      const { id } = owned.message;
      await page.evaluate((to) => history.pushState({ n: (history.state?.n ?? 0) + 1 }, '', to), `/service#${id}`);
      const words = ownMessageWords(content, owned, 'en')!;
      const cause = words.cause.split('{')[0]!.trim();
      try {
        await page.locator('main p', { hasText: cause }).first().waitFor({ state: 'attached' });
      } catch {
        problems.push(`${id}: “${cause}” is not there`);
      }
      const first = page.locator('main [data-part="do"], main details').first();
      if ((await first.getAttribute('data-part')) !== 'do') problems.push(`${id}: does not begin with what to do`);
      const taps = await page.locator('[data-part="do"] > li').count();
      if (taps !== (words.do?.length ?? 0)) problems.push(`${id}: ${taps} taps`);
      if (/\{|undefined|(?:^|\s)(?:stage|says|alt)-/.test(await page.locator('main').innerText()))
        problems.push(`${id}: a raw key`);
      const looks = page.locator('main details', { hasText: say('en', 'message-looks') });
      const drawn = await looks.locator('figure').count();
      if (drawn !== (owned.message.scenes?.length || owned.message.labels.length ? 1 : 0))
        problems.push(`${id}: drawing`);
    }
    expect(problems).toEqual([]);
  });

  it.each(['/service#nonsense', '/miui/downloadapps#nonsense'])(
    'without a known message says so: %s',
    async (place) => {
      const page = await phone();
      await visit(page, place);
      expect(await page.getByRole('note').innerText()).toContain('nonsense');
    },
  );

  it('inside a flow opens the same message there, with links to the list and to the step', async () => {
    const page = await phone();
    await visit(page, '/miui/downloadapps?rom=cn#not-tested');
    const title = await heading(page);
    await page.locator('main ~ nav a').last().click();
    await page.waitForURL('**/miui/downloadapps?rom=cn#tick-risk');
    await page.goBack();
    await page.waitForURL('**#not-tested');
    expect(await heading(page)).toBe(title);
    await page.locator('main ~ nav a[aria-label]').click();
    await page.waitForURL('**/miui/downloadapps?rom=cn#messages');
  });
});

describe('an answer', () => {
  it('leads back to the step, by its number', async () => {
    const page = await phone();
    await visit(page, '/miui/downloadapps?rom=global#confirm-install');
    await visit(page, '/miui/downloadapps?rom=global#parse-problem');
    const n = planFor({ tag: 'en', skin: 'miui', rom: 'global' }).download.indexOf('confirm-install') + 1;
    await page.locator('main ~ nav a', { hasText: say('en', 'message-solved-step', { n }) }).click();
    await page.waitForURL('**#confirm-install');
  });

  const warnings = Object.values(content.messages).flatMap(({ id, warns }) => (warns ? [id] : []));
  it.each(warnings)('does not call it solved where somebody is being deceived: %s', async (id) => {
    const page = await phone();
    await visit(page, '/miui/downloadapps?rom=global#confirm-install');
    await visit(page, `/miui/downloadapps?rom=global#${id}`);
    const back = page.locator('main ~ nav a', { hasText: say('en', 'message-back') });
    await back.waitFor();
    // An outline, not the filled button that leads on elsewhere.
    expect(await back.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });

  it('that did not help leads to the next likeliest, then to a report', async () => {
    const page = await phone();
    await visit(page, '/miui/service#messages');
    await searchField(page).fill('parse error');
    await page.locator('[data-answer="parse-problem"] a').click();
    await page.waitForURL('**#parse-problem');
    await page.getByRole('button', { name: say('en', 'message-no-help') }).click();
    await page.locator('[data-answer]').first().waitFor();
    expect(await searchField(page).inputValue()).toBe('parse error');
    expect(await page.locator('[data-answer="parse-problem"]').count()).toBe(0);
    await page.getByRole('button', { name: say('en', 'ask-none'), exact: true }).click();
    await page.getByText(say('en', 'ask-none-makers')).waitFor();
  });

  it('shows no Chinese wording on a phone for other countries', async () => {
    const page = await phone();
    await visit(page, '/miui/downloadapps?rom=global#app-not-installed');
    expect(await page.locator('main').textContent()).not.toMatch(/\p{sc=Han}/u);
  });
});

describe('the link onward', () => {
  it.each([
    ['/miui/downloadapps?os=miui-13&rom=cn#all-possible-risks', 'trust-app'],
    ['/miui/downloadapps?os=miui-12&rom=cn#all-possible-risks', 'understand-risks'],
    ['/miui/downloadapps?os=miui-13&rom=unknown#verify-identity', 'verify-to-install'],
    ['/service?os=miui-12#may-this-app-install', 'choose-allow-once'],
    ['/coloros/downloadapps?os=coloros-12&rom=cn#asks-for-maker-account', 'verify-account'],
    ['/coloros/service?os=coloros-12#auto-launch-goes-back', 'allow-auto-launch'],
  ])('opens a step that this phone has: %s', async (place, step) => {
    const page = await phone();
    await visit(page, place);
    const title = await heading(page);
    await page.locator('main ~ nav a').last().click();
    await page.waitForURL((url) => url.hash === `#${step}`);
    await page.locator('h1').filter({ hasNotText: title }).waitFor();
    expect(await page.getByRole('note').allInnerTexts()).not.toContainEqual(expect.stringContaining(step));
  });

  it('opens the other messages where this phone has no such step', async () => {
    const page = await phone();
    await visit(page, '/miui/downloadapps?os=hyperos-1&rom=cn#play-protect-unknown');
    const link = page.locator('main ~ nav a').last();
    expect(await link.innerText()).toBe(say('en', 'message-another'));
    await link.click();
    await page.waitForURL('**?os=hyperos-1&rom=cn#messages');
  });
});

describe('the list', () => {
  const open = async (page: Page) => {
    for (const fold of await page.locator('main details').all())
      await fold.evaluate((details: HTMLDetailsElement) => (details.open = true));
  };

  it('has every message in groups outside a flow', async () => {
    const page = await phone();
    await visit(page, '/service#messages');
    await open(page);
    const ids = (await listed(page)).filter((id) => id !== 'check');
    expect([...new Set(ids)].sort()).toEqual(idsOf(() => true).sort());
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('has no message of another maker inside a flow', async () => {
    const page = await phone();
    await visit(page, '/miui/service#messages');
    await open(page);
    expect((await listed(page)).sort()).toEqual(idsOf((skin) => !skin || skin === 'miui').sort());
  });

  it('folds messages that this phone does not show into “messages of other phones”', async () => {
    const page = await phone();
    await visit(page, '/miui/service?rom=global#messages');
    const others = page.locator('main details', { hasText: say('en', 'messages-other') });
    await others.evaluate((details: HTMLDetailsElement) => (details.open = true));
    const ids = await others
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    expect(ids).toContain('several-risks');
    expect(ids).not.toContain('parse-problem');
    await open(page);
    const all = await listed(page);
    expect(all.length).toBe(new Set(all).size);
  });
});

describe('the links to messages', () => {
  it('are on the Landing', async () => {
    const page = await phone();
    await visit(page, '/coloros?rom=cn');
    await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'look-up-message') }).click());
    expect(page.url()).toMatch(/\/coloros\/downloadapps\?rom=cn#messages$/);
    await searchField(page).fill('不建议安装');
    await page.locator('main [data-answer="not-recommended"] a').click();
    await page.waitForURL('**/coloros/downloadapps?rom=cn#not-recommended');
  });

  it('are on a step that can show messages, which are loaded only then', async () => {
    const page = await phone();
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
    await visit(page, '/miui/downloadapps?rom=global#confirm-install');
    expect(requestedUrls.filter((path) => /messages?-/.test(path))).toEqual([]);
    await page.locator('main summary', { hasText: say('en', 'see-otherwise') }).click();
    await page.locator('main a[href$="#parse-problem"]').click();
    await page.waitForURL('**/miui/downloadapps?rom=global#parse-problem');
    expect(requestedUrls.some((path) => path.includes('messages-miui-en'))).toBe(true);
  });

  it('include the file check where the file may be the cause', async () => {
    const page = await phone();
    await visit(page, '/coloros/downloadapps#package-invalid');
    await page.getByRole('link', { name: say('en', 'message-check'), exact: true }).click();
    await page.waitForURL('**/coloros/downloadapps#check-file');
  });
});

it('quotes words that have quotation marks of their own with those only', async () => {
  const page = await phone();
  await visit(page, '/miui/service?lang=zh#advanced-mode-on');
  expect(await heading(page)).toMatch(/^“[^“”]+”[^“”]*$/);
});
