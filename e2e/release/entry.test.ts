import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Column } from '../faults/rows.ts';
import { type Cell, testCells } from '../faults/test-cells.ts';
import { phone } from '../support/browser.ts';
import { type FaultySite, faultySite, readFailure } from '../support/faults.ts';
import { rescue, say } from '../support/words.ts';

// Documents of known addresses inline their entry; the cached document and the one for unknown addresses load it from
// files.

const place = '/miui/downloadapps?os=hyperos-3#open-file';
const scripts = ['react', 'index'];

describe('an entry file that fails', () => {
  const cell = (fault: Column, file: string, outcome: string): Cell => [
    fault,
    file,
    'screen-skin-downloadapps',
    'uk',
    'miui',
    outcome,
  ];
  testCells([
    ...(['refused', 'reset', '404', '500', 'html', 'truncated', 'type'] as const).flatMap((fault) =>
      scripts.map((name) => cell(fault, `${name}.js`, '↻')),
    ),
    cell('refused', 'index.css', 'error·slow'),
    cell('reset', 'index.css', 'error·slow'),
    cell('404', 'index.css', 'error·newer'),
    cell('500', 'index.css', 'error·newer'),
    cell('html', 'index.css', 'missing·portal'),
    cell('truncated', 'index.css', 'missing·portal'),
    cell('type', 'index.css', 'error·slow'),
  ]);
});

let site: FaultySite;
beforeEach(async () => {
  site = await faultySite('guide');
  site.usesCachedDocument = true;
});
afterEach(() => site.close());

const open = async (clock = false) => {
  const page = await phone({ baseURL: site.origin, locale: 'uk' });
  if (clock) {
    // The clock is paused, so that a busy machine does not use up its time.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
  }
  await page.goto(place, { waitUntil: 'commit' });
  return page;
};
type Phone = Awaited<ReturnType<typeof open>>;
const isThere = (page: Phone) => page.getByText(say('uk', 'help'), { exact: true }).waitFor();
const again = (page: Phone) => page.locator('#again');
/** Returns how many addresses a file was requested at; a browser may itself repeat a request that was broken off. */
const requestCount = (name: string, kind = 'js') =>
  new Set(site.requests.filter((url) => url.startsWith(`/static/${kind}/${name}.`))).size;

describe.each(scripts)('the entry script %s', (name) => {
  it('shows a notice after eight seconds if it is slow, and removes it when loaded', async () => {
    site.fail({ name, kind: 'js' }, 'slow');
    const page = await open(true);
    await expect.poll(() => requestCount(name)).toBe(1);
    await page.clock.runFor(7_999);
    expect(await again(page).count()).toBe(0);
    await page.clock.runFor(1);
    await again(page).waitFor();
    expect(await again(page).textContent()).toBe('⏳↻');
    await page.clock.resume();
    site.release();
    await isThere(page);
    expect(await again(page).count()).toBe(0);
  });
});

describe('the stylesheet of the document', () => {
  const style = { name: 'index', kind: 'css' } as const;
  const isStyled = (page: Phone) => page.evaluate(() => getComputedStyle(document.body).maxWidth);

  it('delays the page by eight seconds if it never loads, then the app shows an error', async () => {
    site.fail(style, 'hang');
    const page = await open(true);
    await expect.poll(() => requestCount('index', 'css')).toBe(1);
    await page.clock.runFor(8_000);
    await page.clock.resume();
    await page.getByText(rescue('uk', 'slow-title')).waitFor();
    await page.clock.fastForward(120_000);
    expect((await readFailure(page)).message).toContain('(timeout: ');
    site.clearFaults();
    await page.getByRole('button', { name: rescue('uk', 'retry') }).click();
    await isThere(page);
    expect(await isStyled(page)).toBe('560px');
  });
});

describe('a document with an inline entry', () => {
  it('requests no entry file', async () => {
    site.usesCachedDocument = false;
    for (const name of scripts) site.fail({ name, kind: 'js' }, 'abort');
    site.fail({ name: 'index', kind: 'css' }, 'abort');
    const page = await open();
    await isThere(page);
    expect(await again(page).count()).toBe(0);
    expect(scripts.map((name) => requestCount(name))).toEqual([0, 0]);
  });
});
