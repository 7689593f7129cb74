import type { Entry } from '@sideguide/apk-verify';
import type { Browser, Page, Worker } from 'playwright-core';

/** Timing of one check in the site's own worker: milliseconds from the message to the worker to each of its events. */
export interface CheckTiming {
  readonly facts: number;
  readonly verdict: number;
  /** Whether the file was verified, to make sure that the work was done. */
  readonly verified: boolean;
}

/** Timing of SHA-256 on the same file in the same worker, by one Web Crypto call on all of its bytes. */
export interface DigestTiming {
  readonly read: number;
  readonly digest: number;
}

/** State that the page keeps between two calls of the benchmark. */
interface Bench {
  worker: globalThis.Worker;
  entries: readonly Entry[];
}
declare global {
  var bench: Bench;
  var benchFile: File;
}

/** Opens a page of the site and picks a file from disk in it, as a reader would. */
export async function openPage(
  browser: Browser,
  origin: string,
  file: string,
  entries: readonly Entry[],
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })).newPage();
  await page.goto('/');
  await page.evaluate((known) => {
    globalThis.bench = { worker: undefined as never, entries: known };
    const input = document.createElement('input');
    input.type = 'file';
    input.id = 'bench-file';
    document.body.append(input);
  }, entries as Entry[]);
  await page.locator('#bench-file').setInputFiles(file);
  return page;
}

/** Starts the site's worker, as the check does before a file is picked. It is as fresh as a reader's. */
export async function startWorker(page: Page, script: string): Promise<Worker> {
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate(
      (address) =>
        new Promise<void>((resolve, reject) => {
          globalThis.bench.worker?.terminate();
          const created = new Worker(address);
          globalThis.bench.worker = created;
          created.onmessage = () => resolve();
          created.onerror = (event) => reject(new Error(event.message));
        }),
      script,
    ),
  ]);
  await worker.evaluate(() => {
    addEventListener('message', (event) => {
      globalThis.benchFile = (event as MessageEvent<{ file: File }>).data.file;
    });
  });
  return worker;
}

/** Checks the picked file for a phone with Android 14, or with the given API level. */
export const timeCheck = (page: Page, level = 34): Promise<CheckTiming> =>
  page.evaluate(
    (sdk) =>
      new Promise((resolve, reject) => {
        const { worker, entries } = globalThis.bench;
        const [file] = (document.getElementById('bench-file') as HTMLInputElement).files!;
        let facts = Number.NaN;
        worker.onmessage = ({ data }) => {
          const now = performance.now() - start;
          if (data.say === 'facts') facts = now;
          if (data.say === 'failed') reject(new Error(data.detail));
          if (data.say === 'verdict') resolve({ facts, verdict: now, verified: data.report?.verified === true });
        };
        const start = performance.now();
        worker.postMessage({ file, phone: { sdk }, known: entries });
      }),
    level,
  );

/** Computes the digest of the file that the worker was given last. */
export const rawDigest = (worker: Worker): Promise<DigestTiming> =>
  worker.evaluate(async () => {
    const start = performance.now();
    const bytes = await globalThis.benchFile.arrayBuffer();
    const read = performance.now();
    await crypto.subtle.digest('SHA-256', bytes);
    return { read: read - start, digest: performance.now() - read };
  });
