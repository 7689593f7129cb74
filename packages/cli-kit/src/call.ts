import { basename, relative } from 'node:path';
import { harmless } from './harmless.ts';

/** What a call of the command is recognised by: the script that Node was given, where, and what npm says of itself. */
export interface Start {
  readonly script: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How the command was started, so that a shell finds it again: `npx sideguide`, `npm run sideguide --` in a clone, … */
export function callOf({ script, cwd, env }: Start): string {
  if (env.npm_lifecycle_event === 'sideguide') return 'npm run sideguide --';
  // The name in `node_modules/.bin`, or, where names are no links, the file that it stands for.
  if (/[\\/]node_modules[\\/]/.test(script)) return 'npx sideguide';
  if (/^sideguide(?:\.exe)?$/.test(basename(script))) return 'sideguide';
  const near = relative(cwd, script);
  return `node ${near.startsWith('..') ? script : near}`;
}

/** How this very process was started. Every remedy, usage and example that names a command begins with it. */
export const call: string = callOf({ script: process.argv[1] ?? 'sideguide', cwd: process.cwd(), env: process.env });

/** Whether the command is found in the folder of a guide; a clone's own scripts are not. */
export const everywhere = /sideguide$/.test(call);

/** An example of a command that works on the folder of a guide, as it is typed after `init my-guide`. */
export const inGuide = (words: string): string =>
  everywhere ? `cd my-guide && ${call} ${words}` : `${call} ${words} --folder my-guide`;

/** What a command needs behind it to work on this folder of a guide: nothing in the folder itself. */
export function onFolder(path: string): string {
  const near = relative(process.cwd(), path);
  return near && ` --folder ${/^[\w./-]+$/.test(near) ? near : JSON.stringify(harmless(near, 120))}`;
}
