import { expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { guideCatalogue } from './target-catalogue.ts';

const { at, put } = folderPerTest();
const id = 'org.fdroid.fdroid';

it('knows every app of the package, of which an entry in the folder replaces its own', async () => {
  put('sideguide.jsonc', '{ "name": "Ours" }');
  const { apps, known } = await guideCatalogue(at(''));
  expect([...apps.keys()]).toEqual([]);
  expect(known.has(id)).toBe(true);
  put(`apps/${id}.json`, JSON.stringify(known.get(id)));
  const own = await guideCatalogue(at(''));
  expect([...own.apps.keys()]).toEqual([id]);
  expect([...own.known.keys()]).toEqual([...known.keys()].filter((one) => one !== id));
});
