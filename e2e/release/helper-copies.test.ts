import { expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { keepCopies, lastCopy } from '../support/copies.ts';
import { content, labelFor, tags, wordsFor } from '../support/expected.ts';
import { say } from '../support/words.ts';

const skin = 'miui';
const step = 'allow-source';

it.each(tags)('the text that a helper copies for the chat is in the owner’s language: %s', async (other) => {
  const helper = other === 'en' ? 'sv' : 'en';
  const page = await phone();
  await keepCopies(page);
  await visit(page, `/${skin}/downloadapps?lang=${helper}&helper=${other}#${step}`);
  const name = say(helper, 'helper-copy', { language: content.locales[other]!.card.name });
  const first = page.getByRole('button', { name });
  expect(await first.count()).toBe(3);
  await first.first().click();
  await page.getByText(say(helper, 'helper-copied')).waitFor();
  const copied = await lastCopy(page);
  const theirs = wordsFor({ tag: other, skin }, step);
  for (const piece of theirs.shown.do.split('{label}')) expect(copied).toContain(piece.trim());
  for (const id of theirs.quoted.do) expect(copied).toContain(labelFor({ tag: other, skin }, id).text);
  expect(copied).not.toMatch(/[{}]/);
});
