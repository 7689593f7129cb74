import { describe, expect, it } from 'vitest';
import { formatGateHash, type GateHash, parseGateHash } from './gate-hash.ts';

describe('parseGateHash and formatGateHash', () => {
  it.each<[string, GateHash]>([
    ['developer-wait', { gate: 'developer-wait' }],
    ['developer-wait.20261121T1720Z', { gate: 'developer-wait', value: '20261121T1720Z' }],
    ['developer-check.BR', { gate: 'developer-check', value: 'BR' }],
    ['a.b.c', { gate: 'a', value: 'b.c' }],
    ['a.', { gate: 'a', value: '' }],
    ['', { gate: '' }],
  ])('%s', (hash, parsed) => {
    expect(parseGateHash(hash)).toEqual(parsed);
    if (parsed.value) expect(formatGateHash(parsed.gate, parsed.value)).toBe(hash);
  });
});
