import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { root } from '@sideguide/cli-kit';

/** Folder, from the root, of the script that draws the first words. It is run by the build and is no part of the site. */
const compiled = '.cache/first-screens';

/** Compiles what draws the first words from the screens themselves, with the same names of classes; returns the script. */
export async function compileFirstScreens(): Promise<string> {
  const app = join(root, 'apps/guide');
  const { content: config } = await loadConfig({ cwd: app });
  const rsbuild = await createRsbuild({
    cwd: app,
    config: {
      ...config,
      mode: 'production',
      logLevel: 'error',
      source: { ...config.source, entry: { first: './src/first/first-screens.tsx' } },
      output: {
        ...config.output,
        target: 'web-worker',
        distPath: { root: join(root, compiled), js: '' },
        filename: { js: '[name].js' },
        emitCss: false,
      },
      tools: {},
    },
  });
  await rsbuild.build();
  return readFileSync(join(root, compiled, 'first.js'), 'utf8');
}
