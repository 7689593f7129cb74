import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { packageFolder, root } from '@sideguide/cli-kit';
import { modulesOf, notices, shippedIn } from '@sideguide/site-kit';

/**
 * Bundles the `sideguide` command into plain JavaScript: Node runs no TypeScript below `node_modules`, and the package
 * needs no other package this way. Each command stays a separate file that is loaded when it is called.
 */
export async function bundleCommand(): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      root,
      mode: 'production',
      logLevel: 'error',
      source: {
        entry: { cli: './packages/sideguide/src/main.ts', search: './packages/sideguide/src/search/index.ts' },
      },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist-package', js: '' },
        filename: { js: '[name].mjs' },
        overrideBrowserslist: ['node >= 20'],
        polyfill: 'off',
        minify: false,
        cleanDistPath: false,
        legalComments: 'none',
        sourceMap: false,
        copy: [],
      },
      server: { publicDir: false },
      performance: { printFileSize: false },
      tools: {
        rspack: (config) => {
          config.output = { ...config.output, chunkFilename: 'commands/[name].mjs', library: { type: 'module' } };
          config.optimization = { ...config.optimization, chunkIds: 'named', moduleIds: 'named' };
          // `import.meta` must refer to the file that runs, not to the one that was bundled.
          config.module = {
            ...config.module,
            parser: { ...config.module?.parser, javascript: { importMeta: false, url: false } },
          };
        },
      },
    },
  });
  const { stats } = await rsbuild.build();
  const types = readFileSync(join(root, 'packages/sideguide/src/search/types.ts'), 'utf8');
  writeFileSync(join(packageFolder, 'search.d.mts'), `${types}export declare const openSearch: OpenSearch;\n`);
  writeFileSync(join(packageFolder, 'NOTICES.txt'), notices(shippedIn(modulesOf(stats))));
}
