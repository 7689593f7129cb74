#!/usr/bin/env node
'use strict';

// No TypeScript here: this file has to run on the very versions of Node that cannot run the rest.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

// The installed package holds one bundle of plain JavaScript; the sources are TypeScript, which newer versions run as it is.
const bundled = join(__dirname, '..', 'dist-package', 'cli.mjs');
const hasSources = existsSync(join(__dirname, 'sideguide.ts'));
const packaged = existsSync(bundled) && !hasSources;

const needed = packaged ? [20, 0] : [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);
// 23.0 to 23.5 do not yet run TypeScript as it is.
const old = major < needed[0] || (major === needed[0] && minor < needed[1]) || (major === 23 && minor < 6 && !packaged);

/** Runs the command under the Node that `npm ci` brought along. Its exit status, or null if there is none that runs. */
function runWithOwnNode() {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const own = join(__dirname, '..', 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(own)) return null;
  const args = [__filename, ...process.argv.slice(2)];
  const { status, signal, error } = require('node:child_process').spawnSync(own, args, { stdio: 'inherit' });
  // Whoever stopped the command with a key does not need to hear of versions.
  return error ? null : signal ? 130 : status;
}

/** An installed package without its bundle, as some ways of installing leave it: no Node can run it. */
function nameMissing() {
  console.error(
    'Sideguide was installed without its bundle.\n' +
      'Make the package in a clone of the project, with `npm ci` and `npm pack`, and install that file.',
  );
  return 2;
}

/** One sentence and a remedy, and the status of what did not even start. */
function turnAway() {
  const isBare = hasSources && !existsSync(join(__dirname, '..', 'node_modules'));
  console.error(
    `Sideguide needs Node ${needed.join('.')} or newer and this is Node ${process.versions.node}.\n` +
      (isBare
        ? 'Run `npm ci` in its folder first, which brings one along.'
        : 'Install a current version from https://nodejs.org, or run `npm ci` in its folder, which brings one along.'),
  );
  return 2;
}

if (!packaged && !hasSources) {
  process.exitCode = nameMissing();
} else if (old) {
  const status = runWithOwnNode();
  process.exitCode = status === null ? turnAway() : status;
} else if (packaged) {
  import(require('node:url').pathToFileURL(bundled).href);
} else {
  // Without the cache, taking the types out of the code costs 30 ms and 17 MB at every start. It lies in the project's
  // own folder: whoever may write into a shared one could hand us other code.
  require('node:module').enableCompileCache(join(__dirname, '..', '.cache', 'code'));
  import('../tools/sideguide.ts');
}
