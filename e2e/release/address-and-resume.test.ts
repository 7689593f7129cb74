import { type Address, formatAddress, type Parameter, parameters, parseAddress } from '@sideguide/guide-core/flow';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, reload, visit } from '../support/browser.ts';
import { checkedParameters, planFor, type Reader, skins, wordsFor } from '../support/expected.ts';
import {
  answerQuestion,
  leaveScreen,
  linksOf,
  openNextStep,
  pickPhone,
  primary,
  readScreen,
  storedFlow,
} from '../support/walk.ts';
import { say } from '../support/words.ts';

const app = 'org.thoughtcrime.securesms';
const reader = { tag: 'ur', skin: 'miui', os: 'hyperos-3', rom: 'cn', app } satisfies Reader;
const allParams = { app, os: 'hyperos-3', rom: 'cn', lang: 'ur', labels: 'en' };
const plan = planFor(reader);
const at = (path: string, step?: string, change: Partial<Address> = {}): string =>
  formatAddress({ ...allParams, path, step, ...change });

/** Screens by what they belong to. */
const screens: Readonly<Record<string, readonly string[]>> = {
  'outside a skin': ['/', '/index', '/service', '/result/index', '/result/nowhere', '/nowhere']
    .map((path) => at(path))
    .concat(at('/service', 'messages')),
  'a landing and its result': [at('/miui'), at('/result/miui')],
  'the steps of the download': plan.download.map((step) => at('/miui/downloadapps', step)),
  'the steps of the settings': [
    ...plan.service.map((step) => at('/miui/service', step)),
    at('/miui/service', 'open-windows'), // only offered
    at('/miui/service', undefined, { app: 'org.fdroid.fdroid' }), // nothing asked, everything offered
  ],
};

const wordOf = (name: Parameter | 'step', value: string) => say('ur', `bad-${name}`, { value });
const notices = (page: Page) => page.getByRole('note').allTextContents();

describe('every internal link keeps the parameters', () => {
  it.each(Object.entries(screens))('%s', async (_what, paths) => {
    // One profile for all, so that the browser has the scripts: what a first visit loads is not the question here.
    const page = await phone({ locale: 'ur-PK' });
    for (const path of paths) {
      // Addresses that differ in the hash only would not load a document.
      await page.goto('about:blank');
      await visit(page, path);
      await expectLinksToKeep(page, path);
    }
  });
});

/** Expects every link of the screen to carry the parameters of its address, but for what it is there to change. */
async function expectLinksToKeep(page: Page, path: string): Promise<void> {
  const current = parseAddress(new URL(path, 'http://x'));
  const links = await linksOf(page);
  expect(links.length, path).toBeGreaterThan(0);
  for (const { url, language, inMain } of links) {
    const target = parseAddress(new URL(url));
    const changed = parameters.filter((name) => target[name] !== current[name]);
    // A language menu changes the language, a catalogue the app, and a version belongs to one skin.
    const skin = target.path.split('/')[1];
    const may = [
      ...(language ? ['lang'] : []),
      ...(inMain && (current.step === 'choose-app' || current.path.length < 7) ? ['app'] : []),
      // The names on Home.
      ...(current.path.length < 7 ? ['maker'] : []),
      ...(skin !== reader.skin && skins.includes(skin!) ? ['os'] : []),
    ];
    expect(
      changed.filter((name) => !may.includes(name)),
      `${path}: ${url}`,
    ).toEqual([]);
    if (current.step !== 'choose-app' && changed.includes('app')) expect(target.app).toBeUndefined();
  }
  const others = links.filter(({ url, language }) => !language && !parseAddress(new URL(url)).app);
  expect(others.length).toBe(current.path === '/' || current.path === '/index' ? 1 : 0);
}

