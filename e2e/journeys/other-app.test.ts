import { expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { leaveScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

it('lets a reader who has the file of another app already pass over the download', async () => {
  const page = await phone();
  await visit(page, '/android/downloadapps?lang=en');
  await leaveScreen(page, () => page.getByText(say('en', 'another-app-text')).click());
  await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'skip-step') }).click());
  expect(new URL(page.url()).hash).toBe('#check-file');
});
