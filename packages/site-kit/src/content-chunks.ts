import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { type ContentDigests, contentChunkFile } from '@sideguide/guide-core/offline';

/** Name of the global array through which chunks are registered. */
export const chunkGlobal = 'chunks';

const escapeString = (text: string) =>
  text.replace(/[\\'\u2028\u2029]/g, (sign) =>
    /[\\']/.test(sign) ? `\\${sign}` : `\\u${sign.charCodeAt(0).toString(16)}`,
  );

/** Wraps a chunk for the bundler's runtime as one module, `/name`. Browsers parse JSON faster than code. */
export const contentScript = (name: string, json: string): string =>
  `(self.${chunkGlobal}=self.${chunkGlobal}||[]).push([["${name}"],{"/${name}":function(m){m.exports=JSON.parse('${escapeString(json)}')}}]);`;

/**
 * Bundler plugin that emits the content chunks next to the bundler's own. They need no bundling, and the runtime's file
 * table, which is part of the first load, does not grow with them. `apps/guide/src/platform/chunks/content.ts` loads
 * them.
 */
export const contentChunks = (generated: string): Rspack.RspackPluginInstance => ({
  apply: (compiler) => {
    const folder = join(generated, 'chunks');
    compiler.hooks.thisCompilation.tap('content-chunks', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'content-chunks', stage }, async () => {
        // Read on every compilation: the content may have changed in watch mode.
        const sums = JSON.parse(readFileSync(join(generated, 'sums.json'), 'utf8')) as ContentDigests;
        for (const file of readdirSync(folder)) {
          const name = file.slice(0, -'.json'.length);
          const source = new compiler.rspack.sources.RawSource(
            contentScript(name, readFileSync(join(folder, file), 'utf8')),
          );
          compilation.emitAsset(contentChunkFile(name, sums)!, source);
        }
      });
    });
  },
});
