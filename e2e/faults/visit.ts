import type { Page } from 'playwright-core';
import { currentPlace, type FaultySite, isSameLoad, markLoad, readFailure } from '../support/faults.ts';
import { summary } from '../support/walk.ts';
import { helpIn, rescue, say } from '../support/words.ts';
import { addressOf, type Column, chunksOf, type FaultCase, serverFault } from './rows.ts';

/** Failure type, and the kind of help (a key of `rescue.json`), of a persistent fault. */
const final: Readonly<Record<Exclude<Column, 'slow' | 'cached'>, readonly [type: string, kind: string]>> = {
  refused: ['error', 'slow'],
  reset: ['error', 'slow'],
  404: ['error', 'newer'],
  500: ['error', 'newer'],
  html: ['missing', 'portal'],
  truncated: ['missing', 'portal'],
  type: ['error', 'slow'],
  never: ['timeout', 'timeout'],
};

/** One visit of a reader with a fresh phone. */
export class Visit {
  readonly problems: string[] = [];
  readonly place: string;
  private readonly page: Page;
  private readonly site: FaultySite;
  private readonly at: FaultCase;
  private readonly before: number;
  private readonly chunks: ReturnType<typeof chunksOf>;

  constructor(page: Page, site: FaultySite, at: FaultCase) {
    this.page = page;
    this.site = site;
    this.at = at;
    this.before = site.requests.length;
    this.chunks = chunksOf(site.name);
    this.place = addressOf(at.screen, at.skin, at.row.place, at.tag);
  }

  check(what: string, seen: unknown, expected: unknown): void {
    if (JSON.stringify(seen) !== JSON.stringify(expected))
      this.problems.push(`${what}: ${JSON.stringify(seen)} and not ${JSON.stringify(expected)}`);
  }

  async breakIt(first: boolean): Promise<void> {
    const { row, fault } = this.at;
    this.site.usesCachedDocument = row.entry;
    if (fault === 'refused')
      await this.page.route(
        (url) => url.pathname === row.file && !(first && url.search),
        (route) => route.abort('connectionrefused'),
      );
    else this.site.fail(row.chunk, serverFault[fault], { first });
    if (fault !== 'cached') return;
    // A broken response is in the HTTP cache; the server has worked ever since.
    await this.page.goto(row.file);
    this.site.clearFaults();
  }

  /** Puts a broken file into the service worker's cache. */
  async corruptCached(): Promise<void> {
    await this.page.goto('/nowhere');
    await this.page.evaluate(async (file) => {
      const { serviceWorker } = navigator;
      const served = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
      await serviceWorker.register('/worker.js');
      if (!serviceWorker.controller) await served;
      const name = (await caches.keys()).find((key) => /^sideguide-(?!inline$)/.test(key));
      const headers = { 'Content-Type': file.endsWith('.css') ? 'text/css' : 'text/javascript' };
      await (await caches.open(name!)).put(file, new Response('a{}(', { headers }));
    }, this.at.row.file);
  }

