import { expect, it } from 'vitest';
import { mostSerious, statusHelp } from './statuses.ts';

it('returns the most serious status of several files, in the order that the help gives', () => {
  const order = statusHelp.slice(statusHelp.lastIndexOf(':')).match(/\d/g)!.map(Number);
  expect(order).toHaveLength(9);
  for (const [at, status] of order.entries()) expect(mostSerious(order.slice(at).reverse())).toBe(status);
});
