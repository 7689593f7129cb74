import { readdirSync, readFileSync } from 'node:fs';
import type { Request } from 'playwright-core';
import { complaintOf, phone } from './browser.ts';
import { isWorkerPart } from './requests.ts';
import { originOf, sites } from './sites.ts';

export const origin = originOf('guide');
export const { dist } = sites.guide;
interface Site {
  readonly addresses: readonly string[];
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}
export const site = JSON.parse(readFileSync(`${dist}/site.json`, 'utf8')) as Site;
const chunkOf = new Map(Object.entries(site.chunks).flatMap(([name, files]) => files.map((file) => [file, name])));

/** Pictures and the web app manifest: what a browser fetches for any page. */
const pageAssets = new Set(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:svg|png|ico|webmanifest)$/.test(file)),
);

const isAddress = (path: string) =>
  site.addresses.some((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`).test(path));

/** Returns a complaint about a request that is not the app's, or undefined. */
function describeUnexpected(request: Request): string | undefined {
  const { origin: from, pathname, search } = new URL(request.url());
  const type = request.resourceType();
  const known =
    from === origin &&
    request.method() === 'GET' &&
    (type === 'document'
      ? isAddress(pathname)
      : search === '' &&
        // A worker's `importScripts` requests have the resource type “other”.
        (pageAssets.has(pathname) ||
          (['script', 'stylesheet'].includes(type) && chunkOf.has(pathname)) ||
          (type === 'other' && chunkOf.has(pathname) && isWorkerPart.test(pathname))));
  return known ? undefined : `${request.method()} ${type} ${request.url()}`;
}

/** Opens a phone that records unexpected requests, policy violations and console messages. */
export async function watched(locale = 'en-US', width = 360) {
  const page = await phone({ locale, viewport: { width, height: 740 }, reducedMotion: 'reduce', hasTouch: true });
  const complaints: string[] = [];
  const violations: string[] = [];
  const chunks = new Set<string>();
  page.context().on('request', (request) => {
    const found = describeUnexpected(request);
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
    const complaint = complaintOf(message);
    if (complaint) complaints.push(`console ${complaint}`);
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
