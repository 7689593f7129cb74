import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateIn, dayIn, momentIn, monthIn } from './dates.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('dates in the reader’s language', () => {
  it.each([
    ['en', 'November 2026', 'November 20, 2026'],
    ['sv', 'november 2026', '20 november 2026'],
    ['ja', '2026年11月', '2026年11月20日'],
    // The calendar commonly used there.
    ['th', 'พฤศจิกายน 2569', '20 พฤศจิกายน 2569'],
    ['uk', 'листопад 2026 р.', '20 листопада 2026 р.'],
  ])('%s', (tag, month, day) => {
    expect(monthIn(tag, '2026-11-20')).toBe(month);
    expect(dayIn(tag, '2026-11-20')).toBe(day);
  });

  it.each(['Pacific/Apia', 'UTC', 'America/St_Johns'])('keep the day in the time zone %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(dayIn('en', '2026-01-01')).toBe('January 1, 2026');
    expect(dayIn('en', '2026-12-31')).toBe('December 31, 2026');
    expect(monthIn('en', '2026-12-01')).toBe('December 2026');
  });

  it('are written in digits if the browser does not support the language', () => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    expect(monthIn('tk', '2026-11-20')).toBe('2026-11');
    expect(dayIn('tk', '2026-11-20')).toBe('2026-11-20');
    expect(momentIn('tk', new Date(2026, 10, 22, 7, 5).getTime())).toBe('2026-11-22 07:05');
  });

  it.each([undefined, {}])('are written in digits if the browser formats none: %j', (intl) => {
    vi.stubGlobal('Intl', intl);
    expect(monthIn('en', '2026-11-20')).toBe('2026-11');
    expect(dateIn('en', new Date(2026, 10, 22, 7, 5).getTime())).toBe('2026-11-22');
  });

  it('include weekday and time for a moment', () => {
    expect(momentIn('en', new Date(2026, 10, 22, 17, 20).getTime())).toMatch(/^Sunday, November 22 at 5:20\sPM$/);
  });
});
