import { expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { keptModules } from './kept-modules.ts';

const temp = folderPerTest();

it('returns what was kept of these very files, and nothing once a file has changed, come or gone', () => {
  const modules = { 'content/steps/one.ts': { default: { id: 'one' } } };
  temp.put('content/steps/one.ts', 'export default { id: "one" };');
  keptModules(temp.at('.')).keep(modules);
  expect(keptModules(temp.at('.')).modules).toEqual(modules);
  temp.put('content/steps/one.ts', 'export default { id: "two" };');
  expect(keptModules(temp.at('.')).modules).toBeUndefined();
  temp.put('content/steps/one.ts', 'export default { id: "one" };');
  temp.put('content/scenes.ts', '');
  expect(keptModules(temp.at('.')).modules).toBeUndefined();
});

it('works without a cache that can be written', () => {
  temp.put('content/steps/one.ts', '');
  temp.put('node_modules/.cache', 'a file where the folder should be');
  keptModules(temp.at('.')).keep({});
  expect(keptModules(temp.at('.')).modules).toBeUndefined();
});
