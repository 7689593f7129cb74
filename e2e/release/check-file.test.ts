// Long, because all of its groups need the same crafted files and the same site of their makers.

import { createHash } from 'node:crypto';
import {
  by,
  type Craft,
  concat,
  craftApk,
  entryOf,
  evil,
  joinZip,
  layZip,
  lineage,
  page as makers,
  newer,
  onlyV1,
  prefixed,
  store,
  u32,
  utf8,
} from '@sideguide/apk-verify/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { phone } from '../support/browser.ts';
import {
  checkSays,
  chooseFile,
  known,
  openCheck,
  readAnswer,
  servicePath,
  siteOfMakers,
} from '../support/check-file.ts';
import { findTextErrors } from '../support/english.ts';
import { readScreen } from '../support/walk.ts';

const site = await siteOfMakers();
afterAll(() => site.close());
/** Browser options that report this version of Android. */
const android = (version: number) => ({
  userAgent: `Mozilla/5.0 (Android ${version}; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0`,
});

const named: Craft = { package: known.package, label: known.name };
const craft = (more: Craft = {}) => craftApk({ ...named, ...more });
const genuine = craft({ sign: by(makers) });
const altered = Uint8Array.from(genuine, (byte, at) => (at === 200 ? byte ^ 1 : byte));
const zipOf = (...names: readonly string[]) => joinZip(layZip(names.map((name) => ({ name, data: utf8(name) }))));
const rotation = lineage([makers, newer]);
/** A bundle of the makers' base and one more part. */
const bundleOf = (part: Craft) =>
  joinZip(
    layZip([
      { name: 'info.json', data: utf8('{}'), method: 0 },
      { name: 'base.apk', data: genuine, method: 0 },
      { name: 'split_config.de.apk', data: craft({ split: 'config.de', sign: by(makers), ...part }), method: 0 },
    ]),
  );

/** File, answer, key of the heading, key of the sentence below it. */
const rows: readonly (readonly [name: string, file: Uint8Array, answer: string, heading: string, why: string])[] = [
  ['of the makers', genuine, 'genuine', 'genuine', 'genuine-why'],
  ['of the makers, signed in the old way', craft(onlyV1([makers])), 'genuine', 'genuine', 'genuine-why'],
  [
    'of the makers after a change of key',
    craft({ sign: { v1: [makers], v2: [makers], v3: [{ ...newer, attributes: [rotation] }] } }),
    ...(['genuine', 'genuine', 'genuine-rotated'] as const),
  ],
  ['of another place', craft({ sign: by(store) }), 'other-channel', 'other-channel', 'other-channel-why'],
  ['that was changed', altered, 'do-not-install', 'stop', 'danger-altered'],
  ['without a signature', craft({ sign: null }), 'do-not-install', 'stop', 'danger-unsigned'],
  ['of somebody else', craft({ sign: by(evil) }), 'do-not-install', 'stop', 'danger-mismatch'],
  [
    'with code in front',
    craft({ sign: { ...by(makers), zip: { front: utf8('dex\n035\0') } } }),
    ...(['do-not-install', 'stop', 'danger-tricked'] as const),
  ],
  [
    'with a borrowed name',
    craft({ package: 'com.example.thief', sign: by(evil) }),
    ...(['another-app', 'lookalike', 'lookalike-why'] as const),
  ],
  [
    'of another app',
    craft({ package: 'com.example.other', label: 'Other', sign: by(evil) }),
    ...(['another-app', 'another', 'another-unknown'] as const),
  ],
  ['for newer phones', craft({ sdk: { min: 36 }, sign: by(makers) }), 'will-not-install', 'too-old', 'too-old-why'],
  [
    'for tests',
    craft({ application: { testOnly: true }, sign: by(makers) }),
    'will-not-install',
    'refused',
    'refused-why',
  ],
  ['cut off', genuine.slice(0, genuine.length >> 1), 'not-an-app', 'not-part', 'not-part-then'],
  ['of nothing', new Uint8Array(0), 'not-an-app', 'not-empty', 'not-empty-then'],
  ['that is a web page', utf8('<!doctype html><title>Login</title>'), 'not-an-app', 'not-html', 'not-html-then'],
  ['that is an archive', zipOf('notes.txt'), 'not-an-app', 'not-zip', 'not-zip-then'],
  ['that is a bundle', bundleOf({}), 'not-an-app', 'not-bundle', 'not-bundle-then'],
  ['that is a bundle with a stranger’s part', bundleOf({ sign: by(evil) }), 'not-an-app', 'stop', 'bundle-apart'],
  ['that is something else', utf8('%PDF-1.7 and so on and on'), 'not-an-app', 'not-other', 'not-other-then'],
];

const values = { app: known.name, other: 'com.example.other', channel: 'Store', package: 'com.example.thief' };

