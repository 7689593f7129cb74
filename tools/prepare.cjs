'use strict';

// `prepare` of package.json: npm runs it when the package is installed from the repository's address, and before it
// packs. After `npm ci` in a clone nothing needs to be prepared: the sources bundle themselves when a command needs it.
// Plain JavaScript, because it must run before anything is installed.
if (process.env.npm_command !== 'ci')
  import('tsx/esm/api').then(
    (tsx) => {
      tsx.register();
      return import('./package.ts');
    },
    () => {
      console.error('This clone of Sideguide has nothing installed yet.\nRun `npm ci` in its folder first.');
      process.exitCode = 2;
    },
  );
