import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { closePhones, phone, visit } from '../support/browser.ts';
import {
  type ChunkUrls,
  currentPlace,
  errorTitle,
  type Fault,
  type FaultySite,
  faultySite,
  isSameLoad,
  markLoad,
  readFailure,
} from '../support/faults.ts';
import { type SiteName, shortTimeout, sites } from '../support/sites.ts';
import { helpIn, rescue, say } from '../support/words.ts';

const place = '/miui?app=org.fdroid.fdroid&os=hyperos-2';
const landing = { app: 'F-Droid', maker: 'Xiaomi' };

interface Part {
  readonly part: string;
  readonly chunk: ChunkUrls;
  /** Language of the guide, and locale of the browser. */
  readonly tag: string;
  readonly browser: string;
}

/** The chunks a landing needs, each failing for a reader of another language. */
const parts: readonly Part[] = [
  { part: 'script of a screen', chunk: { name: 'screen-skin', kind: 'js' }, tag: 'en', browser: 'en-US' },
  { part: 'style of a screen', chunk: { name: 'screen-skin', kind: 'css' }, tag: 'ur', browser: 'ur-PK' },
  { part: 'words of a language', chunk: { name: 'locale-uk', kind: 'js' }, tag: 'uk', browser: 'uk-UA' },
  { part: 'steps of a phone', chunk: { name: 'skin-miui-ur', kind: 'js' }, tag: 'ur', browser: 'ur-PK' },
];

interface FaultRow {
  readonly fault: Fault;
  /** Failure type, and the kind of help (a key of `rescue.json`). */
  readonly type: string;
  readonly kind: string;
}

const faults: readonly FaultRow[] = [
  { fault: 'abort', type: 'error', kind: 'slow' },
  { fault: '404', type: 'error', kind: 'newer' },
  { fault: 'html', type: 'missing', kind: 'newer' },
  { fault: 'hang', type: 'timeout', kind: 'slow' },
  { fault: 'cut', type: 'error', kind: 'slow' },
  { fault: 'truncated', type: 'missing', kind: 'newer' },
];

let site: FaultySite;

afterEach(async () => {
  await closePhones();
  site?.close();
});

/** Opens the landing of a site whose chunk fails: by a tap on Home, unless Home itself needs the chunk. */
async function arrive({ chunk, browser }: Part, breakChunk: () => void): Promise<Page> {
  const page = await phone({ baseURL: site.origin, locale: browser });
  if (chunk.name.startsWith('locale-')) {
    breakChunk();
    await page.goto(place, { waitUntil: 'commit' });
    await markLoad(page);
  } else {
    await visit(page, place.replace('/miui', '/'));
    breakChunk();
    await markLoad(page);
    await page.locator('a[href^="/miui?"]').first().click();
  }
  return page;
}

/** Checks whether a requested address is a chunk's, with or without a query. */
const isOf = ({ name, kind }: ChunkUrls) => {
  const file = new RegExp(`/${name}\\.\\w+\\.${kind}(\\?|$)`);
  return (address: string) => file.test(address);
};

const heading = (page: Page, tag: string) => page.locator('h1', { hasText: say(tag, 'landing-title', landing) });

describe.each(parts)('the $part', (part) => {
  const { chunk, tag } = part;
  const code = chunk.kind === 'css' ? 'CSS_CHUNK_LOAD_FAILED' : undefined;

  it.each(faults)('shows an error on $fault, and loads with "Try again"', async ({ fault, type, kind }) => {
    // The short timeout is for `hang` only: on a busy machine any other fault might take that long.
    site = await faultySite(fault === 'hang' ? 'short' : 'guide');
    const page = await arrive(part, () => site.fail(chunk, fault));
    const { title, message, help, details } = await readFailure(page);

    const url = site.asked.findLast(isOf(chunk));
    const loading = code ? 'Loading CSS chunk' : 'Loading chunk';
    expect(title).toBe(errorTitle);
    expect(message).toBe(`${loading} ${chunk.name} failed.\n(${type}: ${site.origin}${url})`);
    expect(help).toEqual(helpIn(tag, kind, chunk.name));
    const lines = details.split('\n');
    expect(lines).toContain('name: ChunkLoadError');
    expect(lines).toContain(`type: ${type}`);
    expect(lines).toContain(`request: ${site.origin}${url}`);
    expect(lines).toContain(`page: ${site.origin}${place}`);
    expect(lines.find((line) => line.startsWith('code:'))).toBe(code && `code: ${code}`);
    expect(details).toContain(message);
    expect(currentPlace(page)).toBe(place);

    site.clearFaults();
    await page.getByRole('button', { name: rescue(tag, 'retry') }).click();
    await heading(page, tag).waitFor();
    expect(await isSameLoad(page)).toBe(true);
    expect(currentPlace(page)).toBe(place);
  });

  // One that closes the connection, one that a cache may store, one that runs and breaks off.
  const fastFaults = faults.filter(({ fault }) => ['abort', 'html', 'truncated'].includes(fault));
  it.each(fastFaults)('loads silently at the second try after one $fault', async ({ fault }) => {
    site = await faultySite('guide');
    const page = await arrive(part, () => site.fail(chunk, fault, { first: true }));
    const failed = page.locator('h1', { hasText: errorTitle });
    await heading(page, tag).or(failed).waitFor();
    expect(await failed.count()).toBe(0);
    expect(await isSameLoad(page)).toBe(true);
    expect(site.asked.filter(isOf(chunk)).length).toBeGreaterThan(1);
  });
});

/** Returns the delay of every timer that raises a failure of type `timeout`: one for scripts, one for styles. */
function timeouts(name: SiteName): number[] {
  const folder = `${sites[name].dist}/static/js`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:,([\d.e]+))?,\{type:"timeout"[^}]*\}\)?(?:,([\d.e]+))?\)/g)])
    .map(([, before, after]) => Number(before ?? after));
}

describe('the time-out', () => {
  it('is two minutes for scripts and styles in the shipped build', () => {
    expect(timeouts('guide')).toEqual([120_000, 120_000]);
  });

  it('is read from the build: the test build has a short one', () => {
    expect(timeouts('short')).toEqual([shortTimeout, shortTimeout]);
  });

  it.each(parts.slice(0, 2))('stops waiting for the $part after two minutes, not earlier', async (part) => {
    site = await faultySite('guide');
    const page = await phone({ baseURL: site.origin, locale: part.browser });
    await page.clock.install();
    await visit(page, '/');
    site.fail(part.chunk, 'hang');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const firstRequest = page.waitForRequest((request) => request.url().includes(`/${part.chunk.name}.`));
    await page.locator('a[href="/miui"]').first().click();
    await firstRequest;
    await page.clock.runFor(119_999);
    expect(await page.locator('h1').textContent()).toBe(say(part.tag, 'home-title'));
    await page.clock.runFor(1);
    expect((await readFailure(page)).message).toContain('(timeout: ');
  });
});