describe.each(['en', 'ur'])('the check in %s', (tag) => {
  // By turns, the first file in both.
  const turn = rows.filter((_row, n) => n === 0 || (n % 2 === 0) === (tag === 'ur'));
  it.each(turn)('of a file %s', async (_name, file, answer, heading, why) => {
    const page = await phone({ locale: tag, ...android(14) });
    await openCheck(page, site);
    await chooseFile(page, file);
    const shown = await readAnswer(page);
    expect(shown).toMatchObject({
      answer,
      heading: checkSays(tag, heading, values),
      why: checkSays(tag, why, values),
      danger: ['stop', 'lookalike'].includes(heading),
    });
    const seen = await readScreen(page);
    expect(findTextErrors(seen, tag)).toEqual([]);
    expect(seen.isTooWide).toBe(false);
    expect([seen.lang, seen.dir]).toEqual([tag, tag === 'ur' ? 'rtl' : 'ltr']);
    // The focus moves to the answer, so that a screen reader reads it.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(shown.heading);
  });
});

it('leaves the answer open for a signature that only Android 17 reads, until the reader chooses an older version', async () => {
  const levels = concat(prefixed(), u32(37), u32(0x7fffffff));
  const block = prefixed(prefixed(levels), prefixed(levels));
  const file = craft({ sign: { ...by(makers), changePairs: (pairs) => [...pairs, [0x70e1c89f, block]] } });
  const page = await phone({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });
  await openCheck(page, site);
  await chooseFile(page, file);
  expect(await readAnswer(page)).toMatchObject({
    answer: 'not-judged',
    heading: checkSays('en', 'unjudged'),
    why: checkSays('en', 'unjudged-why'),
    danger: false,
  });
  await page.locator('select').selectOption('36');
  await page.locator('[data-check=genuine]').waitFor();
});

describe('the next action', () => {
  const next = `/miui/downloadapps?app=${known.package}#no-caller`;
  const source = `/miui/downloadapps?app=${known.package}#get-file`;
  it.each([
    ['a genuine file', genuine, 'go-on', next],
    ['a file of another place', craft({ sign: by(store) }), 'go-on', next],
    ['a changed file', altered, 'get-genuine', source],
    ['a stranger’s file', craft({ sign: by(evil) }), 'get-genuine', source],
    ['a part of a download', genuine.slice(0, 500), 'get-again', source],
    ['another app', craft({ package: 'com.example.other', label: 'Other' }), 'choose-other', null],
  ])('after %s', async (_name, file, action, leads) => {
    const page = await phone(android(14));
    await openCheck(page, site);
    await chooseFile(page, file);
    expect(await readAnswer(page)).toMatchObject({ action: checkSays('en', action), leads });
    // The link to the next step must not be there for a file that is not sound.
    const nextLink = page.locator(`a[href="${next}"]`);
    expect(await nextLink.count()).toBe(leads === next ? 1 : 0);
  });

  it('can be skipped without a file', async () => {
    const page = await phone();
    await openCheck(page, site);
    await page.locator(`main ~ nav a[href="${next}"]`).click();
    await page.waitForURL(`**${next}`);
  });

  it('outside the flow is a link to the makers’ page', async () => {
    const page = await phone(android(14));
    await openCheck(page, site, servicePath);
    await chooseFile(page, craft({ sign: by(evil) }));
    const shown = await readAnswer(page);
    expect(shown).toMatchObject({ answer: 'do-not-install', leads: 'https://f-droid.org/' });
    const link = page.locator(`a[href="${shown.leads}"]`);
    expect(await link.getAttribute('rel')).toContain('noreferrer');
    // The button's action, and below it the host that it leads to.
    const [words, host] = [(await link.boundingBox())!, (await link.locator('small').boundingBox())!];
    expect(host.y - words.y).toBeGreaterThan(words.height / 3);
  });
});

describe('outside of the flow', () => {
  it.each([
    ['genuine', genuine, '/?app=org.fdroid.fdroid'],
    ['other-channel', craft({ sign: by(store) }), '/?app=org.fdroid.fdroid'],
    ['do-not-install', altered, 'https://f-droid.org/'],
    ['not-an-app', bundleOf({}), 'https://f-droid.org/'],
  ])('the first screen of “%s” says what to do next', async (answer, file, leads) => {
    for (const tag of ['ja', 'ur']) {
      const page = await phone({ ...android(14), locale: tag });
      await openCheck(page, site, servicePath);
      await chooseFile(page, file);
      expect(await readAnswer(page), tag).toMatchObject({ answer, leads });
      const action = (await page.locator(`main a[href="${leads}"]`).first().boundingBox())!;
      expect(action.y, tag).toBeGreaterThan(0);
      expect(action.y + action.height, tag).toBeLessThanOrEqual(740);
    }
  });

  it('leads to the guide of the phone that the address tells', async () => {
    const page = await phone(android(14));
    await openCheck(page, site, servicePath.replace('#', '?os=hyperos-2#'));
    await chooseFile(page, genuine);
    const { action, leads } = await readAnswer(page);
    expect([action, leads]).toEqual([checkSays('en', 'show-install'), `/miui?app=${known.package}&os=hyperos-2`]);
  });

  it('the first screen of an unknown app says what to compare, with the fingerprint next', async () => {
    for (const tag of ['ta', 'ur']) {
      const page = await phone({ ...android(14), locale: tag });
      await openCheck(page, site, servicePath);
      await chooseFile(page, craft({ package: 'com.example.other', label: 'Other' }));
      expect(await readAnswer(page), tag).toMatchObject({ answer: 'unknown-app', danger: false, leads: null });
      const why = (await page.locator('[data-check] p').first().boundingBox())!;
      expect(why.y, tag).toBeGreaterThan(0);
      expect(why.y + why.height, tag).toBeLessThanOrEqual(740);
      const digest = page.locator('dd bdi', { hasText: /^([0-9a-f]{4} ){15}[0-9a-f]{4}$/ }).first();
      const other = page.getByText(checkSays(tag, 'choose-other')).first();
      expect((await other.boundingBox())!.y, tag).toBeGreaterThan((await digest.boundingBox())!.y);
    }
  });
});

