import { fork } from 'node:child_process';

/** MB of objects that the process may hold, as in fuzzing; buffers of bytes are not among them. */
const heap = 96;

/** Returns the answer for a file from a process with little memory; `none` if it needs more. */
export function inLittleMemory(file: Uint8Array, sdk?: number): Promise<string> {
  const child = fork(new URL('./small-process.ts', import.meta.url), {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heap}`, '--max-semi-space-size=8'],
    serialization: 'advanced',
    // Node reports a full heap at length.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send([file, sdk]);
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as string));
    child.once('exit', () => resolve('none'));
  });
}
