import { describe, expect, it } from 'vitest';
import { formatMinute, formatPlace, type GatePlace, isInFuture, parseMinute, parsePlace, waitingAt } from './place.ts';

const start = Date.UTC(2026, 10, 21, 17, 20);
const hour = 3_600_000;

describe('parsePlace and formatPlace', () => {
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

describe('parseMinute and formatMinute', () => {
  it('survive a round trip', () => {
    expect(formatMinute(start + 59_999)).toBe('20261121T1720Z');
    expect(parseMinute('20261121T1720Z')).toBe(start);
  });

  it.each(['', '20261121', '20261121T1720', '20260230T0000Z', '20261121T2460Z', '20261321T0000Z', 'x'.repeat(10_000)])(
    'reject: %.20s',
    (text) => {
      expect(parseMinute(text)).toBeUndefined();
    },
  );
  it('reject undefined', () => expect(parseMinute(undefined)).toBeUndefined());
});

describe('waitingAt and isInFuture', () => {
  it.each([
    [0, 24, false],
    [1, 24, false],
    [hour, 23, false],
    [24 * hour - 1, 1, false],
    [24 * hour, 0, true],
    [240 * hour, 0, true],
  ])('%i ms in: %i hours left', (elapsed, hours, isOver) => {
    expect(waitingAt(start, 24, start + elapsed)).toEqual({ until: start + 24 * hour, hours, over: isOver });
  });

  it('reject a start more than an hour in the future', () => {
    expect(isInFuture(start, start)).toBe(false);
    expect(isInFuture(start + hour, start)).toBe(false);
    expect(isInFuture(start + 2 * hour, start)).toBe(true);
  });
});
