import { createServer, type Server } from 'node:http';
import { hash } from '@sideguide/apk-verify/testing';
import { sharedCache, shareField } from '@sideguide/guide-core/offline';
import { listen } from '@sideguide/site-kit/serve';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { groupDigits } from '../../apps/guide/src/features/file-check/fingerprint.ts';
import { visit } from '../support/browser.ts';
import { checkSays, genuine, readAnswer } from '../support/check-file.ts';
import { perTestHost, waitForWorker } from '../support/offline-host.ts';

const phones = perTestHost();

const name = 'an äpp.apk';

/** Posts a form with a file, as any page may; with `hidden` its referrer policy is `no-referrer`. */
const post = (page: Page, action: string, hidden: boolean) =>
  page.evaluate(
    ([field, to, called, bytes, policy]) => {
      if (policy) document.head.insertAdjacentHTML('beforeend', '<meta name="referrer" content="no-referrer">');
      const form = document.createElement('form');
      form.method = 'post';
      form.action = to;
      form.enctype = 'multipart/form-data';
      const input = document.createElement('input');
      input.type = 'file';
      input.name = field;
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(bytes)], called, { type: 'application/vnd.android.package-archive' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [shareField, action, name, [...genuine], hidden] as const,
  );

const isKept = (page: Page) => page.evaluate((cache) => caches.has(cache), sharedCache);

const fileHeading = (page: Page) => page.locator('[data-check]');

describe('a file shared from another app', () => {
  // As from a phone's share sheet: without an origin, and not subject to the guide's own policy for forms.
  const share = async () => {
    const page = await phones.open({ bypassCSP: true });
    await visit(page, '/service#check');
    await waitForWorker(page);
    // The check's worker and the chunks it loads later are cached.
    await expect.poll(() => page.workers().length).toBe(1);
    await visit(page, '/');
    await post(page, '/share', true);
    await page.waitForURL('**/service#check');
    await fileHeading(page).waitFor();
    return page;
  };

  it('is shown with its digest and marked as coming from outside', async () => {
    const page = await share();
    expect(await fileHeading(page).locator('h1, h3').textContent()).toBe(checkSays('en', 'handed'));
    const digest = groupDigits(Buffer.from(hash('sha256', genuine)).toString('hex'));
    await page.getByText(digest).waitFor();
    const text = await page.locator('main').innerText();
    expect(text).toContain(name);
    expect(text).toContain(checkSays('en', 'handed-then'));
    // The file is handed over only once.
    await page.reload();
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    expect(await fileHeading(page).count()).toBe(0);
  });

  it('is checked only after a tap', async () => {
    const page = await share();
    // The worker answers in order: had it been asked to check the file, its events would come before the digest.
    await page.getByText(groupDigits(Buffer.from(hash('sha256', genuine)).toString('hex'))).waitFor();
    expect(await fileHeading(page).getAttribute('data-check')).toBe('handed');
    await page.getByRole('button', { name: checkSays('en', 'handed-check') }).tap();
    await page.locator('[data-check]:not([data-check=handed])').waitFor();
    expect((await readAnswer(page)).answer).not.toBe('handed');
  });
});

describe('a web page that posts a file', () => {
  let other: Server | undefined;
  afterEach(() => other?.close());

  it.each([
    [false, 'is not taken for a share sheet'],
    [true, 'and hides who it is gets no verdict by itself'],
  ])('%s: %s', async (hidden) => {
    other = createServer((_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><meta charset=utf-8><title>Another site</title>'),
    );
    const { port } = await listen(other, 0);
    const page = await phones.open();
    await visit(page, '/service#check');
    await waitForWorker(page);
    await page.goto(`http://127.0.0.1:${port}/`);
    await post(page, `${phones.net.origin}/share`, hidden);
    await page.waitForURL('**/service#check');
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    if (hidden) await fileHeading(page).waitFor();
    else expect(await isKept(page)).toBe(false);
    expect(
      await fileHeading(page).evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.check)),
    ).toEqual(hidden ? ['handed'] : []);
  });
});
