import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { scriptHash } from '#tools/build/headers.ts';
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

/** Chunks that only the script that reads files asks for. */
const workerParts = /^check-(?:v1|stamp|digests|icon)$/;

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
        // A worker's own parts are scripts too; the browser calls them “other”.
        (furniture.has(pathname) ||
          (['script', 'stylesheet'].includes(type) && chunkOf.has(pathname)) ||
          (type === 'other' && workerParts.test(chunkOf.get(pathname) ?? ''))));
  return known ? undefined : `${request.method()} ${type} ${request.url()}`;
}

afterEach(closePhones);

/** A phone that writes down what it asks for, what the policy forbids and what the console complains of. */
async function watched(locale = 'en-US', width = 360) {
  const page = await phone({ locale, viewport: { width, height: 740 }, reducedMotion: 'reduce' });
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

let side = 0.25;

/** Taps a link and waits for the next screen or step: the old one stays until the new one is whole. */
async function tap(page: Page, selector: string): Promise<void> {
  const before = await page.locator('h1').textContent();
  const link = page.locator(selector).first();
  const { width, height } = (await link.boundingBox())!;
  side = 1 - side; // a second tap at the same place, so soon, would count as the first one's
  await link.click({ position: { x: width * side, y: height / 2 } });
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent !== title, before);
}

