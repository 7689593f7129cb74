import type { Entry } from './entry.ts';
import { apk } from './list/apk.ts';
import { beforeTheApp, browser } from './list/browser.ts';
import { inBuild } from './list/build.ts';
import { inCode } from './list/code.ts';
import { commands } from './list/commands.ts';
import { worker } from './list/worker.ts';

/** Every error that code of ours makes: one file of `list/` for each place where it is met. */
export const all: readonly Entry[] = [
  ...browser,
  ...beforeTheApp,
  ...worker,
  ...apk,
  ...commands,
  ...inCode,
  ...inBuild,
];
