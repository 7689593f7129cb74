import { expect, it } from 'vitest';
import { rsyncCalls } from './rsync.ts';

it('puts the files of each part in place at the end, so that no visitor gets half of it', () => {
  const calls = rsyncCalls('dist', 'host:guide');
  expect(calls).toHaveLength(4);
  for (const words of calls) expect(words).toContain('--delay-updates');
});
