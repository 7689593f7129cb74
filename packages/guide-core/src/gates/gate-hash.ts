/** The parsed hash of a gate's page: the gate, and the reader's answer or the start of a wait. */
export interface GateHash {
  readonly gate: string;
  /** A country code, or the time at which a wait began; absent if neither is given. */
  readonly value?: string;
}

/** Parses `developer-wait.20261121T1720Z`. One page's own state is in its hash, which no other address keeps. */
export function parseGateHash(hash: string): GateHash {
  const dot = hash.indexOf('.');
  return dot < 0 ? { gate: hash } : { gate: hash.slice(0, dot), value: hash.slice(dot + 1) };
}

/** Formats the hash of a gate's page; without a value it is the gate's id. */
export const formatGateHash = (gate: string, value?: string): string => (value ? `${gate}.${value}` : gate);
