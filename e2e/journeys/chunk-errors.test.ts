import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testCells } from '../faults/test-cells.ts';
import { phone, visit } from '../support/browser.ts';
import { faultySite, readFailure } from '../support/faults.ts';
import { saveData } from '../support/offline-host.ts';
import { type SiteName, shortTimeout, sites } from '../support/sites.ts';
import { say } from '../support/words.ts';

// Each way to fail once, on the chunks that a landing needs; `e2e/release/fault-matrix.test.ts` has the other chunks.
testCells([
  ['refused', 'screen-skin.js', 'screen-skin', 'en', 'miui', 'error·slow'],
  ['reset', 'screen-skin.css', 'screen-skin', 'ur', 'miui', 'error·slow'],
  ['404', 'screen-skin.css', 'screen-skin', 'ta', 'coloros', 'error·newer'],
  ['html', 'locale-uk.js', 'screen-skin', 'uk', 'miui', 'missing·portal'],
  ['truncated', 'skin-miui-ur.js', 'screen-skin', 'ur', 'miui', 'missing·portal'],
  ['never', 'screen-skin.js', 'screen-skin', 'en', 'coloros', 'words, timeout·timeout'],
  ['cached', 'skin-miui-zh.js', 'screen-skin', 'zh', 'miui', 'comes'],
]);

/** Returns the delay of every timer that raises a failure of type `timeout`: one for scripts, one for styles. */
function timeouts(name: SiteName): number[] {
  const folder = `${sites[name].dist}/static/js`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:,([\d.e]+))?,\{type:"timeout"[^}]*\}\)?(?:,([\d.e]+))?\)/g)])
    .map(([, before, after]) => Number(before ?? after));
}

describe('the time-out', () => {
  it('is two minutes for scripts and styles in the shipped build', () => {
    expect(timeouts('guide')).toEqual([120_000, 120_000]);
  });

  it('is read from the build: the test build has a short one', () => {
    expect(timeouts('short')).toEqual([shortTimeout, shortTimeout]);
  });

  it.each(['js', 'css'] as const)('ends the wait for a screen’s %s after two minutes, not earlier', async (kind) => {
    const site = await faultySite('guide');
    const page = await phone({ baseURL: site.origin });
    // Home loads the landings ahead, except for readers who save data.
    await saveData(page);
    await page.clock.install();
    await visit(page, '/');
    site.fail({ name: 'screen-skin', kind }, 'hang');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const firstRequest = page.waitForRequest(/\/screen-skin\./);
    await page.locator('a[href="/miui"]').first().click();
    await firstRequest;
    await page.clock.runFor(119_999);
    expect(await page.locator('h1').textContent()).toBe(say('en', 'home-title'));
    await page.clock.runFor(1);
    expect((await readFailure(page)).message).toContain('(timeout: ');
    site.close();
  });
});
