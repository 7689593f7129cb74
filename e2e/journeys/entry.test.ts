import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closePhones, phone } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { currentPlace, type Fault, type FaultySite, faultySite, readFailure } from '../support/faults.ts';
import { rescue, say } from '../support/words.ts';

// Documents of known addresses inline their entry; the cached document and the one for unknown addresses load it from
// files.

const place = '/miui/downloadapps?os=hyperos-3#open-file';
const scripts = ['react', 'index'];
const faults: readonly Fault[] = ['abort', 'cut', '404', '500', 'html', 'truncated', 'type'];

let site: FaultySite;
beforeEach(async () => {
  site = await faultySite('guide');
  site.kept = true;
});
afterEach(async () => {
  await closePhones();
  site.close();
});

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
const asked = (name: string, kind = 'js') =>
  new Set(site.asked.filter((url) => url.startsWith(`/static/${kind}/${name}.`))).size;

describe.each(scripts)('the entry script %s', (name) => {
  it.each(faults)('shows a link to the same address on %s', async (fault) => {
    site.fail({ name, kind: 'js' }, fault);
    const page = await open();
    await again(page).waitFor();
    expect(await again(page).textContent()).toBe('↻');
    expect(asked(name)).toBe(2);
    site.clearFaults();
    await again(page).click();
    await isThere(page);
    expect(currentPlace(page)).toBe(place);
    expect(await again(page).count()).toBe(0);
  });

  it.each(faults)('loads silently at the second try after one %s', async (fault) => {
    site.fail({ name, kind: 'js' }, fault, { first: true });
    const page = await open();
    await isThere(page);
    expect(await again(page).count()).toBe(0);
    expect(asked(name)).toBe(2);
  });

  it('shows a notice after eight seconds if it is slow, and removes it when loaded', async () => {
    site.fail({ name, kind: 'js' }, 'slow');
    const page = await open(true);
    await eventually(() => asked(name)).toBe(1);
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

  it.each(faults)('shows an error on %s, and "Try again" loads the screen', async (fault) => {
    site.fail(style, fault);
    const page = await open();
    const { message, details } = await readFailure(page);
    expect(message).toMatch(/^Loading CSS chunk index failed\.\s\((error|missing): http:.*\/index\.\w+\.css\?again=/);
    expect(details.split('\n')).toContain('code: CSS_CHUNK_LOAD_FAILED');
    site.clearFaults();
    await page.getByRole('button', { name: rescue('uk', 'retry') }).click();
    await isThere(page);
    expect(await isStyled(page)).toBe('560px');
  });

  it.each(faults)('loads silently at the second try after one %s', async (fault) => {
    site.fail(style, fault, { first: true });
    const page = await open();
    await isThere(page);
    expect(await isStyled(page)).toBe('560px');
  });

  it('delays the page by eight seconds if it never loads, then the app shows an error', async () => {
    site.fail(style, 'hang');
    const page = await open(true);
    await eventually(() => asked('index', 'css')).toBe(1);
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

it('shows no notice on a page that runs', async () => {
  const page = await open();
  await isThere(page);
  expect(await again(page).count()).toBe(0);
});

describe('a document with an inline entry', () => {
  it('requests no entry file', async () => {
    site.kept = false;
    for (const name of scripts) site.fail({ name, kind: 'js' }, 'abort');
    site.fail({ name: 'index', kind: 'css' }, 'abort');
    const page = await open();
    await isThere(page);
    expect(await again(page).count()).toBe(0);
    expect(scripts.map((name) => asked(name))).toEqual([0, 0]);
  });
});
