#!/usr/bin/env node
'use strict';

// Old JavaScript on purpose: this file has to run on the very versions that cannot run the rest.
var path = require('node:path');

var NEEDED = [22, 18];
var here = process.versions.node.split('.').map(Number);
// 23.0 to 23.5 do not yet run TypeScript as it is.
var old = here[0] < NEEDED[0] || (here[0] === NEEDED[0] && here[1] < NEEDED[1]) || (here[0] === 23 && here[1] < 6);

/** Runs the command under the Node that `npm ci` brought along; undefined if there is none that runs. */
function runWithOwnNode() {
  var windows = process.platform === 'win32';
  var bin = 'node-' + (windows ? 'win' : process.platform) + '-' + process.arch;
  var own = path.join(__dirname, '..', 'node_modules', bin, 'bin', windows ? 'node.exe' : 'node');
  if (!require('node:fs').existsSync(own)) return undefined;
  var args = [__filename].concat(process.argv.slice(2));
  return require('node:child_process').spawnSync(own, args, { stdio: 'inherit' }).status;
}

if (old) {
  var status = runWithOwnNode();
  if (status === undefined || status === null) {
    console.error(
      'Sideguide needs Node ' +
        NEEDED.join('.') +
        ' or newer and this is Node ' +
        process.versions.node +
        ': install a current version from https://nodejs.org and run the command again.',
    );
    status = 2;
  }
  process.exitCode = status;
} else {
  // Without the cache, taking the types out of the code costs 30 ms and 17 MB at every start. In the project's own
  // folder: whoever may write into a shared one could hand us other code.
  require('node:module').enableCompileCache(path.join(__dirname, '..', '.cache', 'code'));
  import('./sideguide.ts');
}
