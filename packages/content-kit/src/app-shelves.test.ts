import { shelfOf } from '@sideguide/guide-core/flow';
import type { AppCard, ListedApp } from '@sideguide/guide-core/model';
import { expect, it } from 'vitest';
import { compileAppChunks } from './app-shelves.ts';
import type { Content } from './content.ts';
import { sampleContent } from './sample.fixture.ts';

/** The sample with so many apps. */
function withApps(count: number): Content {
  const content = sampleContent();
  const [sample] = Object.values(content.apps);
  const apps = Array.from({ length: count }, (_one, n) => ({
    ...sample!,
    package: `org.example.n${n}`,
    name: `N ${n}`,
  }));
  return { ...content, apps: Object.fromEntries(apps.map((app) => [app.package, app])) };
}

it.each([1, 25, 26, 1000])('of %d apps each card lies on the shelf that its name says, once', (count) => {
  const { apps, ...shelves } = compileAppChunks(withApps(count));
  const names = Object.keys(shelves);
  expect(names).toEqual(Array.from({ length: Math.ceil(count / 25) }, (_one, n) => `cards-${n}`));
  for (const { package: name } of apps as ListedApp[]) {
    const at = names.filter((shelf) => (shelves[shelf] as AppCard[]).some((card) => card.package === name));
    expect(at).toEqual([`cards-${shelfOf(name, names.length)}`]);
  }
  expect(Math.max(...Object.values(shelves).map((shelf) => shelf.length))).toBeLessThanOrEqual(60);
});

it('the list says what the list shows, and no more', () => {
  const { apps } = compileAppChunks(withApps(1));
  expect(Object.keys(apps![0]!)).toEqual(['package', 'name', 'publisher', 'kind']);
});
