/** Options of `Intl.DateTimeFormat`, and the fallback for a language that the browser does not support. */
interface Form {
  readonly options: Intl.DateTimeFormatOptions;
  /** Range of characters of `2026-11-22 17:20` used as the fallback. */
  readonly plain: readonly [from: number, to: number];
}

const forms = {
  year: { options: { year: 'numeric' }, plain: [0, 4] },
  month: { options: { year: 'numeric', month: 'long' }, plain: [0, 7] },
  day: { options: { year: 'numeric', month: 'long', day: 'numeric' }, plain: [0, 10] },
  moment: {
    options: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    plain: [0, 16],
  },
} as const satisfies Readonly<Record<string, Form>>;

const twoDigits = (n: number) => String(n).padStart(2, '0');
const plainTime = (date: Date, isUtc: boolean): string => {
  const local = isUtc ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()];
  return `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
};

/** Checks whether the browser lacks the language; without its month names it writes `M11`. */
const isUnsupported = (locale: string, text: string): boolean =>
  Intl.DateTimeFormat.supportedLocalesOf([locale]).length === 0 || /\bM\d\d\b/.test(text);

function format(locale: string, form: Form, date: Date, isUtc: boolean): string {
  const zone = isUtc ? { timeZone: 'UTC' } : {};
  try {
    const text = new Intl.DateTimeFormat(locale, { ...form.options, ...zone }).format(date);
    if (!isUnsupported(locale, text)) return text;
  } catch {
    // The browser refuses to format dates, as with some privacy tools.
  }
  return plainTime(date, isUtc).slice(...form.plain);
}

/** Formats a year (`2026`) in the language's calendar and digits. */
export const yearIn = (locale: string, year: string): string => format(locale, forms.year, new Date(year), true);
/** Formats a day of the content (`YYYY-MM-DD`) as its month, in the language's calendar and digits. */
export const monthIn = (locale: string, day: string): string => format(locale, forms.month, new Date(day), true);
/** Formats a day (`YYYY-MM-DD`) in the language's calendar and digits. */
export const dayIn = (locale: string, day: string): string => format(locale, forms.day, new Date(day), true);
/** Formats the day of a time (milliseconds since 1970) in the phone's own time zone. */
export const dateIn = (locale: string, moment: number): string => format(locale, forms.day, new Date(moment), false);
/** Formats a time (milliseconds since 1970) in the phone's own time zone: weekday, day and time. */
export const momentIn = (locale: string, moment: number): string =>
  format(locale, forms.moment, new Date(moment), false);
