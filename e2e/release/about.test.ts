import { readFileSync } from 'node:fs';
import { buildDigest } from '@sideguide/site-kit/verify';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { sites } from '../support/sites.ts';
import { summary } from '../support/walk.ts';
import { say } from '../support/words.ts';

describe('who makes this', () => {
  it.each(['en', 'ur', 'zh'])('is a link on Home in %s, and says what this copy knows of itself', async (tag) => {
    const page = await phone({ locale: tag });
    await visit(page, '/?app=org.fdroid.fdroid');
    const line = page.locator('[data-part="trust"]');
    expect(await line.innerText()).toContain(say(tag, 'no-account'));
    await line.getByRole('link', { name: say(tag, 'who-made') }).click();
    await page.waitForURL('**/about?app=org.fdroid.fdroid');
    await page.getByRole('heading', { level: 1, name: say(tag, 'who-made') }).waitFor();
    expect(await page.locator('[data-part="operator"]').innerText()).toBe(say(tag, 'about-run-by-nobody'));
    expect(await page.locator('main dl').innerText()).toMatch(/HyperOS\s3/);
    const digest = (await page.locator('[data-part="digest"]').innerText()).replace(/\s/g, '');
    expect(digest).toBe(buildDigest(readFileSync(`${sites.guide.dist}/SHA256SUMS`, 'utf8')));
  });

  it('is a link at the first step that lowers a protection, before its tap, and at no other', async () => {
    const page = await phone();
    const line = page.locator('[data-part="trust"]');
    await visit(page, '/miui/downloadapps?rom=global&os=hyperos-2#allow-source');
    await line.waitFor();
    await summary(page, say('en', 'tools-open')).waitFor();
    expect(await line.getByRole('link').getAttribute('href')).toBe('/about?os=hyperos-2&rom=global');
    await visit(page, '/miui/downloadapps?rom=global&os=hyperos-2#confirm-install');
    await summary(page, say('en', 'tools-open')).waitFor();
    expect(await line.count()).toBe(0);
  });
});
