import { readFileSync } from 'node:fs';
import { momentIn } from '@sideguide/guide-core/locale';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type PhoneOptions, phone, visit } from '../support/browser.ts';
import { say } from '../support/words.ts';

const start = Date.UTC(2026, 10, 21, 17, 20, 30);
const minute = '20261121T1720Z';
const hour = 3_600_000;
const wait = '/miui/service#developer-wait';
const gates = ['play-protect', 'restricted-settings', 'old-app', 'developer-check', 'developer-wait'];

/** Opens a phone with a fixed clock, in the tests' own time zone, because the expected texts are made here. */
async function phoneAt(moment: number, options: PhoneOptions = {}): Promise<Page> {
  const page = await phone({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone, ...options });
  await page.clock.setFixedTime(moment);
  return page;
}

const clock = (page: Page) => page.getByRole('status').filter({ has: page.locator('p') });
const openTasks = (page: Page) => page.locator('main li details[open]').count();
const begin = (page: Page, tag = 'en') => page.getByRole('button', { name: say(tag, 'wait-begin') }).click();

describe.each(['en', 'ur', 'th'])('the wait of a day in %s', (tag) => {
  const back = momentIn(tag, start - 30_000 + 24 * hour);

  it('starts, survives a killed tab, and ends', async () => {
    const page = await phoneAt(start, { locale: tag });
    await visit(page, wait);
    await begin(page, tag);
    await page.waitForURL(`**${wait}.${minute}`);
    await expect.poll(() => clock(page).innerText()).toContain(back);

    // The tab is gone; another one opens the page by its plain address.
    const again = await page.context().newPage();
    await page.close();
    await again.clock.setFixedTime(start + 23 * hour);
    await visit(again, wait);
    await expect.poll(() => clock(again).innerText()).toContain(back);
    expect(await clock(again).innerText()).toContain(say(tag, 'wait-left', { n: 1 }));
    expect(await openTasks(again)).toBe(0);

    // The reader returns to the same page a little too late.
    await again.clock.setFixedTime(start + 25 * hour);
    await again.evaluate(() => dispatchEvent(new Event('focus')));
    await expect.poll(() => clock(again).innerText()).toBe(say(tag, 'wait-over'));
    expect(await openTasks(again)).toBe(1);
    await again.getByRole('link', { name: say(tag, 'resume') }).click();
    await again.waitForURL('**/miui/downloadapps#open-file');
  });
});

it('keeps the time in the address without storage', async () => {
  const page = await phoneAt(start);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await visit(page, wait);
  await begin(page);
  await page.waitForURL(`**${wait}.${minute}`);
  await page.reload();
  await expect.poll(() => clock(page).innerText()).toContain(momentIn('en', start - 30_000 + 24 * hour));
  await page.clock.setFixedTime(start + 24 * hour);
  await page.reload();
  await expect.poll(() => clock(page).innerText()).toBe(say('en', 'wait-over'));
});

it('restarts the wait and forgets the earlier start, and what was done after it', async () => {
  const page = await phoneAt(start);
  await visit(page, wait);
  await begin(page);
  const last = page.locator('main input[type=checkbox]').last();
  await page.locator('main li > label').last().click();
  expect(await last.isChecked()).toBe(true);
  await page.getByRole('button', { name: say('en', 'wait-again') }).click();
  await page.waitForURL(`**${wait}`);
  await page.getByRole('button', { name: say('en', 'wait-begin') }).waitFor();
  expect(await last.isChecked()).toBe(false);
  await visit(page, '/');
  await visit(page, wait);
  await page.getByRole('button', { name: say('en', 'wait-begin') }).waitFor();
});

