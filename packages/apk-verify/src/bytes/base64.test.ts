import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signer } from '../../testing/signer.ts';
import { fromBase64, toPem } from './base64.ts';

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

describe('PEM', () => {
  it('of a certificate is read by others', () => {
    const [certificate] = signer('ec-p256').certificates as [Uint8Array];
    const pem = toPem(certificate);
    expect(new Uint8Array(new X509Certificate(pem).raw)).toEqual(new Uint8Array(certificate));
    expect(pem).toBe(new X509Certificate(Buffer.from(certificate)).toString());
  });

  it.each([0, 1, 2, 3, 47, 48, 49])('of %i bytes is Base64 in lines of 64', (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 73 + 200) & 0xff);
    const lines = toPem(bytes).trim().split('\n').slice(1, -1);
    expect(lines.every((line) => line.length <= 64)).toBe(true);
    expect(lines.join('')).toBe(Buffer.from(bytes).toString('base64'));
  });
});
