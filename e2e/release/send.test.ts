import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../../apps/guide/src/platform/qr-path.ts';
import { phone, visit } from '../support/browser.ts';
import { currentPlace } from '../support/faults.ts';
import { originOf } from '../support/sites.ts';
import { leaveScreen, primary, sayInstalled } from '../support/walk.ts';
import { say } from '../support/words.ts';

const step = '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&lang=ur&labels=ru#open-file';

interface Sent {
  readonly url: string;
  readonly title?: string;
}
type Window = typeof globalThis & { sent: Sent[]; copied: string[] };

/** Opens a phone whose share sheet and clipboard only record what they receive. */
async function open(path: string, { sheet = true, clipboard = true, selection = true } = {}): Promise<Page> {
  const page = await phone({ hasTouch: true });
  await page.addInitScript(
    (has) => {
      const box = window as unknown as Window;
      box.sent = [];
      box.copied = [];
      const put = (on: object, name: string, value: unknown) =>
        Object.defineProperty(on, name, { value, configurable: true });
      if (has.sheet) put(navigator, 'share', async (data: Sent) => void box.sent.push(data));
      put(
        navigator,
        'clipboard',
        has.clipboard ? { writeText: async (text: string) => void box.copied.push(text) } : undefined,
      );
      document.execCommand = () => {
        if (has.selection) box.copied.push((document.activeElement as HTMLTextAreaElement).value);
        return has.selection;
      };
    },
    { sheet, clipboard, selection },
  );
  await visit(page, path);
  return page;
}

const button = (page: Page, key: string, tag = 'ur') => page.getByRole('button', { name: say(tag, key), exact: true });
const copied = (page: Page) => page.evaluate(() => (window as unknown as Window).copied);
const placeIn = (url: string) => url.replace(/^http:\/\/localhost:\d+/, '');

async function choose(page: Page, receiver: string): Promise<void> {
  await page.getByRole('radio').nth(['theirs', 'mine', 'helper'].indexOf(receiver)).check();
}

describe('sending a step', () => {
  it('is a secondary tool: one primary action remains, and the step does not move', async () => {
    const page = await open(step);
    const before = await primary(page).boundingBox();
    const receivers = () => page.getByRole('radio').count();
    await button(page, 'send').tap();
    await expect.poll(receivers).toBe(3);
    expect(await primary(page).count()).toBe(1);
    expect(await primary(page).boundingBox()).toEqual(before);
    await button(page, 'send').tap();
    await expect.poll(receivers).toBe(0);
  });

  it.each([
    ['theirs', '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2#open-file'],
    ['mine', '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&lang=ur&labels=ru#open-file'],
    ['helper', '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&labels=ru&helper=ur#open-file'],
  ])('to %s passes the exact address to the share sheet and the clipboard', async (receiver, place) => {
    const page = await open(step);
    await button(page, 'send').tap();
    await choose(page, receiver);
    await button(page, 'send-sheet').tap();
    const sent = () => page.evaluate(() => (window as unknown as Window).sent);
    await expect
      .poll(async () => (await sent()).map((shared) => [Object.keys(shared).sort(), placeIn(shared.url)]))
      .toEqual([[['title', 'url'], place]]);
    await button(page, 'copy-link').tap();
    await page.getByText(say('ur', 'link-copied')).waitFor();
    expect((await copied(page)).map(placeIn)).toEqual([place]);
  });

  it('works without a share sheet and without a clipboard', async () => {
    const page = await open(step, { sheet: false, clipboard: false });
    await button(page, 'send').tap();
    expect(await button(page, 'send-sheet').count()).toBe(0);
    await button(page, 'copy-link').tap();
    await page.getByText(say('ur', 'link-copied')).waitFor();
    expect((await copied(page)).length).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  });

  it('shows the address to select if copying fails', async () => {
    const page = await open(step, { sheet: false, clipboard: false, selection: false });
    await button(page, 'send').tap();
    await button(page, 'copy-link').tap();
    expect(placeIn((await page.locator('output').textContent())!)).toContain('/miui/downloadapps?app=');
  });

  it('shows a QR code of the chosen address, made without requests', async () => {
    const page = await open(step);
    await button(page, 'send').tap();
    const code = () =>
      page
        .getByRole('img', { name: say('ur', 'qr-name') })
        .locator('path')
        .getAttribute('d');
    const theirs = await code();
    expect(theirs!.length).toBeGreaterThan(1_000);
    const foreign: string[] = [];
    const origin = new URL(page.url()).origin;
    // Chunks for the cache may be on their way; nothing else, and nothing with the address in it.
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin || !/\/(?:offline|worker)\b|\/static\//.test(url.pathname)) foreign.push(url.href);
    });
    await choose(page, 'helper');
    await expect.poll(code).not.toBe(theirs);
    expect(foreign).toEqual([]);
    const place = '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&labels=ru&helper=ur#open-file';
    expect(await code()).toBe((await qrPath(origin + place)).d);
  });
});

