export { formatGateHash, parseGateHash } from './gate-hash.ts';
export { formatMinute, isInFuture, parseMinute, type WaitState, waitStateAt } from './wait.ts';
