import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Measurements of one process from start to exit. */
export interface ProcessRun {
  /** Milliseconds. */
  readonly time: number;
  readonly status: number | null;
  /** Peak resident memory in bytes, if the process reports it. */
  readonly memory?: number;
}

const memoryReporter = fileURLToPath(new URL('tell-memory.cjs', import.meta.url));

function runProcess(command: string, args: readonly string[], reportsMemory: boolean): Promise<ProcessRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', reportsMemory ? 'pipe' : 'ignore'] });
    let reported = '';
    child.stdio[3]?.on('data', (text: Buffer) => (reported += text));
    child.on('error', reject);
    child.on('close', (status) => {
      const time = performance.now() - start;
      resolve({ time, status, ...(reported ? { memory: Number(reported) } : {}) });
    });
  });
}

/** Returns functions that run the command as an operator has it: from the package installed in a folder. */
export function commandOf(home: string) {
  const launcher = join(home, 'node_modules/sideguide/packages/sideguide/bin/sideguide.cjs');
  return {
    run: (...args: readonly string[]): Promise<ProcessRun> => runProcess(process.execPath, [launcher, ...args], false),
    /** Runs the command so that it reports its memory at exit, which makes it slightly slower. */
    memory: (...args: readonly string[]): Promise<ProcessRun> =>
      runProcess(process.execPath, ['--require', memoryReporter, launcher, ...args], true),
  };
}

/** Runs the reference verifier on a file. */
export const apksigner = (file: string): Promise<ProcessRun> => runProcess('apksigner', ['verify', file], false);

/** Returns the version of the reference verifier, or null if it is not installed. */
export function apksignerVersion(): string | null {
  const { status, stdout } = spawnSync('apksigner', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
