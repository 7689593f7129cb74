import { root } from '@sideguide/cli-kit';
import { formatAddress } from '@sideguide/guide-core/flow';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { planFor, type Reader } from '../support/expected.ts';
import { sayInstalled } from '../support/walk.ts';
import { say } from '../support/words.ts';

/**
 * One whole flow as a screen reader meets it, committed as text so that people can review it. When content or structure
 * changes on purpose, run this file with `-u` and read the diff before you commit it.
 */
describe.each<Reader>([
  { tag: 'en', skin: 'miui', os: 'hyperos-2', rom: 'global', app: 'org.thoughtcrime.securesms' },
  { tag: 'ur', skin: 'miui', os: 'hyperos-2', rom: 'global', app: 'org.thoughtcrime.securesms' },
])('the accessibility tree of a whole flow', (reader) => {
  it(`matches the reviewed file, in ${reader.tag}`, async () => {
    const { tag, skin, os, rom, app } = reader;
    const page = await phone({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    // The text about saving the guide depends on timing.
    await page.route(/\/offline\.\w+\.js$/, (route) => route.abort());
    const { download, service } = planFor(reader);
    const at = (path: string, step?: string) => formatAddress({ path, app, os, rom, lang: tag, step });
    const places = [
      at('/'),
      at(`/${skin}`),
      ...download.map((step) => at(`/${skin}/downloadapps`, step)),
      ...service.map((step) => at(`/${skin}/service`, step)),
      at(`/result/${skin}`),
    ];
    const trees: string[] = [];
    for (const place of places) {
      // Each step is loaded afresh, and read once its tools have been drawn, a moment later.
      await page.goto('about:blank');
      await visit(page, place);
      if (place === places.at(-1)) await sayInstalled(page);
      if (place.includes('#')) await page.getByRole('button', { name: say(tag, 'send'), exact: true }).waitFor();
      else if (place !== places[0]) await page.getByRole('link', { name: say(tag, 'paper-guide') }).waitFor();
      trees.push(`# ${place}\n${await page.locator('body').ariaSnapshot()}\n`);
    }
    await expect(trees.join('\n')).toMatchFileSnapshot(`${root}docs/accessibility/flow-${tag}.yaml`);
  });
});
