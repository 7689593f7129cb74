import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { root } from '@sideguide/cli-kit';
import { browserFloor, modulesOf, type Workers } from '@sideguide/site-kit';

/** Output folder, relative to the root, of the worker's script before its list of files is prepended. */
const compiled = '.cache/worker';

/** Compiles both workers for the oldest supported browser; returns their scripts and the modules they contain. */
export async function compileWorkers(): Promise<Workers & { readonly modules: readonly string[] }> {
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      root,
      mode: 'production',
      logLevel: 'error',
      source: {
        entry: {
          worker: './apps/guide/service-worker/worker.ts',
          'worker-off': './apps/guide/service-worker/kill-switch.ts',
        },
      },
      output: {
        target: 'web-worker',
        distPath: { root: compiled, js: '' },
        filename: { js: '[name].js' },
        overrideBrowserslist: [browserFloor.query],
        polyfill: 'off',
        legalComments: 'none',
      },
      performance: { printFileSize: false },
    },
  });
  const { stats } = await rsbuild.build();
  const read = (name: string) => readFileSync(join(root, compiled, `${name}.js`), 'utf8');
  return { worker: read('worker'), 'worker-off': read('worker-off'), modules: modulesOf(stats) };
}
