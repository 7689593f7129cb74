import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { phone } from '../support/browser.ts';
import {
  checkSays,
  chooseFile,
  genuine,
  openCheck,
  readAnswer,
  servicePath,
  siteOfMakers,
  stepPath,
  untilReading,
} from '../support/check-file.ts';
import { holdRequests } from '../support/requests.ts';
import { testFolder } from '../support/test-folder.ts';

const site = await siteOfMakers();
afterAll(() => site.close());
describe('a file', () => {
  const temp = testFolder();
  const path = temp.at('app.apk');

  /** Picks a file of this machine and changes it before the worker reads it. */
  async function changeBeforeReading(change: () => void): Promise<Page> {
    temp.put('app.apk', genuine);
    const page = await phone();
    const held = await holdRequests(page, /check-worker/);
    await page.goto(site.origin + stepPath);
    await page.locator('input[type=file]').first().setInputFiles(path);
    await untilReading(page);
    change();
    held.release();
    return page;
  }

  it('is reported as unreadable, not as dangerous, if it was deleted before reading', async () => {
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

  it('is reported as unreadable if it was changed before reading', async () => {
    const page = await changeBeforeReading(() => temp.put('app.apk', genuine.slice(0, 100)));
    expect(await readAnswer(page)).toMatchObject({ answer: 'failed-unreadable' });
  });

  it('can be dropped anywhere on the page', async () => {
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

  it.each(['Enter', 'Space'])(
    'can be chosen with the keyboard alone, and the focus moves to the answer: %s',
    async (key) => {
      const page = await phone();
      // Registered at the start: the browser must know of the listener before the first press.
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
    },
  );

  it('can be chosen a second time', async () => {
    const page = await phone();
    await openCheck(page, site);
    await chooseFile(page, genuine);
    await readAnswer(page);
    const answers = await page.evaluate(() => document.querySelectorAll('input[type=file]').length);
    expect(answers).toBe(1);
    expect(await page.locator('input[type=file]').evaluate((input) => (input as HTMLInputElement).value)).toBe('');
  });
});
