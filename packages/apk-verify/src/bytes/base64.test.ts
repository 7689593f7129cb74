import { describe, expect, it } from 'vitest';
import { fromBase64 } from './base64.ts';

describe('Base64', () => {
  it.each([0, 1, 2, 3, 4, 5, 31, 32, 33])('reads what was written of %i bytes, with and without padding', (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 73 + 200) & 0xff);
    const text = Buffer.from(bytes).toString('base64');
    expect(fromBase64(text)).toEqual(bytes);
    expect(fromBase64(text.replace(/=+$/, ''))).toEqual(bytes);
  });

  it.each(['A', 'AAAAA', 'AA=', 'AAA==', 'AAAA=', '=', '==', 'AA==AA', 'A A', ' AA==', 'AA==\n', 'AA-_', 'é', 'ⅠⅠ=='])(
    'refuses %j',
    (text) => {
      expect(fromBase64(text)).toBeNull();
    },
  );
});
