import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bigBytes, bigOf, elements, integer, sequence } from '../../testing/der-writer.ts';
import { key } from '../../testing/keys.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { verifySignature } from './verify-signature.ts';

const curves = [
  ['P-256', 'prime256v1', 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n],
  [
    'P-384',
    'secp384r1',
    0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
  ],
  [
    'P-521',
    'secp521r1',
    BigInt(
      '0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409',
    ),
  ],
] as const;

const check = (spki: Uint8Array, signature: Uint8Array, text: Uint8Array) =>
  verifySignature({ key: 'EC', digest: 'SHA-256' }, Uint8Array.from(spki), signature, [text], nodeDigests);
const spkiOf = (secret: Parameters<typeof createPublicKey>[0]) =>
  Uint8Array.from(createPublicKey(secret).export({ type: 'spki', format: 'der' }));

describe.each(curves)('ECDSA over %s', (curve, name, order) => {
  const size = Math.ceil(order.toString(16).length / 2);

  it('agrees with OpenSSL on valid and invalid signatures', async () => {
    for (let round = 0; round < 8; round++) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: name });
      const spki = spkiOf(publicKey.export({ type: 'spki', format: 'pem' }));
      const text = Uint8Array.of(round);
      const right = Uint8Array.from(sign('sha256', text, privateKey));
      expect(await check(spki, right, text)).toBe('ok');
      expect(await check(spki, right, Uint8Array.of(round, 0))).toBe('wrong');
      const wrong = Object.assign(Uint8Array.from(right), {
        [4 + 2 * round]: right[4 + 2 * round]! ^ (1 << (round % 8)),
      });
      const expected = verify('sha256', text, publicKey, wrong);
      expect((await check(spki, wrong, text)) === 'ok').toBe(expected);
    }
  });

  it('takes the other of the two right values', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: name });
    const text = Uint8Array.of(1);
    const [r, s] = elements(elements(sign('sha256', text, privateKey))[0]!.body).map(({ body }) => bigOf(body));
    const spki = spkiOf(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(await check(spki, sequence(integer(r!), integer(order - s!)), text)).toBe('ok');
  });

  it.each([
    ['the generator itself', 1n],
    ['its opposite', order - 1n],
    ['twice the generator', 2n],
  ])('is correct for %s, where points coincide', async (_, secret) => {
    const exchange = createECDH(name);
    exchange.setPrivateKey(Buffer.from(bigBytes(secret, size)));
    const point = Uint8Array.from(exchange.getPublicKey());
    const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
    const [x, y] = [url(point.subarray(1, 1 + size)), url(point.subarray(1 + size))];
    const jwk = { kty: 'EC', crv: curve, x, y, d: url(bigBytes(secret, size)) };
    const own = createPrivateKey({ key: jwk, format: 'jwk' });
    const spki = spkiOf(own.export({ type: 'pkcs8', format: 'pem' }) as string);
    for (let round = 0; round < 3; round++) {
      const text = Uint8Array.of(round);
      const signature = Uint8Array.from(sign('sha256', text, own));
      expect(await check(spki, signature, text)).toBe('ok');
      expect(await check(spki, signature, Uint8Array.of(round, 0))).toBe('wrong');
    }
  });

  it('rejects a sum at infinity', async () => {
    const exchange = createECDH(name);
    exchange.setPrivateKey(Buffer.from(bigBytes(1n, size)));
    const point = Uint8Array.from(exchange.getPublicKey());
    const template = key(`ec-p${curve.slice(2)}` as 'ec-p256').spki;
    const spki = Uint8Array.from([...template.subarray(0, -point.length), ...point]);
    // With the key 1 the sum is (e + r)·G/s: infinity if r is the negative of the digest.
    const text = Uint8Array.of(9);
    const e = bigOf(Uint8Array.from(createHash('sha256').update(text).digest())) % order;
    expect(await check(spki, sequence(integer(order - e), integer(1)), text)).toBe('wrong');
  });

  it('never verifies with a point off the curve', async () => {
    const template = key(`ec-p${curve.slice(2)}` as 'ec-p256').spki;
    const text = Uint8Array.of(1);
    const signature = Uint8Array.from(sign('sha256', text, key(`ec-p${curve.slice(2)}` as 'ec-p256').secret));
    expect(await check(template, signature, text)).toBe('ok');
    for (const fill of [
      (at: number) => (at === 0 ? 4 : 0),
      (at: number) => (at === 0 ? 4 : 0xff),
      (at: number) => (at === 0 ? 4 : at === size ? 1 : at === 2 * size ? 2 : 0),
    ]) {
      const point = Uint8Array.from({ length: 1 + 2 * size }, (_, at) => fill(at));
      expect(await check(Uint8Array.from([...template.subarray(0, -point.length), ...point]), signature, text)).toBe(
        'wrong',
      );
    }
    const moved = Object.assign(Uint8Array.from(template), { [template.length - 1]: template.at(-1)! ^ 1 });
    expect(await check(moved, signature, text)).toBe('wrong');
  });
});
