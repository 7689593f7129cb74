import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, typescriptArgs } from '@sideguide/cli-kit';

/** Not copied: dependencies, build output and the git history. */
const left = new Set(['node_modules', '.git', 'dist', 'dist-host', 'dist-package', '.generated', '.gallery', '.cache']);

export interface Run {
  readonly code: number;
  /** Standard output followed by standard error. */
  readonly output: string;
}

/** A copy of this project in a temporary folder that can be changed, checked and built. */
export interface Copy {
  readonly root: string;
  /** Runs a script of the copy with the current Node. */
  readonly run: (...args: readonly string[]) => Promise<Run>;
  /** Builds the guide of the copy and returns the folder of the built site. Throws with the build's output. */
  readonly build: () => Promise<string>;
  /** Runs a shell command in the copy's root. */
  readonly shell: (line: string) => Promise<Run>;
  /** Writes files: text by path from the copy's root. */
  readonly write: (files: Readonly<Record<string, string>>) => void;
  readonly read: (path: string) => string;
  /** Returns the digest of every file by its path, without generated files. */
  readonly digests: () => Record<string, string>;
  readonly remove: () => void;
}

/** Returns the paths of the files below a folder, with forward slashes, without generated files and dependencies. */
export function projectFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !left.has(entry.name) && (entry.isFile() || entry.isDirectory()))
    .flatMap((entry) =>
      entry.isFile() ? [entry.name] : projectFiles(join(folder, entry.name)).map((path) => `${entry.name}/${path}`),
    )
    .sort();
}

/** Recreates the folders, and hard-links the files where the file system allows it. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target); // another file system
      }
    }
  }
}

/** Gives another folder of modules this project's cache: compressed files and modules are kept by content. */
export function shareCache(modules: string): void {
  mkdirSync(join(modules, '.cache'), { recursive: true });
  for (const name of ['sideguide-compressed', 'sideguide-content']) {
    const kept = join(realpathSync(join(root, 'node_modules')), '.cache', name);
    mkdirSync(kept, { recursive: true });
    symlinkSync(kept, join(modules, '.cache', name), 'junction');
  }
}

/** Links every installed package except our own workspaces, whose links must point into the copy. */
function linkModules(from: string, to: string): void {
  shareCache(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name === '@sideguide') linkFiles(source, target);
    else if (name !== '.cache') symlinkSync(source, target, statSync(source).isDirectory() ? 'junction' : 'file');
  }
}

export interface CopyOptions {
  /** Target folder; a temporary one if absent. */
  readonly to?: string;
  /** Whether the copy gets its own `node_modules`: the bundler names modules by their real path and follows links. */
  readonly ownModules?: boolean;
  /** Environment variables for its runs, in addition to the current ones. */
  readonly env?: Readonly<Record<string, string>>;
}

export function copyProject({ to, ownModules = false, env = {} }: CopyOptions = {}): Copy {
  const copy = to ?? mkdtempSync(join(tmpdir(), 'sideguide-copy-'));
  for (const path of projectFiles(root)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  const modules = realpathSync(join(root, 'node_modules'));
  if (ownModules) linkFiles(modules, join(copy, 'node_modules'));
  else linkModules(modules, join(copy, 'node_modules'));
  // Asynchronous, because the test runner must be able to respond meanwhile.
  const start = (program: string, args: readonly string[]) =>
    new Promise<Run>((done) => {
      execFile(
        program,
        args,
        { cwd: copy, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 },
        (error, stdout, stderr) => done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      );
    });
  const run: Copy['run'] = (...args) => start(process.execPath, [...typescriptArgs, ...args]);
  return {
    root: copy,
    run,
    build: async () => {
      const { code, output } = await run('apps/guide/build/main.ts');
      if (code !== 0) throw new Error(`The copy does not build:\n${output}`);
      return join(copy, 'dist');
    },
    shell: (line) => start('sh', ['-c', line]),
    write: (files) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(copy, path)), { recursive: true });
        writeFileSync(join(copy, path), text);
      }
    },
    read: (path) => readFileSync(join(copy, path), 'utf8'),
    digests: () =>
      Object.fromEntries(
        projectFiles(copy).map((path) => [
          path,
          createHash('sha256')
            .update(readFileSync(join(copy, path)))
            .digest('hex'),
        ]),
      ),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