/** Home → Landing → every step → Result → Landing, as a reader taps. Returns the addresses on the way. */
async function walk(page: Page, skin: string): Promise<string[]> {
  // Beside the way back, or below the one action where the step may be left out.
  const onward = 'main ~ nav a:not([aria-label])';
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

  const policyOf = (answer: Response) =>
    new Map(
      (answer.headers.get('content-security-policy') ?? '')
        .split(';')
        .map((part) => part.trim().split(/\s+/))
        .map(([name, ...sources]) => [name!, sources]),
    );

  const html = readFileSync(`${dist}/index.html`, 'utf8');
  /** Digests of the document's scripts or styles, as a policy names them. */
  const inside = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text]) => scriptHash(text!));

  it.each([
    { what: 'the document', path: '/', status: 200 },
    { what: 'a deep link', path: '/miui/downloadapps?lang=ur', status: 200 },
    { what: 'an unknown address', path: '/nowhere', status: 404 },
  ])('is strict, and sent with $what', async ({ path, status }) => {
    const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(status);
    const policy = policyOf(answer);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    const own = /^'(?:self|none|sha256-[\w+/]+=*)'$/;
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
    // A step saved as a picture is drawn from data of the page's own; data is let in as a picture and as nothing else.
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    const sources = [...policy]
      .filter(([name]) => !name.includes('trusted-types') && name !== 'img-src')
      .map(([, list]) => list);
    expect(sources.flat().filter((source) => !own.test(source))).toEqual([]);
    // Our own files, and what stands inside the document: nothing else may run.
    expect(policy.get('script-src')).toEqual(["'self'", ...inside('script')]);
    expect(policy.get('style-src')).toEqual(["'self'", ...inside('style')]);
    for (const name of ['connect-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(name)).toEqual(["'none'"]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('permissions-policy')).toMatch(/^([a-z-]+=\(\)(, |$)){10,}$/);
  });

  it('is the same in 404.html, for hosts that send it without headers of ours', async () => {
    const policy = policyOf(await fetch(`${origin}/nowhere`, { headers: { accept: 'text/html' } }));
    policy.delete('frame-ancestors'); // not taken from an element
    const html = readFileSync(`${dist}/404.html`, 'utf8');
    const [, inPage] =
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)"><script>/.exec(html)!;
    expect(inPage).toBe([...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; '));
  });

  it('lets only the worker that keeps files fetch, and only from here', async () => {
    const policy = policyOf(await fetch(`${origin}/worker.js`));
    expect(Object.fromEntries(policy)).toEqual({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });
  });

  const [script, style] = ['js', 'css'].map((kind) => site.chunks.index!.find((file) => file.endsWith(kind))!);
  it.each([
    { what: 'a script', path: script!, cached: 'public, max-age=31536000, immutable' },
    { what: 'a style', path: style!, cached: 'public, max-age=31536000, immutable' },
    { what: 'the icon', path: '/icon.svg', cached: 'no-cache' },
    { what: 'the manifest', path: '/manifest-en.webmanifest', cached: 'no-cache' },
  ])('does not travel with $what, whose type is binding all the same', async ({ path, cached }) => {
    const { headers } = await fetch(origin + path);
    for (const name of ['content-security-policy', 'permissions-policy']) expect(headers.has(name)).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe(cached);
  });

  /** Adds what an attacker would, each for itself: with Trusted Types it is the assignment that throws. */
  const inject = (page: Page) =>
    page.evaluate(() => {
      const thrown: string[] = [];
      const attempt = (name: string, act: () => void) => {
        try {
          act();
        } catch (error) {
          thrown.push(`${name}: ${(error as Error).name}`);
        }
      };
      const add = (tag: string, fields: object) =>
        document.body.append(Object.assign(document.createElement(tag), fields));
      attempt('text', () => add('script', { textContent: 'window.ran = 1' }));
      attempt('data', () => add('script', { src: 'data:text/javascript,window.ran=1' }));
      attempt('stranger', () => add('script', { src: 'https://guide.example/x.js' }));
      attempt('style', () => add('style', { textContent: 'body { color: red !important }' }));
      attempt('handler', () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.ran = 1');
        button.click();
      });
      attempt('timer', () => setTimeout('window.ran = 1'));
      attempt('markup', () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = 1">'));
      return thrown;
    });
  const ran = (page: Page) => page.evaluate(() => 'ran' in window);
  const color = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

  it('stops scripts and styles that somebody has put into the page', async () => {
    const { page, violations } = await watched();
    // As a browser without Trusted Types has it: the sources of scripts have to be enough.
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy']!.replace(/; [a-z-]*trusted-types.*$/, '');
      expect(policy).not.toContain('trusted');
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    await visit(page, '/');
    const before = await color(page);
    expect(await inject(page)).toEqual([]);
    const blocked = ['script-src-elem', 'script-src-attr', 'style-src-elem', 'script-src'];
    for (const name of blocked)
      await expect.poll(() => violations.some((text) => text.startsWith(`${name} `))).toBe(true);
    expect(violations.filter((text) => text.startsWith('script-src-elem'))).toHaveLength(3);
    expect(await ran(page)).toBe(false);
    expect(await color(page)).toBe(before);
  });

  it('with Trusted Types, lets no text become a script, markup or the address of a strange script', async () => {
    const { page, violations } = await watched();
    await visit(page, '/');
    const thrown = await inject(page);
    for (const name of ['text', 'data', 'stranger', 'timer', 'markup']) expect(thrown).toContain(`${name}: TypeError`);
    const counted = () => violations.filter((text) => text.startsWith('require-trusted-types-for')).length;
    await expect.poll(counted).toBeGreaterThan(4);
    expect(await ran(page)).toBe(false);
  });

  it.each([
    ['/static/js/x.js', true],
    ['/static/js/async/x.0a1b2c.js?again=x', true],
    ['/worker.js', true],
    ['/static/js/../../worker.js', true],
    ['/other.js', false],
    ['/static/css/x.js', false],
    ['/static/js/%2e%2e/x.js', false],
    ['//guide.example/static/js/x.js', false],
    ['https://guide.example/worker.js', false],
    ['data:text/javascript,1', false],
    ['blob:null/x', false],
    ['javascript:1', false],
  ])('with Trusted Types, %s may be a script: %s', async (address, allowed) => {
    const { page } = await watched();
    await visit(page, '/');
    const set = await page.evaluate((url) => {
      try {
        document.createElement('script').src = url;
        return true;
      } catch {
        return false;
      }
    }, address);
    expect(set).toBe(allowed);
  });
});
