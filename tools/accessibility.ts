import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { contentOrExit } from '@sideguide/content-kit/files';
import { findRoutes } from '@sideguide/site-kit';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { inParallel, withGuide } from './gallery/all-pictures.ts';
import { galleryPhone, type ScreenProblem, visitShots } from './gallery/camera.ts';
import { parseOptions } from './gallery/options.ts';
import { findShots } from './gallery/shots.ts';
import { waitForLayout } from './gallery/wait-for-layout.ts';

// `npm run accessibility`: runs axe on every screen and step, in every language and theme; see docs/accessibility.md.
// Options: --languages=en,ur --themes=dark, and parts of names (miui/keep-in-recents, or --only=…).

const axe = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

/** Rules of WCAG 2.2 AA and axe's best practices; a theme changes colours only. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Unfolds the page and returns what axe finds; `coloursOnly` checks only what a theme changes. */
async function findings(page: Page, coloursOnly: boolean): Promise<string[]> {
  // Tall enough that the bar at the bottom covers nothing; on a phone the reader can scroll covered content into view.
  await page.setViewportSize({ ...galleryPhone, height: 6000 });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  await waitForLayout(page);
  const options = { runOnly: coloursOnly ? ['color-contrast'] : rules, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    (runOptions) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(runOptions),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

try {
  const started = performance.now();
  const content = await contentOrExit();
  const tags = Object.keys(content.locales);
  const cards = Object.values(content.locales).map(({ card }) => card);
  const args = process.argv.slice(2);
  const defaultArgs = args.some((arg) => arg.startsWith('--languages')) ? [] : [`--languages=${tags.join(',')}`];
  const options = parseOptions([...defaultArgs, ...args], cards);
  const shots = findShots(content, findRoutes(root)).filter(
    ({ name, playedMs }) =>
      playedMs === undefined && (options.only.length === 0 || options.only.some((part) => name.includes(part))),
  );
  const problems: ScreenProblem[] = [];
  await withGuide(async (browser, origin) => {
    await inParallel(options.languages, async (language) => {
      const problemsHere = await visitShots({ browser, origin, ...options }, language, shots, (page, _shot, theme) =>
        findings(page, theme !== options.themes[0]),
      );
      problems.push(...problemsHere);
      console.log(
        `${language}: ${shots.length} places, ${options.themes.length} themes, ${problemsHere.length} findings`,
      );
    });
  });
  for (const { language, name, problem } of problems) console.log(`${language} ${name}: ${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const checks = shots.length * options.themes.length * options.languages.length;
  console.log(
    `${checks} looks (${shots.length} places, ${options.languages.length} languages, ${options.themes.length} themes): ${problems.length} findings, ${seconds} s`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
