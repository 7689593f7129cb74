import { constants, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { concat } from '../../testing/bytes.ts';
import { bigOf, elements, integer, sequence, tlv } from '../../testing/der-writer.ts';
import { type KeyName, key } from '../../testing/keys.ts';
import type { DigestName } from '../model/source.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { type SignatureAlgorithm, takesKey, verifySignature } from './verify-signature.ts';

const digests: readonly (readonly [DigestName, string])[] = [
  ['MD5', 'md5'],
  ['SHA-1', 'sha1'],
  ['SHA-224', 'sha224'],
  ['SHA-256', 'sha256'],
  ['SHA-384', 'sha384'],
  ['SHA-512', 'sha512'],
];
const text = Uint8Array.from(Buffer.from('what is signed'));
const parts = [text.subarray(0, 5), text.subarray(5)];

const verify = (algorithm: SignatureAlgorithm, name: KeyName, signature: Uint8Array, signed = parts) =>
  verifySignature(algorithm, key(name).spki, signature, signed, nodeDigests);

/** Every key with every digest that it can be used with, signed by OpenSSL. */
const rows = (
  [
    ['RSA', ['rsa-1024', 'rsa-2048-a', 'rsa-3072', 'rsa-4096'], digests],
    ['DSA', ['dsa-1024', 'dsa-2048', 'dsa-3072'], digests.slice(1)],
    ['EC', ['ec-p256', 'ec-p384', 'ec-p521'], digests.slice(1)],
  ] as const
).flatMap(([kind, names, list]) =>
  names.flatMap((name) => list.map(([digest, hash]) => [name, digest, hash, kind] as const)),
);

describe('verifySignature', () => {
  it.each(rows)('%s with %s', async (name, digest, hash, kind) => {
    const algorithm = { key: kind, digest };
    const signature = Uint8Array.from(sign(hash, text, key(name).secret));
    expect(await verify(algorithm, name, signature)).toBe('ok');
    expect(await verify(algorithm, name, signature, [text, text])).toBe('wrong');
    const other = digest === 'SHA-256' ? 'SHA-1' : 'SHA-256';
    expect(await verify({ key: kind, digest: other }, name, signature)).toBe('wrong');
    const changed = Object.assign(Uint8Array.from(signature), { [signature.length - 1]: signature.at(-1)! ^ 1 });
    expect(await verify(algorithm, name, changed)).toBe('wrong');
  });

  it.each(
    (['rsa-2048-a', 'rsa-3072', 'rsa-4096'] as const).flatMap((name) =>
      digests.slice(1).map(([digest, hash]) => [name, digest, hash] as const),
    ),
  )('PSS of %s with %s, and only with the requested salt length', async (name, digest, hash) => {
    const algorithm: SignatureAlgorithm = { key: 'RSA', padding: 'PSS', digest };
    const pss = (saltLength: number) =>
      Uint8Array.from(
        sign(hash, text, { key: key(name).secret, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }),
      );
    const right = pss(constants.RSA_PSS_SALTLEN_DIGEST);
    expect(await verify(algorithm, name, right)).toBe('ok');
    expect(await verify(algorithm, name, right, [text, text])).toBe('wrong');
    expect(await verify({ ...algorithm, padding: 'PKCS1' }, name, right)).toBe('wrong');
    expect(await verify(algorithm, name, pss(0))).toBe('wrong');
    expect(await verify(algorithm, name, pss(constants.RSA_PSS_SALTLEN_MAX_SIGN))).toBe('wrong');
    expect(await verify({ ...algorithm, saltLength: 5 }, name, pss(5))).toBe('ok');
    expect(await verify({ ...algorithm, saltLength: 0 }, name, pss(0))).toBe('ok');
  });

  it('returns false for keys of another kind and for too short ones', async () => {
    const signature = new Uint8Array(128).fill(1);
    expect(await verify({ key: 'RSA', digest: 'SHA-256' }, 'ec-p256', signature)).toBe('malformed-key');
    expect(await verify({ key: 'EC', digest: 'SHA-256' }, 'rsa-1024', signature)).toBe('malformed-key');
    expect(await verify({ key: 'RSA', padding: 'PSS', digest: 'SHA-512' }, 'rsa-1024', signature)).toBe('error');
    expect(takesKey({ key: 'RSA', padding: 'PSS', digest: 'SHA-512' }, key('rsa-1024').spki)).toBe(false);
    expect(takesKey({ key: 'RSA', digest: 'SHA-512' }, key('rsa-1024').spki)).toBe(true);
    expect(takesKey({ key: 'DSA', digest: 'SHA-256' }, key('rsa-1024').spki)).toBe(false);
    expect(await verifySignature({ key: 'RSA', digest: 'MD5' }, text, signature, [], nodeDigests)).toBe(
      'malformed-key',
    );
  });

  it('returns false for RSA signatures of another length or beyond the modulus', async () => {
    const algorithm: SignatureAlgorithm = { key: 'RSA', digest: 'SHA-256' };
    for (const length of [0, 127, 129, 100_000])
      expect(await verify(algorithm, 'rsa-1024', new Uint8Array(length))).toBe('error');
    for (const padding of ['PKCS1', 'PSS'] as const)
      for (const byte of [0, 1, 0xff])
        expect(await verify({ ...algorithm, padding }, 'rsa-1024', new Uint8Array(128).fill(byte))).toBe('wrong');
  });
});

describe('signatures of two numbers', () => {
  const numbers = (r: bigint, s: bigint) => sequence(integer(r), integer(s));
  const p256 = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const algorithms = {
    'ec-p256': { key: 'EC', digest: 'SHA-256' },
    'dsa-1024': { key: 'DSA', digest: 'SHA-1' },
  } as const;

  it.each([
    [0n, 0n],
    [0n, 1n],
    [1n, 0n],
    [p256, 1n],
    [1n, p256],
    [1n << 600n, 1n],
    [p256, p256],
  ])('never verify out of range: %i, %i', async (r, s) => {
    expect(await verify(algorithms['ec-p256'], 'ec-p256', numbers(r, s))).toBe('wrong');
    expect(await verify(algorithms['dsa-1024'], 'dsa-1024', numbers(r, s))).toBe('error');
  });

  it.each(['ec-p256', 'dsa-1024'] as const)('of %s are DER to the letter', async (name) => {
    const algorithm = algorithms[name];
    const right = Uint8Array.from(sign(algorithm.digest.replace('-', ''), text, key(name).secret));
    expect(await verify(algorithm, name, right)).toBe('ok');
    const body = right.subarray(2);
    for (const bent of [
      [0x30, 0x81, body.length, ...body],
      [0x30, 0x80, ...body, 0, 0],
      [...right, 0],
      [0x30, body.length + 2, ...body, 5, 0],
      [0x30, body.length + 1, 0x02, body[1]! + 1, 0, ...body.subarray(2)],
      [...right.subarray(0, -1)],
      [],
    ])
      expect(await verify(algorithm, name, Uint8Array.from(bent))).toBe('error');
    const negative = sequence(tlv(0x02, Uint8Array.of(0xff)), integer(1));
    expect(await verify(algorithm, name, negative)).toBe('error');
  });

  it('of DSA verify only for a value in the group of the subprime', async () => {
    const [algorithm, bits] = elements(elements(key('dsa-1024').spki)[0]!.body);
    const [p, q] = elements(elements(algorithm!.body)[1]!.body).map(({ body }) => bigOf(body));
    const y = bigOf(elements(bits!.body.subarray(1))[0]!.body);
    const spki = sequence(algorithm!.all, tlv(0x03, concat(Uint8Array.of(0), integer(p! - y))));
    const right = Uint8Array.from(sign('sha1', text, key('dsa-1024').secret));
    expect(q! % 2n).toBe(1n);
    expect(await verifySignature(algorithms['dsa-1024'], spki, right, [text], nodeDigests)).toBe('error');
  });
});
