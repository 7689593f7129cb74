import { labelsOfScenes } from '@sideguide/guide-core/flow';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content, labelFor, planFor, type Reader, stepFor, wordsFor } from '../support/expected.ts';
import { answerQuestion, leaveScreen, openNextStep, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

/**
 * Returns the labels that an English-language phone shows a reader of Urdu, with their glosses. Some labels are known
 * in Chinese only.
 */
function inEnglish(reader: Reader, id: string) {
  const { text, lang } = labelFor({ ...reader, tag: 'en' }, id);
  const ownLabel = labelFor(reader, id);
  const meaning = ownLabel.lang === reader.tag ? ownLabel.text : ownLabel.gloss;
  return { text, lang, gloss: meaning === text ? undefined : meaning };
}

/** Returns the labels in the drawings, each with the gloss below it. */
const drawn = (page: Page) =>
  page.locator('[role=img] bdi[lang]').evaluateAll((all) =>
    all.map((label) => ({
      text: label.textContent,
      lang: label.getAttribute('lang'),
      gloss: label.nextElementSibling?.matches('small') ? label.nextElementSibling.textContent : undefined,
    })),
  );

describe.each([
  { tag: 'ur', skin: 'miui', os: 'hyperos-3', app: 'org.thoughtcrime.securesms' },
  { tag: 'ur', skin: 'coloros', os: 'coloros-15', app: 'org.thoughtcrime.securesms' },
])('$skin: a phone in English, a reader of $tag', (reader) => {
  it('shows English labels everywhere, each with a translation', async () => {
    const page = await phone({ hasTouch: true, reducedMotion: 'reduce', locale: 'ur-PK' });
    await visit(page, `/${reader.skin}?app=${reader.app}&os=${reader.os}&labels=en`);
    const plan = planFor(reader);
    let english = 0;
    for (const step of [...plan.download, ...plan.service]) {
      await openNextStep(page);
      // The first step of the settings is linked from the Result.
      if (step === plan.service[0])
        await leaveScreen(page, () => page.locator('[data-part="second-task"] li a').first().tap());
      const seen = await readScreen(page);
      const { shown, quoted } = wordsFor(reader, step);
      expect(seen.heading.text).toBe(shown.title);
      const expectedChips = quoted.title.map((id) => ({ ...inEnglish(reader, id), gloss: undefined }));
      expect(seen.heading.chips.map((chip) => ({ gloss: undefined, ...chip }))).toEqual(expectedChips);
      for (const field of ['do', 'otherwise'] as const) {
        const { chips } = seen.paragraphs.find(({ text }) => text === shown[field])!;
        expect(chips.map((chip) => ({ gloss: undefined, ...chip }))).toEqual(
          quoted[field].map((id) => inEnglish(reader, id)),
        );
      }
      const ids = labelsOfScenes(stepFor(reader, step).scenes);
      const expected = ids.map((id) => inEnglish(reader, id));
      for (const label of await drawn(page)) expect(expected).toContainEqual(label);
      english += expected.filter(({ lang }) => lang === 'en').length;
      if (ids.length > 0) expect((await drawn(page)).length, step).toBeGreaterThan(0);
      expect(seen.all).not.toContain(say('ur', 'label-note'));
      expect(seen.dir).toBe('rtl');
    }
    expect(english).toBeGreaterThan(20);
  });
});

it('shows a reader of English English labels where those of the phone’s language are not known', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/miui/service?app=org.thoughtcrime.securesms&labels=ur#background-autostart');
  const { en, ur } = content.skins.miui!.labels.miui_background_autostart!.text;
  const { chips } = (await readScreen(page)).heading;
  // Were it known, another label would have to be shown here.
  expect(ur).toBeUndefined();
  expect(chips.map(({ text }) => text)).toEqual([en]);
});

it('explains labels in another language, only where there are any', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  const notes = async (step: string) => {
    await visit(page, `/miui/downloadapps?os=hyperos-2&lang=sv#${step}`);
    const { all } = await readScreen(page);
    return ['label-note', 'label-note-rom'].filter((key) => all.includes(say('sv', key)));
  };
  // The installer of the China ROM has English and Chinese; of Settings all words are known.
  expect(await notes('verify-owner')).toEqual(['label-note-rom']);
  expect(await notes('turn-on-source')).toEqual([]);
});

it('can be chosen and reset on the Landing', async () => {
  const page = await phone({ reducedMotion: 'reduce', locale: 'ur-PK' });
  await visit(page, '/miui?rom=global');
  await page
    .locator('main details', { has: page.locator('select') })
    .locator('summary')
    .click();
  const choose = async (tag: string) => {
    await page.getByLabel(say('ur', 'labels-in')).selectOption(tag);
    await page.waitForURL((url) => (url.searchParams.get('labels') ?? '') === tag);
    await page.locator(`option[value="${tag}"]:checked`).waitFor({ state: 'attached' });
  };
  const settings = { ru: 'О телефоне', ...content.skins.miui!.labels.miui_about_phone!.text };
  await choose('ru');
  expect((await readScreen(page)).href).toBe('/miui?rom=global&labels=ru');
  expect((await drawn(page))[0]).toMatchObject({ lang: 'ru', text: settings.ru });
  await choose('');
  expect((await readScreen(page)).href).toBe('/miui?rom=global');
  expect((await drawn(page))[0]?.lang).not.toBe('ru');
});

it('offers every language that some phone has, by its own name', async () => {
  const page = await phone({ locale: 'ur-PK' });
  await visit(page, '/coloros');
  const options = await page
    .locator('select option')
    .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value, text }) => [value, text]));
  const names = Object.fromEntries(Object.entries(content.locales).map(([tag, { card }]) => [tag, card.name]));
  for (const [tag, name] of options.slice(1)) expect({ ...names, ...content.phoneLanguages }[tag!]).toBe(name);
  expect(options.map(([tag]) => tag)).toEqual(expect.arrayContaining(['', 'en', 'ru', 'zh']));
});

it('shows English labels of a China ROM if it lacks the reader’s language, and Chinese ones to a reader of Chinese', async () => {
  for (const [tag, lang] of [
    ['ur', 'en'],
    ['zh', 'zh'],
  ] as const) {
    const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
    await visit(page, `/miui?lang=${tag}&rom=global`);
    await answerQuestion(page, 'rom', 'cn');
    // A label without a known Chinese text is shown in English.
    const known = (text: string) => Object.values(content.skins.miui!.labels).some((label) => label.text.zh === text);
    const langs = (await drawn(page)).map((label) => (label.lang === 'en' || known(label.text) ? label.lang : '?'));
    expect(langs[0]).toBe(lang);
    expect([...new Set(langs)].filter((code) => code !== 'en')).toEqual(lang === 'en' ? [] : [lang]);
    expect((await drawn(page))[0]?.gloss).toBe(
      tag === 'zh' ? undefined : content.skins.miui!.labels.miui_about_phone!.text.ur,
    );
  }
});
