import { describe, expect, it } from 'vitest';
import { reload, visit } from '../support/browser.ts';
import { planFor, wordsFor } from '../support/expected.ts';
import { currentPlace, errorTitle, readFailure } from '../support/faults.ts';
import { landing, perTestHost, waitForWorker, waitUntilReady } from '../support/offline-host.ts';
import { leaveScreen, openNextStep, primary, readScreen } from '../support/walk.ts';
import { rescue, say } from '../support/words.ts';

const phones = perTestHost();

describe.each(['en', 'ur'])('“ready without network”, in %s', (tag) => {
  it('is shown; the whole flow works with the network cut at that moment', async () => {
    const page = await phones.open({ locale: tag });
    await visit(page, landing);
    await waitUntilReady(page, tag);
    await phones.net.cut();

    await primary(page).click();
    await page.waitForURL(/downloadapps/);
    const places: string[] = [];
    const headings: string[] = [];
    for (let n = 0; n < 40 && !page.url().includes('/result/'); n += 1) {
      const seen = await readScreen(page);
      expect(seen.lang).toBe(tag);
      expect(await page.getByText(errorTitle).count()).toBe(0);
      places.push(seen.href);
      headings.push(seen.heading.text);
      // The app makers' page opens elsewhere; here the test just continues.
      await openNextStep(page);
      await expect.poll(() => currentPlace(page)).not.toBe(seen.href);
      await page.locator('h1').waitFor();
    }
    const reader = { tag, skin: 'miui', app: 'org.fdroid.fdroid', os: 'hyperos-2', rom: 'cn' };
    expect(headings).toEqual(planFor(reader).download.map((id) => wordsFor(reader, id).shown.title));
    expect(page.url()).toContain('/result/miui');

    await leaveScreen(page, () => page.locator('main a[href^="/miui/service"]').first().tap());
    expect((await readScreen(page)).heading.text).toBe(say(tag, 'service-title'));
    await leaveScreen(page, () => page.locator('main li a').first().tap());
    const setting = wordsFor(reader, new URL(page.url()).hash.slice(1));
    expect((await readScreen(page)).heading.text).toBe(setting.shown.title);
    await openNextStep(page);
    expect((await readScreen(page)).heading.text).toBe(say(tag, 'service-title'));
    await openNextStep(page);
    expect(page.url()).toContain('/result/miui');

    const middle = places[Math.floor(places.length / 2)]!;
    await visit(page, middle);
    expect(currentPlace(page)).toBe(middle);
    const before = await readScreen(page);
    await reload(page);
    expect((await readScreen(page)).heading).toEqual(before.heading);
    await waitUntilReady(page, tag);
    await page.goBack();
    await page.waitForURL('**/result/miui*');
    await page.locator('h1').waitFor();
    expect(page.url()).toContain('/result/miui');
    await visit(page, '/service#messages');
    expect(await page.locator('main details').count()).toBeGreaterThan(5);
    await page.getByRole('searchbox').fill('play protect');
    await page.locator('[data-answer] a').first().click();
    await expect.poll(() => currentPlace(page)).not.toContain('#messages');
    expect(await page.getByText(errorTitle).count()).toBe(0);
  });
});

it('reopens a killed tab without network', async () => {
  const page = await phones.open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
  const { heading } = await readScreen(page);
  await phones.net.cut();
  const other = await page.context().newPage();
  await page.close();
  await visit(other, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
  expect((await readScreen(other)).heading).toEqual(heading);
});

it('opens Home without network after the first visit, and the error screen for anything else', async () => {
  const page = await phones.open({ locale: 'tr-TR' });
  await visit(page, '/');
  await waitForWorker(page);
  await phones.net.cut();
  await reload(page);
  expect(await page.locator('h1').innerText()).toBe(say('tr', 'home-title'));
  await page.context().setOffline(true);
  await page.goto('/miui/service#autostart');
  const failure = await readFailure(page);
  expect(failure.help[0]).toBe(rescue('tr', 'offline-title'));
  expect(currentPlace(page)).toBe('/miui/service#autostart');
});

it('offers what is on the phone, in its language, if another language or phone is not', async () => {
  const page = await phones.open();
  await visit(page, `${landing}&lang=tr`);
  await waitUntilReady(page, 'tr');
  await page.context().setOffline(true);
  const offer = page.getByRole('link', { name: rescue('tr', 'kept').replace('{maker}', 'Xiaomi') });
  for (const [path, kept] of [
    ['/miui/downloadapps?lang=en#allow-source', '/miui/downloadapps?lang=tr#allow-source'],
    ['/coloros/downloadapps?app=org.fdroid.fdroid&lang=en', '/miui?app=org.fdroid.fdroid&lang=tr'],
    ['/coloros?lang=tr', '/miui?lang=tr'],
  ] as const) {
    await page.goto(path);
    const { help, message } = await readFailure(page);
    expect(help).toEqual([rescue('tr', 'offline-title'), rescue('tr', 'offline-text')]);
    expect(message).not.toContain('again');
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
    await offer.click();
    await page.locator('.page h1').waitFor();
    expect(currentPlace(page)).toBe(kept);
  }
});
