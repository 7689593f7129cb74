import { describe, expect, it } from 'vitest';
import { phone } from '../support/browser.ts';
import { originOf } from '../support/sites.ts';

/** Time after which the guard says that the page is slow, with a margin, in milliseconds. */
const patience = 10_000;

describe.each(['/', '/miui', '/nope'])('the document of %s, cut short by the network', (path) => {
  it.each([3, 10, 40, 90])('offers to load the page again when %i %% have come', async (percent) => {
    const response = await fetch(originOf('guide') + path, { headers: { accept: 'text/html' } });
    const whole = await response.text();
    // Home and the landings have their scripts inlined; the other documents are small, and the guard is at their start.
    const length = Math.max(Math.floor((whole.length * percent) / 100), 3_000);
    const page = await phone();
    await page.clock.install();
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: whole.slice(0, length) }),
    );
    // Files that the cut document asks for do not come either.
    await page.route('**/static/**', (route) => route.abort());
    await page.goto(path);
    await page.clock.fastForward(patience);
    const link = page.locator('a#again');
    await link.waitFor();
    expect(await link.getAttribute('href')).toContain(path);
    await page.unroute(`**${path}`);
    await page.unroute('**/static/**');
    await link.click();
    await page.locator('#root h1').waitFor();
  });
});
