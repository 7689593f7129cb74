import { equalBytes } from '../bytes/bytes.ts';
import { Fields, readValue, tag } from '../der/der.ts';
import { encode, integerBytes } from '../der/primitives.ts';
import { ApkError } from '../model/error.ts';
import { toNumber } from './integers.ts';

/**
 * Reads the two numbers of a DSA or ECDSA signature (RFC 3279, 2.2.2 and 2.2.3).
 *
 * Requires strict DER, like Java and BoringSSL: each signature has exactly one encoding. Throws `ApkError('format')`.
 */
export function readPair(signature: Uint8Array): { readonly r: bigint; readonly s: bigint } {
  const fields = new Fields(readValue(signature));
  const [r, s] = [integerBytes(fields.take()), integerBytes(fields.take())];
  fields.end();
  const strict = encode(tag.sequence, encode(tag.integer, r), encode(tag.integer, s));
  if (r[0]! >= 0x80 || s[0]! >= 0x80 || !equalBytes(strict, signature))
    throw new ApkError('format', 'Signature: not in DER');
  return { r: toNumber(r), s: toNumber(s) };
}
