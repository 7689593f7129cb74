import { describe, expect, it } from 'vitest';
import { calendarFile, foldLine, icsText, icsTime } from './ics.ts';

const event = {
  uid: 'developer-wait-20261121T1720Z@guide.example',
  made: Date.UTC(2026, 10, 21, 17, 20, 5, 123),
  start: Date.UTC(2026, 10, 22, 17, 20),
  minutes: 15,
  title: 'Come back; now, please',
  text: 'Line one\nLine two \\ three',
  address: 'https://guide.example/miui/service?lang=ur#developer-wait.20261121T1720Z',
};
const bytes = (text: string) => new TextEncoder().encode(text).length;
const unfold = (file: string) => file.replace(/\r\n[ \t]/g, '');

/** Parses RFC 5545 independently of the implementation: content lines as name and value, texts unescaped. */
function parseFile(file: string): [string, string][] {
  return unfold(file)
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':');
      return [
        line.slice(0, colon),
        line.slice(colon + 1).replace(/\\([\\;,nN])/g, (_, c: string) => (/n/i.test(c) ? '\n' : c)),
      ];
    });
}

describe('calendarFile', () => {
  it('contains each required property once, in blocks that close', () => {
    const lines = parseFile(calendarFile(event));
    expect(lines[0]).toEqual(['BEGIN', 'VCALENDAR']);
    expect(lines[lines.length - 1]).toEqual(['END', 'VCALENDAR']);
    const inEvent = lines.slice(
      4,
      lines.findIndex(([name, value]) => name === 'BEGIN' && value === 'VALARM'),
    );
    expect(Object.fromEntries(inEvent)).toEqual({
      UID: event.uid,
      DTSTAMP: '20261121T172005Z',
      DTSTART: '20261122T172000Z',
      DTEND: '20261122T173500Z',
      SUMMARY: event.title,
      DESCRIPTION: `${event.text}\n${event.address}`,
      URL: event.address,
    });
    expect(lines).toContainEqual(['TRIGGER', 'PT0S']);
    expect(lines).toContainEqual(['ACTION', 'DISPLAY']);
    expect(lines.filter(([name]) => name === 'BEGIN').map(([, value]) => value)).toEqual([
      'VCALENDAR',
      'VEVENT',
      'VALARM',
    ]);
  });

  it('ends every line with CRLF, and folds lines at 75 octets in any script', () => {
    for (const title of [
      'x'.repeat(400),
      'انتظار '.repeat(60),
      '等待'.repeat(90),
      '👩🏽‍🚀'.repeat(40),
      'காத்திரு '.repeat(40),
    ]) {
      const file = calendarFile({ ...event, title });
      expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
      expect(file.endsWith('\r\n')).toBe(true);
      for (const line of file.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75);
      expect(Object.fromEntries(parseFile(file).slice(4)).SUMMARY).toBe(title);
    }
  });

  it('escapes line breaks, so that no text can add a property', () => {
    const title = 'Hello\r\nATTACH:https://evil.example/\rX\nY\u0000';
    const names = parseFile(calendarFile({ ...event, title, address: 'https://a.example/\r\nATTACH:x' })).map(
      ([name]) => name,
    );
    expect(names).not.toContain('ATTACH');
    expect(icsText(title)).toBe('Hello\\nATTACH:https://evil.example/\\nX\\nY');
  });

  it('folds only lines above the limit', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(foldLine(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`);
  });

  it('formats times in UTC', () => {
    expect(icsTime(Date.UTC(2027, 0, 1, 0, 0, 0, 999))).toBe('20270101T000000Z');
  });
});
