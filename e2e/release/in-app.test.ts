import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { recordRequests } from '../support/requests.ts';
import { openNextStep, pickPhone, primary, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const view =
  'Mozilla/5.0 (Linux; Android 13; 2201117TG Build/TKQ1.221013.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.230 Mobile Safari/537.36';
const noticeSelector = 'aside';

describe('inside another app', () => {
  it.each([
    ['en', `${view} [FB_IAB/FB4A;FBAV/440.0.0.30.119;]`, 'Facebook'],
    ['ur', `${view} WhatsApp/2.24.5.76`, 'WhatsApp'],
    [
      'ta',
      `${view} Instagram 312.0.0.37.103 Android (33/13; 440dpi; 1080x2400; Xiaomi; 2201117TG; spes; qcom)`,
      'Instagram',
    ],
  ])('in %s names the app and explains how to leave it', async (tag, userAgent, name) => {
    const page = await phone({ userAgent });
    await visit(page, `/miui/downloadapps?lang=${tag}#open-file`);
    await page.locator(noticeSelector).waitFor();
    const text = (await page.locator(noticeSelector).textContent())!.replace(/[\u2068\u2069]/g, '');
    expect(text).toContain(say(tag, 'in-app-title-of', { name }));
    expect(text).toContain(say(tag, 'in-app-menu'));
    expect((await readScreen(page)).isTooWide).toBe(false);
    // The guide itself is complete below it.
    expect(await primary(page).count()).toBe(1);
  });

  it('opens the current step in the browser', async () => {
    const page = await phone({ userAgent: `${view} Viber/21.0.0.4`, hasTouch: true });
    await visit(page, '/?app=org.fdroid.fdroid&lang=en');
    await page.locator(noticeSelector).waitFor();
    await pickPhone(page, 'miui');
    await openNextStep(page);
    const link = page.getByRole('link', { name: say('en', 'in-app-open') });
    // The test browser cannot open such an address, so the link's target is read instead.
    const href = await link.evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault());
      (element as HTMLAnchorElement).click();
      return element.getAttribute('href')!;
    });
    const place = new URL(page.url());
    expect(href).toContain(`intent://${place.host}${place.pathname}${place.search}`);
    expect(href).toContain(`S.browser_fallback_url=${encodeURIComponent(place.href)};end`);
  });

  it('offers only text and the clipboard if the app allows no link out', async () => {
    const page = await phone({ userAgent: `${view} MicroMessenger/8.0.49.2600` });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } });
    });
    await visit(page, '/?lang=zh');
    await page.getByRole('button', { name: say('zh', 'in-app-copy') }).click();
    await page.getByText(say('zh', 'in-app-copied')).waitFor();
    expect(await page.getByRole('link', { name: say('zh', 'in-app-open') }).count()).toBe(0);
  });

  it('does not appear again once the reader chooses to stay', async () => {
    const page = await phone({ userAgent: view, hasTouch: true });
    await visit(page, '/?lang=en');
    expect(await page.locator(noticeSelector).textContent()).toContain(say('en', 'in-app-title'));
    await page.getByRole('button', { name: say('en', 'in-app-stay') }).tap();
    await page.locator(noticeSelector).waitFor({ state: 'detached' });
    await pickPhone(page, 'coloros');
    expect(await page.locator(noticeSelector).count()).toBe(0);
  });
});

it.each([
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
])('loads nothing for it in a normal browser: %s', async (userAgent) => {
  const page = await phone({ userAgent });
  const requests = recordRequests(page);
  await visit(page, '/?lang=en');
  await page.waitForTimeout(800);
  expect((await requests.take()).filter((name) => name.startsWith('in-app'))).toEqual([]);
  expect(await page.locator(noticeSelector).count()).toBe(0);
});

it('shows no notice in a manufacturer’s own browser', async () => {
  const userAgent =
    'Mozilla/5.0 (Linux; U; Android 13; en-us; 2201117TG Build/TKQ1.221013.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10.6-gn';
  const page = await phone({ userAgent });
  const catalogueRequest = page.waitForRequest(/in-app-browsers/);
  await visit(page, '/?lang=en');
  await catalogueRequest;
  await page.waitForTimeout(400);
  expect(await page.locator(noticeSelector).count()).toBe(0);
});
