import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { leaveScreen, openNextStep, pickPhone } from '../support/walk.ts';
import { origin, watched } from '../support/watched-page.ts';

/** Walks through Home → Landing → every step → Result → every setting → Result → Landing. Returns the addresses on the way. */
async function walk(page: Page, skin: string): Promise<string[]> {
  const visited: string[] = [];
  await visit(page, '/');
  await pickPhone(page, skin);
  await openNextStep(page);
  await leaveScreen(page, () => page.locator('a[href*="app=org.telegram.messenger.web"]').first().tap());
  const toEnd = async () => {
    while (!page.url().includes('/result/') && visited.length < 60) {
      const { pathname, hash } = new URL(page.url());
      visited.push(pathname + hash);
      await openNextStep(page);
    }
  };
  await toEnd();
  await leaveScreen(page, () => page.locator('[data-part="second-task"] li a').first().tap());
  await toEnd();
  await openNextStep(page);
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