  async clearFaults(): Promise<void> {
    this.site.clearFaults();
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  open = (): Promise<unknown> => this.page.goto(this.place, { waitUntil: 'commit' });

  /** Waits until the chunk has been requested at least this many times. */
  async waitForRequests(times = 1): Promise<void> {
    const count = () =>
      this.site.requests.slice(this.before).filter((url) => url.split('?')[0] === this.at.row.file).length;
    for (let n = 0; count() < times && n < 300; n++) await new Promise((next) => setTimeout(next, 50));
    if (count() < times) this.problems.push(`the chunk was asked for ${count()} times`);
  }

  /** Waits for the complete screen: all its styles to their last rule, in the reader's language, at its address. */
  async waitForScreen(): Promise<void> {
    const { screen, tag, row } = this.at;
    await this.page.locator('.page h1').waitFor();
    const seen = await this.page.evaluate(() => ({
      lang: document.documentElement.lang,
      failure: document.querySelector('.failure') !== null,
      sign: document.querySelector('#again, .slow') !== null,
      styles: [...document.styleSheets]
        .filter((sheet) => {
          try {
            return (sheet.cssRules[sheet.cssRules.length - 1] as CSSStyleRule).selectorText === '#end';
          } catch {
            return false; // a style sheet that failed to load: its rules cannot be read
          }
        })
        // Inline style sheets have no address.
        .flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    }));
    const entry = row.entry ? this.chunks.index! : [];
    const chunkFile = row.extra ? [] : [row.file];
    const styles = [...entry, ...this.chunks[screen]!, ...chunkFile].filter((file) => file.endsWith('.css'));
    this.check(
      'styles that are missing or cut',
      styles.filter((file) => !seen.styles.includes(file)),
      [],
    );
    this.check('language', seen.lang, tag);
    this.check('a failure beside the screen', seen.failure, false);
    this.check('a sign of waiting beside the screen', seen.sign, false);
    this.check('place', currentPlace(this.page), this.place);
    if (row.extra) this.check('ways on', await this.page.locator('.page a[href^="/"]').count().then(Boolean), true);
  }

  /** Performs the action that loads the chunk, if the screen does not load it by itself. */
  async act(): Promise<void> {
    const { tag, row } = this.at;
    if (row.act === 'unfold')
      for (const key of ['tools-open', 'sources-open']) await summary(this.page, say(tag, key)).click();
    // Words in Cyrillic letters load the Russian phrases, too.
    if (row.act === 'ask') await this.page.getByRole('searchbox').fill('апк');
  }

  /** Returns what the page shows while nothing arrives: a symbol, or a sentence in the reader's language. */
  async says(): Promise<string> {
    const { tag } = this.at;
    const sign = this.page.locator('#again, .slow');
    await sign.first().waitFor();
    if (await this.page.locator('#again').count()) return 'sign';
    this.check('sentence', await sign.locator('b').innerText(), rescue(tag, 'slow-title'));
    this.check(
      'direction',
      await sign.evaluate((element) => getComputedStyle(element).direction),
      tag === 'ur' ? 'rtl' : 'ltr',
    );
    return 'words';
  }

  /** Checks the error message and uses the retry that it offers. */
  async failure(): Promise<string> {
    const { row, fault, tag } = this.at;
    const [type, kind] = final[fault as keyof typeof final];
    const shown = await readFailure(this.page);
    const loading = row.chunk.kind === 'css' ? 'Loading CSS chunk' : 'Loading chunk';
    // Without the document's style a line break is rendered as a space.
    const message = shown.message.replace(/\s+/g, ' ');
    this.check('message', message, `${loading} ${row.chunk.name} failed. (${type}: ${this.site.origin}${row.file})`);
    const detail = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(shown.details)?.[1];
    this.check('code', detail('code'), row.chunk.kind === 'css' ? 'CSS_CHUNK_LOAD_FAILED' : undefined);
    this.check('name', detail('name'), 'ChunkLoadError');
    this.check('page', detail('page'), this.site.origin + this.place);
    this.check('help', shown.help, helpIn(tag, kind, row.chunk.name));
    this.check('language', await this.page.evaluate(() => document.documentElement.lang), tag);
    this.check('place', currentPlace(this.page), this.place);
    await markLoad(this.page);
    await this.clearFaults();
    await this.page.getByRole('button', { name: rescue(tag, 'retry') }).click();
    await this.waitForScreen();
    this.check('same load', await isSameLoad(this.page), true);
    return `${type}·${kind}`;
  }

  /** Uses the sign of a page without its app: a link that reloads it. */
  async sign(): Promise<string> {
    const sign = this.page.locator('#again');
    await sign.waitFor();
    const text = await sign.textContent();
    await this.clearFaults();
    await sign.click();
    await this.waitForScreen();
    return text!;
  }
}