const app = 'org.fdroid.fdroid';
const report = (page: Page) => page.locator('output').innerText();
/** Matches a report from an address, which ends with the day of the guide. */
const reportOf = (says: string, path: string) =>
  expect.stringMatching(
    new RegExp(`^${says}\n${`${originOf('guide')}${path}`.replace(/[?.]/g, '\\$&')}\n20\\d\\d-\\d\\d-\\d\\d$`),
  );

describe('a report', () => {
  it.each([
    ['/result/miui', ['report', 'it-works', 'report-copy'], 'it-works', ''],
    ['/result/miui', ['report', 'it-does-not', 'report-copy'], 'it-does-not', ''],
    ['/miui/downloadapps', ['report-differs', 'report-copy'], 'report-differs', '#allow-source'],
  ] as const)('on %s says what the reader saw and where, and is copied', async (path, keys, says, hash) => {
    const place = `${path}?app=${app}&os=hyperos-2&rom=global&lang=en${hash}`;
    const page = await open(place);
    if (hash) await page.getByText(say('en', 'see-otherwise')).tap();
    else await sayInstalled(page);
    for (const key of keys) await page.getByRole('button', { name: say('en', key) }).tap();
    await page.getByText(say('en', 'report-copied')).waitFor();
    const text = await report(page);
    expect(await copied(page)).toEqual([text]);
    expect(text).toEqual(reportOf(say('en', says), place));
  });

  it('on a message says that it did not help', async () => {
    const page = await open('/service?lang=en#package-conflict');
    await page.getByRole('button', { name: say('en', 'report') }).tap();
    expect(await report(page)).toEqual(reportOf(say('en', 'message-no-help'), '/service?lang=en#package-conflict'));
  });

  it('has no link to send it if the guide names no contact', async () => {
    const page = await open('/result/miui?lang=en');
    await sayInstalled(page);
    await page.getByRole('button', { name: say('en', 'report') }).tap();
    await page.locator('output').waitFor();
    expect(await page.getByRole('link', { name: say('en', 'report-send') }).count()).toBe(0);
  });
});

it('offers to send the report to the operator’s contact', async () => {
  const page = await phone();
  await page.route('**/result/miui*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"brand":{', '"brand":{"contact":"mailto:help@guide.example"');
    return route.fulfill({ response: answer, body });
  });
  await visit(page, '/result/miui?lang=en');
  await sayInstalled(page);
  await page.getByRole('button', { name: say('en', 'report') }).click();
  const href = await page.getByRole('link', { name: say('en', 'report-send') }).getAttribute('href');
  const { pathname, searchParams } = new URL(href!);
  expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
    'help@guide.example',
    await page.title(),
    await report(page),
  ]);
});

it('links to the printed guide from the Landing and the Result', async () => {
  const page = await open('/miui?app=org.fdroid.fdroid&lang=en');
  const link = page.getByRole('link', { name: say('en', 'paper-guide') });
  await leaveScreen(page, () => link.tap());
  expect(currentPlace(page)).toBe('/miui?app=org.fdroid.fdroid&lang=en#print');
  await visit(page, '/result/miui?app=org.fdroid.fdroid&lang=en');
  await sayInstalled(page);
  await leaveScreen(page, () => link.tap());
  expect(currentPlace(page)).toBe('/miui?app=org.fdroid.fdroid&lang=en#print');
});
