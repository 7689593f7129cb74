import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { root, typescriptArgs } from '@sideguide/cli-kit';
import { announce, listen, parsePort } from '@sideguide/site-kit/serve';

// `npm run dev`: serves the guide from memory and reloads the page at every change of code or content.

/** Editors save in several steps; after this many milliseconds of silence a change is taken as whole. */
const silence = 80;

/** Writes `.generated/` anew. Never rejects: whatever is wrong is printed, and the server stays. */
const regenerate = (): Promise<void> =>
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

/** Runs `regenerate` after changes, one at a time; a change meanwhile asks for one more run. */
function regenerateOnChange(folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    await regenerate();
    running = false;
    if (again) {
      again = false;
      await run();
    }
  };
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, silence);
  });
}

/** Fails with one sentence if the port cannot be had; the bundler would silently take another one. */
async function tryPort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

try {
  const port = parsePort(process.env.PORT);
  await tryPort(port);
  process.env.NODE_ENV = 'development';
  // The folder is emptied at the start: not the one of `npm start`.
  process.env.SIDEGUIDE_DIST = '.cache/dev-site';
  await regenerate();
  const { content: config } = await loadConfig({ cwd: join(root, 'apps/guide') });
  const rsbuild = await createRsbuild({
    cwd: join(root, 'apps/guide'),
    config: {
      ...config,
      mode: 'development',
      logLevel: 'warn',
      // The manifest, and what answers where each sentence lives; no part of any build.
      source: { ...config.source, preEntry: ['./build/dev/manifest.ts', './build/dev/sources-view.ts'] },
      resolve: {
        ...config.resolve,
        alias: { ...config.resolve?.alias, '#sources': join(root, 'apps/guide/.generated/sources.json') },
      },
      // Whole reloads: content has nothing to swap in place, and screens load their chunks as the built guide does.
      dev: { ...config.dev, hmr: false, liveReload: true, lazyCompilation: false },
      server: { ...config.server, port, strictPort: true, host: '0.0.0.0', historyApiFallback: true, printUrls: false },
    },
  });
  await rsbuild.startDevServer();
  // A new screen, or what its `load.ts` exports, changes the routes.
  for (const folder of ['content', 'apps/guide/src/routes']) regenerateOnChange(folder);
  console.log(announce(port, { terminal: process.stdout.isTTY === true }));
} catch (error) {
  console.error((error instanceof Error ? error.message : String(error)).replaceAll('npm start', 'npm run dev'));
  process.exit(1);
}
