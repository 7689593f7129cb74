import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { landing, offlineLine, perTestHost, stopWorkers, waitUntilReady } from '../support/offline-host.ts';
import { sites } from '../support/sites.ts';
import { say } from '../support/words.ts';

const phones = perTestHost();

declare global {
  /** In the page: how often it asked its worker to save the whole flow. */
  var saves: number | undefined;
}

/** Opens a page whose worker cannot get one file of its flow, and waits until it asks for that. */
async function openSaving() {
  const page = await phones.open();
  await page.clock.install();
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (
      this: ServiceWorker,
      message: { ask: string; part?: string },
      ...more: []
    ) {
      if (message.ask === 'keep' && !message.part) globalThis.saves = (globalThis.saves ?? 0) + 1;
      postMessage.call(this, message, ...more);
    };
  });
  const [file] = readdirSync(join(sites.guide.dist, 'static/js/async')).filter((name) => name.startsWith('sources.'));
  const path = `/static/js/async/${file}`;
  const held: ServerResponse[] = [];
  const send = (response: ServerResponse): unknown =>
    response.setHeader('Content-Type', 'text/javascript').end(readFileSync(join(sites.guide.dist, path)));
  let answer = (response: ServerResponse): unknown => held.push(response);
  phones.net.answer(path, (_request, response) => void answer(response));
  const release = () => {
    answer = send;
    held.forEach(send);
  };
  const asked = () => phones.net.requests.filter((one) => one === path).length;
  await visit(page, landing);
  await offlineLine(page, 'keeping').waitFor();
  await expect.poll(asked).toBe(1);
  return { page, release, asked };
}

it('a save whose worker the browser has stopped goes on after a minute', async () => {
  const { page, release } = await openSaving();
  await stopWorkers(page);
  release();
  await page.clock.fastForward(61_000);
  await waitUntilReady(page, 'en');
});

it('a save that takes minutes asks for no file twice', async () => {
  const { page, release, asked } = await openSaving();
  await page.clock.fastForward(61_000);
  await page.waitForFunction(() => globalThis.saves === 2);
  release();
  await waitUntilReady(page, 'en');
  expect(asked()).toBe(1);
});

it('a save ends after two minutes without a further file', async () => {
  const { page, asked } = await openSaving();
  await stopWorkers(page);
  await page.clock.fastForward(61_000);
  await expect.poll(asked).toBe(2);
  // On a busy machine, other files may still come in the first of them.
  const pass = async () => {
    await page.clock.fastForward(61_000);
    return offlineLine(page, 'cut').count();
  };
  await expect.poll(pass, { interval: 500 }).toBe(1);
  expect(await offlineLine(page, 'cut').innerText()).toBe(say('en', 'kept-cut'));
});
