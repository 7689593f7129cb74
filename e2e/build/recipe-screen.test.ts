import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { type Copy, copyProject } from '../support/copy-project.ts';
import { type Host, host } from '../support/host.ts';
import { blocksOf, changed } from '../support/recipe.ts';

// Follows the recipe for a screen block by block in a copy of the project, then checks, builds and opens the copy.

const words = 'namespaces/phones.json';

let copy: Copy;
let site: Host | undefined;

beforeAll(() => {
  copy = copyProject();
  for (const block of blocksOf(copy.read('docs/recipes/add-a-screen.md'))) {
    if (block.kind === 'file') copy.write({ [block.path]: block.text });
    if (block.kind === 'change') copy.write({ [block.path]: changed(copy.read(block.path), block.text) });
  }
  // Stands in for the translators' work.
  const english = copy.read(`content/locales/en/${words}`);
  for (const tag of readdirSync(join(copy.root, 'content/locales')))
    if (tag !== 'en') copy.write({ [`content/locales/${tag}/${words}`]: english });
});
afterAll(async () => {
  await site?.close();
  copy?.remove();
});

it('touches at most four places', () => {
  const paths = blocksOf(copy.read('docs/recipes/add-a-screen.md')).flatMap((block) =>
    block.kind === 'run' ? [] : [block.path.replace(/(routes\/phones)\/.*/, '$1')],
  );
  expect(new Set(paths).size).toBeLessThanOrEqual(4);
});

it('produces a screen that passes the check, builds, and shows its data and words', async () => {
  const check = await copy.run('tools/check.ts');
  expect(check.output).not.toMatch(/^(?:apps|tools)\/.* error /m);
  site = await host(await copy.build());
  const page = await phone({ baseURL: site.origin });
  await visit(page, '/service?lang=en');
  await page.getByRole('link', { name: 'Phones in this guide' }).click();
  await page.getByRole('heading', { level: 1, name: 'Phones in this guide' }).waitFor();
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^(?:miui|coloros): \d+$/ })
      .count(),
  ).toBe(2);
  const manifest = JSON.parse((await page.locator('#manifest').textContent()) ?? '') as {
    routes: [string, ...unknown[]][];
  };
  const route = manifest.routes.find(([path]) => new RegExp(path).test('/phones'));
  expect(route?.slice(2)).toEqual([['versions', 'words-phones-'], []]);
});
