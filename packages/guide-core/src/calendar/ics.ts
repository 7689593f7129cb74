/** One calendar event, as a reader's calendar app imports it. */
export interface CalendarEvent {
  /** Globally unique id: a second file with the same id updates the event instead of adding one. */
  readonly uid: string;
  /** When the file was made. Times are milliseconds since 1970, UTC. */
  readonly made: number;
  readonly start: number;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** Formats a time as UTC to the second (RFC 5545, 3.3.5, form 2). */
export const icsTime = (moment: number): string =>
  new Date(moment)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** Escapes a text value (RFC 5545, 3.3.11): a backslash before special characters, no other control characters. */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** Returns the number of UTF-8 bytes of a code point. */
const byteLength = (letter: string): number => {
  const code = letter.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folds a line (RFC 5545, 3.1): at most 75 octets, continuation lines begin with a space. No character is split. */
export function foldLine(line: string): string {
  const limit = 75;
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const size = byteLength(letter);
    if (length + size > limit) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
}

/** Returns a calendar with one event and a reminder at its start (RFC 5545); the media type is `text/calendar`. */
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
