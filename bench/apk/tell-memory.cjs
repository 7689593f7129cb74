'use strict';

// Loaded before the command by the measurements: tells them the highest resident memory, in bytes, at the end.
process.on('exit', () => {
  require('node:fs').writeSync(3, String(process.resourceUsage().maxRSS * 1024));
});
