import { afterEach, describe, expect, it } from 'vitest';
import { closePhones, phone } from '../support/browser.ts';
import { say } from '../support/words.ts';

afterEach(closePhones);

describe('an entry that does not arrive', () => {
  it.each(['abort', 'missing', 'cut'] as const)('leaves a way to load it again: %s', async (fault) => {
    const page = await phone({ locale: 'uk' });
    let broken = true;
    await page.route(/\/static\/js\/index\.[^/]+\.js$/, async (route) => {
      if (!broken) return route.continue();
      if (fault === 'abort') return route.abort('connectionreset');
      if (fault === 'missing') return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
      return route.fulfill({ contentType: 'text/javascript', body: '(function () { if (true) {' });
    });
    await page.goto('/miui/downloadapps?os=hyperos-3#open-file');
    const again = page.locator('#again');
    await again.waitFor();
    const address = page.url();
    broken = false;
    await again.click();
    await page.getByText(say('uk', 'help'), { exact: true }).waitFor();
    expect(page.url()).toBe(address);
  });

  it('shows no such sign on a page that runs', async () => {
    const page = await phone();
    await page.goto('/');
    await page.locator('h1').waitFor();
    expect(await page.locator('#again').count()).toBe(0);
  });
});
