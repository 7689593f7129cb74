import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { DigestName, Digests, RunningDigest } from '../model/source.ts';

const algorithms = {
  MD5: md5,
  'SHA-1': sha1,
  'SHA-224': sha224,
  'SHA-256': sha256,
  'SHA-384': sha384,
  'SHA-512': sha512,
} as const satisfies Readonly<Record<DigestName, { create(): RunningDigest }>>;

/** Digests in plain JavaScript: for hosts that have none, and for what hosts lack (MD5, SHA-224, running digests). */
export const pureDigests: Digests = {
  async digest(name, ...parts) {
    const running = algorithms[name].create();
    for (const part of parts) running.update(part);
    return running.digest();
  },
  running: (name) => algorithms[name].create(),
};
