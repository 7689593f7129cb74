import { by, craftApk, entryOf, page as makers, store } from '@sideguide/apk-verify/testing';
import { fill, type Values } from '@sideguide/guide-core/locale';
import type { Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { content } from './expected.ts';
import { type FaultySite, faultySite } from './faults.ts';

/** The app that the crafted files pose as. Its publisher's name and page stay; its certificates become the tests'. */
export const known = { package: 'org.fdroid.fdroid', name: content.apps['org.fdroid.fdroid']!.name } as const;

/** That app, signed with its makers' key. */
export const genuine = craftApk({ package: known.package, label: known.name, sign: by(makers) });

/** Starts a site that lists the tests' certificates for that app: the makers' and a store's. */
export async function siteOfMakers(): Promise<FaultySite> {
  const site = await faultySite('guide');
  const listed = JSON.stringify(entryOf(makers, store).certificates);
  site.rewrite({ name: 'known-signers', kind: 'js' }, (text) =>
    text.replace(/("package":"org\.fdroid\.fdroid"[^\]]*"certificates":)\[[^\]]*\]/, `$1${listed}`),
  );
  return site;
}

/** Returns a sentence of the file check from the locale's file, with its slots filled. */
export const checkSays = (tag: string, key: string, values: Values = {}): string => {
  const text = content.locales[tag]!.check[key];
  if (text === undefined) throw new Error(`The check says no ${key} in ${tag}`);
  return fill(tag, text, values);
};

export const worker = { name: 'check-worker', kind: 'js' } as const;

/** Addresses of the file check as a step of the flow, and as a screen of its own. */
export const stepPath = `/miui/downloadapps?app=${known.package}#check-file`;
export const servicePath = '/service#check';

const picker = (page: Page) => page.locator('input[type=file]').first();

/** Selects a file in the file input, as the phone's picker does. */
export const chooseFile = (page: Page, bytes: Uint8Array, name = 'F-Droid.apk'): Promise<void> =>
  picker(page).setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

export interface ShownAnswer {
  /** The answer's id: `genuine`, `do-not-install`, `failed-loading`, … */
  readonly answer: string;
  readonly heading: string;
  /** The sentence below the heading. */
  readonly why: string;
  readonly danger: boolean;
  /** Text of the primary action, and its target if it is a link. */
  readonly action: string;
  readonly leads: string | null;
}

/** Waits until a check has finished and returns what is shown. */
export async function readAnswer(page: Page): Promise<ShownAnswer> {
  await page.locator('[data-check]:not([data-check=reading])').waitFor();
  return page.evaluate(() => {
    const result = document.querySelector<HTMLElement>('[data-check]')!;
    const scope = result.closest('section') ?? document.querySelector('main')!.nextElementSibling!;
    const actions = [...scope.querySelectorAll<HTMLElement>('a, button, label')].filter(
      (element) => getComputedStyle(element).minHeight === getComputedStyle(scope).getPropertyValue('--thumb').trim(),
    );
    const action = actions.find((element) => !element.getAttribute('aria-label'));
    return {
      answer: result.dataset.check!,
      heading: result.querySelector('h1, h3')!.textContent!,
      why: result.querySelector('p')?.textContent ?? '',
      danger: getComputedStyle(result).backgroundImage === 'none',
      action: action?.textContent ?? '',
      leads: action?.getAttribute('href') ?? null,
    };
  });
}

/** Opens the file check at an address of a site and waits until its worker has started. */
export async function openCheck(page: Page, site: FaultySite, path = stepPath): Promise<Worker> {
  const started = page.waitForEvent('worker');
  await page.goto(site.origin + path);
  await picker(page).waitFor({ state: 'attached' });
  return started;
}

/** Waits until the worker has loaded its rarely needed parts as well; with the last one it drops `importScripts`. */
export async function untilComplete(worker: Worker): Promise<void> {
  const hasWay = () => worker.evaluate(() => (self as { importScripts?: unknown }).importScripts !== undefined);
  await expect.poll(hasWay).toBe(false);
}

/** Waits until the page says that it is reading the file. */
export const untilReading = (page: Page): Promise<void> => page.locator('[data-check=reading]').waitFor();
