import type { Page } from 'playwright-core';

export const searchField = (page: Page) => page.getByRole('searchbox');

/** Returns the ids of the visible answers, best first. */
export const answersOn = (page: Page): Promise<string[]> =>
  page.locator('[data-answer]').evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.answer!));

/** Asks a question and waits for its answers. */
export async function ask(page: Page, words: string): Promise<void> {
  await searchField(page).fill(words);
  await page.locator('[data-answer]').first().waitFor();
}
