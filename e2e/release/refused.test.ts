import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { checkSays, chooseFile, genuine, known, readAnswer, servicePath, stepPath } from '../support/check-file.ts';
import { skins } from '../support/expected.ts';
import { errorTitle } from '../support/faults.ts';
import { openNextStep, pickPhone, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

type Manner = 'missing' | 'throwing';

/**
 * Simulates what private windows, in-app browsers, strict settings and privacy tools refuse, before any script of the page
 * runs.
 */
const refuse = (page: Page, how: Manner) =>
  page.addInitScript((manner) => {
    const refused = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const take = (from: object, name: string) =>
      Object.defineProperty(from, name, {
        configurable: true,
        get: manner === 'throwing' ? refused : () => undefined,
      });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'matchMedia']) take(window, name);
    for (const name of ['ResizeObserver', 'IntersectionObserver']) take(window, name);
    for (const name of ['connection', 'userAgentData', 'language']) take(Navigator.prototype, name);
    for (const name of ['PluralRules', 'NumberFormat', 'DateTimeFormat']) take(Intl, name);
    // Writing it throws either way.
    take(History.prototype, 'scrollRestoration');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
    take(Performance.prototype, 'getEntriesByType');
    if (manner === 'throwing') {
      take(Navigator.prototype, 'userAgent');
      Object.defineProperty(window, 'requestIdleCallback', { value: refused });
      Object.defineProperty(window, 'Worker', { value: refused });
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: async () => refused() });
      Object.defineProperty(ServiceWorkerContainer.prototype, 'getRegistration', { value: async () => refused() });
    } else {
      // Throwing, it would stop React itself.
      take(Performance.prototype, 'now');
      Reflect.deleteProperty(window, 'Worker');
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    }
  }, how);

describe.each<Manner>(['missing', 'throwing'])(
  'where storage, caches, workers and what tells one phone from another are %s',
  (how) => {
    const open = async () => {
      const page = await phone({ hasTouch: true, serviceWorkers: 'allow' });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await refuse(page, how);
      return { page, errors };
    };

    it.each(skins)('a reader of ur reaches the end of %s without errors', async (skin) => {
      const { page, errors } = await open();
      await visit(page, `/?lang=ur&app=${known.package}`);
      await pickPhone(page, skin);
      for (let n = 0; n < 40 && !page.url().includes('/result/'); n += 1) {
        await openNextStep(page);
        expect(await page.getByText(errorTitle).count()).toBe(0);
      }
      expect((await readScreen(page)).heading.text).toBe(say('ur', 'result-title', { app: known.name }));
      expect(errors).toEqual([]);
    });

    it.each([
      { path: servicePath, leads: null },
      { path: stepPath, leads: `/miui/downloadapps?app=${known.package}#no-caller` },
    ])('the file check at $path reports that this browser lacks support, and lets the reader go on', async (place) => {
      const { page, errors } = await open();
      await visit(page, place.path);
      await chooseFile(page, genuine);
      expect(await readAnswer(page)).toMatchObject({
        answer: 'failed-refused',
        heading: checkSays('en', 'failed-refused'),
        why: checkSays('en', 'failed-refused-then'),
        danger: false,
        leads: place.leads,
      });
      expect(errors).toEqual([]);
    });
  },
);

it('a step is shown where the browser refuses to tell when its window or colours change', async () => {
  const page = await phone({ hasTouch: true });
  await page.addInitScript(() => {
    MediaQueryList.prototype.addListener = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await visit(page, stepPath);
  await openNextStep(page);
  expect(await page.getByText(errorTitle).count()).toBe(0);
  expect(errors).toEqual([]);
});
