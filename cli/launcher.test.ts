import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '#tools/paths.ts';
import { desk } from '../tests/support/sideguide.ts';

const place = desk();
afterAll(() => place.remove());

const launcher = join(root, 'cli/sideguide.cjs');

/** Starts a launcher under a Node that says it is of that version. */
function startedBy(version: string, file: string, ...words: string[]) {
  const pose = `process.versions.node = ${JSON.stringify(version)};`;
  const versions = 'Object.defineProperty(process, "versions", { value: { ...process.versions } });';
  const script = place.put('pose.cjs', `${versions}\n${pose}\nrequire(${JSON.stringify(file)});`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** The launcher of a clone where `npm ci` has brought no Node along. */
const alone = place.put('clone/cli/sideguide.cjs', readFileSync(launcher));
place.put('clone/cli/sideguide.ts', '');
place.put('clone/node_modules/.keep', '');

describe('a Node that does not run TypeScript', () => {
  it.each(['18.20.8', '20.20.2', '22.17.1', '23.5.0'])('%s is told what to do', (version) => {
    expect(startedBy(version, alone, 'check', 'app.apk')).toEqual({
      status: 2,
      stdout: '',
      stderr: `Sideguide needs Node 22.18 or newer and this is Node ${version}.\nInstall a current version from https://nodejs.org, or run \`npm ci\` in its folder, which brings one along.\n`,
    });
  });

  it('is told of `npm ci` alone where nothing is installed yet', () => {
    const bare = place.put('bare/cli/sideguide.cjs', readFileSync(launcher));
    place.put('bare/cli/sideguide.ts', '');
    expect(startedBy('20.20.2', bare, 'check')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('\nRun `npm ci` in its folder first, which brings one along.\n'),
    });
  });

  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  // `npm ci` brings a Node of its own for the systems in tools/node/package.json only; others have theirs to be current.
  it.skipIf(!existsSync(join(root, 'node_modules', name)))('hands over to the one of `npm ci`', () => {
    expect(startedBy('20.20.2', launcher, 'check')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'No file is named.\nWrite: node cli/sideguide.cjs check app.apk\n',
    });
  });

  it.each(['22.18.0', '23.6.0', '24.0.0', '30.1.2'])('%s runs it', (version) => {
    expect(startedBy(version, launcher, '--version')).toMatchObject({ status: 0, stderr: '' });
  });
});

it('the package says what its bundle needs, which is less than the sources do', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe('>=20');
});

it('an installed package without its bundle says so, under every Node', () => {
  const empty = place.put('unbundled/cli/sideguide.cjs', readFileSync(launcher));
  for (const version of ['20.20.2', '24.0.0'])
    expect(startedBy(version, empty, 'init', 'g')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Sideguide was installed without its bundle.'),
    });
});

describe('the launcher of the installed package', () => {
  const packaged = place.put('package/cli/sideguide.cjs', readFileSync(launcher));
  place.put('package/dist-package/cli.mjs', 'console.log("the bundle runs");\n');

  it.each(['20.0.0', '22.17.1', '23.0.0', '24.0.0'])('runs the bundle under %s', (version) => {
    expect(startedBy(version, packaged)).toEqual({ status: 0, stdout: 'the bundle runs\n', stderr: '' });
  });

  it('turns away 18.20.8', () => {
    expect(startedBy('18.20.8', packaged)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('needs Node 20.0 or newer'),
    });
  });
});
