import { createHash } from 'node:crypto';
import type { DigestName, Digests } from '../model/source.ts';

const names: Readonly<Record<DigestName, string>> = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-224': 'sha224',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
};

/** Digests of Node's OpenSSL. */
export const nodeDigests: Digests = {
  // Running digests are just as fast, and need no memory.
  whole: 256 << 10,
  async digest(name, ...parts) {
    const hash = createHash(names[name]);
    for (const part of parts) hash.update(part);
    return new Uint8Array(hash.digest());
  },
  running(name) {
    const hash = createHash(names[name]);
    return { update: (bytes) => void hash.update(bytes), digest: () => new Uint8Array(hash.digest()) };
  },
};
