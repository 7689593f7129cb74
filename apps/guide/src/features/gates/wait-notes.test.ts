import { formatMinute } from '@sideguide/guide-core/gates';
import { expect, it, vi } from 'vitest';
import { readStart, saveStart } from './wait-notes.ts';

const hour = 3_600_000;

it.each([
  ['a day ago', -24 * hour, true],
  ['now', 0, true],
  ['in a year: the clock has been put back since', 8760 * hour, false],
])('a wait that began %s', (_when, later, isKnown) => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  const minute = formatMinute(Date.now() + later);
  saveStart('gate', minute);
  expect(readStart('gate')).toBe(isKnown ? minute : undefined);
});
