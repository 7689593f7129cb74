import { Stop } from '@sideguide/cli-kit';
import { vi } from 'vitest';
import { run } from '../../packages/sideguide/src/run.ts';
import type { Call } from './sideguide.ts';

/**
 * Runs the command in this process, which takes a tenth of a process of its own. For tests of what it says and writes;
 * those of how it starts, ends and is stopped use `sideguide`.
 */
export async function runCommand(args: readonly string[]): Promise<Call> {
  const texts = { out: '', err: '' };
  const addTo = (text: keyof typeof texts) => (line: string) => {
    texts[text] += `${line}\n`;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(addTo('out')),
    vi.spyOn(console, 'error').mockImplementation(addTo('err')),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      texts.out += text;
      return true;
    }),
  ];
  try {
    const status = await run(args);
    return { status, ...texts };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { status: error.status, out: texts.out, err: `${texts.err}${error.message}\n${error.remedy}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
