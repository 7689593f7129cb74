import { expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import type { Content } from '../content.ts';
import { keptContent, keptModules } from './kept.ts';

const temp = folderPerTest();

it('returns what was kept of these very files, and nothing once a file has changed, come or gone', () => {
  const modules = { 'content/steps/one.ts': { default: { id: 'one' } } };
  temp.put('content/steps/one.ts', 'export default { id: "one" };');
  keptModules(temp.at('.')).keep(modules);
  expect(keptModules(temp.at('.')).value).toEqual(modules);
  temp.put('content/steps/one.ts', 'export default { id: "two" };');
  expect(keptModules(temp.at('.')).value).toBeUndefined();
  temp.put('content/steps/one.ts', 'export default { id: "one" };');
  temp.put('content/scenes.ts', '');
  expect(keptModules(temp.at('.')).value).toBeUndefined();
});

it('works without a cache that can be written', () => {
  temp.put('content/steps/one.ts', '');
  temp.put('node_modules/.cache', 'a file where the folder should be');
  keptModules(temp.at('.')).keep({});
  expect(keptModules(temp.at('.')).value).toBeUndefined();
});

it('keeps the content until one of its files or of the sources of its checks changes', () => {
  const sources = ['content/labels/one.json', 'packages/content-kit/src/check.ts', 'packages/guide-core/src/model.ts'];
  const content = { labels: { one: {} } } as unknown as Content;
  for (const path of sources) temp.put(path, '{}');
  keptContent(temp.at('.')).keep(content);
  expect(keptContent(temp.at('.')).value).toEqual(content);
  for (const path of sources) {
    temp.put(path, '{ }');
    expect(keptContent(temp.at('.')).value, path).toBeUndefined();
    temp.put(path, '{}');
  }
});
