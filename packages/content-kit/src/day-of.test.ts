import { expect, it } from 'vitest';
import { dayOf } from './day-of.ts';

it('the day of a guide is the newest on which anything of it was checked', () => {
  const content = {
    steps: { a: { facts: [{ checked: '2026-03-01' }, { checked: '2026-11-20' }] } },
    apps: { b: { checked: '2025-12-31', name: '2027-01-01' } },
    odd: { checked: 'yesterday' },
  };
  expect(dayOf(content)).toBe('2026-11-20');
  expect(dayOf({})).toBe('');
});
