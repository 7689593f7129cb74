import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../../apps/guide/src/platform/qr-path.ts';
import { phone, visit } from '../support/browser.ts';
import { currentPlace } from '../support/faults.ts';
import { leaveScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

describe('Home', () => {
  it('links to a screen for helpers that creates a link', async () => {
    const page = await phone({ userAgent: iPhone });
    await visit(page, '/?app=org.fdroid.fdroid&lang=ur');
    await leaveScreen(page, () => page.getByRole('link', { name: say('ur', 'helping') }).click());
    expect(currentPlace(page)).toBe('/send?app=org.fdroid.fdroid&lang=ur');
    expect(await page.locator('h1').textContent()).toBe(say('ur', 'make-title'));
  });

  it('links there too where its bar leads back to a step', async () => {
    const page = await phone({ userAgent: iPhone });
    await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid#keep-file');
    await visit(page, '/?app=org.fdroid.fdroid');
    await page.getByRole('link', { name: say('en', 'resume') }).waitFor();
    expect(await page.getByRole('link', { name: say('en', 'helping') }).count()).toBe(1);
  });
});

describe('a link for somebody’s phone', () => {
  const link = (page: Page) => page.locator('section output').textContent();
  const theirPhone = (page: Page) => page.getByRole('combobox', { name: say('en', 'make-phone') });

  it('is made from the choices, which are part of the address', async () => {
    const page = await phone();
    await visit(page, '/send?lang=en');
    const origin = new URL(page.url()).origin;
    expect(await link(page)).toBe(`${origin}/`);
    await theirPhone(page).selectOption('OPPO');
    await page.getByRole('combobox', { name: say('en', 'make-language') }).selectOption('ur');
    await page.getByRole('combobox', { name: say('en', 'make-app') }).selectOption('org.fdroid.fdroid');
    await expect.poll(() => link(page)).toBe(`${origin}/coloros?app=org.fdroid.fdroid&lang=ur`);
    expect(currentPlace(page)).toBe('/send?app=org.fdroid.fdroid&lang=en&helper=ur#coloros');
    const code = page.getByRole('img', { name: say('en', 'qr-name') }).locator('path');
    await expect
      .poll(() => code.getAttribute('d'))
      .toBe((await qrPath(`${origin}/coloros?app=org.fdroid.fdroid&lang=ur`)).d);
    await page.reload();
    await expect.poll(() => link(page)).toBe(`${origin}/coloros?app=org.fdroid.fdroid&lang=ur`);
    expect(await theirPhone(page).inputValue()).toBe('OPPO');
    await page.getByRole('button', { name: say('en', 'change') }).click();
    await expect.poll(() => link(page)).toBe(`${origin}/coloros?lang=ur`);
  });

  it.each(['en', 'ta', 'ur'])('is in sight at once with its QR code, in %s', async (tag) => {
    const page = await phone({ userAgent: iPhone, locale: tag });
    await visit(page, '/send?app=org.thoughtcrime.securesms');
    for (const size of [
      { width: 390, height: 664 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      for (const part of [page.locator('section output'), page.getByRole('img', { name: say(tag, 'qr-name') })]) {
        const { y, height } = (await part.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(size.height);
      }
    }
  });

  it('opens the general steps for other phones, and the helper’s view of the steps', async () => {
    const page = await phone();
    await visit(page, '/send?lang=en&helper=ur');
    const stepsLink = page.getByRole('link', { name: say('en', 'make-along') });
    expect(await stepsLink.count()).toBe(0);
    await theirPhone(page).selectOption({ label: say('en', 'another-phone') });
    await expect.poll(() => link(page)).toBe(`${new URL(page.url()).origin}/android?lang=ur`);
    await theirPhone(page).selectOption('Redmi');
    await expect.poll(() => link(page)).toBe(`${new URL(page.url()).origin}/miui?maker=Redmi&lang=ur`);
    await leaveScreen(page, () => stepsLink.click());
    expect(currentPlace(page)).toBe('/miui/downloadapps?maker=Redmi&lang=en&helper=ur');
    await page.getByText(say('en', 'helper-of', { language: 'اردو' })).waitFor();
  });

  it('is made without unknown values, which are reported', async () => {
    const page = await phone();
    await visit(page, '/send?lang=en&app=no.such.app#nokia');
    expect(await link(page)).toBe(`${new URL(page.url()).origin}/`);
    await page.getByText('no.such.app').waitFor();
  });
});

it('opens “Share” in view below its button, and moves the focus there', async () => {
  const page = await phone();
  await visit(page, '/miui?lang=en');
  const share = page.getByRole('button', { name: say('en', 'share') });
  await share.click();
  const question = page.getByText(say('en', 'send-title'));
  await question.waitFor();
  const bar = (await page.locator('nav').last().boundingBox())!;
  for (const part of [share, question]) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  }
  expect(await page.evaluate(() => document.activeElement?.querySelector('fieldset') !== null)).toBe(true);
});
