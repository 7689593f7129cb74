import type { Entry, Phone } from '../src/model/phone.ts';
import { fingerprint } from './certificate.ts';
import { examined, modern, type TestFile } from './expect-obstacle.ts';
import type { Signer } from './keys.ts';
import { type SignOptions, signer } from './signer.ts';

/**
 * Four signers: those of the download page and of a store are listed, the page's successor and the stranger are not.
 */
export const page = signer('rsa-2048-a');
export const store = signer('rsa-3072');
export const newer = signer('ec-p256');
export const evil = signer('rsa-2048-b');

/** Returns an entry for the crafted app that lists these certificates. */
export const entryOf = (...listed: readonly Signer[]): Entry => ({
  package: 'org.example.app',
  name: 'Example',
  publisher: 'Somebody',
  page: 'https://example.org/',
  certificates: listed.map((one) => ({
    sha256: fingerprint(one.certificates[0]!),
    place: one === store ? 'elsewhere' : 'page',
    channel: one === store ? 'Store' : 'example.org',
  })),
});

/** Signs with all schemes that allow several signers, and with the first signer in v3. */
export const by = (...signers: readonly Signer[]): SignOptions => ({
  v1: signers,
  v2: signers,
  v3: signers.slice(0, 1),
});

/** Signs with v1 only, for an Android version that still accepts it. */
export const onlyV1 = (v1: NonNullable<SignOptions['v1']>, more: SignOptions = {}) => ({
  sdk: { target: 29 },
  sign: { ...more, v1 },
});

/** Returns the verdict on a file in short form: `genuine, genuine`, `do-not-install: mismatch`, `not-an-app`. */
export async function verdictOn(
  file: TestFile,
  phone: Partial<Phone> = {},
  known = entryOf(page, store),
): Promise<string> {
  const { verdict } = await examined(file, { phone: { ...modern, ...phone }, known: [known] });
  if (verdict.answer === 'do-not-install') return `${verdict.answer}: ${verdict.danger}`;
  return 'identity' in verdict ? `${verdict.answer}, ${verdict.identity.who}` : verdict.answer;
}
