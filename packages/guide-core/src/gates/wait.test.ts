import { describe, expect, it } from 'vitest';
import { formatMinute, isInFuture, parseMinute, waitStateAt } from './wait.ts';

const start = Date.UTC(2026, 10, 21, 17, 20);
const hour = 3_600_000;

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

describe('waitStateAt and isInFuture', () => {
  it.each([
    [0, 24, false],
    [1, 24, false],
    [hour, 23, false],
    [24 * hour - 1, 1, false],
    [24 * hour, 0, true],
    [240 * hour, 0, true],
  ])('%i ms in: %i hours left', (elapsed, hours, isOver) => {
    expect(waitStateAt(start, 24, start + elapsed)).toEqual({ until: start + 24 * hour, hours, isOver });
  });

  it('reject a start more than an hour in the future', () => {
    expect(isInFuture(start, start)).toBe(false);
    expect(isInFuture(start + hour, start)).toBe(false);
    expect(isInFuture(start + 2 * hour, start)).toBe(true);
  });
});
