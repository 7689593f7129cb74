// `prepare` of package.json: npm runs it when the package is installed from the repository's address, and before it packs.
// After `npm ci` in a clone there is nothing to prepare: the sources bundle themselves when a command needs it.
if (process.env.npm_command !== 'ci') await import('./package.ts');

export {};
