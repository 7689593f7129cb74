import { expect, it } from 'vitest';
import type { Content } from '../content.ts';
import { sampleContent } from '../sample.fixture.ts';
import { compileAppChunks } from './apps.ts';

/** Returns the sample with the given number of apps. */
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

it('holds a card of each app, in the order of the list', () => {
  const { apps, cards } = compileAppChunks(withApps(26));
  expect(cards).toHaveLength(26);
  expect(cards.map(({ package: id }) => id)).toEqual(apps.map(({ package: id }) => id));
});

it('the list says what the list shows, and no more', () => {
  const { apps } = compileAppChunks(withApps(1));
  expect(Object.keys(apps[0]!)).toEqual(['package', 'name', 'publisher', 'kind']);
});
