import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from './copy-project.ts';
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

/**
 * Packs and installs the package. Asynchronous, because the test runner gives up on a file that blocks for a minute.
 */
export async function installPackage(): Promise<Installed> {
  const place = mkdtempSync(join(tmpdir(), 'sideguide-package-'));
  const home = join(place, 'empty');
  mkdirSync(home);
  const env = envOf(place);
  const call = promisify(execFile);
  // In a copy, because two test files pack at the same time.
  const copy = copyProject();
  await call('npm', ['pack', '--pack-destination', place], { env, cwd: copy.root, maxBuffer: 2 ** 26 });
  copy.remove();
  const file = readdirSync(place).find((name) => name.endsWith('.tgz'))!;
  const files = (await call('tar', ['-tzf', join(place, file)], { maxBuffer: 2 ** 26 })).stdout
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace(/^package\//, ''));
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  await call('npm', ['install', join(place, file)], { env, cwd: home });

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
