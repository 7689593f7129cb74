import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';

/** Exit status and output of one call of the command. */
export interface Call {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface CallOptions {
  /** User id to run as; needs root. */
  readonly uid?: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Working directory. */
  readonly cwd?: string;
  /** Whether to close the command's standard output before it has written anything. */
  readonly closesOutput?: boolean;
  /** Text for its standard input. */
  readonly input?: string;
}

/** Runs the command as an operator does, with the current Node. */
export function sideguide(
  args: readonly string[],
  { uid, env, cwd, closesOutput, input }: CallOptions = {},
): Promise<Call> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'packages/sideguide/bin/sideguide.cjs'), ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      ...(cwd === undefined ? {} : { cwd }),
      ...(uid === undefined ? {} : { uid }),
    });
    const texts = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
    // A command that does not read its input may have exited already.
    child.stdin.on('error', () => undefined).end(input);
    if (closesOutput) child.stdout.destroy();
    child.on('error', fail);
    child.on('close', (status) => done({ status, ...texts }));
  });
}

/** What the command must never print: stack traces, internal values and terminal control characters. */
export const forbiddenOutput =
  /\n\s+at \S|node:internal|\.ts:\d|TypeError|RangeError|\bundefined\b|\[object |[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/;
