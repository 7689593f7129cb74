import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { type ContentDigests, contentChunkFile } from '@sideguide/guide-core/offline';

/** Array of the page through which chunks arrive. */
export const chunkGlobal = 'chunks';

const quoted = (text: string) =>
  text.replace(/[\\'\u2028\u2029]/g, (sign) =>
    /[\\']/.test(sign) ? `\\${sign}` : `\\u${sign.charCodeAt(0).toString(16)}`,
  );

/** A chunk as the bundler's runtime takes it: one module, `/name`, with the data. Browsers read JSON faster than code. */
export const contentScript = (name: string, json: string): string =>
  `(self.${chunkGlobal}=self.${chunkGlobal}||[]).push([["${name}"],{"/${name}":function(m){m.exports=JSON.parse('${quoted(json)}')}}]);`;

/**
 * Bundler plugin that writes the chunks of content beside its own: they need no bundling, and the runtime's table of files,
 * which is in the first load, does not grow with them (`apps/guide/src/platform/chunks/content.ts` is where they are asked for).
 */
export const contentChunks = (generated: string): Rspack.RspackPluginInstance => ({
  apply: (compiler) => {
    const folder = join(generated, 'chunks');
    compiler.hooks.thisCompilation.tap('content-chunks', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'content-chunks', stage }, async () => {
        // Read anew: the content may have changed while the bundler watches.
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
