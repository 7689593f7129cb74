import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { afterEach, beforeEach } from 'vitest';

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

/** A temporary folder for the files of a test. */
export interface TestFolder {
  readonly folder: string;
  /** Writes a file, creating missing folders, and returns its path. */
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

/** Returns a folder that is a new one in each test of the file. */
export function folderPerTest(): Omit<TestFolder, 'remove'> {
  let place: TestFolder;
  beforeEach(() => {
    place = testFolder();
  });
  afterEach(() => place.remove());
  return {
    get folder() {
      return place.folder;
    },
    put: (name, data) => place.put(name, data),
  };
}

/** What the command must never print: stack traces, internal values and terminal control characters. */
export const forbiddenOutput =
  /\n\s+at \S|node:internal|\.ts:\d|TypeError|RangeError|\bundefined\b|\[object |[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/;
