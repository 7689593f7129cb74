import type { Rspack } from '@rsbuild/core';
import { styleEnd } from '@sideguide/site-kit';

/** The contract's time-out for a chunk, in milliseconds; after it, loading fails with an error of type `timeout`. */
export const chunkTimeout = 120_000;

export { styleEnd };

/** The bundler's own style loader has no time-out and no failure type, and accepts truncated files or HTML. */
const loader = /(extractCssLoadStylesheet = function \(chunkId, fetchPriority\) \{)[\s\S]*?\n\}/;
/** Calls our loader (`apps/guide/src/platform/chunks/style.ts`), with a fresh URL after a failure. */
const ours =
  '$1 return __webpack_require__.style(chunkId, __webpack_require__.p + __webpack_require__.miniCssF(chunkId) + (self.__again || "")); }';

/**
 * Bundler plugin that makes style chunks fail with the same errors as script chunks. Throws during the build if the
 * bundler's loader is not the expected one.
 */
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
      // After minification, which removes empty rules, and before the digests for the file names are computed.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'contract-errors', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.css')))
          compilation.updateAsset(name, (sheet) => new compiler.rspack.sources.ConcatSource(sheet, `${styleEnd}{}`));
      });
    });
  },
});
