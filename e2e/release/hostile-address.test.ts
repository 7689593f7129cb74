import { type Address, formatAddress, parameters, parseAddress } from '@sideguide/guide-core/flow';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { closePhones, phone, reload, visit } from '../support/browser.ts';
import { judged, wayOf, wordsFor } from '../support/expected.ts';
import {
  leaveScreen,
  linksOf,
  notesKey,
  openNextStep,
  pickPhone,
  primary,
  readScreen,
  storedNotes,
} from '../support/walk.ts';
import { say } from '../support/words.ts';

afterEach(closePhones);

const reader = { tag: 'en', skin: 'miui' };
const titleOf = (step: string) => wordsFor(reader, step).shown.title;
const [first, second] = wayOf(reader).download;

/** Opens a page that records errors, dialogs and requests to other hosts. */
async function watched() {
  const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('dialog', (dialog) => {
    wrong.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') wrong.push(request.url());
  });
  return { page, wrong };
}

const marker = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const hacked = (page: Page) =>
  page.evaluate(() => 'hacked' in window || document.querySelector('#root script, #root img') !== null);

/** Values as sent in the address and as read by the app. */
const values: [what: string, sent: string, read: string][] = [
  ['a prototype', '__proto__', '__proto__'],
  ['a method', 'constructor', 'constructor'],
  ['a tag', encodeURIComponent(marker), marker],
  ['a tag, not encoded', '<script>window.hacked=1</script>', '<script>window.hacked=1</script>'],
  ['a null character', '%00', '\0'],
  ['a lone percent sign', '%', '%'],
  ['a broken percent sequence', '%E0%A4%A', '%E0%A4%A'],
  ['a slot', '%7Bapp%7D%7Blabel:miui_apps%7D', '{app}{label:miui_apps}'],
  ['replacement patterns', "$%26$1$'", "$&$1$'"],
  ['a right-to-left override', '%E2%80%AEtxt', '\u202etxt'],
  ['another address', '//evil.example/x', '//evil.example/x'],
  ['a script address', 'javascript:window.hacked=1', 'javascript:window.hacked=1'],
];

/** Returns what is repeated of a value: its beginning, with one sign for invisible characters. */
const printable = (text: string) =>
  (text.length > 40 ? `${text.slice(0, 40)}…` : text).replace(/[ \0\u202e]+/g, '\ufffd');

describe('hostile values are harmless', () => {
  it.each(values)('%s', async (_what, sent, read) => {
    const { page, wrong } = await watched();
    const query = parameters.map((name) => `${name}=${sent}`).join('&');
    for (const path of ['/', '/miui', '/service', '/miui/downloadapps', '/result/coloros']) {
      await visit(page, `${path}?${query}#${sent}`);
      const notices = await page.getByRole('note').allTextContents();
      expect(notices, path).toEqual(
        expect.arrayContaining(judged.map((name) => say('en', `bad-${name}`, { value: printable(read) }))),
      );
      const stepped = path === '/service' || path === '/miui/downloadapps';
      expect(notices.length, path).toBe(judged.length + (stepped ? 1 : 0));
      const kept = (await linksOf(page)).filter(({ language, inAnswer }) => !language && !inAnswer);
      // The catalogue of the first step offers apps, and an answer links to the phones that it applies to; no link
      // passes anything else on.
      const carried = kept.flatMap(({ url }) => [...new URL(url).searchParams.keys()].filter((key) => key !== 'app'));
      expect(carried, path).toEqual([]);
    }
    await visit(page, `/miui/downloadapps?${query}#${sent}`);
    expect((await readScreen(page)).heading.text).toBe(titleOf(first!));
    await openNextStep(page);
    expect((await readScreen(page)).heading.text).toBe(titleOf(second!));
    expect([await hacked(page), wrong]).toEqual([false, []]);
  });

  it.each(['__proto__', 'constructor', '%3Cscript%3E', '%00', '%E0%A4%A', '%2e%2e', 'a%2Fb', 'x'.repeat(4000)])(
    'as the place to return to, %#',
    async (home) => {
      const { page, wrong } = await watched();
      await visit(page, `/result/${home}?rom=cn`);
      const links = (await linksOf(page))
        .filter(({ language }) => !language)
        .map(({ url }) => parseAddress(new URL(url)));
      expect(links.map(({ path }) => path)).toContain('/');
      for (const { rom } of links) expect(rom).toBe('cn');
      expect([await hacked(page), wrong]).toEqual([false, []]);
    },
  );

  it('64 kB: a query, a step, a path', async () => {
    const { page, wrong } = await watched();
    const long = 'x'.repeat(65_536);
    await visit(page, `/miui/downloadapps#${long}`);
    expect(await page.getByRole('note').allTextContents()).toEqual([say('en', 'bad-step', { value: printable(long) })]);
    expect((await readScreen(page)).heading.text).toBe(titleOf(first!));
    // A server may reject such an address; inside the page nothing does.
    const inside = (href: string) =>
      leaveScreen(page, () => page.evaluate((to) => history.pushState({}, '', to), href));
    await inside(`/miui?app=${long}&rom=cn&os=${long}`);
    expect((await page.getByRole('note').allTextContents()).sort()).toEqual(
      (['app', 'os'] as const).map((name) => say('en', `bad-${name}`, { value: printable(long) })).sort(),
    );
    expect(await page.locator('input[name=rom]:checked').inputValue()).toBe('cn');
    await inside(`/result/${long}`);
    expect((await readScreen(page)).sideways).toBe(false);
    expect(wrong).toEqual([]);
  });
});

