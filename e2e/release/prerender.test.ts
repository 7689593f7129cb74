import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { perTestHost, saveData, waitUntilReady } from '../support/offline-host.ts';
import { openNextStep, readScreen } from '../support/walk.ts';

const test = perTestHost();

const step = '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&rom=global#get-file';

/** Longer than a step may take, in milliseconds. */
const while_ = 2_500;

interface Drawn {
  /** Headings of what was prerendered beside the page. */
  readonly hiddenSteps: string[];
  /** The highest number of headings in one frame. */
  maxHidden: number;
}

/** Records what is prerendered, and whether it was ever visible to a reader. */
const watchDrawn = (page: Page) =>
  page.addInitScript(() => {
    const drawn: Drawn = { hiddenSteps: [], maxHidden: 0 };
    Object.assign(globalThis, { drawn });
    const place = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      const heading = this.parentElement === document.body && this.querySelector('h1');
      if (heading && place.call(heading).height > 0) drawn.hiddenSteps.push(heading.textContent ?? '');
      return place.call(this);
    };
    const frame = () => {
      drawn.maxHidden = Math.max(drawn.maxHidden, document.querySelectorAll('h1').length);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const drawn = (page: Page) => page.evaluate(() => (globalThis as unknown as { drawn: Drawn }).drawn);

/** Returns the addresses of the resources that the page has loaded. */
const loaded = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

describe('the prerendered next step', () => {
  it('is rendered once and invisibly, and so is the one after it', async () => {
    const page = await test.open();
    await watchDrawn(page);
    await visit(page, step);
    await waitUntilReady(page, 'en');
    const headings: string[] = [];
    for (let n = 1; n <= 2; n += 1) {
      await expect.poll(async () => (await drawn(page)).hiddenSteps.length).toBe(n);
      await openNextStep(page);
      headings.push((await page.locator('h1').textContent())!);
    }
    const { hiddenSteps, maxHidden } = await drawn(page);
    expect(hiddenSteps.slice(0, 2)).toEqual(headings);
    expect(maxHidden).toBe(1);
  });

  it('is rendered in browsers without idle callbacks too', async () => {
    const page = await test.open();
    await page.addInitScript(() => {
      for (const name of ['requestIdleCallback', 'cancelIdleCallback'])
        delete (globalThis as unknown as Record<string, unknown>)[name];
    });
    await watchDrawn(page);
    await visit(page, step);
    await waitUntilReady(page, 'en');
    await expect.poll(async () => (await drawn(page)).hiddenSteps.length).toBe(1);
    await openNextStep(page);
    expect((await drawn(page)).hiddenSteps[0]).toBe(await page.locator('h1').textContent());
  });

  it('is rendered on the first visit, before the flow is cached', async () => {
    const page = await test.open();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    });
    await watchDrawn(page);
    await visit(page, step);
    await expect.poll(async () => (await drawn(page)).hiddenSteps.length).toBe(1);
    await openNextStep(page);
    expect((await drawn(page)).hiddenSteps[0]).toBe(await page.locator('h1').textContent());
  });

  it('loads its code from the cache before the tap', async () => {
    const page = await test.open();
    await visit(page, step.replace('get-file', 'keep-file'));
    await waitUntilReady(page, 'en');
    test.net.requests.length = 0;
    await expect.poll(() => loaded(page)).toContainEqual(expect.stringMatching(/\/check\.\w+\.js$/));
    expect(test.net.requests).toEqual([]);
    await openNextStep(page);
    expect((await readScreen(page)).href).toMatch(/#check-file$/);
  });

  it('is not rendered with data saver on', async () => {
    const page = await test.open();
    await saveData(page);
    await watchDrawn(page);
    await visit(page, step);
    await page.waitForTimeout(while_);
    expect((await drawn(page)).hiddenSteps).toEqual([]);
  });
});
