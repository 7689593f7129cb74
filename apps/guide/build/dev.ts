import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { root, typescriptArgs } from '@sideguide/cli-kit';
import { keptModules } from '@sideguide/content-kit/files';
import { announce, listen, parsePort } from '@sideguide/site-kit/serve';
import { regenerateContent } from './dev/regenerate-content.ts';

// `npm run dev`: serves the guide from memory and reloads the page on every change of code or content.

/** Debounce time in milliseconds: editors save in several steps. */
const debounceMs = 80;

/** Folder of the screens. A new one, or a changed export of its `load.ts`, changes the routes. */
const routes = 'apps/guide/src/routes';
let areRoutesOld = false;

/**
 * Regenerates `.generated/`. Never rejects: errors are printed, and the server keeps running. A changed sentence needs no
 * process of its own, which takes 5 s of CPU instead of 1; a changed module does, because this process has the old one.
 */
const regenerate = (): Promise<void> =>
  keptModules(root).value && !areRoutesOld ? regenerateContent().catch(console.error) : regenerateApart();

const regenerateApart = (): Promise<void> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...typescriptArgs, 'apps/guide/build/dev/regenerate.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve();
    });
    child.once('exit', () => resolve());
  });

/** Runs `regenerate` after changes, one run at a time; a change during a run triggers one more. */
function regenerateOnChange(folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isDue = false;
  const run = async () => {
    if (isRunning) {
      isDue = true;
      return;
    }
    isRunning = true;
    await regenerate();
    isRunning = false;
    if (isDue) {
      isDue = false;
      await run();
    }
  };
  watch(join(root, folder), { recursive: true }, () => {
    areRoutesOld ||= folder === routes;
    clearTimeout(timer);
    timer = setTimeout(run, debounceMs);
  });
}

/** Rejects with a one-sentence error if the port is not available; the bundler would silently use another one. */
async function tryPort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

try {
  const port = parsePort(process.env.PORT);
  await tryPort(port);
  process.env.NODE_ENV = 'development';
  // The bundler empties this folder at the start, so it must not be the one of `npm start`.
  process.env.SIDEGUIDE_DIST = '.cache/dev-site';
  await regenerate();
  const { content: config } = await loadConfig({ cwd: join(root, 'apps/guide') });
  const rsbuild = await createRsbuild({
    cwd: join(root, 'apps/guide'),
    config: {
      ...config,
      mode: 'development',
      logLevel: 'warn',
      // The manifest, and the view of the texts' sources; neither is part of a build.
      source: { ...config.source, preEntry: ['./build/dev/manifest.ts', './build/dev/sources-view.ts'] },
      resolve: {
        ...config.resolve,
        alias: { ...config.resolve?.alias, '#sources': join(root, 'apps/guide/.generated/sources.json') },
      },
      // Full reloads instead of HMR: content cannot be swapped in place, and screens load their chunks as in the built
      // guide.
      dev: { ...config.dev, hmr: false, liveReload: true, lazyCompilation: false },
      server: { ...config.server, port, strictPort: true, host: '0.0.0.0', historyApiFallback: true, printUrls: false },
    },
  });
  await rsbuild.startDevServer();
  for (const folder of ['content', routes]) regenerateOnChange(folder);
  console.log(announce(port, { isTerminal: process.stdout.isTTY === true }));
} catch (error) {
  console.error((error instanceof Error ? error.message : String(error)).replaceAll('npm start', 'npm run dev'));
  process.exit(1);
}
