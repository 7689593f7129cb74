/** What the hash of a gate's page says: the gate, and what the reader answered or began there. */
export interface GatePlace {
  readonly gate: string;
  /** A country's code, or the moment a wait began; absent if nothing was said. */
  readonly value?: string;
}

/** `developer-wait.20261121T1720Z`: what belongs to one page only is in its hash, and in no other page's address. */
export function parsePlace(hash: string): GatePlace {
  const at = hash.indexOf('.');
  return at < 0 ? { gate: hash } : { gate: hash.slice(0, at), value: hash.slice(at + 1) };
}

export const formatPlace = (gate: string, value?: string): string => (value ? `${gate}.${value}` : gate);

/** A minute in UTC, as the address and the notes have it: `20261121T1720Z`. `moment` is milliseconds since 1970. */
export const formatMinute = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 16).replace(/[-:]/g, '')}Z`;

/** Milliseconds since 1970 of such a minute; undefined for what is none, or is no minute of the calendar. */
export function parseMinute(text: string | undefined): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!parts) return undefined;
  const [year, month, day, hour, minute] = parts.slice(1).map(Number) as [number, number, number, number, number];
  const moment = Date.UTC(year, month - 1, day, hour, minute);
  return formatMinute(moment) === text ? moment : undefined;
}

const hour = 3_600_000;

/** How a wait of so many hours stands at the moment `now`. */
export interface Waiting {
  readonly until: number;
  readonly over: boolean;
  /** Full hours that are left, rounded up. */
  readonly hours: number;
}

export function waitingAt(start: number, length: number, now: number): Waiting {
  const until = start + length * hour;
  return { until, over: now >= until, hours: Math.max(0, Math.ceil((until - now) / hour)) };
}

/** A start that no clock of the reader's can have shown: later than an hour from now. */
export const isInFuture = (start: number, now: number): boolean => start > now + hour;
