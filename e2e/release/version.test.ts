import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content, planFor, stepFor } from '../support/expected.ts';
import { leaveScreen, openNextStep, primary, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const field = (page: Page) => page.locator('input[type=text]');
/** Opens the questions about the phone. */
const unfold = (page: Page) =>
  page
    .locator('details', { has: field(page) })
    .locator('summary')
    .click();
const statusLine = (page: Page) => page.locator('main [role=status]').filter({ hasText: /./ }).first();
const searchParams = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const chosen = (page: Page, name: string) => page.locator(`input[name=${name}]:checked`).inputValue();

describe('the version text from the phone', () => {
  it.each([
    ['miui', 'OS2.0.8.0.ULJCNXM', { os: 'hyperos-2', rom: 'cn' }, 'Android\u00a014'],
    ['miui', '14.0.3(TLIMIXM)', { os: 'miui-14', rom: 'global' }, 'Android\u00a013'],
    ['coloros', 'CPH2621_15.0.0.303(EX01)', { os: 'coloros-15', rom: 'global' }, 'ColorOS\u00a015'],
    ['coloros', 'realme UI ٤٫٠', { os: 'coloros-13' }, 'ColorOS\u00a013'],
  ])('%s: %s sets the answers and is confirmed in one line', async (skin, text, answers, sentence) => {
    const page = await phone({ locale: 'uk' });
    await visit(page, `/${skin}?lang=uk`);
    await unfold(page);
    await field(page).fill(text);
    await page.waitForURL((url) => url.searchParams.get('os') === answers.os);
    expect(searchParams(page)).toEqual({ ...answers, lang: 'uk' });
    expect(await statusLine(page).textContent()).toContain(sentence);
    expect(await statusLine(page).textContent()).toContain(
      say('uk', 'version-read', { what: '' }).replace('.', '').trim(),
    );
    expect(await chosen(page, 'os')).toBe(answers.os);
    // The text and the focus stay, so that the input can be corrected.
    expect(await field(page).inputValue()).toBe(text);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('text');
  });

  it.each([
    ['a greeting', 'hello there'],
    ['faces', '😀😀😀😀'],
    ['ten thousand digits', '9'.repeat(10_000)],
  ])('reports %s as not understood', async (_name, text) => {
    const page = await phone();
    await visit(page, '/miui?lang=ur&os=hyperos-3');
    await unfold(page);
    await field(page).fill(text);
    expect((await statusLine(page).textContent())?.trim()).toBe(say('ur', 'version-not-read'));
    expect(searchParams(page)).toEqual({ lang: 'ur', os: 'hyperos-3' });
    expect((await readScreen(page)).isTooWide).toBe(false);
  });

  it('lists the versions that often have an Android version, and sets none', async () => {
    const page = await phone();
    await visit(page, '/miui?lang=en');
    await unfold(page);
    await field(page).fill('Android 15');
    expect(await statusLine(page).textContent()).toContain('HyperOS\u00a02 · HyperOS\u00a03');
    expect(searchParams(page)).toEqual({ lang: 'en' });
  });

  it('links to the other guide if it is another manufacturer’s', async () => {
    const page = await phone();
    await visit(page, '/miui?lang=en&os=miui-14');
    await unfold(page);
    await field(page).fill('RMX3370_13.1.0.500(CN01)');
    const link = page.locator('main [role=status] a');
    expect(await link.textContent()).toBe(say('en', 'version-open', { maker: 'OPPO' }));
    expect(searchParams(page)).toEqual({ lang: 'en', os: 'miui-14' });
    await leaveScreen(page, () => link.click());
    expect(new URL(page.url()).pathname).toBe('/coloros');
    expect(searchParams(page)).toEqual({ lang: 'en', os: 'coloros-13', rom: 'cn' });
    expect(await chosen(page, 'os')).toBe('coloros-13');
  });
});

describe('the choice of a version', () => {
  it('says that a version has not been checked, and shows the steps for an unknown version', async () => {
    const page = await phone();
    await visit(page, '/miui?lang=sv&os=hyperos-4');
    expect(await statusLine(page).textContent()).toBe(say('sv', 'version-unchecked', { name: 'HyperOS\u00a04' }));
    const plan = planFor({ tag: 'sv', skin: 'miui' });
    expect(planFor({ tag: 'sv', skin: 'miui', os: 'hyperos-4' })).toEqual(plan);
    expect((await readScreen(page)).all).toContain(
      say('sv', 'steps', { n: plan.download.length + plan.service.length }),
    );
  });

  it('says that the newest version may differ', async () => {
    const page = await phone();
    await visit(page, '/coloros?lang=en&os=coloros-17');
    expect(await statusLine(page).textContent()).toBe(say('en', 'may-differ'));
  });

  it('changes the drawing of About phone', async () => {
    const page = await phone();
    const words = async (os: string) => {
      await visit(page, `/miui?lang=en&os=${os}`);
      return (await readScreen(page)).drawings.join(' ');
    };
    expect(await words('miui-13')).toContain('MIUI version');
    expect(await words('hyperos-2')).toContain('OS version');
  });
});

describe('a side step', () => {
  it('is linked from the step, and continues after it', async () => {
    const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
    const { download } = planFor({ tag: 'en', skin: 'miui', rom: 'global', os: 'miui-14' });
    const place = '/miui/downloadapps?os=miui-14&rom=global&lang=en';
    await visit(page, `${place}#open-file`);
    await page.locator('main details summary').first().click();
    await leaveScreen(page, () => page.locator('main a[href$="#find-file"]').click());
    const seen = await readScreen(page);
    // A step beside another one counts as that step.
    const n = download.indexOf('open-file') + 1;
    expect(seen.progress).toBe(say('en', 'progress', { n, of: download.length }));
    expect(seen.heading.text).toBe(content.skins.miui!.words.steps['find-file']!.title);
    expect(seen.drawings).toHaveLength(stepFor({ tag: 'en', skin: 'miui' }, 'find-file').scenes.length);
    await openNextStep(page);
    expect(new URL(page.url()).hash).toBe(`#${download[download.indexOf('open-file') + 1]}`);
    await visit(page, `${place}#find-file`);
    expect(await primary(page).isVisible()).toBe(true);
  });
});
