import { root } from '@sideguide/cli-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { expect, it } from 'vitest';
import { createSearch } from './search.ts';

it('understands Russian after another question in the same language', async () => {
  const ask = createSearch((await loadContent(root)).content);
  ask('app not installed', 'en');
  const { answers } = ask('ошибка при синтаксическом анализе пакета', 'en');
  expect(answers[0]?.id).toBe('parse-problem');
});
