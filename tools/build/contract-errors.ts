import type { Rspack } from '@rsbuild/core';

/** The contract: a chunk that has not arrived after this time is an error of type `timeout`. Milliseconds. */
export const chunkTimeout = 120_000;

/**
 * What the bundler's style loader lacks for the contract: a time-out, the error's name and failure type, a check
 * that the answer was a style sheet at all, and a fresh address for a second try (a hung request is kept by the
 * browser, so that the plain address would hang again).
 */
const changes = (ms: number): readonly (readonly [find: string, put: string])[] => [
  [
    'new Error("Loading CSS chunk " + chunkId + " failed.\\\\n(" + realHref + ")");',
    'new Error("Loading CSS chunk " + chunkId + " failed.\\n(" + errorType + ": " + realHref + ")"); err.name = "ChunkLoadError";',
  ],
  [
    "if (event.type === 'load') {", // an HTML answer leaves a sheet without rules
    "var applied = true; try { applied = linkTag.sheet.cssRules.length > 0; } catch (_) {}\n\t\tif (event.type === 'load' && applied) {",
  ],
  [
    'linkTag.onerror = linkTag.onload = onLinkComplete;',
    `linkTag.onerror = linkTag.onload = onLinkComplete;\n\tvar timer = setTimeout(function () { onLinkComplete({ type: 'timeout', target: linkTag }); }, ${ms});`,
  ],
  ['linkTag.onerror = linkTag.onload = null;', 'linkTag.onerror = linkTag.onload = null; clearTimeout(timer);'],
  [
    'var fullhref = __webpack_require__.p + href;',
    'var fullhref = __webpack_require__.p + href + (self.__again || "");',
  ],
];

/** Bundler plugin that makes failing style chunks say what failing script chunks say. Stops the build if it cannot. */
export const contractErrors = (ms: number): Rspack.RspackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.compilation.tap('contract-errors', (compilation) =>
      compilation.hooks.runtimeModule.tap('contract-errors', (module) => {
        if (module.name !== 'css loading' || !module.source) return;
        let code = module.source.source.toString();
        // In a worker, which has no styles, the loader is empty.
        if (code.trim() === '') return;
        for (const [find, put] of changes(ms)) {
          if (!code.includes(find)) throw new Error(`contract-errors: the bundler changed its style loader: ${find}`);
          code = code.replace(find, () => put);
        }
        module.source.source = Buffer.from(code);
      }),
    );
  },
});
