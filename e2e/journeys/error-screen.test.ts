import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import {
  currentPlace,
  errorTitle,
  type FaultySite,
  faultySite,
  isSameLoad,
  markLoad,
  readFailure,
} from '../support/faults.ts';
import { rescue, say } from '../support/words.ts';

const readers = [
  { tag: 'en', browser: 'en-US', dir: 'ltr' },
  { tag: 'ur', browser: 'ur-PK', dir: 'rtl' },
] as const;

const help = (tag: string, kind: string) => [rescue(tag, `${kind}-title`), rescue(tag, `${kind}-text`)];
const language = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

let site: FaultySite;
beforeEach(async () => {
  site = await faultySite('guide');
});
afterEach(() => site.close());

describe.each(readers)('the error screen for a reader of $tag', ({ tag, browser, dir }) => {
  it('appears at an unknown address with a 404, and links Home with the parameters', async () => {
    const page = await phone({ baseURL: site.origin, locale: browser });
    const answer = await page.goto('/miui/nowhere?app=org.fdroid.fdroid#here');
    expect(answer?.status()).toBe(404);
    const shown = await readFailure(page);
    expect(shown.title).toBe(errorTitle);
    expect(shown.message).toBe('404 Not Found');
    expect(shown.help).toEqual(help(tag, 'unknown'));
    expect(await language(page)).toEqual([tag, dir]);
    expect(site.requests.filter((url) => url.includes('/async/') && !url.includes('/locale-'))).toEqual([]);
    await page.getByRole('link', { name: rescue(tag, 'home') }).click();
    await page.locator('h1', { hasText: say(tag, 'home-title') }).waitFor();
    expect(currentPlace(page)).toBe('/?app=org.fdroid.fdroid');
  });

  it('is in the reader’s language although no chunk has loaded', async () => {
    for (const kind of ['js', 'css'] as const) site.fail({ name: '*', kind }, 'abort');
    const page = await phone({ baseURL: site.origin, locale: browser });
    await page.goto('/service', { waitUntil: 'commit' });
    const shown = await readFailure(page);
    expect(shown.help).toEqual([rescue(tag, 'slow-title'), rescue(tag, 'blocked')]);
    expect(await page.getByRole('button', { name: rescue(tag, 'retry') }).count()).toBe(1);
    expect(await language(page)).toEqual([tag, dir]);
    expect((await page.locator('main').boundingBox())?.width).toBe(360); // laid out by the styles of the first load
    // The screen appears as soon as a response arrives.
    site.clearFaults();
    await page.getByRole('button', { name: rescue(tag, 'retry') }).click();
    await page.locator('h1', { hasText: say(tag, 'service-help') }).waitFor();
  });

  it('links to the page without scripts if half of a build is on the server', async () => {
    for (const kind of ['js', 'css'] as const) site.fail({ name: '*', kind }, '404');
    const page = await phone({ baseURL: site.origin, locale: browser });
    await page.goto('/miui', { waitUntil: 'commit' });
    expect((await readFailure(page)).help[0]).toBe(rescue(tag, 'portal-title'));
    expect(await page.locator('main').innerText()).not.toContain('…');
    await page.getByRole('link', { name: rescue(tag, 'blocked') }).click();
    await page.waitForURL(`**/plain-${tag}.html`);
  });

  it('shows its short text at an unknown address without a locale chunk, and all of it with one', async () => {
    site.fail({ name: `locale-${tag}`, kind: 'js' }, 'abort');
    const page = await phone({ baseURL: site.origin, locale: browser });
    await page.goto('/nowhere', { waitUntil: 'commit' });
    const shown = await readFailure(page);
    expect([shown.title, shown.message]).toEqual([errorTitle, '404 Not Found']);
    expect(shown.help[0]).toBe(rescue(tag, 'unknown-title'));
    expect(await language(page)).toEqual([tag, dir]);
    site.clearFaults();
    await page.getByRole('button', { name: rescue(tag, 'retry') }).click();
    await page.getByText(rescue(tag, 'unknown-text')).waitFor();
    expect((await readFailure(page)).help).toEqual(help(tag, 'unknown'));
  });

  it('reports that there is no network when the phone knows it, and opens the screen when it is back', async () => {
    const page = await phone({ baseURL: site.origin, locale: browser });
    await visit(page, '/');
    await page.context().setOffline(true);
    // Unlike the landings, this screen is not loaded ahead.
    await page.locator('main a[href^="/service"]').first().click();
    expect((await readFailure(page)).help).toEqual(help(tag, 'offline'));
    await page.context().setOffline(false);
    await page.locator('h1', { hasText: say(tag, 'service-help') }).waitFor();
  });
});

