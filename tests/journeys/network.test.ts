import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { closePhones, phone, visit } from '../support/browser.ts';
import { readFailure } from '../support/faults.ts';
import { originOf, sites } from '../support/sites.ts';

const origin = originOf('guide');
const { dist } = sites.guide;
interface Site {
  readonly addresses: readonly string[];
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}
const site = JSON.parse(readFileSync(`${dist}/site.json`, 'utf8')) as Site;
const chunkOf = new Map(Object.entries(site.chunks).flatMap(([name, files]) => files.map((file) => [file, name])));

/** Pictures and the manifest: what a browser fetches for any page. */
const furniture = new Set(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:svg|png|ico|webmanifest)$/.test(file)),
);

const isAddress = (path: string) =>
  site.addresses.some((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`).test(path));

/** Why a request is none of the app's, or nothing. */
function complaint(request: Request): string | undefined {
  const { origin: from, pathname, search } = new URL(request.url());
  const type = request.resourceType();
  const known =
    from === origin &&
    request.method() === 'GET' &&
    (type === 'document'
      ? isAddress(pathname)
      : search === '' &&
        (furniture.has(pathname) || (['script', 'stylesheet'].includes(type) && chunkOf.has(pathname))));
  return known ? undefined : `${request.method()} ${type} ${request.url()}`;
}

afterEach(closePhones);

/** A phone that writes down what it asks for, what the policy forbids and what the console complains of. */
async function watched(locale = 'en-US', width = 360) {
  const page = await phone({ locale, viewport: { width, height: 740 } });
  const complaints: string[] = [];
  const violations: string[] = [];
  const chunks = new Set<string>();
  page.context().on('request', (request) => {
    const found = complaint(request);
    if (found) complaints.push(found);
    const chunk = chunkOf.get(new URL(request.url()).pathname);
    if (chunk) chunks.add(chunk);
  });
  page.on('websocket', (socket) => complaints.push(`socket ${socket.url()}`));
  page.on('worker', (worker) => {
    if (chunkOf.get(new URL(worker.url()).pathname) !== 'check-worker') complaints.push(`worker ${worker.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.text()}`);
  });
  await page.exposeFunction('forbidden', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { forbidden(text: string): void }).forbidden(
        `${event.effectiveDirective} ${event.blockedURI}`,
      ),
    ),
  );
  return { page, complaints, violations, chunks };
}

/** Taps a link and waits for the next screen or step: the old one stays until the new one is whole. */
async function tap(page: Page, selector: string): Promise<void> {
  const before = await page.locator('h1').textContent();
  await page.locator(selector).first().click();
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent !== title, before);
}

/** Home → Landing → every step → Result → Landing, as a reader taps. Returns the addresses on the way. */
async function walk(page: Page, skin: string): Promise<string[]> {
  // Beside the way back, or below the one action where the step may be left out.
  const onward = 'main ~ div a:not([aria-label])';
  const way: string[] = [];
  await visit(page, '/');
  await tap(page, `a[href="/${skin}"]`);
  await tap(page, onward);
  await tap(page, 'a[href*="app=org.telegram.messenger.web"]');
  while (!page.url().includes('/result/') && way.length < 60) {
    const { pathname, hash } = new URL(page.url());
    way.push(pathname + hash);
    await tap(page, onward);
  }
  await tap(page, onward);
  return way;
}

describe('a walk through the flow', () => {
  it.each([
    ['miui', 'ur'],
    ['coloros', 'zh'],
  ])('of %s in %s asks for nothing but the app itself', async (skin, tag) => {
    const { page, complaints, violations, chunks } = await watched(tag);
    const way = await walk(page, skin);
    expect(new Set(way).size).toBe(way.length);
    expect(way.filter((place) => place.startsWith(`/${skin}/downloadapps#`)).length).toBeGreaterThan(4);
    expect(way.filter((place) => place.startsWith(`/${skin}/service#`)).length).toBeGreaterThan(2);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect(violations).toEqual([]);
    const loaded = [...chunks];
    expect(loaded.filter((name) => name.startsWith('locale-'))).toEqual([`locale-${tag}`]);
    expect(loaded.filter((name) => name.startsWith('skin-'))).toEqual([`skin-${skin}-${tag}`]);
    expect(loaded.filter((name) => name.startsWith('messages-') && name !== `messages-${tag}`)).toEqual([]);
    expect(loaded.filter((name) => name.startsWith('labels-'))).toEqual([]);
  });

  it('notices a request that is not the app’s', async () => {
    const { page, complaints } = await watched();
    await visit(page, '/');
    await page.evaluate(() => {
      new Image().src = '/icon.svg?user=1';
    });
    await expect.poll(() => complaints).toEqual([`GET image ${origin}/icon.svg?user=1`]);
  });
});

