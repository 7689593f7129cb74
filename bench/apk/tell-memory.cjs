'use strict';

const { existsSync, readFileSync, writeSync } = require('node:fs');

/** Highest resident memory of this process, in bytes. */
function peak() {
  // On Linux `maxRSS` begins with what the process that started this one had.
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) * 1024;
}

// Loaded before the command by the measurements: tells them at its end.
process.on('exit', () => writeSync(3, String(peak())));
