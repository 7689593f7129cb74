import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../../e2e/support/test-folder.ts';

const temp = testFolder();

const launcher = join(root, 'packages/sideguide/bin/sideguide.cjs');

/** Runs a launcher under a Node that reports this version. */
function runUnderNode(version: string, file: string, ...words: string[]) {
  const setVersion = `process.versions.node = ${JSON.stringify(version)};`;
  const versions = 'Object.defineProperty(process, "versions", { value: { ...process.versions } });';
  const script = temp.put('pose.cjs', `${versions}\n${setVersion}\nrequire(${JSON.stringify(file)});`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('a clone', () => {
  it.each(['18.20.8', '20.18.3'])('rejects Node %s and names the version it needs', (version) => {
    expect(runUnderNode(version, launcher, 'check', 'app.apk')).toEqual({
      status: 2,
      stdout: '',
      stderr: `Sideguide needs Node 20.19 or newer and this is Node ${version}.\nInstall a current version from https://nodejs.org and run the command again.\n`,
    });
  });

  // A newer Node that calls itself an old one would be given a loader that it warns about.
  it.each([process.versions.node, '30.1.2'])('runs the sources under Node %s', (version) => {
    expect(runUnderNode(version, launcher, '--version')).toMatchObject({ status: 0, stderr: '' });
  });

  it('reports that its dependencies are not installed', () => {
    const bare = temp.put('clone/packages/sideguide/bin/sideguide.cjs', readFileSync(launcher));
    temp.put('clone/packages/sideguide/src/main.ts', '');
    expect(runUnderNode('22.0.0', bare, 'check')).toMatchObject({
      status: 2,
      stderr: 'This clone of Sideguide has nothing installed yet.\nRun `npm ci` in its folder first.\n',
    });
  });
});

it('package.json requires the same Node', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe('>=20.19');
});

it('a package without its bundle reports how to make one', () => {
  const empty = temp.put('empty/packages/sideguide/bin/sideguide.cjs', readFileSync(launcher));
  expect(runUnderNode('22.0.0', empty, 'check')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('installed without its bundle'),
  });
});

describe('the installed package', () => {
  const packaged = temp.put('package/packages/sideguide/bin/sideguide.cjs', readFileSync(launcher));
  temp.put('package/dist-package/cli.mjs', 'console.log("the bundle runs");\n');

  it.each(['20.19.0', '22.17.1', '24.0.0'])('runs its bundle under Node %s', (version) => {
    expect(runUnderNode(version, packaged)).toEqual({ status: 0, stdout: 'the bundle runs\n', stderr: '' });
  });

  it('rejects Node 18', () => {
    expect(runUnderNode('18.20.8', packaged)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('needs Node 20.19 or newer'),
    });
  });
});
