import { parameters } from '@sideguide/guide-core/flow';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { checkedParameters, planFor, wordsFor } from '../support/expected.ts';
import { leaveScreen, linksOf, notesKey, openNextStep, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const reader = { tag: 'en', skin: 'miui' };
const titleOf = (step: string) => wordsFor(reader, step).shown.title;
const [first, second] = planFor(reader).download;

/** Opens a page that records errors, dialogs and requests to other hosts. */
async function openWatched() {
  const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('dialog', (dialog) => {
    problems.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') problems.push(request.url());
  });
  return { page, problems };
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

describe('a hostile value is harmless', () => {
  it.each(values)('%s', async (_what, sent, read) => {
    const { page, problems } = await openWatched();
    const query = parameters.map((name) => `${name}=${sent}`).join('&');
    for (const path of ['/', '/miui', '/service', '/miui/downloadapps', '/result/coloros']) {
      await visit(page, `${path}?${query}#${sent}`);
      const notices = await page.getByRole('note').allTextContents();
      expect(notices, path).toEqual(
        expect.arrayContaining(checkedParameters.map((name) => say('en', `bad-${name}`, { value: printable(read) }))),
      );
      const stepped = path === '/service' || path === '/miui/downloadapps';
      expect(notices.length, path).toBe(checkedParameters.length + (stepped ? 1 : 0));
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
    expect([await hacked(page), problems]).toEqual([false, []]);
  });

  it('is harmless with 64 kB: in a query, a step, a path', async () => {
    const { page, problems } = await openWatched();
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
    expect(problems).toEqual([]);
  });
});

describe('stored notes of another version', () => {
  const kept = (last: string) => JSON.stringify({ last, done: ['miui/choose-app'] });
  it('open the first step if their step no longer exists, and say so', async () => {
    const { page } = await openWatched();
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
