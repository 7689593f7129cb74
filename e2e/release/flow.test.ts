import { formatAddress } from '@sideguide/guide-core/flow';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { findTextErrors } from '../support/english.ts';
import {
  choicesAt,
  content,
  labelFor,
  markedIn,
  planFor,
  type Reader,
  reachableFor,
  skins,
  stepFor,
  tags,
  wordsFor,
} from '../support/expected.ts';
import {
  answerQuestion,
  choicesOn,
  leaveScreen,
  openNextStep,
  pickPhone,
  readScreen,
  type ScreenState,
  type ShownText,
} from '../support/walk.ts';
import { say } from '../support/words.ts';

const height = 740;
const apps = ['org.fdroid.fdroid', 'org.thoughtcrime.securesms', undefined];

/**
 * Returns the phones of a skin: with the newest checked version, one in the middle, the oldest, and none, as those in
 * between have a neighbour's steps; with every ROM, and none. Where all phones have one ROM, it is not asked.
 */
function phonesOf(skin: string) {
  const { roms, versions } = content.skins[skin]!.skin;
  const checked = versions.filter(({ status }) => status === undefined).map(({ id }) => id);
  const walked = [checked[0], checked[Math.floor(checked.length / 2)], checked[checked.length - 1], undefined];
  const answers = roms.length > 1 ? [...roms.map(({ id }) => id), undefined] : [undefined];
  return walked.flatMap((os) => answers.map((rom) => ({ skin, os, rom })));
}

const phones = skins.flatMap(phonesOf);

/** Each language on one skin, by turns; phones and apps rotate. */
const readers: readonly Reader[] = skins.flatMap((skin, row) => {
  const owned = phonesOf(skin);
  return tags
    .map((tag, n) => ({
      ...owned[n % owned.length]!,
      app: apps[(n + Math.floor(n / apps.length) + 2 * row) % apps.length],
      tag,
    }))
    .filter((_reader, n) => (n + row) % skins.length === 0);
});

/** Checks the labels in a sentence: each in its language, with a gloss where that is not the reader's. */
function checkChips(reader: Reader, where: string, { chips }: ShownText, ids: readonly string[], glossed = true): void {
  const expected = ids
    .map((id) => labelFor(reader, id))
    .map((chip) => (glossed ? chip : { ...chip, gloss: undefined }));
  expect(
    chips.map(({ text, lang, gloss }) => ({ text, lang, gloss })),
    where,
  ).toEqual(expected);
}

function checkWords(reader: Reader, id: string, seen: ScreenState): void {
  const { shown, quoted } = wordsFor(reader, id);
  const texts = seen.paragraphs.map(({ text }) => text);
  expect(seen.heading.text).toBe(shown.title);
  checkChips(reader, `${id} title`, seen.heading, quoted.title, false);
  expect(seen.button?.text, `${id} button`).toBe(shown.done);
  // What comes next on this page itself is not announced.
  const isOnPage = ['caller-question', 'check-file'].includes(stepFor(reader, id).tool ?? '');
  const see = isOnPage ? {} : { see: `${say(reader.tag, 'then-you-see')} ${shown.see}` };
  for (const [field, text] of Object.entries({ do: shown.do, ...see, otherwise: shown.otherwise })) {
    const at = texts.findIndex(
      (paragraph) => paragraph.replace(/([：︓])/, '$1 ') === text.replace(/([：︓]) ?/, '$1 '),
    );
    expect(at, `${id} ${field}: ${text}\n${texts.join('\n')}`).toBeGreaterThanOrEqual(0);
    checkChips(reader, `${id} ${field}`, seen.paragraphs[at]!, quoted[field as 'do']);
  }
}

function checkDrawing(reader: Reader, id: string, seen: ScreenState): void {
  const step = stepFor(reader, id);
  // With reduced motion all of them stand on the page.
  expect(seen.drawings.length, `${id} drawings`).toBe(step.scenes.length);
  for (const words of markedIn(reader, step)) expect(seen.drawings.join('\n'), `${id} alternative`).toContain(words);
  for (const drawing of seen.drawings) expect(drawing.length, `${id} alternative`).toBeGreaterThan(5);
}

/** Checks what must hold on every screen of the flow. */
function checkScreen({ tag }: Reader, seen: ScreenState): void {
  const where = `${tag} ${seen.href}`;
  expect(findTextErrors(seen, tag), where).toEqual([]);
  expect([seen.lang, seen.dir], where).toEqual([tag, content.locales[tag]!.card.dir]);
  expect(seen.isTooWide, where).toBe(false);
  expect(seen.heading.text, where).not.toBe('');
}

function checkButton(seen: ScreenState): void {
  expect(seen.button!.top, seen.href).toBeGreaterThan(height * 0.7);
  expect(seen.button!.bottom, seen.href).toBeLessThanOrEqual(height);
}

/** Checks the Service step for an app that is not known to need a setting: all are offered, none is required. */
async function checkOffers(page: Page, reader: Reader): Promise<void> {
  await leaveScreen(page, () => page.locator(`main a[href^="/${reader.skin}/service"]`).first().tap());
  const seen = await readScreen(page);
  checkScreen(reader, seen);
  checkButton(seen);
  expect(seen.href.split('?')[0]).toBe(`/${reader.skin}/service`);
  expect([seen.heading.text, seen.button?.text]).toEqual([say(reader.tag, 'service-title'), say(reader.tag, 'enough')]);
  await openNextStep(page);
}

