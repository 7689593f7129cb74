import { formatAddress } from '@sideguide/guide-core/flow';
import { describe, expect, it } from 'vitest';
import { measureScreen } from '../../tools/gallery/measure.ts';
import { phone, visit } from '../support/browser.ts';
import { content, planFor, type Reader, settingsFor, stepChoicesAt, wordsFor } from '../support/expected.ts';
import { shareOf } from '../support/font-sets.ts';
import { say } from '../support/words.ts';

/** Returns the number of pages of a PDF, counted in its page tree. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const readers: readonly Reader[] = [
  { tag: 'en', skin: 'miui', app: 'org.thoughtcrime.securesms', os: 'hyperos-2', rom: 'global' },
  { tag: 'ur', skin: 'coloros', app: 'org.thoughtcrime.securesms' },
  { tag: 'zh', skin: 'miui', rom: 'cn' },
  { tag: 'ta', skin: 'coloros', app: 'org.fdroid.fdroid', rom: 'cn' },
];

describe.each(shareOf(readers))('the print page: $skin in $tag', (reader) => {
  const { tag, skin, app, os, rom } = reader;
  /** Returns the address of the landing; `maker` is the tapped name of the phone, if it is not the skin's first. */
  const placeFor = (maker?: string) => formatAddress({ path: `/${skin}`, app, maker, os, rom, lang: tag });
  const place = placeFor();

  it('has every step in order, with its text, drawing and number', async () => {
    const page = await phone();
    await visit(page, `${place}#print`);
    await page.emulateMedia({ media: 'print' });
    const plan = planFor(reader);
    // The answers to a question follow it; without an app the usual settings are enough.
    const download = plan.download.flatMap((id) => [id, ...stepChoicesAt(reader, id)]);
    const service = reader.app ? plan.service : settingsFor(reader);
    const steps = await page.locator('article').evaluateAll((all) =>
      all.map((element) => ({
        id: (element as HTMLElement).dataset.step!,
        text: element.textContent!,
        drawn: element.querySelectorAll('[data-skin]').length,
        number: element.querySelector('h3 span')!.textContent,
      })),
    );
    // The cleanup belongs to getting the app; its settings come after it.
    expect(plan.tidy).toContain('delete-file');
    expect(steps.map(({ id }) => id)).toEqual([...download, ...plan.tidy, ...service]);
    const number = new Intl.NumberFormat(tag);
    for (const [at, { id, text, number: shown }] of steps.entries()) {
      expect(shown, id).toBe(number.format(at + 1));
      const { shown: words } = wordsFor(reader, id);
      for (const piece of [words.title, words.do, words.see, words.otherwise].flatMap((sentence) =>
        sentence.split('{label}'),
      ))
        expect(text.replace(/\s+/g, ' '), id).toContain(piece.replace(/\s+/g, ' ').trim());
    }
    expect(steps.filter(({ drawn }) => drawn > 0).length).toBeGreaterThan(3);
  });

  it('is a few sheets of A4 without cut steps or screen controls', async () => {
    // As wide as a sheet between its margins.
    const page = await phone({ viewport: { width: Math.round((182 / 25.4) * 96), height: 1000 } });
    await visit(page, `${place}#print`);
    await page.getByRole('img', { name: say(tag, 'paper-scan') }).waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const steps = await page.locator('article').count();
    expect(pagesOf(pdf)).toBeGreaterThan(2);
    expect(pagesOf(pdf)).toBeLessThanOrEqual(Math.ceil(steps * 0.75));
    const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1'))!;
    expect([Math.round(Number(box[1])), Math.round(Number(box[2]))]).toEqual([595, 842]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    const breaks = await page
      .locator('article')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    // The tallest step must fit on one sheet: 267 mm between the margins.
    const maxHeight = await page
      .locator('article')
      .evaluateAll((all) => Math.max(...all.map((element) => element.clientHeight)));
    expect(maxHeight).toBeLessThan((267 / 25.4) * 96);
  });

  it('cuts off no text, inside or outside a drawing', async () => {
    const page = await phone();
    await visit(page, `${place}#print`);
    const problems = await page.evaluate(measureScreen, true);
    expect(problems.filter((problem) => problem.startsWith('text '))).toEqual([]);
  });

  it('names the phone, the day, and the address as text and as a code', async () => {
    const page = await phone();
    const now = new Date();
    await page.clock.setFixedTime(now);
    const appName = app ? content.apps[app]!.name : say(tag, 'the-app');
    const [first, ...others] = content.skins[skin]!.card.makers;
    for (const [name, printed] of [[first!, place], ...others.map((other) => [other, placeFor(other)])] as const) {
      await visit(page, `${printed}#print`);
      const head = await page.locator('main > header').textContent();
      expect(head).toContain(say(tag, app ? 'landing-title' : 'landing-title-plain', { app: appName, maker: name }));
      const phoneLine = await page.locator('main > header p').first().textContent();
      expect(phoneLine!.split(' – ')[0]).toBe(name);
      if (rom) expect(phoneLine).toContain(say(tag, `rom-${rom}`));
      const day = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', day: 'numeric' }).format(now);
      expect(head).toContain(say(tag, 'paper-made', { date: day }));
      expect(await page.locator('main > p').first().textContent()).toContain(printed);
      expect(await page.getByRole('img', { name: say(tag, 'paper-scan') }).count()).toBe(1);
    }
  });
});

it('has an address that opens the guide in the language of the paper', async () => {
  const page = await phone({ locale: 'ur-PK' });
  await visit(page, '/miui#print');
  expect(await page.locator('main > p').first().textContent()).toMatch(/\/miui\?lang=ur$/);
});

it('prints dark text on white paper from a phone in dark mode', async () => {
  const page = await phone({ colorScheme: 'dark' });
  await visit(page, '/miui?lang=en#print');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await page
    .locator('article p')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(36, 31, 25)');
});

it('prints any step with folded parts open, without tools and the bar', async () => {
  const page = await phone();
  await visit(page, '/coloros/downloadapps?lang=en#open-file');
  await page.getByRole('button', { name: say('en', 'send'), exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const { shown } = wordsFor({ tag: 'en', skin: 'coloros' }, 'open-file');
  await page.getByText(shown.otherwise.split('{label}')[0]!.trim().slice(0, 20)).waitFor();
  expect(await page.locator('nav').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: say('en', 'send'), exact: true }).count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('main details[open]').count()).toBe(0);
});
