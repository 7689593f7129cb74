import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { readFailure } from '../support/faults.ts';
import { landing, perTestHost, waitForWorker, waitUntilReady } from '../support/offline-host.ts';
import { sites } from '../support/sites.ts';

// A worker's cache outlives server changes: addresses that redirect, and later builds.

const phones = perTestHost();

/** Starts another server with one page. */
async function startOtherSite(html: string) {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html),
  );
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Loads the document from the service worker and returns its headers. */
async function keptHeaders(page: Page): Promise<Record<string, string>> {
  const answer = (await page.goto('/'))!;
  await page.locator('h1').waitFor();
  expect(answer.fromServiceWorker()).toBe(true);
  return answer.allHeaders();
}

it('keeps the headers of a cached document even after a redirect, so that it cannot be framed', async () => {
  const { net } = phones;
  const sent = (await fetch(`${net.origin}/kept.html`)).headers;
  const policy = sent.get('Content-Security-Policy')!;
  // As hosts do that redirect to addresses without the file extension.
  net.answer('/kept.html', (_request, response) => response.writeHead(308, { Location: '/kept' }).end());
  net.answer('/kept', (_request, response) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
    response.writeHead(200, headers).end(readFileSync(join(sites.guide.dist, 'kept.html')));
  });
  const page = await phones.open();
  await visit(page, '/');
  await waitForWorker(page);
  expect((await keptHeaders(page))['content-security-policy']).toBe(policy);

  const framer = await startOtherSite(`<iframe src="${net.origin}/"></iframe>`);
  try {
    const other = await page.context().newPage();
    await other.goto(framer.origin);
    await expect.poll(() => other.frames().length).toBe(2);
    await expect.poll(() => other.frames()[1]!.url()).toBe('chrome-error://chromewebdata/');
  } finally {
    framer.close();
  }
});

it('follows the redirect of a guide that has moved', async () => {
  const { net } = phones;
  const page = await phones.open();
  await visit(page, '/');
  await waitForWorker(page);
  const newSite = await startOtherSite('<h1>Moved here</h1>');
  const { chunks } = JSON.parse(readFileSync(join(sites.guide.dist, 'site.json'), 'utf8')) as {
    chunks: Record<string, string[]>;
  };
  try {
    for (const path of ['/', '/service', '/worker.js', '/kept.html', ...Object.values(chunks).flat()])
      net.answer(path, (request, response) =>
        response.writeHead(301, { Location: `${newSite.origin}${request.url}` }).end(),
      );
    await page.goto('/service');
    await readFailure(page);
    await expect
      .poll(async () => {
        await page.reload();
        await page.locator('h1').waitFor();
        return page.locator('h1').innerText();
      })
      .toBe('Moved here');
    expect(page.url()).toBe(`${newSite.origin}/service`);
  } finally {
    newSite.close();
  }
});

it('accepts the next build and caches a flow whatever is in the worker’s notes', async () => {
  const { net } = phones;
  const page = await phones.open();
  await visit(page, '/');
  await waitForWorker(page);
  const notes = await page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('notes-of-'));
    const cache = await caches.open(name ?? 'notes-of-sideguide');
    await cache.put('/flows', new Response('[null, 1, {"skin": "nokia", "tag": "xx"}]'));
    return name;
  });
  net.publish(sites.short.dist);
  const taken = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const next = (registration.installing ?? registration.waiting)!;
    while (next.state === 'installing') await new Promise((go) => setTimeout(go, 50));
    return next.state;
  });
  expect([taken, notes]).toEqual(['installed', notes]);
  await visit(page, landing);
  await waitUntilReady(page, 'en');
});
