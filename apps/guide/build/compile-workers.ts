import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { root } from '@sideguide/cli-kit';
import { browserFloor, modulesOf, type Workers } from '@sideguide/site-kit';

/** Folder, from the root, that the worker's script is compiled into before its list is put in front. */
const compiled = '.cache/worker';

/** Compiles both workers for the oldest browser of the guide; returns their scripts, and what they are made of. */
export async function compileWorkers(): Promise<Workers & { readonly modules: readonly string[] }> {
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      root,
      mode: 'production',
      logLevel: 'error',
      source: {
        entry: { worker: './apps/guide/service-worker/worker.ts', 'worker-off': './apps/guide/service-worker/off.ts' },
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
