import { formatAddress } from '@sideguide/guide-core/flow';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBrokenWords } from '../support/broken-words.ts';
import { phone, visit } from '../support/browser.ts';
import { choicesAt, newestVersion, skins } from '../support/expected.ts';
import { choicesOn, leaveScreen, openNextStep, readScreen } from '../support/walk.ts';
import { say, stepWordsIn } from '../support/words.ts';

const stepIn = async (page: Page) => (await readScreen(page)).href.split('#')[1]!;

describe('“What do you see now?”', () => {
  const at = (skin: string, step: string, more = {}) =>
    formatAddress({ path: `/${skin}/downloadapps`, os: newestVersion(skin), rom: 'global', ...more, step });

  it.each(skins)('leads from a message to its step and back to the question: %s', async (skin) => {
    const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
    await visit(page, at(skin, 'see-result'));
    const stepNumber = (await readScreen(page)).progress;
    const choices = choicesAt({ skin, os: newestVersion(skin), rom: 'global', tag: 'en' }, 'see-result');
    expect(choices[0]).toBe('pass-play-protect');
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(choices.length).toBeLessThanOrEqual(6);
    expect(await choicesOn(page)).toEqual(choices.map((one) => at(skin, one)));
    await leaveScreen(page, () => page.locator('main section > ul a').first().tap());
    expect((await readScreen(page)).heading.text).toBe(stepWordsIn('en', 'pass-play-protect').title);
    // It does not count as another step.
    expect((await readScreen(page)).progress).toBe(stepNumber);
    await openNextStep(page);
    expect(await stepIn(page)).toBe('see-result');
    await openNextStep(page);
    expect(new URL(page.url()).pathname).toBe(`/result/${skin}`);
  });

  it.each(['100%', '200%'])('breaks no word below a small phone, text of %s', async (size) => {
    const page = await phone({ locale: 'uk', reducedMotion: 'reduce' });
    await visit(page, at('android', 'see-result', { maker: 'Samsung' }));
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
    const titlesBelow = page.locator('main section > ul a > span:last-child');
    expect(await titlesBelow.count()).toBeGreaterThan(3);
    expect(await findBrokenWords(titlesBelow)).toEqual([]);
    expect((await readScreen(page)).isTooWide).toBe(false);
  });

  it('is asked about a download once the makers’ page was opened', async () => {
    const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
    const app = 'org.fdroid.fdroid';
    await page.context().route('https://f-droid.org/**', (route) => route.fulfill({ body: 'F-Droid' }));
    await visit(page, at('miui', 'get-file', { app }));
    expect(await choicesOn(page)).toEqual([]);
    await page.locator('main a[target=_blank]').tap();
    await page.getByRole('heading', { name: say('en', 'what-now') }).waitFor();
    const choices = choicesAt({ skin: 'miui', os: newestVersion('miui'), rom: 'global', tag: 'en' }, 'get-file');
    expect(choices).toEqual(['keep-file', 'regular-download', 'allow-download']);
    expect(await choicesOn(page)).toEqual(choices.map((step) => at('miui', step, { app })));
    await leaveScreen(page, () => page.locator('main section > ul a').first().tap());
    await openNextStep(page);
    expect(await stepIn(page)).toBe('check-file');
  });
});
