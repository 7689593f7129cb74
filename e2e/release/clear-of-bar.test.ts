import { expect, it } from 'vitest';
import { waitForLayout } from '../../tools/gallery/wait-for-layout.ts';
import { phone, visit } from '../support/browser.ts';
import { inspectScreens } from '../support/screens.ts';

/** The smallest windows, and text as large as readers may set it. */
const windows = [
  { width: 320, height: 480, text: '' },
  { width: 320, height: 568, text: '' },
  { width: 320, height: 568, text: '200%' },
];

/**
 * Runs in the page. Returns what lies under the bar at the thumb, though it has the focus or the page is scrolled to its
 * end; and that the bar leaves less than half of the window to read in.
 */
function findCovered(): string[] {
  const problems: string[] = [];
  const bar = document.querySelector('[data-part="bar"]');
  if (!bar) return problems;
  const tolerance = 1;
  const topOfBar = () => Math.min(bar.getBoundingClientRect().top, innerHeight);
  const name = (element: Element) => `${element.localName} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  if (getComputedStyle(bar).position === 'sticky' && topOfBar() < innerHeight / 2)
    problems.push(`the bar is ${innerHeight - topOfBar()} px high`);
  for (const target of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary)')) {
    if (!target.checkVisibility({ visibilityProperty: true }) || bar.contains(target)) continue;
    target.blur();
    scrollTo(0, 0);
    target.focus();
    if (document.activeElement !== target) continue;
    // A box to tick is as large as its line.
    const { top, bottom } = (target.closest('label') ?? target).getBoundingClientRect();
    // What is taller than the room above the bar fills it.
    const isClear = bottom < topOfBar() + tolerance ? bottom > tolerance : top < tolerance;
    if (!isClear)
      problems.push(`${name(target)} has the focus from ${top} to ${bottom}, and the bar begins at ${topOfBar()}`);
  }
  scrollTo(0, document.documentElement.scrollHeight);
  for (const element of document.querySelectorAll('main *')) {
    if (!element.checkVisibility() || bar.contains(element)) continue;
    if (element.getBoundingClientRect().bottom > topOfBar() + tolerance)
      problems.push(`${name(element)} cannot be scrolled out from under the bar`);
  }
  return problems;
}

it.each(['ta', 'ur'])('nothing stays under the bar, %s', async (tag) => {
  const problems = await inspectScreens(tag, async (page) => {
    const found: string[] = [];
    for (const { text, ...size } of windows) {
      await page.setViewportSize(size);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      await waitForLayout(page);
      const covered = await page.evaluate(findCovered);
      found.push(...covered.map((problem) => `${size.width} × ${size.height} ${text}, ${problem}`));
    }
    return found;
  });
  expect(problems).toEqual([]);
});

it('the check detects a target under the bar', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/miui');
  await page.setViewportSize({ width: 320, height: 480 });
  expect(await page.evaluate(findCovered)).toEqual([]);
  await page.locator('[data-part="bar"]').evaluate((bar) => {
    Object.assign((bar as HTMLElement).style, { position: 'fixed', left: 0, right: 0 });
  });
  expect(await page.evaluate(findCovered)).not.toEqual([]);
});