it('creates a calendar file on the phone', async () => {
  const page = await phoneAt(start, { locale: 'uk' });
  await visit(page, `${wait}.${minute}`);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('uk', 'wait-calendar') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('developer-wait.ics');
  const file = readFileSync(await download.path(), 'utf8');
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines).toContain('DTSTART:20261122T172000Z');
  expect(lines).toContain('DTSTAMP:20261121T172030Z');
  expect(lines).toContain('UID:developer-wait-20261122T1720Z@localhost');
  expect(lines).toContain(`SUMMARY:${say('uk', 'gate-developer-wait')}`);
  expect(lines).toContain(`URL:${page.url()}`);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(requestedUrls.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

it('stores ticks that are set with the keyboard', async () => {
  const page = await phoneAt(start);
  await visit(page, wait);
  const box = page.getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  expect(await box.isChecked()).toBe(true);
  await page.reload();
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
  expect(await page.getByRole('checkbox').nth(1).isChecked()).toBe(false);
});

it('asks first whether somebody tells the reader to do this', async () => {
  const page = await phoneAt(start);
  await visit(page, wait);
  const [warning, list] = await Promise.all([
    page.getByText('Is somebody on the phone').boundingBox(),
    page.getByRole('checkbox').first().boundingBox(),
  ]);
  expect(warning!.y).toBeLessThan(list!.y);
  await page.getByRole('button', { name: say('en', 'caller-yes') }).click();
  await page.getByRole('alertdialog').waitFor();
});

describe('the way there', () => {
  it.each(['miui', 'coloros'])('links from the step of %s to the gate and on to the wait', async (skin) => {
    const page = await phoneAt(start);
    await visit(page, `/${skin}/downloadapps#pass-developer-check`);
    await page.getByText('As of November 2026.').waitFor();
    await page.getByRole('link', { name: say('en', 'gates-more') }).click();
    await page.waitForURL(`**/${skin}/service#developer-check`);
    await page.getByRole('link', { name: say('en', 'gate-developer-wait') }).click();
    await page.waitForURL(`**/${skin}/service#developer-wait`);
    await expect.poll(() => page.locator('h1').innerText()).toBe(say('en', 'gate-developer-wait'));
  });

  it.each([
    ['/service#developer-unverified', '/service#developer-check'],
    ['/miui/service#play-protect-unknown', '/miui/service#play-protect'],
    ['/coloros/service#restricted-missing', '/coloros/service#restricted-settings'],
  ])('links from the message %s to its gate', async (message, gate) => {
    const page = await phone();
    await visit(page, message);
    await page.getByRole('link', { name: say('en', 'gates-more') }).click();
    await page.waitForURL(`**${gate}`);
    await page.getByText('As of November 2026.').waitFor();
  });

  it('asks about callers before a risky setting that is opened by its address', async () => {
    const page = await phone();
    await visit(page, '/miui/service#allow-restricted');
    await page.getByRole('link', { name: say('en', 'caller-line') }).click();
    await page.waitForURL('**/miui/downloadapps#no-caller');
  });

  it('links from the help page to each gate, and back', async () => {
    const page = await phone();
    for (const gate of gates) {
      await visit(page, '/service');
      await page.getByRole('link', { name: say('en', `gate-${gate}`) }).click();
      await page.waitForURL(`**/service#${gate}`);
      await expect.poll(() => page.locator('h1').innerText()).toBe(say('en', `gate-${gate}`));
      await page.getByRole('link', { name: say('en', 'back'), exact: true }).click();
      await page.waitForURL(/\/service(#developer-check)?$/);
    }
  });
});

describe('the country', () => {
  const text = (page: Page) => page.getByRole('status').filter({ hasText: '2026' }).innerText();

  it('changes the text and is part of the address', async () => {
    const page = await phone();
    await visit(page, '/service#developer-check');
    const mainText = await page.locator('main').innerText();
    expect(mainText).toContain('Brazil · Indonesia · Singapore · Thailand');
    await page.getByRole('combobox').selectOption('TH');
    await page.waitForURL('**/service#developer-check.TH');
    await expect.poll(() => text(page)).toMatch(/^Thailand: .*September 30, 2026/);
    await page.getByRole('combobox').selectOption('other');
    await expect.poll(() => page.locator('main').innerText()).toContain('2027');
    expect(await page.locator('main').innerText()).not.toContain('September 30');
    await page.reload();
    expect(await page.getByRole('combobox').inputValue()).toBe('other');
  });

  it('is not guessed from the browser’s language', async () => {
    const page = await phone({ locale: 'th-TH', timezoneId: 'Asia/Bangkok' });
    await visit(page, '/service#developer-check');
    expect(await page.getByRole('combobox').inputValue()).toBe('');
  });
});

it.each([
  '/service#developer-check.XX',
  '/service#developer-check.',
  '/miui/service#developer-wait.tomorrow',
  '/miui/service#developer-wait.20260230T0000Z',
  '/miui/service#developer-wait.29991231T2359Z',
  '/coloros/service#play-protect.x',
  `/service#developer-wait.${'x'.repeat(5_000)}`,
])('reports an invalid value in the hash (%#)', async (path) => {
  const page = await phone();
  await visit(page, path);
  await page.getByRole('note').filter({ hasText: 'This guide does not know “' }).waitFor();
  expect(await page.locator('h1').innerText()).not.toContain('Unexpected');
});