describe('a screen that throws', () => {
  /** Replaces the screen of a chunk by one that throws `thrown`. */
  const breakScreen = (thrown: string) =>
    site.rewrite({ name: 'screen-service', kind: 'js' }, (text) =>
      text.replace(/(\{default:\s*\(\)\s*=>)\s*\w+\s*\}/, `$1 function Broken() { throw ${thrown} } }`),
    );

  it.each([
    { thrown: "new RangeError('the screen broke')", message: 'the screen broke', name: 'RangeError' },
    { thrown: "'just words'", message: '"just words"', name: 'string' },
    { thrown: '{ code: 7 }', message: '{"code":7}', name: 'object' },
    { thrown: 'undefined', message: '', name: 'undefined' },
    { thrown: '(() => { const o = {}; o.o = o; return o; })()', message: '[object Object]', name: 'object' },
  ])('shows the message of $thrown, and the link Home works', async ({ thrown, message, name }) => {
    breakScreen(thrown);
    const page = await phone({ baseURL: site.origin, locale: 'uk-UA' });
    await page.goto('/service');
    const shown = await readFailure(page);
    expect(shown.title).toBe(errorTitle);
    expect(shown.message).toBe(message);
    expect(shown.help).toEqual(help('uk', 'broken'));
    expect(shown.details.split('\n')).toContain(`name: ${name}`);
    expect(await page.locator('body').textContent()).not.toMatch(/^\s*at |\.js:\d+/m);
    await page.getByRole('link', { name: rescue('uk', 'home') }).click();
    await page.locator('h1', { hasText: say('uk', 'home-title') }).waitFor();
  });

  it('shows the error screen when the data of a chunk is invalid', async () => {
    site.rewrite({ name: 'skin-miui-ur', kind: 'js' }, (text) =>
      text.replace(/JSON\.parse\('.*'\)/s, '{"parts":null}'),
    );
    const page = await phone({ baseURL: site.origin, locale: 'ur-PK' });
    await page.goto('/miui');
    const shown = await readFailure(page);
    expect(shown.title).toBe(errorTitle);
    expect(shown.help).toEqual(help('ur', 'broken'));
    expect(shown.details.split('\n')).toContain('name: TypeError');
  });

  it('does not affect other screens: Back shows the previous one', async () => {
    breakScreen("new Error('the screen broke')");
    const page = await phone({ baseURL: site.origin });
    await visit(page, '/');
    await page.locator('main a[href^="/service"]').first().click();
    await readFailure(page);
    await page.goBack();
    await page.locator('h1', { hasText: say('en', 'home-title') }).waitFor();
  });
});

describe('the error screen', () => {
  it.each(['{ kept: "denied", missing: 0 }', '[{ tag: "en", skin: "gone" }]'])(
    'says what has failed, whatever a service worker of another version replies: %s',
    async (reply) => {
      site.fail({ name: 'screen-service', kind: 'js' }, '404');
      const page = await phone({ baseURL: site.origin });
      await page.addInitScript(`Object.defineProperty(navigator.serviceWorker, 'controller', {
        value: { postMessage: (_asked, ports) => ports[0].postMessage(${reply}) },
      })`);
      await page.goto('/service');
      const shown = await readFailure(page);
      expect(shown.message).toContain('Loading chunk screen-service failed.');
      expect(shown.help).toEqual(help('en', 'newer'));
      expect(await page.locator('a[href^="/gone"]').count()).toBe(0);
    },
  );

  it('leaves a way to the page without scripts if it fails itself', async () => {
    site.fail({ name: 'screen-service', kind: 'js' }, '404');
    const page = await phone({ baseURL: site.origin, locale: 'ur-PK' });
    await page.addInitScript(() => {
      performance.getEntriesByName = () => {
        throw new Error('not allowed');
      };
    });
    await page.goto('/service');
    await page.getByText(errorTitle).waitFor();
    expect(await page.getByRole('link', { name: rescue('ur', 'blocked') }).getAttribute('href')).toContain('plain-ur');
  });

  it('appears, and stays, if the browser throws whenever a screen appears', async () => {
    const page = await phone({ baseURL: site.origin, locale: 'uk-UA' });
    await page.addInitScript(() => {
      Object.defineProperty(HTMLElement.prototype, 'dataset', {
        get() {
          throw new Error('not allowed');
        },
      });
    });
    await page.goto('/service', { waitUntil: 'commit' });
    const shown = await readFailure(page);
    expect([shown.message, ...shown.help]).toEqual(['not allowed', ...help('uk', 'broken')]);
  });

  it('selects together what can help others', async () => {
    const page = await phone({ baseURL: site.origin });
    await visit(page, '/nowhere');
    await page.getByText(errorTitle).click({ clickCount: 3 });
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    for (const line of [errorTitle, '404 Not Found', 'name: UnknownAddressError', `page: ${site.origin}/nowhere`])
      expect(selected).toContain(line);
  });

  it('has its own words first and large, and the contract’s below them, in sight without scrolling', async () => {
    for (const locale of ['ur-PK', 'ta-IN']) {
      site.fail({ name: 'screen-skin', kind: 'js' }, '404');
      const page = await phone({ baseURL: site.origin, locale });
      await visit(page, '/miui?app=org.fdroid.fdroid');
      const part = async (selector: string) => {
        const box = (await page.locator(selector).boundingBox())!;
        const size = await page.locator(selector).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
        return { top: box.y, bottom: box.y + box.height, size };
      };
      const human = await part('h1');
      const contract = await part('h2');
      const message = await part('h2 + p');
      const bar = await part('nav');
      expect(human.bottom).toBeLessThan(contract.top);
      expect(human.size).toBeGreaterThan(contract.size * 1.3);
      expect(message.bottom).toBeLessThanOrEqual(bar.top);
      expect(await page.locator('.slip').evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
      expect(await page.locator('main').innerText()).not.toContain('…');
    }
  });

  it('reappears as long as the chunk fails, and disappears when it loads', async () => {
    site.fail({ name: 'screen-skin', kind: 'css' }, '404');
    const page = await phone({ baseURL: site.origin });
    await visit(page, '/');
    await markLoad(page);
    await page.locator('a[href="/miui"]').first().click();
    const first = await readFailure(page);
    await page.getByRole('button', { name: rescue('en', 'retry') }).click();
    // The error screen stays, and shows that it is busy.
    const trying = page.locator('[role=alert][aria-busy=true]');
    await trying.waitFor();
    await trying.waitFor({ state: 'detached' });
    expect((await readFailure(page)).message).toBe(first.message); // without the query of the retry
    site.clearFaults();
    await page.getByRole('button', { name: rescue('en', 'retry') }).click();
    await page.locator('h1', { hasText: say('en', 'landing-title-plain', { maker: 'Xiaomi' }) }).waitFor();
    expect(await isSameLoad(page)).toBe(true);
  });
});
