import { beforeEach, expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { missingPin, pinOf } from './pin.ts';

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

it.each([
  ['in the folder', 'file:sideguide-1.0.0.tgz', undefined],
  ['in the folder, with a dot', 'file:./sideguide-1.0.0.tgz', undefined],
  ['beside it', 'file:../sideguide-1.0.0.tgz', '../sideguide-1.0.0.tgz'],
  ['nowhere', 'file:sideguide-2.0.0.tgz', 'sideguide-2.0.0.tgz'],
  ['of a registry', '1.0.0', undefined],
])('finds a pinned file that hosts do not have: %s', (_name, sideguide, expected) => {
  temp.put('package.json', JSON.stringify({ dependencies: { sideguide } }));
  expect(missingPin(temp.folder)).toBe(expected);
});

it.each(['', '{', '[]', '{"dependencies": 1}'])('takes no package.json for one that pins nothing: %s', (text) => {
  temp.put('package.json', text);
  expect(missingPin(temp.folder)).toBeUndefined();
});
