'use strict';

const { existsSync, readFileSync, writeSync } = require('node:fs');

/** Returns the peak resident memory of this process, in bytes. */
function peak() {
  // On Linux `maxRSS` starts with the parent process's value.
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) * 1024;
}

// Preloaded by the benchmarks: reports the command's memory at exit.
process.on('exit', () => writeSync(3, String(peak())));
