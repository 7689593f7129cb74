import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { buildGuide } from '@sideguide/guide/build';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch.ts';

// Shared by the commands that go through all pictures of the guide.

/** Folder of the built guide, from the root. */
const siteFolder = '.cache/gallery-site';

/** Number of pages driven in parallel: one for each core of a small machine. */
const concurrency = 2;

/** Runs a task for each item, a few in parallel. */
export async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const runQueue = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: concurrency }, runQueue));
}

/**
 * Builds and serves the guide, and opens a browser, for the duration of the task. The browser has this machine's fonts
 * too: people look at the pictures, in every script.
 */
export async function withGuide<T>(task: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  await buildGuide({ dist: siteFolder });
  const server = createGuideServer({ dist: join(root, siteFolder) });
  const { port } = await listen(server, 0);
  try {
    const browser = await launchBrowser({ hasSystemFonts: true });
    return await task(browser, `http://localhost:${port}`).finally(() => browser.close());
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
