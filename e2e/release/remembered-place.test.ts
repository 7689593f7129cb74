import { parseAddress, skinOfPath, splitHref } from '@sideguide/guide-core/flow';
import { notesKey } from '@sideguide/guide-core/offline';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { primary, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const openPhone = () => phone({ hasTouch: true, reducedMotion: 'reduce' });

describe('a remembered place', () => {
  const remember = async (page: Page, place: string) => {
    await visit(page, '/about');
    const { path, app } = parseAddress(splitHref(place));
    const notes = { flows: [{ skin: skinOfPath(path), app, place, done: [] }] };
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      notesKey(''),
      JSON.stringify(notes),
    ] as const);
  };

  it.each([
    ['a gate', '/service#no-such.20261128T1720Z', ['/']],
    ['a gate of a skin', '/miui/service#no-such.20261128T1720Z', ['/', '/miui']],
    ['a message', '/service#no-such', ['/']],
    ['a step', '/miui/downloadapps#no-such', ['/', '/miui']],
    ['an app', '/miui/downloadapps?app=org.example.gone#open-file', ['/', '/miui']],
    ['a version', '/miui/downloadapps?os=miui-1#open-file', ['/', '/miui']],
    ['a skin', '/no-such/downloadapps#open-file', ['/']],
    ['a step, below a gate', '/miui/downloadapps#no-such', ['/service#play-protect', '/miui/service#play-protect']],
    ['the step in the version now chosen', '/miui/downloadapps?rom=cn#tick-risk', ['/miui?os=miui-13&rom=global']],
  ])('is not offered if the guide does not have %s', async (_what, place, doors) => {
    const page = await openPhone();
    for (const door of doors) {
      await remember(page, place);
      await visit(page, door);
      await expect.poll(async () => (await readScreen(page)).all).not.toContain(say('en', 'resume'));
    }
  });

  it.each([
    ['/miui/downloadapps#messages', '/miui'],
    ['/miui/downloadapps#app-crashes', undefined],
    ['/service#app-crashes', undefined],
    ['/result/miui', '/miui'],
    ['/result/index', '/'],
  ])('does not lead from %s to a step that the guide does not have', async (door, instead) => {
    const page = await openPhone();
    const hrefs = () => page.locator('main a, nav a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const [gone, here] = ['/miui/downloadapps#no-such', '/miui/downloadapps#open-file'];
    await remember(page, here);
    await visit(page, door);
    await expect.poll(hrefs).toContain(here);
    await remember(page, gone);
    await visit(page, door);
    await expect.poll(hrefs).not.toContain(gone);
    if (instead) expect(await hrefs()).toContain(instead);
  });

  it('is offered if it is a wait that has begun', async () => {
    const page = await openPhone();
    const place = '/miui/service#developer-wait.20261128T1720Z';
    await remember(page, place);
    await visit(page, '/');
    await page.locator('[data-part=continue] bdi').waitFor();
    expect(await primary(page).getAttribute('href')).toBe(place);
  });
});
