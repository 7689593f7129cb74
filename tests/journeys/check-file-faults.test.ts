import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nameHeader, shareAddress, sharedCache } from '#lib/offline/share.ts';
import { craftApk } from '../support/apk/craft.ts';
import { by, page as makers } from '../support/apk/told.ts';
import { closePhones, phone } from '../support/browser.ts';
import {
  checkSays,
  chooseFile,
  known,
  openCheck,
  readAnswer,
  servicePath,
  siteOfMakers,
  stepPath,
  untilComplete,
  worker,
} from '../support/check-file.ts';
import type { FaultySite } from '../support/faults.ts';
import { placeOf, readFailure } from '../support/faults.ts';
import { holdRequests } from '../support/requests.ts';

const genuine = craftApk({ package: known.package, label: known.name, sign: by(makers) });

let site: FaultySite;
beforeAll(async () => {
  site = await siteOfMakers();
});
afterAll(() => site.close());
afterEach(closePhones);

const press = (page: Page, key: string) => page.getByRole('button', { name: checkSays('en', key) }).click();
const reading = (page: Page) => page.locator('[data-check=reading]').waitFor();

/** A worker that takes a file and never says a word about it. */
async function silentWorker(): Promise<FaultySite> {
  const silent = await siteOfMakers();
  silent.rewrite(worker, (text) => `${text};self.onmessage=function(){};`);
  return silent;
}

describe('without a network', () => {
  it('a file is checked once the screen is there', async () => {
    const page = await phone();
    await untilComplete(await openCheck(page, site));
    await page.context().setOffline(true);
    await chooseFile(page, genuine);
    expect(await readAnswer(page)).toMatchObject({ answer: 'genuine' });
  });

  it('nothing is asked for while a file is checked, and the policy is not even tried', async () => {
    const page = await phone();
    const violations: string[] = [];
    await page.exposeFunction('forbidden', (text: string) => violations.push(text));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        (window as unknown as { forbidden(text: string): void }).forbidden(`${effectiveDirective} ${blockedURI}`),
      ),
    );
    await untilComplete(await openCheck(page, site));
    const before = site.asked.length;
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    await chooseFile(page, genuine);
    await readAnswer(page);
    await page.locator('main details').evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
    await chooseFile(page, craftApk());
    await page.locator('[data-check=another-app]').waitFor();
    expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    expect(site.asked.slice(before)).toEqual([]);
    expect(violations).toEqual([]);
  });
});

describe('the worker', () => {
  it('has no way out, by its policy and by itself', async () => {
    const page = await phone();
    const script = await openCheck(page, site);
    await untilComplete(script);
    const answer = await fetch(script.url());
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'");
    const ways = await script.evaluate(() =>
      ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts', 'indexedDB', 'caches', 'Worker'].filter(
        (name) => (self as unknown as Record<string, unknown>)[name] !== undefined,
      ),
    );
    expect(ways).toEqual([]);
  });

  it('cannot reach the network even with its ways back', async () => {
    const page = await phone();
    await page.route(/check-worker/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `self.way=self.fetch;${await response.text()}` });
    });
    const started = page.waitForEvent('worker');
    await openCheck(page, site);
    const refused = await (await started).evaluate(async () => {
      const scope = self as unknown as { way: typeof fetch };
      try {
        await scope.way('/icon.svg?from=worker');
        return 'reached';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refused).toBe('TypeError');
    expect(site.asked.filter((path) => path.includes('from=worker'))).toEqual([]);
  });

  it('that does not come is asked for again, then the reader is told, and may try', async () => {
    const broken = await siteOfMakers();
    broken.fail(worker, '404');
    const page = await phone();
    await page.goto(broken.origin + stepPath);
    await chooseFile(page, genuine);
    expect(await readAnswer(page)).toMatchObject({
      answer: 'failed-loading',
      heading: checkSays('en', 'failed-loading'),
      why: checkSays('en', 'failed-loading-then'),
      danger: false,
    });
    expect(broken.asked.filter((path) => path.includes(worker.name))).toHaveLength(2);
    expect(placeOf(page)).toBe(stepPath);
    broken.heal();
    broken.rewrite({ name: 'known-signers', kind: 'js' }, (text) => `${text} `);
    await press(page, 'try-again');
    await page.locator('[data-check]:not([data-check=reading]):not([data-check=failed-loading])').waitFor();
    broken.close();
  });

  it.each(['abort', 'cut', 'truncated', 'html'] as const)(
    'that comes broken (%s) is got the second time',
    async (fault) => {
      const broken = await siteOfMakers();
      broken.fail(worker, fault, { first: true });
      const page = await phone();
      await page.goto(broken.origin + stepPath);
      await chooseFile(page, genuine);
      expect(await readAnswer(page)).toMatchObject({ answer: 'genuine' });
      broken.close();
    },
  );

  it('that hangs is given up after the time of any chunk', async () => {
    const broken = await siteOfMakers();
    broken.fail(worker, 'hang');
    const page = await phone();
    await page.clock.install();
    await page.goto(broken.origin + stepPath);
    await chooseFile(page, genuine);
    await reading(page);
    await page.clock.fastForward(120_000);
    expect(await readAnswer(page)).toMatchObject({ answer: 'failed-loading' });
    broken.close();
  });

  it('that falls silent is ended, and the check can be tried again', async () => {
    const silent = await silentWorker();
    const page = await phone();
    await page.clock.install();
    await openCheck(page, silent);
    const [first] = page.workers();
    await chooseFile(page, genuine);
    await reading(page);
    const closed = first!.waitForEvent('close');
    await page.clock.fastForward(30_000);
    expect(await readAnswer(page)).toMatchObject({ answer: 'failed-stalled', danger: false });
    await closed;
    silent.heal();
    await press(page, 'try-again');
    await page.locator('[data-check]:not([data-check=reading]):not([data-check=failed-stalled])').waitFor();
    silent.close();
  });

  it('is ended by the reader, who is where they were', async () => {
    const silent = await silentWorker();
    const page = await phone();
    await openCheck(page, silent);
    const [first] = page.workers();
    await chooseFile(page, genuine);
    await reading(page);
    const closed = first!.waitForEvent('close');
    await press(page, 'cancel');
    await closed;
    await page.getByText(checkSays('en', 'choose'), { exact: true }).waitFor();
    expect(await page.locator('[data-check]').count()).toBe(0);
    silent.close();
  });

  it('that throws is our mistake, and said so', async () => {
    const wrong = await siteOfMakers();
    wrong.rewrite(worker, (text) => `${text};self.onmessage=function(){throw new RangeError('too deep')};`);
    const page = await phone();
    await openCheck(page, wrong);
    await chooseFile(page, genuine);
    expect(await readAnswer(page)).toMatchObject({
      answer: 'failed-broken',
      why: checkSays('en', 'failed-broken-then'),
    });
    wrong.close();
  });
});

