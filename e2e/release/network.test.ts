import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { origin, watched } from '../support/watched-page.ts';

let side = 0.25;

/** Taps a link and waits for the next screen or step: the old one stays until the new one is complete. */
async function tap(page: Page, selector: string): Promise<void> {
  const before = await page.locator('h1').textContent();
  const link = page.locator(selector).first();
  const { width, height } = (await link.boundingBox())!;
  side = 1 - side; // a second tap at the same place, this fast, would count as a double tap
  await link.click({ position: { x: width * side, y: height / 2 } });
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent !== title, before);
}

/** Taps through Home → Landing → every step → Result → Landing. Returns the addresses on the way. */
async function walk(page: Page, skin: string): Promise<string[]> {
  // Beside the back link, or below the primary action where the step may be skipped.
  const nextLink = 'main ~ nav a:not([aria-label])';
  const visited: string[] = [];
  await visit(page, '/');
  await tap(page, `a[href="/${skin}"]`);
  await tap(page, nextLink);
  await tap(page, 'a[href*="app=org.telegram.messenger.web"]');
  while (!page.url().includes('/result/') && visited.length < 60) {
    const { pathname, hash } = new URL(page.url());
    visited.push(pathname + hash);
    await tap(page, nextLink);
  }
  await tap(page, nextLink);
  return visited;
}

describe('a walk through the flow', () => {
  it.each([
    ['miui', 'ur'],
    ['coloros', 'zh'],
  ])('of %s in %s requests only the app’s own files', async (skin, tag) => {
    const { page, complaints, violations, chunks } = await watched(tag);
    const visited = await walk(page, skin);
    expect(new Set(visited).size).toBe(visited.length);
    expect(visited.filter((place) => place.startsWith(`/${skin}/downloadapps#`)).length).toBeGreaterThan(4);
    expect(visited.filter((place) => place.startsWith(`/${skin}/service#`)).length).toBeGreaterThan(2);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect(violations).toEqual([]);
    const loaded = [...chunks];
    expect(loaded.filter((name) => name.startsWith('locale-'))).toEqual([`locale-${tag}`]);
    expect(loaded).toContain(`skin-${skin}-${tag}`);
    // Home loads the landings ahead, so the other skin may be there too.
    expect(loaded.filter((name) => name.startsWith('skin-') && !name.endsWith(`-${tag}`))).toEqual([]);
    expect(loaded.filter((name) => name.startsWith('messages-') && name !== `messages-${tag}`)).toEqual([]);
    expect(loaded.filter((name) => name.startsWith('labels-'))).toEqual([]);
  });

  it('the check detects a foreign request', async () => {
    const { page, complaints } = await watched();
    await visit(page, '/');
    await page.evaluate(() => {
      new Image().src = '/icon.svg?user=1';
    });
    await expect.poll(() => complaints).toEqual([`GET image ${origin}/icon.svg?user=1`]);
  });
});
