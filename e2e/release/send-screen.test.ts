import { afterEach, describe, expect, it } from 'vitest';
import { qrPath } from '../../apps/guide/src/platform/qr-path.ts';
import { closePhones, phone, visit } from '../support/browser.ts';
import { currentPlace } from '../support/faults.ts';
import { leaveScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

afterEach(closePhones);

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

describe('Home', () => {
  it.each([
    ['an iPhone', iPhone, true],
    ['a computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', true],
    [
      'a phone that calls itself a computer',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
      false,
    ],
    ['a phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36', false],
  ])('tells %s what it is for: %#', async (_what, userAgent, isElsewhere) => {
    const page = await phone({ userAgent });
    await visit(page, '/?lang=en');
    expect(await page.getByText(say('en', 'not-android')).count()).toBe(isElsewhere ? 1 : 0);
    expect(await page.getByText(say('en', 'tap-your-phone')).count()).toBe(isElsewhere ? 0 : 1);
  });

  it('leads those who help to a screen that makes a link', async () => {
    const page = await phone({ userAgent: iPhone });
    await visit(page, '/?app=org.fdroid.fdroid&lang=ur');
    await leaveScreen(page, () => page.getByRole('link', { name: say('ur', 'helping') }).click());
    expect(currentPlace(page)).toBe('/send?app=org.fdroid.fdroid&lang=ur');
    expect(await page.locator('h1').textContent()).toBe(say('ur', 'make-title'));
  });
});

describe('a link for somebody’s phone', () => {
  const link = (page: Awaited<ReturnType<typeof phone>>) => page.locator('section output').textContent();

  it('is made of what is chosen, which stays in the address', async () => {
    const page = await phone();
    await visit(page, '/send?lang=en');
    const origin = new URL(page.url()).origin;
    expect(await link(page)).toBe(`${origin}/`);
    await page.getByRole('radio', { name: 'OPPO · realme · OnePlus' }).check();
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
    expect(await page.getByRole('radio', { name: 'OPPO · realme · OnePlus' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: say('en', 'change') }).click();
    await expect.poll(() => link(page)).toBe(`${origin}/coloros?lang=ur`);
  });

  it('leads another phone to what every Android has, and shows its steps beside one’s own language', async () => {
    const page = await phone();
    await visit(page, '/send?lang=en&helper=ur#other');
    expect(await link(page)).toBe(`${new URL(page.url()).origin}/service?lang=ur`);
    const stepsLink = page.getByRole('link', { name: say('en', 'make-along') });
    expect(await stepsLink.count()).toBe(0);
    await page.getByRole('radio', { name: 'Xiaomi · Redmi · POCO' }).check();
    await leaveScreen(page, () => stepsLink.click());
    expect(currentPlace(page)).toBe('/miui/downloadapps?lang=en&helper=ur');
    await page.getByText(say('en', 'helper-of', { language: 'اردو' })).waitFor();
  });

  it('says so where the address brings what the guide does not know', async () => {
    const page = await phone();
    await visit(page, '/send?lang=en&app=no.such.app#nokia');
    expect(await link(page)).toBe(`${new URL(page.url()).origin}/`);
    await page.getByText('no.such.app').waitFor();
  });
});

it('“Share” opens where it is seen, with the focus in it, and what was tapped above it', async () => {
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
