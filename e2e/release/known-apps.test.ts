import { formatAddress } from '@sideguide/guide-core/flow';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content, labelFor, newestVersion, skins } from '../support/expected.ts';
import { openNextStep, readScreen, sayInstalled } from '../support/walk.ts';

const apps = ['org.fdroid.fdroid', 'org.thoughtcrime.securesms', 'org.videolan.vlc'];

describe('a well-known app on a Global phone', () => {
  it.each(skins.flatMap((skin) => apps.map((app) => ({ skin, app }))))('$app, $skin', async ({ skin, app }) => {
    const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
    await visit(page, formatAddress({ path: `/${skin}`, app, os: newestVersion(skin), rom: 'global' }));
    const visitedSteps: string[] = [];
    while (visitedSteps.at(-1) !== 'see-result') {
      await openNextStep(page);
      visitedSteps.push((await readScreen(page)).href.split('#')[1]!);
    }
    // The steps to the installed app, with all warnings.
    expect(visitedSteps.length).toBeLessThanOrEqual(9);
    expect(visitedSteps).toContain('check-file');
    expect(visitedSteps).toContain('no-caller');
    expect(visitedSteps.indexOf('no-caller')).toBeLessThan(visitedSteps.indexOf('allow-source'));
    await visit(page, formatAddress({ path: `/result/${skin}`, app, os: newestVersion(skin), rom: 'global' }));
    await sayInstalled(page);
    const source = labelFor(
      { skin, rom: 'global', tag: 'en' },
      content.skins[skin]!.skin.roles['allow-from-source']!,
    ).text;
    expect(await page.locator('main label', { hasText: source }).count()).toBe(1);
  });
});
