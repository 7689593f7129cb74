#!/usr/bin/env node
'use strict';

// Conservative JavaScript: this file must run on the very versions of Node that it rejects.
var fs = require('node:fs');
var path = require('node:path');

var needed = [20, 19];
var current = process.versions.node.split('.').map(Number);

// The installed package contains one bundle of plain JavaScript; a clone contains TypeScript.
var bundle = path.join(__dirname, '../../../dist-package/cli.mjs');
var source = path.join(__dirname, '../src/main.ts');

/** Prints in one sentence why nothing was started, with a remedy. */
function fail(reason, remedy) {
  console.error(`${reason}\n${remedy}`);
  process.exitCode = 2;
}

if (current[0] < needed[0] || (current[0] === needed[0] && current[1] < needed[1])) {
  fail(
    `Sideguide needs Node ${needed.join('.')} or newer and this is Node ${process.versions.node}.`,
    'Install a current version from https://nodejs.org and run the command again.',
  );
} else if (!fs.existsSync(source) && !fs.existsSync(bundle)) {
  fail(
    'Sideguide was installed without its bundle.',
    'Make the package in a clone of the project, with `npm ci` and `npm pack`, and install that file.',
  );
} else if (!fs.existsSync(source)) {
  import(require('node:url').pathToFileURL(bundle).href);
} else {
  import('tsx/esm/api').then(
    (tsx) => {
      tsx.register();
      return import(require('node:url').pathToFileURL(source).href);
    },
    () => {
      fail('This clone of Sideguide has nothing installed yet.', 'Run `npm ci` in its folder first.');
    },
  );
}
