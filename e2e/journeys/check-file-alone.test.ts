import { craftApk } from '@sideguide/apk-verify/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { phone } from '../support/browser.ts';
import { chooseFile, genuine, openCheck, readAnswer, siteOfMakers, untilComplete } from '../support/check-file.ts';
import { isIdleRequest } from '../support/requests.ts';

const site = await siteOfMakers();
afterAll(() => site.close());
describe('the file check without network', () => {
  it('works once the screen has loaded', async () => {
    const page = await phone();
    await untilComplete(await openCheck(page, site));
    await page.context().setOffline(true);
    await chooseFile(page, genuine);
    expect(await readAnswer(page)).toMatchObject({ answer: 'genuine' });
  });

  it('sends no request and violates no policy while it checks a file', async () => {
    const page = await phone();
    const violations: string[] = [];
    await page.exposeFunction('forbidden', (text: string) => violations.push(text));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        (window as unknown as { forbidden(text: string): void }).forbidden(`${effectiveDirective} ${blockedURI}`),
      ),
    );
    await untilComplete(await openCheck(page, site));
    // What is loaded ahead for the next tap is no request of the check.
    await page.waitForLoadState('networkidle');
    const before = site.requests.length;
    const requestedUrls: string[] = [];
    page.context().on('request', (request) => requestedUrls.push(request.url()));
    await chooseFile(page, genuine);
    await readAnswer(page);
    await page.locator('main details').evaluateAll((all) => all.map((details) => details.setAttribute('open', '')));
    // The next file would end a digest that is still being made, and with it the worker.
    const digest = page.locator('main details', { has: page.getByRole('textbox') }).locator('dd');
    await expect.poll(() => digest.innerText()).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){15}$/);
    await chooseFile(page, craftApk());
    await page.locator('[data-check=another-app]').waitFor();
    const isOfCheck = (url: string) => !url.startsWith('blob:') && !isIdleRequest.test(url);
    expect(requestedUrls.filter(isOfCheck)).toEqual([]);
    expect(site.requests.slice(before).filter(isOfCheck)).toEqual([]);
    expect(violations).toEqual([]);
  });
});

describe('the worker', () => {
  it('has no network access, by its policy and by its own code', async () => {
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

  it('cannot reach the network even with its network functions restored', async () => {
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
    expect(site.requests.filter((path) => path.includes('from=worker'))).toEqual([]);
  });
});
