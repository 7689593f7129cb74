import type { Rspack } from '@rsbuild/core';
import { styleEnd } from '@sideguide/site-kit';

/** The contract: a chunk that has not arrived after this time is an error of type `timeout`. Milliseconds. */
export const chunkTimeout = 120_000;

export { styleEnd };

/** The bundler's own style loader: no time-out, no failure type, and content with half a sheet or a portal's HTML. */
const loader = /(extractCssLoadStylesheet = function \(chunkId, fetchPriority\) \{)[\s\S]*?\n\}/;
/** Ours (`apps/guide/src/platform/chunks/style.ts`), at a fresh address after a failure. */
const ours =
  '$1 return __webpack_require__.style(chunkId, __webpack_require__.p + __webpack_require__.miniCssF(chunkId) + (self.__again || "")); }';

/** Bundler plugin that makes failing style chunks say what failing script chunks say. Stops the build if it cannot. */
export const contractErrors = (): Rspack.RspackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.compilation.tap('contract-errors', (compilation) => {
      compilation.hooks.runtimeModule.tap('contract-errors', (module) => {
        if (module.name !== 'css loading' || !module.source) return;
        const code = module.source.source.toString();
        if (code === '') return; // a worker has no style sheets
        if (!loader.test(code)) throw new Error('contract-errors: the bundler changed its style loader');
        module.source.source = Buffer.from(code.replace(loader, ours));
      });
      // After the sheets were made small, which takes empty rules away, and before their digests become their names.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'contract-errors', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.css')))
          compilation.updateAsset(name, (sheet) => new compiler.rspack.sources.ConcatSource(sheet, `${styleEnd}{}`));
      });
    });
  },
});