it('of a bundle says whose app it is, and whether its parts belong together', async () => {
  const page = await phone(android(14));
  await openCheck(page, site, servicePath);
  await chooseFile(page, bundleOf({}), 'F-Droid.apkm');
  expect(await readAnswer(page)).toMatchObject({ answer: 'not-an-app', leads: 'https://f-droid.org/' });
  await page.getByText(checkSays('en', 'bundle-genuine', values)).waitFor();
  await page.getByText(checkSays('en', 'bundle-together')).waitFor();
});

describe('the developer’s SHA-256', () => {
  const digest = createHash('sha256').update(genuine).digest('hex');
  const grouped = digest.toUpperCase().match(/../g)!.join(':');
  it.each([
    [`SHA-256: ${grouped}`, 'digest-equal'],
    ['0'.repeat(64), 'digest-different'],
    [entryOf(makers).certificates[0]!.sha256, 'digest-signer'],
    ['1.20.0', 'digest-none'],
  ])('%s: %s', async (text, answer) => {
    const page = await phone(android(14));
    await openCheck(page, site, servicePath);
    await chooseFile(page, genuine);
    await readAnswer(page);
    await page.getByText(checkSays('en', 'digest'), { exact: true }).click();
    await page.getByText(digest.match(/..../g)!.join(' ')).first().waitFor();
    await page.getByLabel(checkSays('en', 'digest-how')).fill(text);
    await expect.poll(() => page.locator('[data-part=digest-answer]').innerText()).toBe(checkSays('en', answer));
  });

  it('is not asked for after a warning', async () => {
    const page = await phone(android(14));
    await openCheck(page, site, servicePath);
    await chooseFile(page, altered);
    await readAnswer(page);
    expect(await page.getByText(checkSays('en', 'digest'), { exact: true }).count()).toBe(0);
  });
});

describe('what the phone says', () => {
  it('is quoted beside the reason, with a link to its explanation', async () => {
    const page = await phone(android(12));
    await openCheck(page, site);
    await chooseFile(page, craft({ sdk: { min: 36 }, sign: by(makers) }));
    await readAnswer(page);
    await page.getByText(checkSays('en', 'obstacle-older', { android: '16' })).waitFor();
    await page.locator('main a[href*="/service"]').first().click();
    await page.waitForURL('**/service?*#parse-problem');
  });

  it('asks for the Android version only if the answer depends on it', async () => {
    const page = await phone();
    await openCheck(page, site);
    await chooseFile(page, craft({ sdk: { min: 30 }, sign: by(makers) }));
    expect(await readAnswer(page)).toMatchObject({ answer: 'genuine' });
    const question = page.getByLabel(checkSays('en', 'android-question'));
    await question.selectOption({ label: 'Android 10' });
    await page.locator('[data-check=will-not-install]').waitFor();
    await question.selectOption({ label: 'Android 14' });
    await page.locator('[data-check=genuine]').waitFor();
    expect(await question.inputValue()).toBe('34');
  });

  it('does not ask if the browser reports the version or the answer does not depend on it', async () => {
    const page = await phone(android(14));
    await openCheck(page, site);
    await chooseFile(page, craft({ sdk: { min: 30 }, sign: by(makers) }));
    await readAnswer(page);
    expect(await page.locator('select').count()).toBe(0);
    const other = await phone();
    await openCheck(other, site);
    await chooseFile(other, altered);
    await readAnswer(other);
    expect(await other.locator('select').count()).toBe(0);
  });
});

it('shows a name from the file as isolated text without control characters', async () => {
  const page = await phone(android(14));
  await openCheck(page, site, servicePath);
  const label = '<img src=x onerror=alert(1)>\u202egnp.kpa\u202c';
  await chooseFile(page, craft({ package: 'com.example.other', label }), 'a\u202ekpa.exe');
  await readAnswer(page);
  await page.locator('main details').evaluateAll((all) => all.map((details) => details.setAttribute('open', '')));
  const text = (await page.locator('section#check').textContent())!;
  expect(text).toContain('<img src=x onerror=alert(1)>gnp.kpa');
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(await page.locator('section#check img').count()).toBe(0);
});
