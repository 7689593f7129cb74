import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { type Installed, installPackage } from '../support/package.ts';
import { leaveScreen, openNextStep, sayInstalled } from '../support/walk.ts';
import { say } from '../support/words.ts';

const folder = join(root, 'examples');
const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());

interface Example {
  /** The address after the guide's base: what the operator gives to a reader. */
  readonly search: string;
  readonly host: string;
  /** The own step with the link: its id, title, and whether it is in the list at the end. */
  readonly step: string;
  readonly title: string;
  readonly isAtEnd: boolean;
}

const examples: Readonly<Record<string, Example>> = {
  'vpn-panel': {
    search: '?app=org.example.vpn&next=examplevpn%3A%2F%2Fimport%2Fa1b2&lang=en',
    host: 'examplevpn://import',
    step: 'import-subscription',
    title: 'Import your subscription into Example VPN',
    isAtEnd: false,
  },
  'fdroid-repository': {
    search: '?app=org.fdroid.fdroid&next=fdroidrepos%3A%2F%2Fapps.example%2Ffdroid%2Frepo&lang=en',
    host: 'fdroidrepos://apps.example',
    step: 'add-repository',
    title: 'Add our repository to F-Droid',
    isAtEnd: true,
  },
  company: {
    search: '?next=https%3A%2F%2Fenrol.example%2Fa1b2&lang=en',
    host: 'enrol.example',
    step: 'enrol',
    title: 'Connect Example Work with your account',
    isAtEnd: true,
  },
};

const headingOf = (page: Page) => page.locator('h1').innerText();
const linkOf = (page: Page) => page.locator('[data-part=next-link]');

/** Taps through the steps of the download to the end. Returns their ids. */
async function walkDownload(page: Page): Promise<string[]> {
  const ids: string[] = [];
  while (page.url().includes('/downloadapps')) {
    const id = new URL(page.url()).hash.slice(1);
    if (ids.includes(id)) throw new Error(`The flow comes back to ${id}`);
    ids.push(id);
    await openNextStep(page);
  }
  return ids;
}

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed?.remove());

it('every example is walked here', () => {
  expect(names.sort()).toEqual(Object.keys(examples).sort());
});

describe.each(Object.entries(examples))('the example %s', (name, { search, host, step, title, isAtEnd }) => {
  let stop: (() => Promise<number | null>) | undefined;
  let address: string;

  beforeAll(async () => {
    cpSync(join(folder, name), join(installed.home, name), { recursive: true });
    expect(await installed.sh('npx sideguide doctor', name)).toMatchObject({ status: 0 });
    expect(await installed.sh('npx sideguide build', name)).toMatchObject({ status: 0 });
    const running = await installed.start(['serve', '--port', '0'], name);
    ({ stop } = running);
    ({ address } = running.ready);
  });
  afterAll(() => stop?.());

  it('leads through its own steps to the link of the reader, whose host it shows', async () => {
    const page = await phone({ locale: 'en', hasTouch: true });
    await visit(page, `${address}miui/downloadapps${search}`);
    const ids = await walkDownload(page);
    expect(ids.includes(step)).toBe(!isAtEnd);
    // The flow begins with its first step, whose id is not in the address.
    expect(ids.includes('get-file')).toBe(name === 'company');
    expect(ids.indexOf('no-caller')).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toMatch(/\/result\/miui$/);
    if (isAtEnd) {
      const task = page.locator('li', { hasText: title });
      await task.locator('summary').click();
    } else {
      await leaveScreen(page, () => page.goBack());
      expect(await headingOf(page)).toBe(title);
    }
    const button = linkOf(page).getByRole('link');
    expect(await button.getAttribute('href')).toBe(new URLSearchParams(search).get('next'));
    expect(await linkOf(page).innerText()).toContain(host);
    await page.context().close();
  });

  it('finds the step, and prints it', async () => {
    const page = await phone({ locale: 'en' });
    await visit(page, `${address}miui${search}#print`);
    expect(await page.locator('main').innerText()).toContain(title);
    await visit(page, `${address}service?lang=en&say=${encodeURIComponent(title)}`);
    await page.locator(`main a[href$="#${step}"]`).first().waitFor();
    await page.context().close();
  });

  it('refuses other links with a sentence', async () => {
    for (const next of ['javascript:alert(1)', 'intent://a#Intent;end', 'https://a@evil.example/']) {
      // A phone that has answered is not asked again.
      const page = await phone({ locale: 'en' });
      await visit(page, `${address}result/miui?lang=en&next=${encodeURIComponent(next)}`);
      const start = say('en', 'bad-next', { value: '' }).split('“')[0]!;
      await page.locator('[role=note]', { hasText: start }).waitFor();
      await sayInstalled(page);
      expect(await linkOf(page).count()).toBe(0);
      await page.context().close();
    }
  });

  it('has its steps in the data for other programs', async () => {
    const { steps } = await (await fetch(`${address}guide.json`)).json();
    expect(steps).toContainEqual(
      expect.objectContaining({
        id: step,
        tool: 'next-link',
        words: expect.objectContaining({ en: expect.anything() }),
      }),
    );
  });
});
