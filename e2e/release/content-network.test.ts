import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { closePhones, type PhoneOptions, phone, visit } from '../support/browser.ts';
import { type ContentNetwork, contentNetwork, type NetworkBehavior } from '../support/content-network.ts';
import { currentPlace, readFailure } from '../support/faults.ts';
import { type Host, host } from '../support/host.ts';
import { saveData } from '../support/offline-host.ts';
import { isIdleRequest, isWorkerPart } from '../support/requests.ts';
import { sites } from '../support/sites.ts';
import { openNextStep, pickPhone, readScreen } from '../support/walk.ts';
import { rescue, say } from '../support/words.ts';

// Runs the guide behind a CDN: its caching and its changes to headers and addresses must make no visible difference.

let far: Host;
let near: ContentNetwork;

async function connectThrough(behavior: NetworkBehavior): Promise<void> {
  far = await host(sites.guide.dist);
  near = await contentNetwork(far.origin, behavior);
}

afterEach(async () => {
  await closePhones();
  near.close();
  await far.close();
});

const open = (options: PhoneOptions = {}): Promise<Page> => phone({ baseURL: near.origin, hasTouch: true, ...options });

const cases: readonly NetworkBehavior[] = [
  { vary: 'stripped', query: 'ignored', documents: 60 },
  { vary: 'added', query: 'kept', documents: 60 },
];

describe.each(cases)('Vary $vary, queries $query', (behavior) => {
  it('answers a second reader from its cache alone', async () => {
    await connectThrough(behavior);
    const walk = async () => {
      const page = await open();
      // Otherwise a reader who is slower than the first would load more ahead.
      await saveData(page);
      await visit(page, '/?app=org.fdroid.fdroid&lang=sv');
      await pickPhone(page, 'coloros');
      await openNextStep(page);
      await openNextStep(page);
      const { lang, title } = await readScreen(page);
      expect(lang).toBe('sv');
      expect(title).not.toBe('');
      return currentPlace(page);
    };
    const place = await walk();
    await closePhones();
    near.fromOrigin.length = 0;
    expect(await walk()).toBe(place);
    // Chunks loaded when idle may not have been requested by the first reader, who was quick.
    const late = [/^\/(?:manifest-|icon)/, isIdleRequest, isWorkerPart];
    expect(near.fromOrigin.filter((url) => !late.some((pattern) => pattern.test(url)))).toEqual([]);
    expect(near.fromCache.length).toBeGreaterThan(8);
  });

  it('does not prevent offline use', async () => {
    await connectThrough(behavior);
    const page = await open({ serviceWorkers: 'allow' });
    await visit(page, '/miui?app=org.fdroid.fdroid');
    await page.locator('[data-keeping="ready"]').waitFor();
    near.close();
    await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid#open-file');
    expect(currentPlace(page)).toBe('/miui/downloadapps?app=org.fdroid.fdroid#open-file');
  });

  it('does not break the retry of a failed chunk', async () => {
    await connectThrough(behavior);
    const page = await open();
    await visit(page, '/');
    const chunk = /\/static\/js\/async\/screen-service\.\w+\.js/;
    let broken = '';
    await page.route(chunk, (route) => {
      broken ||= new URL(route.request().url()).pathname;
      return route.abort('connectionreset');
    });
    await page.goto('/service');
    await readFailure(page);
    await page.unroute(chunk);
    await page.locator('.failure button[aria-busy]').tap();
    await page.locator('main:not(.failure)').waitFor();
    expect(await page.locator('h1').textContent()).toBe(say('en', 'service-help'));
    expect(broken).not.toBe('');
  });
});

describe('a cached document older than the origin’s build', () => {
  const behavior: NetworkBehavior = { vary: 'stripped', query: 'ignored', documents: 60 };

  it('opens without entry files, because they are inline', async () => {
    await connectThrough(behavior);
    await (await fetch(near.origin)).text();
    far.publish(sites.short.dist); // another entry, and so another document
    const page = await open();
    await visit(page, '/?app=org.fdroid.fdroid');
    expect(await page.locator('#again').count()).toBe(0);
    expect(currentPlace(page)).toBe('/?app=org.fdroid.fdroid');
  });

  it('is replaced by a reload once a chunk it names is gone', async () => {
    await connectThrough(behavior);
    const page = await open();
    // Before the visit: Home loads it ahead.
    const gone = new Set<string>();
    await page.route(/\/static\/js\/async\/screen-skin\.\w+\.js/, (route) => {
      gone.add(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' });
    });
    await visit(page, '/?app=org.fdroid.fdroid');
    await page.locator('main a[href^="/miui"]').first().tap();
    const { help } = await readFailure(page);
    expect(help[0]).toBe(rescue('en', 'newer-title'));
    expect(currentPlace(page)).toBe('/miui?app=org.fdroid.fdroid');
    await page.unrouteAll();
    near.wait(61);
    await page.getByRole('button', { name: rescue('en', 'reload') }).tap();
    await page.locator('main:not(.failure)').waitFor();
    expect(currentPlace(page)).toBe('/miui?app=org.fdroid.fdroid');
    expect(gone.size).toBe(1);
  });
});
