import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Test keys. They are public, so nothing that they sign proves anything. */
export const keyNames = [
  'rsa-1024',
  'rsa-2048-a',
  'rsa-2048-b',
  'rsa-2048-c',
  'rsa-3072',
  'rsa-4096',
  'ec-p256',
  'ec-p256-b',
  'ec-p384',
  'ec-p521',
  'dsa-1024',
  'dsa-2048',
  'dsa-3072',
] as const;
export type KeyName = (typeof keyNames)[number];

export interface TestKey {
  readonly name: KeyName;
  readonly kind: 'RSA' | 'DSA' | 'EC';
  readonly secret: KeyObject;
  /** SubjectPublicKeyInfo, DER. */
  readonly spki: Uint8Array;
}

const kept = new Map<KeyName, TestKey>();

export function key(name: KeyName): TestKey {
  const known = kept.get(name);
  if (known) return known;
  const secret = createPrivateKey(readFileSync(new URL(`./keys/${name}.pem`, import.meta.url)));
  const kind = name.startsWith('rsa') ? 'RSA' : name.startsWith('dsa') ? 'DSA' : 'EC';
  const spki = createPublicKey(secret).export({ type: 'spki', format: 'der' });
  const read: TestKey = { name, kind, secret, spki: Uint8Array.from(spki) };
  kept.set(name, read);
  return read;
}

/** A signer: a key and its certificates, its own first. */
export interface Signer {
  readonly key: KeyName;
  readonly certificates: readonly Uint8Array[];
}
