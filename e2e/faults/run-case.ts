import type { Browser, Page } from 'playwright-core';
import type { FaultySite } from '../support/faults.ts';
import type { FaultCase } from './rows.ts';
import { Visit } from './visit.ts';

export interface CellOutcome {
  /** What the reader saw, in a word or two. */
  readonly outcome: string;
  /** What they should have seen and did not. */
  readonly problems: readonly string[];
}

/** Virtual milliseconds after which a page must show something, and those after which a chunk load times out. */
const feedbackDelay = 10_000;
const loadTimeout = 120_000;

/** Runs a persistent fault. Returns what the reader sees, once the offered retry has loaded the screen. */
async function runPersistent(visit: Visit, page: Page, { row, fault }: FaultCase, site: FaultySite): Promise<string> {
  await visit.breakIt(false);
  await visit.open();
  if (row.extra) {
    await visit.waitForScreen();
    await visit.act();
    await visit.waitForRequests(fault === 'refused' || fault === 'cached' ? 0 : 1);
    await visit.waitForScreen();
    return 'without it';
  }
  if (fault === 'cached') {
    await visit.waitForScreen();
    return 'comes';
  }
  if (fault !== 'never' && fault !== 'slow')
    return row.entry && row.chunk.kind === 'js' ? visit.sign() : visit.failure();
  await visit.waitForRequests();
  await page.clock.fastForward(feedbackDelay);
  const shownWait = await visit.says();
  if (fault === 'slow') {
    site.release();
    site.clearFaults();
    await visit.waitForScreen();
    return `${shownWait}, comes`;
  }
  if (row.entry && row.chunk.kind === 'js') return visit.sign();
  if (row.entry) await visit.waitForRequests(2);
  await page.clock.fastForward(loadTimeout);
  return `${shownWait}, ${await visit.failure()}`;
}

/** Returns the same fault in a form that an automatic retry at a fresh address fixes; undefined if it has none. */
function transientRun({ row, fault }: FaultCase): ((visit: Visit) => Promise<void>) | undefined {
  if (row.extra || fault === 'never' || fault === 'slow') return undefined;
  return async (visit) => {
    await (fault === 'cached' ? visit.corruptCached() : visit.breakIt(true));
    await visit.open();
    await visit.waitForScreen();
    if (fault !== 'cached' && fault !== 'refused') await visit.waitForRequests(2);
  };
}

/** Runs one cell of the matrix: the persistent fault, and the one that is gone at the second try. */
export async function runCase(browser: Browser, site: FaultySite, at: FaultCase): Promise<CellOutcome> {
  const problems: string[] = [];
  const runVisit = async (run: (visit: Visit, page: Page) => Promise<string>, worker = false): Promise<string> => {
    const context = await browser.newContext({
      baseURL: site.origin,
      locale: at.tag,
      viewport: { width: at.row.extra ? 1000 : 360, height: 740 },
      serviceWorkers: worker ? 'allow' : 'block',
      ...(at.row.userAgent ? { userAgent: at.row.userAgent } : {}),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    // A page with a fake clock has a fake `performance` too, which has no entries for its requests.
    if (at.fault === 'never' || at.fault === 'slow') await page.clock.install();
    site.clearFaults();
    const visit = new Visit(page, site, at);
    try {
      return await run(visit, page);
    } catch (error) {
      visit.problems.push(String(error).split('\n')[0]!);
      return 'lost';
    } finally {
      problems.push(...visit.problems);
      site.release();
      await context.close();
    }
  };
  const outcome = await runVisit((visit, page) => runPersistent(visit, page, at, site));
  const runOnce = transientRun(at);
  if (!runOnce) return { outcome, problems };
  const second = await runVisit((visit) => runOnce(visit).then(() => ''), at.fault === 'cached');
  return { outcome: outcome + (second && `, ${second}`), problems };
}
