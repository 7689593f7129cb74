import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content, tags } from '../support/expected.ts';
import { currentPlace } from '../support/faults.ts';
import { leaveScreen, primary, readScreen, summary } from '../support/walk.ts';
import { say } from '../support/words.ts';

const skin = 'miui';
const step = 'allow-source';

describe('a helper who was sent an ordinary link', () => {
  const at = `/${skin}/downloadapps?app=org.fdroid.fdroid&os=hyperos-2`;

  it.each([
    ['sv-SE', 'sv', 'ur'],
    ['ur-PK', 'ur', 'vi'],
    ['fr-FR', 'en', 'ta'],
  ])(
    'in the owner’s language, with a browser in %s: one sentence in %s links to the view',
    async (browser, helper, owner) => {
      const page = await phone({ locale: browser });
      await visit(page, `${at}&lang=${owner}#${step}`);
      const link = page.getByRole('link', { name: say(helper, 'help-here') });
      await link.waitFor();
      expect(await link.evaluate((element) => element.closest('[lang]')!.getAttribute('lang'))).toBe(helper);
      await leaveScreen(page, () => link.click());
      expect(currentPlace(page)).toBe(`${at}&helper=${owner}#${step}`);
      const seen = await readScreen(page);
      expect(seen.lang).toBe(helper);
      expect(seen.all).toContain(say(helper, 'helper-of', { language: content.locales[owner]!.card.name }));
    },
  );

  it('in the helper’s language: says which language the owner reads', async () => {
    const page = await phone({ locale: 'th-TH' });
    await visit(page, `${at}#${step}`);
    await summary(page, say('th', 'tools-open')).click();
    await page.getByRole('button', { name: say('th', 'help-open') }).click();
    const names = page.locator('main a[lang]');
    expect(await names.count()).toBe(Object.keys(content.locales).length);
    await leaveScreen(page, () => page.getByRole('link', { name: content.locales.uk!.card.name, exact: true }).click());
    expect(currentPlace(page)).toBe(`${at}&helper=uk#${step}`);
    expect((await readScreen(page)).all).toContain(say('th', 'helper-of', { language: content.locales.uk!.card.name }));
  });

  it.each(tags)('%s: the sentence is not prominent, and the page has one main action', async (tag) => {
    const page = await phone({ locale: tag });
    await visit(page, `${at}#${step}`);
    const question = page.getByRole('button', { name: say(tag, 'help-open') });
    await summary(page, say(tag, 'tools-open')).waitFor();
    expect(await question.count()).toBe(0);
    await summary(page, say(tag, 'tools-open')).click();
    await question.waitFor();
    expect(await primary(page).count()).toBe(1);
    expect((await readScreen(page)).isTooWide).toBe(false);
  });
});
