import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';

/** How a call of the command ended, and what it printed. */
export interface Call {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface CallOptions {
  /** User to run as; only root can choose. */
  readonly uid?: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Folder to run in. */
  readonly cwd?: string;
  /** Close the command's standard output before it has written anything. */
  readonly deaf?: boolean;
  /** What it reads from its standard input. */
  readonly input?: string;
}

/** Runs the command as an operator does, under this very Node. */
export function sideguide(args: readonly string[], { uid, env, cwd, deaf, input }: CallOptions = {}): Promise<Call> {
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
    // A command that does not read may have ended before.
    child.stdin.on('error', () => undefined).end(input);
    if (deaf) child.stdout.destroy();
    child.on('error', fail);
    child.on('close', (status) => done({ status, ...texts }));
  });
}

/** A folder of its own for the files of a test. */
export interface TestFolder {
  readonly folder: string;
  /** Writes a file, also into folders that are not there yet; answers with its path. */
  readonly put: (name: string, data: Uint8Array | string) => string;
  readonly remove: () => void;
}

export function testFolder(): TestFolder {
  const folder = mkdtempSync(join(tmpdir(), 'sideguide-desk-'));
  // As in every folder that holds a catalogue in TypeScript.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return {
    folder,
    put(name, data) {
      const path = join(folder, name);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, data);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What no output of the command may hold: traces of the program, and characters that a terminal obeys. */
export const traces =
  /\n\s+at \S|node:internal|\.ts:\d|TypeError|RangeError|\bundefined\b|\[object |[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/;