describe('the policy', () => {
  const screens = site.addresses.map((address) => address.replace(':home', 'miui'));
  it.each([360, 1280])('is kept by every screen, %d pixels wide', async (width) => {
    const { page, complaints, violations } = await watched('ur', width);
    for (const path of [...screens, '/result/index', '/result/nowhere', '/?app=%3Cimg%20src=x%20onerror=alert(1)%3E']) {
      await visit(page, path);
      await page.waitForLoadState('networkidle');
    }
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is kept by the error screen', async () => {
    const { page, violations } = await watched();
    await page.goto('/nowhere');
    await readFailure(page);
    expect(violations).toEqual([]);
  });

  const [script, style] = ['js', 'css'].map((kind) => site.chunks.index!.find((file) => file.endsWith(kind))!);
  it.each([
    { what: 'the document', path: '/', accept: 'text/html', status: 200 },
    { what: 'a deep link', path: '/miui/downloadapps?lang=ur', accept: 'text/html', status: 200 },
    { what: 'an unknown address', path: '/nowhere', accept: 'text/html', status: 404 },
    { what: 'a missing file', path: '/static/js/gone.js', accept: '*/*', status: 404 },
    { what: 'a script', path: script!, accept: '*/*', status: 200 },
    { what: 'a style', path: style!, accept: 'text/css,*/*;q=0.1', status: 200 },
    { what: 'the icon', path: '/icon.svg', accept: 'image/*', status: 200 },
    { what: 'the manifest', path: '/manifest-en.webmanifest', accept: '*/*', status: 200 },
  ])('is strict, and sent with $what', async ({ path, accept, status }) => {
    const answer = await fetch(origin + path, { headers: { accept } });
    expect(answer.status).toBe(status);
    const policy = new Map(
      (answer.headers.get('content-security-policy') ?? '')
        .split(';')
        .map((part) => part.trim().split(/\s+/))
        .map(([name, ...sources]) => [name!, sources]),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    const own = /^'(?:self|none|sha256-[\w+/]+=*)'$/;
    expect([...policy.values()].flat().filter((source) => !own.test(source))).toEqual([]);
    expect(policy.get('script-src')).toHaveLength(2); // our own files, and the document's one hint
    expect(policy.get('style-src')).toEqual(["'self'"]);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('stops scripts and styles that somebody has put into the page', async () => {
    const { page, violations } = await watched();
    await visit(page, '/');
    const color = () => page.evaluate(() => getComputedStyle(document.body).color);
    const before = await color();
    await page.evaluate(() => {
      const add = (tag: string, fields: object) =>
        document.body.append(Object.assign(document.createElement(tag), fields));
      add('script', { textContent: 'window.ran = 1' });
      add('script', { src: 'data:text/javascript,window.ran=1' });
      add('script', { src: 'https://guide.example/x.js' });
      add('style', { textContent: 'body { color: red !important }' });
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.ran = 1');
      button.click();
      setTimeout('window.ran = 1');
    });
    const blocked = ['script-src-elem', 'script-src-attr', 'style-src-elem', 'script-src'];
    for (const name of blocked)
      await expect.poll(() => violations.some((text) => text.startsWith(`${name} `))).toBe(true);
    expect(violations.filter((text) => text.startsWith('script-src-elem'))).toHaveLength(3);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await color()).toBe(before);
  });
});
