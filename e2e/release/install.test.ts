import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content } from '../support/expected.ts';
import { originOf } from '../support/sites.ts';
import { say } from '../support/words.ts';

interface Manifest {
  readonly lang: string;
  readonly dir: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly type: string; readonly purpose: string }[];
  readonly screenshots: readonly { readonly src: string; readonly type: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
  readonly share_target: { readonly method: string };
}

describe.each(['en', 'ur', 'ta', 'zh'])('the guide in %s', (tag) => {
  it('can be installed, and opens in that language from the home screen', async () => {
    const page = await phone({ locale: tag, serviceWorkers: 'allow' });
    await visit(page, '/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const client = await page.context().newCDPSession(page);
    const { url, errors, data } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect((await client.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const manifest = JSON.parse(data!) as Manifest;
    expect(manifest).toMatchObject({
      lang: tag,
      dir: content.locales[tag]!.card.dir,
      share_target: { method: 'POST' },
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
    expect(manifest.screenshots.length).toBeGreaterThan(0);
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
      const answer = await fetch(new URL(src, url));
      expect([answer.status, answer.headers.get('content-type')], src).toEqual([200, type]);
    }
    // The browser's language must no longer matter.
    const home = await phone({ locale: 'sv-SE' });
    await visit(home, new URL(manifest.start_url, originOf('guide')).href);
    expect(await home.locator('h1').innerText()).toBe(say(tag, 'home-title'));
    for (const shortcut of manifest.shortcuts) {
      await visit(home, new URL(shortcut.url, url).href);
      expect(await home.locator('html').getAttribute('lang')).toBe(tag);
      expect(await home.locator('h1').innerText()).not.toContain('Error');
    }
  });
});
