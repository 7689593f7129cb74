import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { keepCopies, lastCopy } from '../support/copies.ts';
import { content, labelFor, planFor, wordsFor } from '../support/expected.ts';
import { currentPlace } from '../support/faults.ts';
import { leaveScreen, primary, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const skin = 'miui';
const step = 'allow-source';
const open = async (query: string, options = {}) => {
  const page = await phone(options);
  await visit(page, `/${skin}/downloadapps?${query}#${step}`);
  return page;
};

/** Returns the labels in the helper's sentences: the phone's words, each with its language and the gloss beside it. */
const chips = (page: Page) =>
  page.locator('main section p').evaluateAll((all) =>
    all.flatMap((element) =>
      [...element.querySelectorAll('bdi[translate=no]')].map((chip) => ({
        text: chip.textContent,
        lang: chip.getAttribute('lang'),
        gloss: chip.nextElementSibling?.textContent?.replace(/[()（）\u2068\u2069\s]/g, ' ').trim(),
      })),
    ),
  );

describe('a helper who reads another language', () => {
  it.each([
    ['en', 'ta'],
    ['ur', 'en'],
    ['zh', 'uk'],
    ['th', 'ur'],
  ])('%s helps %s: the step in the helper’s language, the phone’s labels in the owner’s', async (helper, other) => {
    const page = await open(`lang=${helper}&helper=${other}`);
    const seen = await readScreen(page);
    const phoneReader = { tag: other, skin };
    const ownWords = wordsFor({ tag: helper, skin }, step);
    expect([seen.lang, seen.isTooWide]).toEqual([helper, false]);
    expect(seen.all).toContain(say(helper, 'helper-of', { language: content.locales[other]!.card.name }));
    // The drawing has the same direction as on the owner's phone.
    expect(seen.dir).toBe(content.locales[other]!.card.dir);
    const expected = [...ownWords.quoted.do, ...ownWords.quoted.see, ...ownWords.quoted.otherwise].map((id) =>
      labelFor(phoneReader, id),
    );
    const shown = await chips(page);
    expect(shown.map(({ text, lang }) => [text, lang])).toEqual(expected.map(({ text, lang }) => [text, lang]));
    for (const { lang, gloss } of shown) expect(gloss !== undefined, lang!).toBe(lang !== helper);
    // So does the drawing: what is to be tapped has the words of the owner's phone.
    const drawn = page.getByRole('figure', { name: say(helper, 'helper-theirs') }).locator('bdi[lang]');
    const { text, lang } = labelFor(phoneReader, 'pi_settings');
    expect(await drawn.filter({ hasText: text }).first().getAttribute('lang')).toBe(lang);
    // The words on the owner's page are quoted here too, in that language.
    const quoted = page.locator('blockquote');
    expect(await quoted.getAttribute('lang')).toBe(other);
    expect(await quoted.locator('p').first().textContent()).toContain(
      wordsFor(phoneReader, step).shown.title.split('{label}')[0]!.trim(),
    );
  });

  it('has the helper’s words below the small phones too', async () => {
    const page = await phone();
    await visit(page, `/${skin}/downloadapps?lang=en&helper=ta&os=hyperos-2&rom=global#see-result`);
    const id = content.messages['app-not-installed']!.labels[0]!;
    const [theirs, own] = ['ta', 'en'].map((tag) => labelFor({ tag, skin }, id).text);
    const small = page.locator('main section > ul a[href$="#app-not-installed"] > span:last-child');
    expect((await small.innerText()).replace(/[\u2068\u2069]/g, '')).toMatch(`“${theirs}” (${own})`);
  });
});

describe('the helper’s flow', () => {
  it('ends the call at the question about callers, in the words of both', async () => {
    const page = await phone();
    await keepCopies(page);
    await visit(page, `/${skin}/downloadapps?lang=en&helper=vi#no-caller`);
    expect((await readScreen(page)).all).toContain(say('en', 'caller-known'));
    expect(await page.getByText(say('en', 'helper-ask')).count()).toBe(0);
    const copy = page.getByRole('button', {
      name: say('en', 'helper-copy', { language: content.locales.vi!.card.name }),
    });
    expect(await copy.count()).toBe(3);
    await copy.last().click();
    await page.getByText(say('en', 'helper-copied')).waitFor();
    expect(await lastCopy(page)).toBe(say('vi', 'caller-known'));
  });

  it('does not show the words that skip the file check as the button of the owner', async () => {
    const page = await phone();
    await visit(page, `/${skin}/downloadapps?lang=en&helper=vi#check-file`);
    const theirs = page.locator('blockquote[lang=vi]');
    await theirs.waitFor();
    const { title, done } = wordsFor({ tag: 'vi', skin }, 'check-file').shown;
    expect(await theirs.innerText()).toContain(title);
    expect(await theirs.innerText()).not.toContain(done);
  });

  it('follows the owner’s flow: next, back, any step, and the same parameters', async () => {
    const page = await open('app=org.fdroid.fdroid&os=hyperos-2&rom=global&lang=en&helper=ur');
    const plan = planFor({ tag: 'ur', skin, app: 'org.fdroid.fdroid', os: 'hyperos-2', rom: 'global' }).download;
    const at = plan.indexOf(step);
    expect((await page.locator('ol li').count()) >= plan.length).toBe(true);
    await leaveScreen(page, () => primary(page).click());
    expect(currentPlace(page)).toContain(`helper=ur#${plan[at + 1]}`);
    // By keyboard: a second tap at the same place would count as half of a double tap.
    for (let n = 0; n < 2; n++)
      await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'back'), exact: true }).press('Enter'));
    expect(currentPlace(page)).toContain(`helper=ur#${plan[at - 1]}`);
  });

  it('goes through a side step, and continues where the owner’s flow continues', async () => {
    const phoneOf = { tag: 'en', skin, os: 'miui-14', rom: 'global' };
    const { download } = planFor(phoneOf);
    const page = await phone();
    await visit(page, `/${skin}/downloadapps?os=miui-14&rom=global&lang=en&helper=ur#open-special-permissions`);
    expect(await page.getByRole('note').count()).toBe(0);
    const { shown } = wordsFor(phoneOf, 'open-special-permissions');
    expect((await readScreen(page)).heading.text).toContain(shown.title.split('{label}')[0]);
    const at = download.indexOf('allow-source');
    const leads = (link: ReturnType<typeof primary>) => link.evaluate((element) => (element as HTMLAnchorElement).hash);
    expect(await leads(primary(page))).toBe(`#${download[at + 1]}`);
    expect(await leads(page.getByRole('link', { name: say('en', 'back'), exact: true }))).toBe('#allow-source');
  });

  it('continues from an optional setting to the result, not to the first step', async () => {
    const page = await phone();
    await visit(page, `/${skin}/service?app=app.organicmaps.web&lang=en&helper=ur#open-app-info`);
    expect(await page.getByRole('note').count()).toBe(0);
    const leads = (link: ReturnType<typeof primary>) =>
      link.evaluate((element) => (element as HTMLAnchorElement).pathname);
    expect(await leads(primary(page))).toBe(`/result/${skin}`);
    expect(await leads(page.getByRole('link', { name: say('en', 'back'), exact: true }))).toBe(`/${skin}/service`);
  });

  it('sends back a link that opens the step for the owner', async () => {
    const page = await open('app=org.fdroid.fdroid&lang=en&helper=ur&labels=ru');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: say('en', 'helper-link') }).click();
    const link = await page.locator('output').textContent();
    expect(link).toMatch(/\/miui\/downloadapps\?app=org\.fdroid\.fdroid&lang=ur&labels=ru#allow-source$/);
  });

  it('stores nothing on the helper’s phone, and has a link out of the view', async () => {
    const page = await open('lang=en&helper=ur');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'helper-leave') }).click());
    expect(currentPlace(page)).toBe('/miui/downloadapps?lang=en#allow-source');
    expect(await page.locator('blockquote').count()).toBe(0);
  });

  it('shows the step and a sentence for an unknown language', async () => {
    const page = await open('lang=en&helper=xx');
    expect((await readScreen(page)).all).toContain(say('en', 'bad-helper', { value: 'xx' }));
    expect(await page.locator('blockquote').count()).toBe(0);
    expect(await primary(page).count()).toBe(1);
  });

  it('shows the phone beside the text on a computer', async () => {
    const page = await open('lang=en&helper=ta', { viewport: { width: 1280, height: 800 } });
    const figure = (await page.locator('main figure').boundingBox())!;
    const words = (await page.locator('main section').first().boundingBox())!;
    expect(words.x).toBeGreaterThan(figure.x + figure.width);
    expect(Math.abs(words.y - figure.y)).toBeLessThan(80);
    expect((await readScreen(page)).isTooWide).toBe(false);
  });
});

