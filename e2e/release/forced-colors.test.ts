import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { sayInstalled } from '../support/walk.ts';

describe.each(['light', 'dark'] as const)('where the reader’s colours replace ours, %s', (colorScheme) => {
  const open = async (path: string) => {
    const page = await phone({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await visit(page, path);
    return page;
  };

  it('distinguishes ticked and empty checkboxes', async () => {
    const page = await open('/result/miui');
    await sayInstalled(page);
    const ticks = () =>
      page
        .locator('main input[type=checkbox]')
        .evaluateAll((all) =>
          (all as HTMLInputElement[]).map(({ checked, nextElementSibling }) => [
            checked,
            nextElementSibling!.querySelector('svg')!.checkVisibility({ visibilityProperty: true }),
          ]),
        );
    const before = await ticks();
    expect(before.length).toBeGreaterThan(1);
    expect(before.filter(([ticked, shown]) => ticked || shown)).toEqual([]);
    await page.locator('main input[type=checkbox]').first().check({ force: true });
    expect((await ticks())[0]).toEqual([true, true]);
  });

  it('gives the primary action a border', async () => {
    const page = await open('/miui/downloadapps#keep-file');
    const border = await page
      .locator('main ~ nav a')
      .last()
      .evaluate((link) => getComputedStyle(link).borderTopWidth);
    expect(Number.parseFloat(border)).toBeGreaterThanOrEqual(2);
  });

  it('keeps the colours of drawings', async () => {
    const page = await open('/coloros/downloadapps#turn-on-source');
    const isKept = await page
      .locator('[role=img]')
      .first()
      .evaluate((drawing) =>
        [drawing, ...drawing.querySelectorAll('*')].some(
          (element) => getComputedStyle(element).forcedColorAdjust === 'none',
        ),
      );
    expect(isKept).toBe(true);
  });
});
