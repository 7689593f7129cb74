import { formatAddress } from '@sideguide/guide-core/flow';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBrokenWords } from '../support/broken-words.ts';
import { phone, visit } from '../support/browser.ts';
import {
  choicesAt,
  content,
  newestVersion,
  type Reader,
  reachableFor,
  skins,
  stepChoicesAt,
} from '../support/expected.ts';
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

  it.each(skins)('keeps the address of every step: %s', async (skin) => {
    const page = await phone({ reducedMotion: 'reduce' });
    for (const rom of ['global', 'cn', undefined]) {
      const reader: Reader = { skin, os: newestVersion(skin), ...(rom ? { rom } : {}), tag: 'en' };
      const hosts = ['get-file', 'confirm-install', 'see-result'].filter((id) => reachableFor(reader).includes(id));
      for (const step of hosts.flatMap((host) => stepChoicesAt(reader, host))) {
        await visit(page, formatAddress({ path: `/${skin}/downloadapps`, os: newestVersion(skin), rom, step }));
        const seen = await readScreen(page);
        expect(seen.all).not.toContain(say('en', 'bad-step', { value: step }));
        expect(seen.progress, step).toBeDefined();
      }
    }
  });

  const makersMessages = Object.entries(content.skins).flatMap(([skin, { card, messages }]) =>
    Object.values(messages ?? {})
      .filter(({ when, steps }) => when?.maker && steps.includes('confirm-install'))
      .map(({ id, when }) => ({ id, skin, makers: when!.maker!, names: card.names ?? [] })),
  );

  it.each(makersMessages)(
    'lists $id first for phones of $makers, and for no other maker’s',
    async ({ id, skin, makers, names }) => {
      const page = await phone({ reducedMotion: 'reduce' });
      /** The small pictures' messages, and the list of the others. */
      const listsFor = async (maker?: string) => {
        await visit(page, formatAddress({ path: `/${skin}/downloadapps`, maker, step: 'confirm-install' }));
        await page.locator('main summary').first().click();
        // The list is loaded after the small pictures; every phone has this message there.
        await page.locator('main ul a[href$="#package-invalid"]').waitFor();
        return page
          .locator('main ul')
          .evaluateAll((lists) =>
            lists.map((list) => [...list.querySelectorAll('a')].map(({ hash }) => hash.slice(1))),
          );
      };
      const isOfMaker = (listed: string) => content.skins[skin]!.messages?.[listed]?.when?.maker?.includes(makers[0]!);
      const list = (await listsFor(makers[0])).find((one) => one.includes(id))!;
      expect(list.slice(0, list.indexOf(id)).filter((before) => !isOfMaker(before))).toEqual([]);
      const other = names.find((name) => !makers.includes(name));
      expect((await listsFor(other)).flat()).not.toContain(id);
      // Whose maker is not known may have it, but it is not among the likeliest.
      expect((await listsFor()).flat()).toContain(id);
      expect((await choicesOn(page)).filter((href) => href?.endsWith(`#${id}`))).toEqual([]);
    },
  );
});