describe('a message on the owner’s phone', () => {
  const message = 'package-conflict';
  const at = `/${skin}/downloadapps?os=hyperos-2&rom=global`;
  const copyNothing = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });

  it.each([
    ['en', 'ur'],
    ['ur', 'vi'],
  ])('%s helps %s: the phone’s words, texts to copy, and a link', async (helper, other) => {
    const page = await phone();
    await copyNothing(page);
    await visit(page, `${at}&lang=${helper}&helper=${other}#${message}`);
    const name = content.locales[other]!.card.name;
    const seen = await readScreen(page);
    expect(seen.all).toContain(say(helper, 'helper-of', { language: name }));
    const fold = (word: string) => page.locator('main summary', { hasText: say(helper, word) });
    await fold('message-looks').click();
    await page.getByRole('figure', { name: say(helper, 'helper-theirs') }).waitFor();
    const owner = await phone();
    await visit(owner, `${at}&lang=${other}#${message}`);
    const label = 'h1 bdi[translate=no]';
    expect(await page.locator(label).textContent()).toBe(await owner.locator(label).textContent());
    expect(await page.locator(label).getAttribute('lang')).toBe(other);
    const copies = page.getByRole('button', { name: say(helper, 'helper-copy', { language: name }) });
    const theirs = content.locales[other]!.messages[message]!;
    // What to do comes first; why is in a fold below.
    expect(await copies.count()).toBe([theirs.do, theirs.stop].filter(Boolean).length);
    await copies.first().click();
    expect(await page.locator('output').textContent()).toBe(theirs.do!.join('\n'));
    await fold('message-why').click();
    await copies.last().click();
    expect(await page.locator('output').last().textContent()).toBe(theirs.cause);
    await page.getByRole('button', { name: say(helper, 'helper-link') }).click();
    expect(await page.locator('output').last().textContent()).toMatch(new RegExp(`lang=${other}#${message}$`));
    expect(seen.isTooWide).toBe(false);
  });

  it('is found from a step by what the owner calls it, and leads back to the step', async () => {
    const page = await open('lang=en&helper=ur');
    await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'helper-message') }).click());
    expect(currentPlace(page)).toBe('/miui/downloadapps?lang=en&helper=ur#messages');
    expect((await readScreen(page)).all).toContain(say('en', 'helper-of', { language: content.locales.ur!.card.name }));
    const [phrase] = content.locales.ur!.phrases![message]!;
    await page.getByRole('searchbox').fill(phrase!);
    const answer = page.locator(`[data-answer="${message}"] a`).first();
    await leaveScreen(page, () => answer.click());
    expect(currentPlace(page)).toContain('helper=ur');
    const n = planFor({ tag: 'ur', skin }).download.indexOf(step) + 1;
    const solved = page.getByRole('link', { name: say('en', 'message-solved-step', { n }) });
    await leaveScreen(page, () => solved.press('Enter'));
    expect(currentPlace(page)).toBe('/miui/downloadapps?lang=en&helper=ur#allow-source');
    await leaveScreen(page, () => page.goBack());
    await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'messages-list') }).press('Enter'));
    await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'message-back') }).press('Enter'));
    expect(currentPlace(page)).toBe('/miui/downloadapps?lang=en&helper=ur#allow-source');
  });
});

describe('the end of the flow for a helper', () => {
  it('says what is left to close on the owner’s phone, with texts to copy', async () => {
    const page = await phone();
    await visit(page, `/result/${skin}?lang=en&helper=ur`);
    const { tidy } = planFor({ tag: 'ur', skin });
    const name = content.locales.ur!.card.name;
    const seen = await readScreen(page);
    expect(seen.heading.text).toBe(say('en', 'part-tidy'));
    expect(seen.all).toContain(say('en', 'helper-of', { language: name }));
    expect(await page.getByRole('button', { name: say('en', 'helper-copy', { language: name }) }).count()).toBe(
      3 * tidy.length,
    );
    expect(await primary(page).getAttribute('href')).toBe('/?lang=en');
  });
});
