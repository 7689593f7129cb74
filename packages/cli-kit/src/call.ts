import { basename, relative, resolve } from 'node:path';
import { harmless } from './printable.ts';

/** How the command was started: the script, the working directory, and the environment with npm's variables. */
export interface Start {
  readonly script: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Returns the command line that starts this command again: `npx sideguide`, `npm run sideguide --` in a clone, … */
export function callOf({ script, cwd, env }: Start): string {
  if (env.npm_lifecycle_event === 'sideguide') return 'npm run sideguide --';
  // A link in `node_modules/.bin`, or, where links are not used, the file that it stands for.
  if (/[\\/]node_modules[\\/]/.test(script)) return 'npx sideguide';
  if (/^sideguide(?:\.exe)?$/.test(basename(script))) return 'sideguide';
  return `node ${typedFrom(cwd, script)}`;
}

/** How this process was started. Every remedy, usage and example that names a command begins with it. */
export const call: string = callOf({ script: process.argv[1] ?? 'sideguide', cwd: process.cwd(), env: process.env });

/** Whether the command can be called from a guide's folder; false for a clone's own scripts. */
export const runsInGuideFolder = /sideguide$/.test(call);

/** Returns an example of a command that works on a guide's folder, as it is typed after `init my-guide`. */
export const exampleInGuide = (words: string): string =>
  runsInGuideFolder ? `cd my-guide && ${call} ${words}` : `${call} ${words} --folder my-guide`;

/** Returns a path as it is best typed from a folder: relative to it, unless it lies outside. */
function typedFrom(cwd: string, path: string): string {
  const relativePath = relative(cwd, path);
  return relativePath.startsWith('..') ? resolve(path) : relativePath;
}

/** Returns the option that makes a command work on this guide's folder; empty if it is the current folder. */
export function folderArgument(path: string): string {
  const typed = typedFrom(process.cwd(), path);
  return typed && ` --folder ${/^[\w./-]+$/.test(typed) ? typed : JSON.stringify(harmless(typed, 120))}`;
}
