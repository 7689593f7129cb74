import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { qrPath } from '../../apps/guide/src/platform/qr-path.ts';
import { closePhones, phone, visit } from '../support/browser.ts';
import { currentPlace } from '../support/faults.ts';
import { leaveScreen, primary } from '../support/walk.ts';
import { say } from '../support/words.ts';

afterEach(closePhones);

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

describe('a step is sent', () => {
  it('by a secondary tool: one primary action stays, and the step does not move', async () => {
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
  ])('%s: the sheet and the clipboard get the exact place, and no file', async (receiver, place) => {
    const page = await open(step);
    await button(page, 'send').tap();
    await choose(page, receiver);
    await button(page, 'send-sheet').tap();
    const sent = () => page.evaluate(() => (window as unknown as Window).sent);
    await expect
      .poll(async () => (await sent()).map((one) => [Object.keys(one).sort(), placeIn(one.url)]))
      .toEqual([[['title', 'url'], place]]);
    await button(page, 'copy-link').tap();
    await page.getByText(say('ur', 'link-copied')).waitFor();
    expect((await copied(page)).map(placeIn)).toEqual([place]);
  });

  it('without a sheet there is no button for one; without a clipboard a marked field does it', async () => {
    const page = await open(step, { sheet: false, clipboard: false });
    await button(page, 'send').tap();
    expect(await button(page, 'send-sheet').count()).toBe(0);
    await button(page, 'copy-link').tap();
    await page.getByText(say('ur', 'link-copied')).waitFor();
    expect((await copied(page)).length).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  });

  it('where copying fails, the address is shown to be selected', async () => {
    const page = await open(step, { sheet: false, clipboard: false, selection: false });
    await button(page, 'send').tap();
    await button(page, 'copy-link').tap();
    expect(placeIn((await page.locator('output').textContent())!)).toContain('/miui/downloadapps?app=');
  });

  it('a code carries the address that was chosen, made without any network', async () => {
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
    const own = new URL(page.url()).origin;
    // Chunks for the cache may be on their way; nothing else, and nothing with the address in it.
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== own || !/\/(?:offline|worker)\b|\/static\//.test(url.pathname)) foreign.push(url.href);
    });
    await choose(page, 'helper');
    await expect.poll(code).not.toBe(theirs);
    expect(foreign).toEqual([]);
    const place = '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&labels=ru&helper=ur#open-file';
    expect(await code()).toBe((await qrPath(own + place)).d);
  });

  it('the link that is sent opens that step in the language of who opens it', async () => {
    const page = await open(step);
    await button(page, 'send').tap();
    await button(page, 'copy-link').tap();
    await page.getByText(say('ur', 'link-copied')).waitFor();
    const other = await phone({ locale: 'sv-SE' });
    await visit(other, placeIn((await copied(page))[0]!));
    expect(await other.evaluate(() => document.documentElement.lang)).toBe('sv');
    expect(currentPlace(other)).toContain('#open-file');
  });
});

