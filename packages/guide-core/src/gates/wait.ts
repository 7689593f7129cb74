/** Formats a moment (milliseconds since 1970) as a minute in UTC for the address and notes: `20261121T1720Z`. */
export const formatMinute = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 16).replace(/[-:]/g, '')}Z`;

/** Parses such a minute to milliseconds since 1970; undefined if it is malformed or not a valid date. */
export function parseMinute(text: string | undefined): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!parts) return undefined;
  const [year, month, day, hour, minute] = parts.slice(1).map(Number) as [number, number, number, number, number];
  const moment = Date.UTC(year, month - 1, day, hour, minute);
  return formatMinute(moment) === text ? moment : undefined;
}

const hour = 3_600_000;

/** State of a wait at one moment. */
export interface WaitState {
  /** End of the wait, in milliseconds since 1970. */
  readonly until: number;
  readonly isOver: boolean;
  /** Remaining hours, rounded up. */
  readonly hours: number;
}

/** Returns the state at `now` of a wait of `length` hours that began at `start`; moments in milliseconds since 1970. */
export function waitStateAt(start: number, length: number, now: number): WaitState {
  const until = start + length * hour;
  return { until, isOver: now >= until, hours: Math.max(0, Math.ceil((until - now) / hour)) };
}

/** Checks whether a start is more than an hour from now, which no clock of the reader's can have shown. */
export const isInFuture = (start: number, now: number): boolean => start > now + hour;
