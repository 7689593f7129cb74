import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it.each([
  ['don', ['title', 'do', 'see', 'otherwise', 'done'], undefined],
  ['don', ['title', 'see', 'otherwise', 'done'], 'done'],
  ['otherwize', ['title', 'otherwise'], 'otherwise'],
  ['lable', ['label', 'text'], 'label'],
  ['done', ['done'], undefined],
  ['x', ['done', 'title'], undefined],
  ['allow_sorce', ['allow_source', 'allow_always'], 'allow_source'],
] as const)('for “%s” among %j: %s', (name, names, expected) => {
  expect(nearest(name, names)).toBe(expected);
});
