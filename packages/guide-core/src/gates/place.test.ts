import { describe, expect, it } from 'vitest';
import { formatMinute, formatPlace, type GatePlace, isInFuture, parseMinute, parsePlace, waitingAt } from './place.ts';

const start = Date.UTC(2026, 10, 21, 17, 20);
const hour = 3_600_000;

describe('the place of a gate', () => {
  it.each<[string, GatePlace]>([
    ['developer-wait', { gate: 'developer-wait' }],
    ['developer-wait.20261121T1720Z', { gate: 'developer-wait', value: '20261121T1720Z' }],
    ['developer-check.BR', { gate: 'developer-check', value: 'BR' }],
    ['a.b.c', { gate: 'a', value: 'b.c' }],
    ['a.', { gate: 'a', value: '' }],
    ['', { gate: '' }],
  ])('%s', (hash, place) => {
    expect(parsePlace(hash)).toEqual(place);
    if (place.value) expect(formatPlace(place.gate, place.value)).toBe(hash);
  });
});

describe('a minute', () => {
  it('comes back as it was written', () => {
    expect(formatMinute(start + 59_999)).toBe('20261121T1720Z');
    expect(parseMinute('20261121T1720Z')).toBe(start);
  });

  it.each(['', '20261121', '20261121T1720', '20260230T0000Z', '20261121T2460Z', '20261321T0000Z', 'x'.repeat(10_000)])(
    'is not: %.20s',
    (text) => {
      expect(parseMinute(text)).toBeUndefined();
    },
  );
  it('is not: nothing', () => expect(parseMinute(undefined)).toBeUndefined());
});

describe('a wait of 24 hours', () => {
  it.each([
    [0, 24, false],
    [1, 24, false],
    [hour, 23, false],
    [24 * hour - 1, 1, false],
    [24 * hour, 0, true],
    [240 * hour, 0, true],
  ])('%i ms in: %i hours left', (passed, hours, over) => {
    expect(waitingAt(start, 24, start + passed)).toEqual({ until: start + 24 * hour, hours, over });
  });

  it('cannot have begun tomorrow', () => {
    expect(isInFuture(start, start)).toBe(false);
    expect(isInFuture(start + hour, start)).toBe(false);
    expect(isInFuture(start + 2 * hour, start)).toBe(true);
  });
});
