import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestFolder, testFolder } from '../../../../e2e/support/sideguide.ts';
import { pinOf } from './pin.ts';

let place: TestFolder;
beforeEach(() => {
  place = testFolder();
  place.put('sideguide-1.0.0.tgz', 'the package');
});
afterEach(() => place.remove());

const commit = 'ab'.repeat(20);
const installed = (resolved: string | undefined, version = '1.0.0') => {
  const locked = { packages: { 'node_modules/sideguide': { version, ...(resolved ? { resolved } : {}) } } };
  place.put('home/node_modules/.package-lock.json', JSON.stringify(locked));
  return `${place.folder}/home/node_modules/sideguide/`;
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
])('pins a package from %s to the very one that is installed', (_what, resolved, spec) => {
  expect(pinOf(installed(resolved))?.spec).toBe(spec);
});

it.each([
  ['a file that has gone', 'file:../gone.tgz'],
  ['a folder', 'file:../clone'],
  ['a branch that moves', 'git+https://code.example/sideguide.git#main'],
  ['nowhere that npm knows', undefined],
])('pins nothing that another one could take the place of: %s', (_what, resolved) => {
  expect(pinOf(installed(resolved))).toBeUndefined();
});

it('pins nothing in a clone', () => {
  expect(pinOf(`${place.folder}/`)).toBeUndefined();
});
