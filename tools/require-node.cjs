'use strict';

// Old JavaScript on purpose: this file has to run on the very versions it turns away.
var NEEDED = [22, 18];

var here = process.versions.node.split('.').map(Number);

// 23.0 to 23.5 do not yet run TypeScript as it is.
// Nothing is installed: `npm ci` brings a Node of its own along.
var isBare = !require('node:fs').existsSync(require('node:path').join(__dirname, '..', 'node_modules'));

if (here[0] < NEEDED[0] || (here[0] === NEEDED[0] && here[1] < NEEDED[1]) || (here[0] === 23 && here[1] < 6)) {
  console.error(
    'Sideguide needs Node ' +
      NEEDED.join('.') +
      ' or newer and this is Node ' +
      process.versions.node +
      (isBare
        ? ': run `npm ci` first, which brings one along.'
        : ': install a current version from https://nodejs.org and run the command again.'),
  );
  process.exit(1);
}
