import { join } from 'node:path';
import { defineConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { root } from '@sideguide/cli-kit';
import { browserFloor, chunkGlobal, contentChunks } from '@sideguide/site-kit';
import { nameClass } from './build/class-names.ts';
import { chunkTimeout, contractErrors, styleEnd } from './build/contract-errors.ts';
import { loadsTogether } from './build/loads-together.ts';

/** Tests build with a short time-out and into a folder of their own. */
const timeout = Number(process.env.SIDEGUIDE_CHUNK_TIMEOUT ?? chunkTimeout);
const dist = process.env.SIDEGUIDE_DIST ?? 'dist';

/** React and its scheduler are one file of the first load, everything of ours another. */
const splitChunks: Rspack.Configuration['optimization'] = {
  chunkIds: 'named',
  splitChunks: {
    chunks: 'all',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      react: { test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true },
      kit: { test: loadsTogether.first, name: 'index', chunks: 'all', enforce: true },
      // Only Home needs them before anything else; a landing has them with its versions.
      hints: { test: /\.generated[\\/]hints\.ts$/, name: 'screen-index', chunks: 'async', enforce: true },
      guide: { test: loadsTogether.steps, name: 'guide', chunks: 'async', enforce: true },
    },
  },
};

const app = join(root, 'apps/guide');

export default defineConfig({
  root: app,
  plugins: [pluginReact({ fastRefresh: false, splitChunks: false })],
  source: {
    entry: { index: './src/main.tsx' },
    include: [/node_modules[\\/](?!core-js)/],
    define: {
      CHUNK_TIMEOUT: timeout,
      STYLE_END: JSON.stringify(styleEnd),
    },
  },
  // React has had this hook for long; the router's stand-in for older ones would only cost bytes.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  html: { template: './src/index.html', scriptLoading: 'defer' },
  output: {
    distPath: { root: join(root, dist) },
    // The folder of the server stands in the document's manifest, and is put in front of these when a site is finished.
    assetPrefix: '/',
    overrideBrowserslist: [browserFloor.query],
    polyfill: 'off',
    cleanDistPath: true,
    legalComments: 'none',
    // Short names by place alone: by frequency, ties were broken by something that the folder's name takes part in, and
    // two builds of one commit differed in one folder out of five. Costs 60 B.
    minify: { jsOptions: { minimizerOptions: { mangle: { disableCharFreq: true } } } },
    dataUriLimit: 0,
    filenameHash: 'contenthash:6',
  },
  performance: { chunkSplit: { strategy: 'custom', splitChunks: {} }, printFileSize: false },
  tools: {
    cssLoader: {
      modules: {
        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _pattern: string, name: string) =>
          nameClass(app, resourcePath, name),
      },
    },
    // Fields of classes are set, not defined: no helper for that in the first load.
    swc: { jsc: { assumptions: { setPublicClassFields: true } } },
    rspack: (config) => {
      config.output = { ...config.output, chunkLoadTimeout: timeout, chunkLoadingGlobal: chunkGlobal };
      config.optimization = { ...config.optimization, ...splitChunks };
      config.plugins = [
        ...(config.plugins ?? []),
        contractErrors(),
        contentChunks(join(root, 'apps/guide/.generated')),
      ];
    },
  },
});