it('the check’s own chunk that fails ends on the error screen, as every chunk does', async () => {
  const broken = await siteOfMakers();
  broken.fail({ name: 'check', kind: 'js' }, '404');
  const page = await phone();
  await page.goto(broken.origin + stepPath);
  expect((await readFailure(page)).message).toContain('Loading chunk check failed.');
  broken.heal();
  await page.locator('.failure-button').click();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  expect(placeOf(page)).toBe(stepPath);
  broken.close();
});

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sideguide-check-'));
  const path = join(folder, 'app.apk');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Picks a file of this machine, and does something to it before the worker reads it. */
  async function changeBeforeReading(change: () => void): Promise<Page> {
    writeFileSync(path, genuine);
    const page = await phone();
    const held = await holdRequests(page, /check-worker/);
    await page.goto(site.origin + stepPath);
    await page.locator('input[type=file]').first().setInputFiles(path);
    await reading(page);
    change();
    held.release();
    return page;
  }

  it('that is gone by then cannot be read, and that says nothing bad of it', async () => {
    const page = await changeBeforeReading(() => rmSync(path));
    expect(await readAnswer(page)).toMatchObject({
      answer: 'failed-unreadable',
      heading: checkSays('en', 'failed-unreadable'),
      action: checkSays('en', 'choose-other'),
      danger: false,
    });
    await chooseFile(page, genuine);
    await page.locator('[data-check=genuine]').waitFor();
  });

  it('that was changed by then cannot be read either', async () => {
    const page = await changeBeforeReading(() => writeFileSync(path, genuine.slice(0, 100)));
    expect(await readAnswer(page)).toMatchObject({ answer: 'failed-unreadable' });
  });

  it('may be dropped anywhere on the page', async () => {
    const page = await phone();
    await openCheck(page, site, servicePath);
    const files = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'F-Droid.apk'));
        return transfer;
      },
      [...genuine],
    );
    await page.dispatchEvent('h1', 'dragenter', { dataTransfer: files });
    await page.getByText(checkSays('en', 'drop-now')).waitFor();
    await page.dispatchEvent('h1', 'drop', { dataTransfer: files });
    expect(await readAnswer(page)).toMatchObject({ answer: 'genuine' });
    expect(await page.getByText(checkSays('en', 'drop-now')).count()).toBe(0);
  });

  it('that another app handed over is checked at once, and only once', async () => {
    const page = await phone();
    await page.goto(`${site.origin}/service`);
    await page.evaluate(
      async ([cacheName, key, header, bytes]) => {
        const headers = { 'Content-Type': 'application/vnd.android.package-archive', [header]: 'a%20b.apk' };
        await (await caches.open(cacheName)).put(key, new Response(Uint8Array.from(bytes), { headers }));
      },
      [sharedCache, `/${shareAddress}`, nameHeader, [...genuine]] as const,
    );
    await page.goto(`${site.origin}/`);
    await page.goto(site.origin + servicePath);
    expect(await readAnswer(page)).toMatchObject({ answer: 'genuine' });
    expect(await page.getByText('a b.apk').count()).toBe(1);
    await page.reload();
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    expect(await page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, sharedCache)).toBe(0);
    expect(await page.locator('[data-check]').count()).toBe(0);
  });

  it.each(['Enter', 'Space'])('is chosen, and its answer reached, with the keyboard alone: %s', async (key) => {
    const page = await phone();
    // Listened for from the start: the browser has to be told before the first press.
    page.on('filechooser', (chooser) =>
      chooser.setFiles({ name: 'F-Droid.apk', mimeType: '', buffer: Buffer.from(genuine) }),
    );
    await openCheck(page, site);
    const picker = page.locator('main ~ nav input[type=file]');
    for (let n = 0; n < 20; n++) {
      if (await picker.evaluate((input) => input === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    const ring = await picker.evaluate((input) => getComputedStyle(input.closest('label')!).outlineStyle);
    expect(ring).toBe('solid');
    await page.keyboard.press(key);
    await readAnswer(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('may be chosen a second time', async () => {
    const page = await phone();
    await openCheck(page, site);
    await chooseFile(page, genuine);
    await readAnswer(page);
    const answers = await page.evaluate(() => document.querySelectorAll('input[type=file]').length);
    expect(answers).toBe(1);
    expect(await page.locator('input[type=file]').evaluate((input) => (input as HTMLInputElement).value)).toBe('');
  });
});
