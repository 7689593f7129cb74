import { expect, it } from 'vitest';
import { content } from '../../../content-kit/test/content.ts';
import { createSearch } from './search.ts';

it('understands Russian after another question in the same language', async () => {
  const ask = createSearch(content);
  ask('app not installed', 'en');
  const { answers } = ask('ошибка при синтаксическом анализе пакета', 'en');
  expect(answers[0]?.id).toBe('parse-problem');
});
