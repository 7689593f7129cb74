'use strict';

// `prepare` of package.json: npm runs it when the package is installed from the repository's address, and before it packs.
// After `npm ci` in a clone there is nothing to prepare: whoever works on the sources bundles them when they ask for it.
if (process.env.npm_command !== 'ci') {
  require('./require-node.cjs');
  import('./package.ts');
}
