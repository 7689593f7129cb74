import { describe, expect, it } from 'vitest';
import { callOf, folderArgument } from './call.ts';

describe('callOf returns the command line of the current call', () => {
  it.each([
    ['npx sideguide', '/guides/node_modules/.bin/sideguide', { npm_lifecycle_event: 'npx' }],
    ['npx sideguide', '/guides/node_modules/.bin/sideguide', {}],
    ['npx sideguide', 'C:\\guides\\node_modules\\sideguide\\cli\\sideguide.cjs', {}],
    ['npm run sideguide --', '/clone/cli/sideguide.cjs', { npm_lifecycle_event: 'sideguide' }],
    ['sideguide', '/usr/local/bin/sideguide', {}],
    [
      'node packages/sideguide/bin/sideguide.cjs',
      '/clone/packages/sideguide/bin/sideguide.cjs',
      { npm_lifecycle_event: 'test' },
    ],
    ['node /elsewhere/cli/sideguide.cjs', '/elsewhere/cli/sideguide.cjs', {}],
  ])('%s: %s', (call, script, env) => {
    expect(callOf({ script, cwd: '/clone', env })).toBe(call);
  });
});

describe('folderArgument names a guide’s folder', () => {
  it.each([
    ['', '.'],
    [' --folder guides/own', 'guides/own'],
    [' --folder /elsewhere/own', '/elsewhere/own'],
    [' --folder "two words"', 'two words'],
  ])('%s', (argument, path) => {
    expect(folderArgument(path)).toBe(argument);
  });
});
