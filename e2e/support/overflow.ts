import type { Page } from 'playwright-core';
import { measureFit } from '../../tools/gallery/fit.ts';
import { measureScreen } from '../../tools/gallery/measure.ts';
import type { Shot } from '../../tools/gallery/shot.ts';
import { waitForLayout } from '../../tools/gallery/wait-for-layout.ts';

/** The narrowest viewport, and text as large as readers may set it; a common cheap phone is 360 pixels wide. */
export const modes = [
  { name: '320 px', width: 320, text: '' },
  { name: '200 % text', width: 360, text: '200%' },
] as const;

/** Smallest side of a tap target, in CSS pixels. */
const minTargetSize = 44;

/**
 * Shots of screens at rest. The print pages have the width of a sheet, and tests of their own; the pictures of a film
 * all stand on the same step's page while nothing plays.
 */
export const onScreen = (shots: readonly Shot[]): Shot[] =>
  shots.filter(({ name, playedMs }) => !name.endsWith('-print') && !playedMs);

/** Returns what does not fit on the current page in every mode, unfolded parts included. */
export async function findOverflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, text } of modes) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    }, text);
    await waitForLayout(page);
    const problems = [
      ...(await page.evaluate(measureScreen, false)),
      ...(await page.evaluate(measureFit, minTargetSize)),
    ];
    found.push(...problems.map((problem) => `${name}: ${problem}`));
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return found;
}
