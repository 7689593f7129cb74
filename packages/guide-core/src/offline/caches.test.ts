import { expect, it } from 'vitest';
import { buildsOf, isOfBuild } from './caches.ts';

it.each([
  ['/', `${buildsOf('/')}V1`, true],
  ['/', `${buildsOf('/a/')}V1`, false],
  ['/a/', `${buildsOf('/a/')}V1`, true],
  ['/a/', `${buildsOf('/a/b/')}V1`, false],
  ['/a/', 'of-another-site', false],
])('the site at %s takes the cache %s for one of its builds: %s', (base, name, isOwn) => {
  expect(isOfBuild(base, name)).toBe(isOwn);
});
