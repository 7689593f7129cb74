import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content, planFor, type Reader, wordsFor } from '../support/expected.ts';
import {
  answerQuestion,
  leaveScreen,
  openNextStep,
  pickPhone,
  primary,
  readScreen,
  storedFlow,
} from '../support/walk.ts';
import { rescue, say } from '../support/words.ts';

const app = 'org.thoughtcrime.securesms';
/** Each language once; with both answers about the phone, and with either one. */
const readers: (Reader & { locale: string })[] = [
  { tag: 'ur', locale: 'ur-PK', skin: 'miui', os: 'hyperos-3', rom: 'cn', app },
  { tag: 'ta', locale: 'ta-IN', skin: 'miui', os: undefined, rom: 'global', app },
  { tag: 'zh', locale: 'zh-CN', skin: 'coloros', os: 'coloros-16', rom: undefined, app },
];

/** Expects the step on the screen, and all earlier answers still in the address. */
async function expectStep(page: Page, reader: Reader, id: string): Promise<void> {
  const seen = await readScreen(page);
  const plan = planFor(reader);
  // Installing and the settings after it are counted apart.
  const part = plan.download.includes(id) ? plan.download : plan.service;
  expect(seen.heading.text).toBe(wordsFor(reader, id).shown.title);
  expect(seen.progress).toBe(say(reader.tag, 'progress', { n: part.indexOf(id) + 1, of: part.length }));
  const [path, search] = [seen.href.split('?')[0], new URLSearchParams(seen.href.split(/[?#]/)[1])];
  expect(path).toBe(`/${reader.skin}/${plan.download.includes(id) ? 'downloadapps' : 'service'}`);
  // The address without a hash also opens the first step.
  expect(seen.href.split('#')[1]).toBe(id === plan.download[0] ? undefined : id);
  expect([search.get('app'), search.get('os') ?? undefined, search.get('rom') ?? undefined]).toEqual([
    reader.app,
    reader.os,
    reader.rom,
  ]);
}

/** Expects the error screen to report the missing network in the reader's language, and to go on once it is back. */
async function waitForNetwork(page: Page, { tag }: Reader): Promise<void> {
  await page.getByText(rescue(tag, 'offline-title')).waitFor();
  expect(await page.getByText(rescue(tag, 'offline-text')).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: rescue(tag, 'retry') }).isVisible()).toBe(true);
  await leaveScreen(page, () => page.context().setOffline(false));
}

/** Closes the tab and opens a new one, as a reader would. */
async function killAndOpen(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await visit(next, path);
  return next;
}

describe.each(readers)('$tag on $skin', (reader) => {
  it('loses nothing when the network fails and the tab is killed', async () => {
    const { tag, skin, locale } = reader;
    const { download, service } = planFor(reader);
    let page = await phone({ hasTouch: true, locale });
    await visit(page, `/?app=${app}`);
    await pickPhone(page, skin);
    await answerQuestion(page, 'os', reader.os);
    await answerQuestion(page, 'rom', reader.rom);

    for (const [n, id] of download.entries()) {
      await openNextStep(page);
      await expectStep(page, reader, id);
      if (n === 3) await page.context().setOffline(true);
    }
    await openNextStep(page); // to a screen that was never loaded
    await waitForNetwork(page, reader);
    const settings = page.locator('[data-part="second-task"] li a').first();
    await leaveScreen(page, () => settings.tap());
    await expectStep(page, reader, service[0]!);

    await openNextStep(page);
    page = await killAndOpen(page, (await readScreen(page)).href);
    await expectStep(page, reader, service[1]!);
    await openNextStep(page);
    // The place is stored after the step's first frame.
    const place = (await readScreen(page)).href;
    await expect.poll(async () => (await storedFlow(page)).place).toBe(place);
    page = await killAndOpen(page, '/');
    expect(await primary(page).textContent()).toBe(say(tag, 'resume'));
    await openNextStep(page);
    await expectStep(page, reader, service[2]!);

    for (const id of service.slice(3)) {
      await openNextStep(page);
      await expectStep(page, reader, id);
    }
    await openNextStep(page);
    const name = content.apps[app]!.name;
    expect((await readScreen(page)).heading.text).toBe(say(tag, 'result-title', { app: name }));
    const ticked = [...download, ...service];
    expect((await storedFlow(page)).done).toEqual(ticked);

    await page.locator('main label').first().tap();
    await page.locator('main input[type=checkbox]:checked').first().waitFor({ state: 'attached' });
    page = await killAndOpen(page, (await readScreen(page)).href);
    expect(await page.locator('main input[type=checkbox]').first().isChecked()).toBe(true);
    expect((await storedFlow(page)).done).toEqual([...ticked, 'close-source']);
  });
});