/** Walks through Home, Landing and every step by the primary button only. Returns the steps met. */
async function walk(page: Page, reader: Reader): Promise<string[]> {
  const { tag, skin, os, rom, app } = reader;
  await visit(page, `/?lang=${tag}${app ? `&app=${app}` : ''}`);
  checkScreen(reader, await readScreen(page));
  await pickPhone(page, skin);
  await answerQuestion(page, 'os', os);
  await answerQuestion(page, 'rom', rom);
  const { download, service } = planFor(reader);
  const landing = await readScreen(page);
  checkScreen(reader, landing);
  checkButton(landing);
  expect(landing.all).toContain(say(tag, 'steps', { n: download.length }));
  expect(landing.button?.text).toBe(say(tag, 'start'));

  const visitedSteps: string[] = [];
  const walkStep = async (id: string) => {
    const seen = await readScreen(page);
    const [part, steps] = download.includes(id) ? ['downloadapps', download] : ['service', service];
    expect(seen.href.split('?')[0]).toBe(`/${skin}/${part}`);
    expect(seen.progress).toBe(say(tag, 'progress', { n: steps.indexOf(id) + 1, of: steps.length }));
    checkScreen(reader, seen);
    checkButton(seen);
    checkWords(reader, id, seen);
    checkDrawing(reader, id, seen);
    // The choices about the download stay hidden until the reader has opened the page of the app's makers.
    const isAppCard = app !== undefined && stepFor(reader, id).tool === 'app-card';
    const place = seen.href.split('#')[0];
    // The list of apps is a list of links too.
    const isAppList = stepFor(reader, id).tool === 'app-list';
    expect(isAppList ? [] : await choicesOn(page), id).toEqual(
      isAppCard ? [] : choicesAt(reader, id).map((choice) => `${place}#${choice}`),
    );
    visitedSteps.push(id);
  };
  for (const id of download) {
    await openNextStep(page);
    await walkStep(id);
  }
  await openNextStep(page);
  await checkResult(page, reader);
  if (service.length === 0) await checkOffers(page, reader);
  else await leaveScreen(page, () => page.locator('[data-part="second-task"] li a').first().tap());
  for (const [n, id] of service.entries()) {
    if (n > 0) await openNextStep(page);
    await walkStep(id);
  }
  if (service.length > 0) await openNextStep(page);
  await checkResult(page, reader);
  return visitedSteps;
}

/** Checks the end of the flow: the first one, or the one after the settings. */
async function checkResult(page: Page, reader: Reader): Promise<void> {
  const { tag, skin, os, rom, app } = reader;
  const result = await readScreen(page);
  checkScreen(reader, result);
  checkButton(result);
  const name = app && content.apps[app]!.name;
  expect(result.heading.text).toBe(name ? say(tag, 'result-title', { app: name }) : say(tag, 'result-title-plain'));
  expect(result.href.split('?')[0]).toBe(`/result/${skin}`);
  const resultParams = new URLSearchParams(result.href.split('?')[1]);
  expect(Object.fromEntries(resultParams)).toEqual(
    Object.fromEntries(Object.entries({ app, os, rom, lang: tag }).filter(([, value]) => value)),
  );
}

it.each(readers)('leads a reader of $tag with $skin $os $rom to the end with $app', async (reader) => {
  const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
  const visitedSteps = await walk(page, reader);
  expect(visitedSteps[0]).toBe(reader.app ? 'get-file' : 'choose-app');
  expect(visitedSteps).toContain('see-result');
});

it('lets every language walk once, and every skin be walked with each app and without', () => {
  expect(readers.map(({ tag }) => tag).sort()).toEqual([...tags].sort());
  for (const skin of skins)
    expect(new Set(readers.filter((reader) => reader.skin === skin).map(({ app }) => app)).size).toBe(apps.length);
});

const versionsOf = (skin: string) => [...content.skins[skin]!.skin.versions.map(({ id }) => id), undefined];

describe('the questions of the Landing', () => {
  it.each(phones)('are asked for $skin $os $rom only if an answer changes the steps', async ({ skin, os, rom }) => {
    const page = await phone({ reducedMotion: 'reduce' });
    await visit(page, formatAddress({ path: `/${skin}`, os, rom }));
    const differ = (readers: Omit<Reader, 'tag'>[]) =>
      new Set(readers.map((reader) => reachableFor({ ...reader, tag: 'en' }).join(' '))).size > 1;
    const roms = content.skins[skin]!.skin.roms.map(({ id }) => id);
    const options = (name: string) =>
      page.locator(`input[name=${name}]`).evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value));
    expect(await options('os')).toEqual(
      differ(versionsOf(skin).map((value) => ({ skin, rom, os: value })))
        ? versionsOf(skin).map((value) => value ?? '')
        : [],
    );
    expect(await options('rom')).toEqual(
      differ([...roms, undefined].map((value) => ({ skin, os, rom: value }))) ? [...roms, ''] : [],
    );
    for (const [name, answer] of [
      ['os', os],
      ['rom', rom],
    ] as const) {
      const chosen = page.locator(`input[name=${name}]:checked`);
      if ((await options(name)).length > 0) expect(await chosen.inputValue()).toBe(answer ?? '');
      else expect(await chosen.count()).toBe(0);
    }
  });
});
