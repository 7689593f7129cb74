import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { dist } from '../support/watched-page.ts';
import { rescue } from '../support/words.ts';

const tags = readdirSync(dist).flatMap((file) => /^plain-(\w+)\.html$/.exec(file)?.[1] ?? []);

/** The policy that Sideguide 0.2 told servers to send: digests of that build's scripts, which no later build has. */
const older = `default-src 'none'; script-src 'self' 'sha256-${'A'.repeat(43)}='; style-src 'self' 'sha256-${'B'.repeat(43)}='; img-src 'self' data:; manifest-src 'self'; worker-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default`;

const withPolicy = async (page: Page, change: (digests: string[]) => string) => {
  await page.route(/\/miui(\?|$)/, async (route) => {
    const response = await route.fetch();
    const digests = (await response.text()).match(/'sha256-[^']+'/g)!;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': change(digests) } });
  });
};
const words = (page: Page) => page.locator('#startless p');

describe('a page whose scripts do not run', () => {
  it.each([
    { why: 'the server sends the policy of an older build', change: () => older },
    {
      why: 'that policy knows the first of its scripts only',
      change: ([first]: string[]) => older.replace(/'sha256-A+='/, first!),
    },
  ])('says what to do in every language: $why', async ({ change }) => {
    const page = await phone({ locale: 'ur' });
    await withPolicy(page, change);
    await page.goto('/miui');
    await words(page).first().waitFor();
    expect(await words(page).allInnerTexts()).toEqual(tags.map((tag) => rescue(tag, 'blocked').replace(/ +/g, ' ')));
    await page.getByText(rescue('ur', 'blocked')).click();
    await page.waitForURL(/plain-ur\.html/);
    expect(await page.locator('h1').innerText()).not.toBe('');
  });

  it('says so where the reader has disabled scripts', async () => {
    const page = await phone({ javaScriptEnabled: false });
    await page.goto('/miui');
    expect(await words(page).count()).toBe(tags.length);
    expect(await words(page).first().isVisible()).toBe(true);
    expect(await page.locator('.shell').isVisible()).toBe(false);
  });
});

describe('a page whose scripts run', () => {
  it('never shows that text, and removes it', async () => {
    const page = await phone();
    await page.addInitScript(() => {
      const seen = () => {
        const element = document.getElementById('startless');
        if (element?.offsetHeight) (window as unknown as { seen: boolean }).seen = true;
        requestAnimationFrame(seen);
      };
      seen();
    });
    await visit(page, '/miui');
    expect(await page.evaluate(() => 'seen' in window)).toBe(false);
    expect(await words(page).count()).toBe(0);
  });
});
