import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone } from '../support/browser.ts';
import { checkSays, chooseFile, genuine, readAnswer, siteOfMakers, stepPath, worker } from '../support/check-file.ts';
import { currentPlace, readFailure } from '../support/faults.ts';

const press = (page: Page, key: string) => page.getByRole('button', { name: checkSays('en', key) }).click();

describe('the worker', () => {
  it('is requested again if it fails to load; then an error offers a retry', async () => {
    const broken = await siteOfMakers();
    broken.fail(worker, '404');
    const page = await phone();
    await page.goto(broken.origin + stepPath);
    await chooseFile(page, genuine);
    expect(await readAnswer(page)).toMatchObject({
      answer: 'failed-loading',
      heading: checkSays('en', 'failed-loading'),
      why: checkSays('en', 'failed-loading-then'),
      danger: false,
    });
    expect(broken.requests.filter((path) => path.includes(worker.name))).toHaveLength(2);
    expect(currentPlace(page)).toBe(stepPath);
    broken.clearFaults();
    broken.rewrite({ name: 'known-signers', kind: 'js' }, (text) => `${text} `);
    await press(page, 'try-again');
    await page.locator('[data-check]:not([data-check=reading]):not([data-check=failed-loading])').waitFor();
    broken.close();
  });

  it.each(['abort', 'cut', 'truncated', 'html'] as const)(
    'is loaded by the second request after one %s',
    async (fault) => {
      const broken = await siteOfMakers();
      broken.fail(worker, fault, { first: true });
      const page = await phone();
      await page.goto(broken.origin + stepPath);
      await chooseFile(page, genuine);
      expect(await readAnswer(page)).toMatchObject({ answer: 'genuine' });
      broken.close();
    },
  );
});

it('shows the error screen if the chunk of the check fails', async () => {
  const broken = await siteOfMakers();
  broken.fail({ name: 'check', kind: 'js' }, '404');
  const page = await phone();
  await page.goto(broken.origin + stepPath);
  expect((await readFailure(page)).message).toContain('Loading chunk check failed.');
  broken.clearFaults();
  await page.locator('.failure button[aria-busy]').click();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  expect(currentPlace(page)).toBe(stepPath);
  broken.close();
});
