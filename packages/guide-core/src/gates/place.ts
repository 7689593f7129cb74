/** The parsed hash of a gate's page: the gate, and the reader's answer or the start of a wait. */
export interface GatePlace {
  readonly gate: string;
  /** A country code, or the time at which a wait began; absent if neither is given. */
  readonly value?: string;
}

/** Parses `developer-wait.20261121T1720Z`. One page's own state is in its hash, which no other address keeps. */
export function parsePlace(hash: string): GatePlace {
  const dot = hash.indexOf('.');
  return dot < 0 ? { gate: hash } : { gate: hash.slice(0, dot), value: hash.slice(dot + 1) };
}

export const formatPlace = (gate: string, value?: string): string => (value ? `${gate}.${value}` : gate);

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

/** State of a wait of a number of hours at the time `now`. */
export interface Waiting {
  readonly until: number;
  readonly over: boolean;
  /** Remaining hours, rounded up. */
  readonly hours: number;
}

export function waitingAt(start: number, length: number, now: number): Waiting {
  const until = start + length * hour;
  return { until, over: now >= until, hours: Math.max(0, Math.ceil((until - now) / hour)) };
}

/** Checks whether a start is more than an hour from now, which no clock of the reader's can have shown. */
export const isInFuture = (start: number, now: number): boolean => start > now + hour;
