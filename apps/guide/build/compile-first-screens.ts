import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { root } from '@sideguide/cli-kit';

/** Output folder, relative to the root, of the script that prerenders the first words. Only the build runs it. */
const compiled = '.cache/first-screens';

/** Compiles the script that prerenders the first words from the app's screens, and returns it. */
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
      tools: { cssLoader: config.tools?.cssLoader },
    },
  });
  await rsbuild.build();
  return readFileSync(join(root, compiled, 'first.js'), 'utf8');
}
