import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Measurements of one process from start to exit. */
export interface Cold {
  /** Milliseconds. */
  readonly time: number;
  readonly status: number | null;
  /** Peak resident memory in bytes, if the process reports it. */
  readonly memory?: number;
}

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

/** Returns functions that run the command as an operator has it: from the package installed in a folder. */
export function commandOf(home: string) {
  const launcher = join(home, 'node_modules/sideguide/packages/sideguide/bin/sideguide.cjs');
  return {
    run: (...args: readonly string[]): Promise<Cold> => cold(process.execPath, [launcher, ...args], false),
    /** Runs the command so that it reports its memory at exit, which makes it slightly slower. */
    memory: (...args: readonly string[]): Promise<Cold> =>
      cold(process.execPath, ['--require', teller, launcher, ...args], true),
  };
}

/** Runs the reference verifier on a file. */
export const apksigner = (file: string): Promise<Cold> => cold('apksigner', ['verify', file], false);

/** Returns the version of the reference verifier, or null if it is not installed. */
export function apksignerVersion(): string | null {
  const { status, stdout } = spawnSync('apksigner', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