describe('an invalid value is reported in one sentence and ignored; the others stay', () => {
  const places = ['/', '/miui', '/service', '/miui/downloadapps', '/miui/service', '/result/miui', '/result/nowhere'];
  // Each parameter on every third place, and all at once on each.
  const names = (at: number) => checkedParameters.filter((_name, n) => (n + at) % 3 === 0);
  it.each(places.map((path, at) => [path, names(at)] as const))('%s: %s', async (path, invalid) => {
    const page = await phone({ locale: 'ur-PK' });
    for (const name of invalid) {
      await visit(page, at(path, undefined, { [name]: 'no-such' }));
      expect(await notices(page), name).toEqual([wordOf(name, 'no-such')]);
      expect(await page.getByRole('note').isVisible()).toBe(true);
      expect(await page.locator('html').getAttribute('lang')).toBe('ur');
      const kept = Object.fromEntries(Object.entries(allParams).filter(([key]) => key !== name));
      const links = (await linksOf(page)).filter(({ language }) => !language).map(({ url }) => new URL(url));
      const plain = links.find(({ pathname }) => pathname !== '/miui/downloadapps' && pathname !== '/coloros')!;
      expect(Object.fromEntries(plain.searchParams), name).toEqual(kept);
    }
    await visit(
      page,
      at(path, undefined, { app: 'a', maker: 'b', os: 'c', rom: 'd', lang: 'e', labels: 'f', helper: 'g', next: 'h' }),
    );
    expect((await notices(page)).sort()).toEqual(
      checkedParameters.map((name, n) => wordOf(name, 'abcdefgh'.charAt(n))).sort(),
    );
  });

  it("calls another skin's version unknown", async () => {
    const page = await phone();
    await visit(page, '/miui?os=coloros-16&lang=ur');
    expect(await notices(page)).toEqual([wordOf('os', 'coloros-16')]);
    expect(await page.locator('input[name=os]:checked').inputValue()).toBe('');
  });

  it.each([
    ['downloadapps', 'no-such', plan.download[0]!],
    ['downloadapps', 'allow-source', plan.download[0]!], // a step of another ROM
    ['downloadapps', plan.service[0]!, plan.download[0]!],
    ['service', 'no-such', plan.service[0]!],
  ])('opens the first step for the unknown step /%s#%s, and says so', async (part, step, first) => {
    const page = await phone();
    await visit(page, at(`/miui/${part}`, step));
    expect(await notices(page)).toEqual([wordOf('step', step)]);
    expect((await readScreen(page)).heading.text).toBe(wordsFor(reader, first).shown.title);
  });
});

describe('resume', () => {
  const resume = say('ur', 'resume');
  const startOver = say('ur', 'start-over');

  /** Opens a phone whose reader left at the fourth step. */
  async function leftAtFourth(skin = 'miui') {
    const page = await phone({ locale: 'ur-PK', hasTouch: true, reducedMotion: 'reduce' });
    await visit(page, `/?app=${app}`);
    await pickPhone(page, skin);
    await answerQuestion(page, 'rom', 'cn');
    for (let n = 0; n < 4; n++) await openNextStep(page);
    return { page, left: (await readScreen(page)).href };
  }

  it('is offered on Home and on the Landing, and opens the same step with the same parameters', async () => {
    const { page, left } = await leftAtFourth();
    for (const path of ['/', '/miui', `/?app=${app}`, `/miui?app=${app}&rom=cn`]) {
      await visit(page, path);
      expect(await primary(page).textContent()).toBe(resume);
      await openNextStep(page);
      expect((await readScreen(page)).href).toBe(left);
    }
  });

  it('is not offered for another skin or another app', async () => {
    const { page } = await leftAtFourth();
    for (const path of ['/coloros', '/?app=org.fdroid.fdroid', '/miui?app=org.fdroid.fdroid']) {
      await visit(page, path);
      expect((await readScreen(page)).all, path).not.toContain(resume);
      expect((await readScreen(page)).all, path).not.toContain(startOver);
    }
  });

  it('starts over from Home and forgets the step and the ticks', async () => {
    const { page } = await leftAtFourth();
    expect((await storedFlow(page)).done.length).toBe(3);
    await visit(page, '/');
    await page.getByRole('button', { name: startOver }).tap();
    await page.getByText(resume).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await reload(page);
    expect((await readScreen(page)).all).not.toContain(resume);
  });

  it('starts over from the Landing at the first step, with the answers given there', async () => {
    const { page } = await leftAtFourth();
    await visit(page, `/miui?app=${app}&os=hyperos-3`);
    await page.getByRole('link', { name: startOver }).tap();
    await page.waitForURL(/downloadapps/);
    await page.locator('h1').waitFor();
    expect((await readScreen(page)).href).toBe(`/miui/downloadapps?app=${app}&os=hyperos-3`);
    expect((await storedFlow(page)).done).toEqual([]);
  });

  it('resumes with answers that the reader has changed since', async () => {
    const { page, left } = await leftAtFourth();
    await page
      .locator('summary')
      .filter({ hasText: say('ur', 'see-otherwise') })
      .tap();
    await leaveScreen(page, () => page.getByRole('link', { name: say('ur', 'change-answers') }).tap());
    await answerQuestion(page, 'os', 'hyperos-3');
    await openNextStep(page);
    expect((await readScreen(page)).href).toBe(left.replace('&rom', '&os=hyperos-3&rom'));
    await page.goBack();
    await primary(page).getByText(resume).waitFor();
    await answerQuestion(page, 'rom', '');
    await openNextStep(page);
    expect((await readScreen(page)).href).toBe(left.replace('&rom=cn', '&os=hyperos-3'));
  });

  it('resumes in the language that the reader has chosen since', async () => {
    const { page, left } = await leftAtFourth();
    for (const lang of ['ta', 'zh']) {
      await visit(page, `/?lang=${lang}`);
      await openNextStep(page);
      expect((await readScreen(page)).href).toBe(left.replace('#', `&lang=${lang}#`));
      expect((await readScreen(page)).lang).toBe(lang);
    }
  });
});
