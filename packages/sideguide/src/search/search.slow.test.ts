import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { expect, it } from 'vitest';
import { openSearch } from './index.ts';

const question = 'import your subscription';

it("finds an operator's own step in the guide's folder, and not without it", async () => {
  const { ask } = await openSearch(join(root, 'examples/vpn-panel'));
  expect(ask(question, 'en').answers[0]?.id).toBe('import-subscription');
  expect(ask('the vpn is empty', 'en').answers[0]?.id).toBe('import-subscription');
  expect(ask('список серверів порожній', 'uk').answers[0]?.id).toBe('import-subscription');
  const { answers } = (await openSearch()).ask(question, 'en');
  expect(answers.map(({ id }) => id)).not.toContain('import-subscription');
});

it('refuses a folder without a guide', async () => {
  await expect(openSearch(join(root, 'docs'))).rejects.toThrow('is no guide');
});
