/** One entry of a calendar, as a reader's calendar app imports it. */
export interface CalendarEvent {
  /** Names the entry in all calendars: a second file with the same name moves it instead of adding one. */
  readonly uid: string;
  /** When the file was made. Moments are milliseconds since 1970, UTC. */
  readonly made: number;
  readonly start: number;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** RFC 5545, 3.3.5, form 2: UTC, to the second. */
export const icsTime = (moment: number): string =>
  new Date(moment)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** RFC 5545, 3.3.11: a backslash before what would end or part a text. Other control characters have no place there. */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** Bytes of a code point in UTF-8. */
const octets = (letter: string): number => {
  const code = letter.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** RFC 5545, 3.1: no line is longer than 75 octets; the next one then begins with a space. No letter is cut. */
export function foldLine(line: string): string {
  const limit = 75;
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const size = octets(letter);
    if (length + size > limit) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
}

/** A calendar with one entry and a reminder at its start (RFC 5545); the media type is `text/calendar`. */
export function calendarFile({ uid, made, start, minutes, title, text, address }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sideguide//Guide//EN',
    'BEGIN:VEVENT',
    `UID:${icsText(uid)}`,
    `DTSTAMP:${icsTime(made)}`,
    `DTSTART:${icsTime(start)}`,
    `DTEND:${icsTime(start + minutes * 60_000)}`,
    `SUMMARY:${icsText(title)}`,
    `DESCRIPTION:${icsText(`${text}\n${address}`)}`,
    `URL:${address.replace(/[\r\n]/g, '')}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${icsText(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
