import { root } from '@sideguide/cli-kit';
import { type Parameter, parameters, parseAddress } from '@sideguide/guide-core/flow';
import { addressesOf, findRoutes } from '@sideguide/site-kit';
import type { Browser, Page } from 'playwright-core';
import { skins } from '../../apps/guide/.generated/cards.ts';
import { content } from '../support/expected.ts';
import { notesKey } from '../support/walk.ts';
import { first, valid } from './pure.ts';

/** What a page at a hostile address must show. */
interface Expected {
  readonly href: string;
  /** Whether no screen has this path: the error screen with the router's message. */
  readonly unknown: boolean;
  /** Parameters that every link of the page must carry. */
  readonly kept: Readonly<Partial<Record<Parameter, string>>>;
  /** Minimum number of sentences about ignored values. */
  readonly ignored: number;
}

const addresses = addressesOf(
  findRoutes(root),
  skins.map(({ id }) => id),
);
const screens = addresses.map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`, 's'));
const skinOf = (path: string) => skins.find(({ id }) => path.split('/')[1] === id || path === `/result/${id}`)?.id;

/** Returns what to expect at `href`, as the browser normalises it. */
function expectedAt(href: string): Expected {
  const url = new URL(`http://guide.example${href}`);
  const { path } = parseAddress(url);
  const skin = skinOf(path);
  const requestedParams = parameters
    .map((name) => [name, first(url, name)] as const)
    .filter(([, value]) => value !== undefined);
  const right = requestedParams.filter(([name, value]) => valid[name](value!, skin));
  return {
    href: url.pathname + url.search + url.hash,
    unknown: !screens.some((screen) => screen.test(path)),
    kept: Object.fromEntries(right),
    ignored: requestedParams.length - right.length,
  };
}

/**
 * Inspects the page until everything is as expected; returns what is still wrong after the timeout. Runs in the page.
 */
async function look({ expected, outside }: { expected: Expected; outside: readonly string[] }): Promise<string[]> {
  const wrongNow = (): string[] => {
    const problems: string[] = [];
    const main = document.querySelector('#root main');
    if (!main?.querySelector('h1')?.textContent) return ['there is no heading'];
    const failure = document.querySelector('.failure');
    if (expected.unknown) {
      const page = failure?.querySelector('pre')?.textContent ?? '';
      if (!page.includes('UnknownAddressError') || !page.endsWith(`page: ${location.href}`))
        problems.push('the error screen does not name the address');
    } else if (failure) problems.push(`an error: ${failure.querySelector('h1 + p')?.textContent}`);
    if (document.querySelector('.loading[data-on]')) problems.push('still loading');
    // Back and language links must carry what the page has understood.
    const languageLinks = [...document.querySelectorAll<HTMLAnchorElement>('.page a[hreflang]')];
    const back = [...document.querySelectorAll<HTMLAnchorElement>('.page main ~ nav a[aria-label]')];
    if (!expected.unknown && languageLinks.length + back.length === 0) problems.push('no way on');
    // `say` stays in the page's own address and in its language links.
    const isKept = (name: string, link: HTMLAnchorElement) => name !== 'say' && (name !== 'lang' || !link.hreflang);
    for (const link of [...languageLinks, ...back]) {
      const linkParams = new URL(link.href).searchParams;
      const has = [...linkParams.keys()].filter((name) => isKept(name, link)).sort();
      const needs = Object.keys(expected.kept)
        .filter((name) => isKept(name, link))
        .sort();
      const lost = needs.filter((name) => linkParams.get(name) !== expected.kept[name as 'app']);
      if (lost.length || has.join() !== needs.join())
        problems.push(`${link.getAttribute('href')!.slice(0, 200)} and not ${JSON.stringify(expected.kept)}`);
    }
    const notes = document.querySelectorAll('[role=note]').length;
    if (!expected.unknown && notes < expected.ignored) problems.push(`${notes} sentences, not ${expected.ignored}`);
    return problems;
  };
  let problems = wrongNow();
  for (const end = performance.now() + 15_000; problems.length && performance.now() < end; problems = wrongNow())
    await new Promise((next) => setTimeout(next, 4));

  if ('hacked' in window) problems.push('a script ran');
  if (document.querySelector('#root :is(script, img, iframe, object, embed, link, style)'))
    problems.push('foreign elements');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (link.origin !== location.origin && !outside.includes(link.href)) problems.push(`a link to ${link.href}`);
  if (document.scrollingElement!.scrollWidth > innerWidth) problems.push('something is hidden at the side');
  return problems;
}

