import { describe, expect, it } from 'vitest';
import { signerAlgorithm } from './algorithms.ts';

const digests = {
  md5: '1.2.840.113549.2.5',
  sha1: '1.3.14.3.2.26',
  sha224: '2.16.840.1.101.3.4.2.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
};
const [rsa, sha1Rsa, sha256Rsa, sha384Rsa] = [1, 5, 11, 12].map((last) => `1.2.840.113549.1.1.${last}`) as [
  string,
  string,
  string,
  string,
];
const [dsa, ec, sha256Ec] = ['1.2.840.10040.4.1', '1.2.840.10045.2.1', '1.2.840.10045.4.3.2'];
const newest = 2_147_483_647;

const gaps = (digest: string, signature: string, minSdk = 1, maxSdk = newest) =>
  signerAlgorithm(digest, signature, { minSdk, maxSdk })
    .unsupported.map(({ minSdk, maxSdk }) => `${minSdk}–${maxSdk === newest ? '' : maxSdk}`)
    .join(' ');

describe('signerAlgorithm', () => {
  it('takes the digest from the signature where that names one', () => {
    const range = { minSdk: 21, maxSdk: 23 };
    expect(signerAlgorithm(digests.sha512, rsa, range).algorithm).toEqual({ key: 'RSA', digest: 'SHA-512' });
    const mixed = signerAlgorithm(digests.md5, sha1Rsa, range);
    expect(mixed).toEqual({ algorithm: { key: 'RSA', digest: 'SHA-1' }, digest: 'MD5', unsupported: [] });
  });

  it.each([
    [digests.sha1, rsa, ''],
    [digests.sha256, rsa, '9–17'],
    [digests.sha384, rsa, '1–17'],
    [digests.sha384, sha384Rsa, '1–20'],
    [digests.sha1, dsa, ''],
    [digests.sha256, dsa, '1–21'],
    [digests.sha384, dsa, '1–'],
    [digests.sha256, ec, '1–17'],
    [digests.sha224, ec, '1–20'],
    [digests.md5, ec, '1–'],
    [digests.sha256, sha256Ec, '1–20'],
    [digests.md5, sha256Rsa, '1–20 24–'],
    [digests.sha256, sha1Rsa, '1–20 22–'],
    [digests.sha512, sha384Rsa, '1–20 22–'],
    ['1.2.3', rsa, '1–'],
    [digests.sha256, '2.16.840.1.101.3.4.3.3', '1–'],
  ])('%s with %s is not understood by %s', (digest, signature, expected) => {
    expect(gaps(digest, signature)).toEqual(expected);
  });

  it('asks about the range only', () => {
    expect(gaps(digests.sha256, rsa, 1, 8)).toBe('');
    expect(gaps(digests.sha256, rsa, 8, 9)).toBe('9–9');
    expect(gaps(digests.sha256, rsa, 12, 14)).toBe('12–14');
    expect(gaps(digests.sha256, rsa, 17, 18)).toBe('17–17');
    expect(gaps(digests.sha256, rsa, 18, newest)).toBe('');
    expect(gaps(digests.md5, sha256Rsa, 21, 23)).toBe('');
    expect(gaps(digests.md5, sha256Rsa, 23, 24)).toBe('24–24');
  });
});
