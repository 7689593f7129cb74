import { formatAddress } from '@sideguide/guide-core/flow';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { planFor } from '../support/expected.ts';
import { readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const reader = { skin: 'miui', app: 'org.thoughtcrime.securesms', os: 'hyperos-2', rom: 'global', tag: 'en' };
const at = (step: string, lang?: string) =>
  formatAddress({ path: '/miui/downloadapps', app: reader.app, os: reader.os, rom: reader.rom, lang, step });
const computer = (width = 1280) => phone({ viewport: { width, height: 800 } });

describe('a step on a wide screen', () => {
  it.each([900, 1280, 1920])('has the steps at the side, the phone and the words in a row: %s px', async (width) => {
    const page = await computer(width);
    await visit(page, at('turn-on-source'));
    const side = page.locator('main > aside');
    const links = side.locator('a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.split('#')[1]))).toEqual(
      planFor(reader).download,
    );
    expect(await side.locator('[aria-current=step]').getAttribute('href')).toBe(at('turn-on-source'));
    const boxes = await Promise.all(
      [side, page.locator('main figure'), page.locator('main h1')].map((one) => one.boundingBox()),
    );
    const [left, middle, right] = boxes.map((box) => box!);
    expect(left!.x + left!.width).toBeLessThanOrEqual(middle!.x);
    expect(middle!.x + middle!.width).toBeLessThanOrEqual(right!.x);
    expect((await readScreen(page)).isTooWide).toBe(false);
    const button = (await readScreen(page)).button!;
    expect(button.bottom).toBeLessThanOrEqual(800);
  });

  it('has all pictures in a row below the phone', async () => {
    const page = await computer();
    await visit(page, at('open-file'));
    const pictures = page.locator('[data-part=picture]');
    await pictures.nth(2).waitFor();
    const tops = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    const phoneBox = (await page.locator('[data-part=phone]').first().boundingBox())!;
    expect(tops[0]).toBeGreaterThanOrEqual(Math.floor(phoneBox.y + phoneBox.height));
  });

  it('is left by the arrow keys, up and down, and the question about callers only by its button', async () => {
    const page = await computer();
    const visitStep = async (step: string) => {
      await visit(page, at(step));
      // What a wide screen has beside the step, the keys included, comes with a chunk of its own.
      await page.locator('aside [aria-current=step]').waitFor();
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
    };
    // The keys scroll first, where the page is longer than the window.
    const press = async (key: 'ArrowUp' | 'ArrowDown') => {
      await page.evaluate((y) => scrollTo(0, y), key === 'ArrowUp' ? 0 : 9_999);
      await page.keyboard.press(key);
    };
    await visitStep('turn-on-source');
    await press('ArrowDown');
    await page.waitForURL((url) => url.hash === '#confirm-install');
    await press('ArrowUp');
    await page.waitForURL((url) => url.hash === '#turn-on-source');
    await visitStep('no-caller');
    await press('ArrowDown');
    await press('ArrowUp');
    await page.waitForURL((url) => url.hash === '#check-file');
  });

  it('has a QR code that opens this step on the phone', async () => {
    const page = await computer();
    await visit(page, at('turn-on-source'));
    await page.getByText(say('en', 'scan-qr')).waitFor();
    await page.locator('main svg[viewBox] path[d*="h1v1h-1z"]').waitFor();
  });

  it('is mirrored right to left', async () => {
    const page = await computer();
    await visit(page, at('turn-on-source', 'ur'));
    const side = (await page.locator('main > aside').boundingBox())!;
    const figure = (await page.locator('main figure').boundingBox())!;
    expect(side.x).toBeGreaterThanOrEqual(figure.x + figure.width);
    expect((await readScreen(page)).isTooWide).toBe(false);
  });

  it.each(['en', 'ur'])('draws the name of the app right beside its tile, in %s', async (lang) => {
    const page = await computer();
    await visit(page, formatAddress({ path: '/miui/service', app: reader.app, lang, step: 'open-app-info' }));
    const line = page.locator('main figure span:has(> i)', { hasText: 'Signal' }).first();
    await line.waitFor({ state: 'attached' });
    const [name, bar] = await line.evaluate((words, isMirrored) => {
      const range = document.createRange();
      range.selectNodeContents(words.querySelector('bdi')!);
      const side = isMirrored ? 'right' : 'left';
      return [range, words.querySelector('i')!].map((one) => one.getBoundingClientRect()[side]);
    }, lang === 'ur');
    expect(Math.abs(name! - bar!)).toBeLessThan(2);
  });
});