/** Every makers' page that the catalogue names: the only links off the site. */
const outside = Object.values(content.apps).map(({ page }) => new URL(page).href);

export interface FuzzReader {
  readonly page: Page;
  /** Navigates inside the page, with a state for the history entry. */
  go(href: string, state: unknown): Promise<string[]>;
  /** Loads an address, as a link in a message does. */
  load(href: string): Promise<string[]>;
  /** Reloads the current address with other contents of local storage and of the history entry. */
  reload(notes: string, state: unknown): Promise<string[]>;
  /** Goes back inside the page. */
  back(): Promise<string[]>;
  /** Returns what is wrong with the current page. */
  look(): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens a reader's narrow phone. Errors outside the page's content are reported with the next step. */
export async function readerOf(browser: Browser, origin: string): Promise<FuzzReader> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 320, height: 640 },
    locale: 'ur',
    serviceWorkers: 'block',
  });
  // tsx compiles functions with a `__name` helper, which functions sent to the page expect there.
  await context.addInitScript('window.__name = (named) => named');
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  let sideEffects: string[] = [];
  context.on('page', (other) => other !== page && sideEffects.push(`opened ${other.url()}`));
  page.on('pageerror', (error) => sideEffects.push(`error ${error.message}`));
  page.on('dialog', (dialog) => {
    sideEffects.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url());
    const ours =
      request.isNavigationRequest() || /^\/(static\/|icon\.svg$|manifest\.webmanifest$|favicon)/.test(pathname);
    if (from !== origin || !ours || request.method() !== 'GET') sideEffects.push(`asked ${request.url()}`);
  });
  page.on('console', (message) => {
    // The browser's own message about a page with status 404, as an unknown address has.
    const isStatusMessage =
      message.text().startsWith('Failed to load resource') &&
      message.location().url.split('#')[0] === page.url().split('#')[0];
    const expected = message.text().startsWith('UnknownAddressError: 404 Not Found'); // logged by React
    if (message.type() === 'error' && !isStatusMessage && !expected) sideEffects.push(`console ${message.text()}`);
  });
  const seen = async (): Promise<string[]> => {
    // `page.url()` may still be the address before: Playwright hears of navigations inside a page a moment later.
    const href = await page.evaluate(() => location.pathname + location.search + location.hash);
    const problems = await page.evaluate(look, { expected: expectedAt(href), outside });
    const all = [...problems, ...sideEffects];
    sideEffects = [];
    return all;
  };
  await page.goto('/');
  return {
    page,
    go: async (href, state) => {
      const refused = await page.evaluate(
        ([to, kept]) => {
          try {
            history.pushState(kept, '', location.origin + to);
          } catch (error) {
            // The browser rejects a URL with a null character in its path.
            return (error as Error).name === 'SecurityError' && String(to).includes('%00');
          }
          return false;
        },
        [href, state] as const,
      );
      return refused ? [] : seen();
    },
    load: async (href) => {
      await page.goto(origin + href, { waitUntil: 'commit' });
      return seen();
    },
    reload: async (notes, state) => {
      await page.evaluate(
        ([key, text, kept]) => {
          localStorage.setItem(key as string, text as string);
          history.replaceState(kept, '');
        },
        [notesKey, notes, state] as const,
      );
      await page.reload({ waitUntil: 'commit' });
      return seen();
    },
    back: async () => {
      // Not `page.goBack`, which takes a history entry that the guide rewrites for the end of the navigation.
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            addEventListener('popstate', () => done(), { once: true });
            history.back();
          }),
      );
      return seen();
    },
    look: seen,
    close: () => context.close(),
  };
}