describe('foreign notes on the phone are harmless', () => {
  const kept = (last: string) => JSON.stringify({ last, done: ['miui/choose-app'] });
  it.each([
    '',
    'null',
    '42',
    '"text"',
    '[]',
    '{"last":',
    '{"last":{"a":1},"done":"x"}',
    '{"done":[1,null,{},"<b>/x"]}',
    '{"__proto__":{"last":"/miui"}}',
    kept('//evil.example/miui'),
    kept('javascript:window.hacked=1'),
    kept(`/${'x'.repeat(30_000)}`),
  ])('%#', async (garbage) => {
    const { page, wrong } = await watched();
    await page.addInitScript(
      ([key, value]) => {
        if (!sessionStorage.length) localStorage.setItem(key!, value!);
        sessionStorage.setItem('once', '');
      },
      [notesKey, garbage] as const,
    );
    await visit(page, '/');
    expect(await primary(page).count()).toBe(0);
    await pickPhone(page, 'miui');
    for (let n = 0; n < 3; n++) await openNextStep(page);
    const address: Address = { path: '/miui/downloadapps', step: wayOf(reader).download[2] };
    // The place is stored after the step's first frame.
    await expect.poll(async () => (await storedNotes(page)).last).toBe(formatAddress(address));
    await visit(page, '/');
    await openNextStep(page);
    expect((await readScreen(page)).heading.text).toBe(titleOf(address.step!));
    expect([await hacked(page), wrong]).toEqual([false, []]);
  });

  it('a place that is gone leads to the first step, and says so', async () => {
    const { page } = await watched();
    await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [
      notesKey,
      kept('/miui/downloadapps?rom=mars#an-old-step'),
    ] as const);
    await visit(page, '/');
    await openNextStep(page);
    expect((await readScreen(page)).heading.text).toBe(titleOf(first!));
    expect((await page.getByRole('note').allTextContents()).sort()).toEqual(
      [say('en', 'bad-rom', { value: 'mars' }), say('en', 'bad-step', { value: 'an-old-step' })].sort(),
    );
  });
});

describe('a phone that keeps no notes', () => {
  it.each(['read', 'write'] as const)('completes the flow all the same: no %s', async (fails) => {
    const { page, wrong } = await watched();
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException('denied', how === 'read' ? 'SecurityError' : 'QuotaExceededError');
      };
      if (how === 'read') Object.defineProperty(window, 'localStorage', { get: refuse });
      else Storage.prototype.setItem = refuse;
    }, fails);
    await visit(page, '/?app=org.fdroid.fdroid');
    await pickPhone(page, 'coloros');
    for (const _step of wayOf({ ...reader, skin: 'coloros', app: 'org.fdroid.fdroid' }).download)
      await openNextStep(page);
    for (const place of ['/coloros/service', '/result/coloros']) {
      await openNextStep(page);
      expect((await readScreen(page)).href).toBe(`${place}?app=org.fdroid.fdroid`);
    }
    const box = page.locator('main input[type=checkbox]').first();
    await page.locator('main label').first().tap();
    await expect.poll(() => box.isChecked()).toBe(true);
    await reload(page);
    expect(await box.isChecked()).toBe(false);
    expect(wrong).toEqual([]);
  });
});