describe('a report', () => {
  const codeOf = (page: Page) => page.locator('output').textContent();

  it('has a code from the Result: it works, or nothing said; a tap copies it', async () => {
    const page = await open('/result/miui?app=org.fdroid.fdroid&os=hyperos-2&rom=global&lang=en');
    await page.getByRole('button', { name: say('en', 'report') }).tap();
    const unsaid = await codeOf(page);
    await page.getByRole('button', { name: say('en', 'it-works') }).tap();
    await expect.poll(() => codeOf(page)).not.toBe(unsaid);
    const works = await codeOf(page);
    await page.getByRole('button', { name: say('en', 'report-copy') }).tap();
    await page.getByText(say('en', 'report-copied')).waitFor();
    expect(await copied(page)).toEqual([works]);
    const { decodeReport, namesByNumber } = await import('@sideguide/guide-core/report');
    const read = decodeReport(works!);
    if ('why' in read) throw new Error(read.why);
    expect(read.outcome).toBe('works');
    expect(namesByNumber('skin', read.numbers.skin, ['miui', 'coloros'])).toEqual(['miui']);
    expect(namesByNumber('app', read.numbers.app, ['org.fdroid.fdroid'])).toEqual(['org.fdroid.fdroid']);
    expect(read.built).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('has a code from a step whose phone shows something else: which phone, version, step, app and day', async () => {
    const page = await open('/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&rom=global&lang=en#allow-source');
    await page.getByText(say('en', 'see-otherwise')).tap();
    await page.getByRole('button', { name: say('en', 'report-differs') }).tap();
    const code = await codeOf(page);
    await page.getByRole('button', { name: say('en', 'report-copy') }).tap();
    await page.getByText(say('en', 'report-copied')).waitFor();
    expect(await copied(page)).toEqual([code]);
    const { decodeReport, namesByNumber } = await import('@sideguide/guide-core/report');
    const read = decodeReport(code!);
    if ('why' in read) throw new Error(read.why);
    expect(read.outcome).toBe('differs');
    const { skin, os, rom, step: at, app, message } = read.numbers;
    expect(namesByNumber('skin', skin, ['miui', 'coloros'])).toEqual(['miui']);
    expect(namesByNumber('os', os, ['hyperos-1', 'hyperos-2', 'miui-14'])).toEqual(['hyperos-2']);
    expect(namesByNumber('rom', rom, ['cn', 'global'])).toEqual(['global']);
    expect(namesByNumber('step', at, ['open-file', 'allow-source'])).toEqual(['allow-source']);
    expect(namesByNumber('app', app, ['org.fdroid.fdroid'])).toEqual(['org.fdroid.fdroid']);
    expect(message).toBe(0);
    expect(read.built).toMatch(/^20\d\d-\d\d-\d\d$/);
    // Another step has another code: it always belongs to the visible step.
    const other = await open('/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&rom=global&lang=en#open-file');
    await other.getByText(say('en', 'see-otherwise')).tap();
    await other.getByRole('button', { name: say('en', 'report-differs') }).tap();
    expect(await codeOf(other)).not.toBe(code);
  });

  it('is never sent by itself: without a contact there is no link to send it', async () => {
    const page = await open('/result/miui?lang=en');
    await page.getByRole('button', { name: say('en', 'report') }).tap();
    await codeOf(page);
    expect(await page.getByRole('link', { name: say('en', 'report-send') }).count()).toBe(0);
  });
});

it('a message that is open has a code of its own: it does not work, and which message', async () => {
  const page = await open('/service?lang=en#package-conflict');
  await page.getByRole('button', { name: say('en', 'report') }).tap();
  const { decodeReport, namesByNumber } = await import('@sideguide/guide-core/report');
  const read = decodeReport((await page.locator('output').textContent())!);
  if ('why' in read) throw new Error(read.why);
  expect(read.outcome).toBe('fails');
  expect(namesByNumber('message', read.numbers.message, ['package-conflict'])).toEqual(['package-conflict']);
});

it('a guide that names a contact offers to send the code there, and the code goes along', async () => {
  const page = await phone();
  await page.route('**/result/miui*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"brand":{', '"brand":{"contact":"mailto:help@guide.example"');
    return route.fulfill({ response: answer, body });
  });
  await visit(page, '/result/miui?lang=en');
  await page.getByRole('button', { name: say('en', 'report') }).click();
  const code = await page.locator('output').textContent();
  const href = await page.getByRole('link', { name: say('en', 'report-send') }).getAttribute('href');
  expect(href).toBe(`mailto:help@guide.example?subject=${code}&body=${code}`);
});

it('the whole guide is printed from the Landing and from the Result', async () => {
  const page = await open('/miui?app=org.fdroid.fdroid&lang=en');
  const link = page.getByRole('link', { name: say('en', 'paper-guide') });
  await leaveScreen(page, () => link.tap());
  expect(currentPlace(page)).toBe('/miui?app=org.fdroid.fdroid&lang=en#print');
  await visit(page, '/result/miui?app=org.fdroid.fdroid&lang=en');
  await leaveScreen(page, () => link.tap());
  expect(currentPlace(page)).toBe('/miui?app=org.fdroid.fdroid&lang=en#print');
});
