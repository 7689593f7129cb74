import { beforeEach, expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { pinOf } from './pin.ts';

const temp = folderPerTest();
beforeEach(() => {
  temp.put('sideguide-1.0.0.tgz', 'the package');
});

const commit = 'ab'.repeat(20);
const installPackage = (resolved: string | undefined, version = '1.0.0') => {
  const lockfile = { packages: { 'node_modules/sideguide': { version, ...(resolved ? { resolved } : {}) } } };
  temp.put('home/node_modules/.package-lock.json', JSON.stringify(lockfile));
  return `${temp.folder}/home/node_modules/sideguide/`;
};

it.each([
  ['a file', 'file:../sideguide-1.0.0.tgz', 'file:sideguide-1.0.0.tgz'],
  ['the registry', 'https://registry.npmjs.org/sideguide/-/sideguide-1.0.0.tgz', '1.0.0'],
  ['an address', 'https://code.example/sideguide-1.0.0.tgz', 'https://code.example/sideguide-1.0.0.tgz'],
  [
    'a repository',
    `git+https://code.example/sideguide.git#${commit}`,
    `git+https://code.example/sideguide.git#${commit}`,
  ],
])('pins a package from %s to the installed one', (_what, resolved, spec) => {
  expect(pinOf(installPackage(resolved))?.spec).toBe(spec);
});

it.each([
  ['a file that has gone', 'file:../gone.tgz'],
  ['a folder', 'file:../clone'],
  ['a branch', 'git+https://code.example/sideguide.git#main'],
  ['an unknown source', undefined],
])('does not pin a package that may be replaced: %s', (_what, resolved) => {
  expect(pinOf(installPackage(resolved))).toBeUndefined();
});

it('pins nothing in a clone', () => {
  expect(pinOf(`${temp.folder}/`)).toBeUndefined();
});
