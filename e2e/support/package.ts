import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '@sideguide/cli-kit';
import { copyProject, projectFiles, shareCache } from './copy-project.ts';
import type { Call } from './sideguide.ts';

/** Environment that puts the current Node first on `PATH` and allows npm no network access. */
const envOf = (home: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  npm_config_cache: join(home, 'cache'),
  // Neither the settings of the person who runs the tests nor those of the machine.
  npm_config_userconfig: join(home, 'no-npmrc'),
  npm_config_globalconfig: join(home, 'no-global-npmrc'),
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_loglevel: 'error',
});

/** The npm package, packed and installed into an empty folder without network access. */
export interface Installed {
  /** The folder it was installed into. */
  readonly home: string;
  /** Path of the packed file. */
  readonly packed: string;
  /** Paths of the packed files, without the `package/` prefix. */
  readonly files: readonly string[];
  /** Runs a shell command in a folder below `home`. */
  readonly sh: (line: string, folder?: string) => Promise<Call>;
  /** Starts a command that runs until `stop`; resolves with its first line of JSON. */
  readonly start: (
    words: readonly string[],
    folder: string,
  ) => Promise<{ readonly ready: { readonly address: string }; readonly stop: () => Promise<number | null> }>;
  readonly remove: () => void;
}

const call = promisify(execFile);

/** Returns a digest of everything that the package is made from. */
function digestOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/.package-lock.json')));
  for (const path of projectFiles(root)) hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/**
 * Returns the path of the packed file of these sources. Several test files need it, each in a process of its own: the
 * first one packs, which takes longer than all that it does with the package, and the others wait.
 */
async function packed(): Promise<string> {
  const folder = join(root, '.cache/packed', digestOfSources());
  const lock = `${folder}.lock`;
  const find = () => (existsSync(folder) ? join(folder, readdirSync(folder)[0]!) : undefined);
  mkdirSync(dirname(folder), { recursive: true });
  for (;;) {
    const found = find();
    if (found) return found;
    try {
      mkdirSync(lock);
      break;
    } catch {
      // Whoever held it for so long has been stopped.
      if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 15 * 60_000) rmSync(lock, { recursive: true });
      await wait(500);
    }
  }
  const place = mkdtempSync(join(dirname(folder), 'part-'));
  try {
    // Between the look and the lock somebody may have finished.
    const made = find();
    if (made) return made;
    // Those of earlier sources.
    for (const name of readdirSync(dirname(folder)))
      if (/^[0-9a-f]{64}$/.test(name)) rmSync(join(dirname(folder), name), { recursive: true });
    // In a copy, because other tests read what this project has built.
    const copy = copyProject();
    await call('npm', ['pack', '--pack-destination', place], {
      env: envOf(copy.root),
      cwd: copy.root,
      maxBuffer: 2 ** 26,
    });
    copy.remove();
    renameSync(place, folder);
    return find()!;
  } finally {
    rmSync(place, { recursive: true, force: true });
    rmSync(lock, { recursive: true, force: true });
  }
}

/**
 * Packs and installs the package. Asynchronous, because the test runner gives up on a file that blocks for a minute.
 */
export async function installPackage(): Promise<Installed> {
  const place = mkdtempSync(join(tmpdir(), 'sideguide-package-'));
  const home = join(place, 'empty');
  mkdirSync(home);
  const env = envOf(place);
  const made = await packed();
  const file = basename(made);
  copyFileSync(made, join(place, file));
  const files = (await call('tar', ['-tzf', join(place, file)], { maxBuffer: 2 ** 26 })).stdout
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace(/^package\//, ''));
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  await call('npm', ['install', join(place, file)], { env, cwd: home });
  shareCache(join(home, 'node_modules'));

  const sh = (line: string, folder = '.'): Promise<Call> =>
    new Promise((done, fail) => {
      const child = spawn('sh', ['-c', line], { cwd: join(home, folder), env, stdio: ['ignore', 'pipe', 'pipe'] });
      const texts = { out: '', err: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
      child.on('error', fail);
      child.on('close', (status) => done({ status, ...texts }));
    });
  const start: Installed['start'] = (words, folder) =>
    new Promise((done, fail) => {
      const bin = join(home, 'node_modules/.bin/sideguide');
      const child = spawn(bin, [...words, '--json'], {
        cwd: join(home, folder),
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = new Promise<number | null>((end) => child.on('close', end));
      let text = '';
      let errors = '';
      child.stderr.setEncoding('utf8').on('data', (more: string) => (errors += more));
      child.stdout.setEncoding('utf8').on('data', (more: string) => {
        text += more;
        // Later output, about changes, is ignored here.
        if (!/\}\s*$/.test(text) || text.match(/\n\{|\}\s*\{/)) return;
        const stop = () => {
          child.kill('SIGINT');
          return ended;
        };
        done({ ready: JSON.parse(text) as { address: string }, stop });
      });
      child.on('error', fail);
      ended.then((status) => fail(new Error(`It ended with ${status}: ${errors}`)));
    });
  return {
    home,
    packed: join(place, file),
    files,
    sh,
    start,
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
