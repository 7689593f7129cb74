import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '@sideguide/cli-kit';

/** One process from its start to its end. */
export interface Cold {
  /** Milliseconds. */
  readonly time: number;
  readonly status: number | null;
  /** Highest resident memory, in bytes, where the process tells it. */
  readonly memory?: number;
}

const launcher = `${root}packages/sideguide/bin/sideguide.cjs`;
const teller = fileURLToPath(new URL('tell-memory.cjs', import.meta.url));

function cold(command: string, args: readonly string[], tells: boolean): Promise<Cold> {
  return new Promise((done, fail) => {
    const start = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', tells ? 'pipe' : 'ignore'] });
    let told = '';
    child.stdio[3]?.on('data', (text: Buffer) => (told += text));
    child.on('error', fail);
    child.on('close', (status) => {
      const time = performance.now() - start;
      done({ time, status, ...(told ? { memory: Number(told) } : {}) });
    });
  });
}

/** The command as an operator calls it. */
export const sideguide = (...args: readonly string[]): Promise<Cold> =>
  cold(process.execPath, [launcher, ...args], false);

/** The same, telling its memory at its end; a little slower for it. */
export const sideguideMemory = (...args: readonly string[]): Promise<Cold> =>
  cold(process.execPath, ['--require', teller, launcher, ...args], true);

/** The reference verifier on a file. */
export const apksigner = (file: string): Promise<Cold> => cold('apksigner', ['verify', file], false);

/** Version of the reference verifier, or null where it is not installed. */
export function apksignerVersion(): string | null {
  const { status, stdout } = spawnSync('apksigner', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
