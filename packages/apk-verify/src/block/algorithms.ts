import type { SignatureAlgorithm } from '../crypto/verify-signature.ts';
import type { DigestName } from '../model/source.ts';

/** How the file's content is digested: in chunks of 1 MiB, or as an fs-verity tree of 4 KiB blocks. */
export type ContentAlgorithm = 'sha256' | 'sha512' | 'verity';

/** Identifiers of content digests in source stamps (AOSP apksig, ContentDigestAlgorithm). */
export const contentIds: Readonly<Record<ContentAlgorithm | 'manifest', number>> = {
  sha256: 1,
  sha512: 2,
  verity: 3,
  /** Plain SHA-256 of the JAR manifest, for files with a v1 signature. */
  manifest: 4,
};

/**
 * A signature algorithm of the signing block (source.android.com, APK Signature Scheme v2, «Signature algorithm IDs»).
 */
export interface BlockAlgorithm {
  readonly id: number;
  readonly content: ContentAlgorithm;
  readonly signature: SignatureAlgorithm;
  /** First API level that accepts it in a signing block. */
  readonly minSdk: number;
  /** First API level that supports the signature itself; source stamps need no more than that. */
  readonly minSdkOfSignature: number;
}

function algorithm(
  id: number,
  content: ContentAlgorithm,
  key: SignatureAlgorithm['key'],
  digest: DigestName,
  levels: readonly [minSdk: number, minSdkOfSignature: number],
  salt?: number,
): BlockAlgorithm {
  const rsa = key === 'RSA' && { padding: salt === undefined ? ('PKCS1' as const) : ('PSS' as const) };
  const signature = { key, digest, ...rsa, ...(salt !== undefined && { saltLength: salt }) };
  return { id, content, signature, minSdk: levels[0], minSdkOfSignature: levels[1] };
}

const all: ReadonlyMap<number, BlockAlgorithm> = new Map(
  [
    algorithm(0x0101, 'sha256', 'RSA', 'SHA-256', [24, 23], 32),
    algorithm(0x0102, 'sha512', 'RSA', 'SHA-512', [24, 23], 64),
    algorithm(0x0103, 'sha256', 'RSA', 'SHA-256', [24, 1]),
    algorithm(0x0104, 'sha512', 'RSA', 'SHA-512', [24, 1]),
    algorithm(0x0201, 'sha256', 'EC', 'SHA-256', [24, 11]),
    algorithm(0x0202, 'sha512', 'EC', 'SHA-512', [24, 11]),
    algorithm(0x0301, 'sha256', 'DSA', 'SHA-256', [24, 1]),
    algorithm(0x0421, 'verity', 'RSA', 'SHA-256', [28, 1]),
    algorithm(0x0423, 'verity', 'EC', 'SHA-256', [28, 11]),
    algorithm(0x0425, 'verity', 'DSA', 'SHA-256', [28, 1]),
  ].map((one) => [one.id, one]),
);

/** Returns the algorithm with this identifier; undefined for those that Android ignores. */
export function algorithmOf(id: number): BlockAlgorithm | undefined {
  return all.get(id);
}

/** A signature with a known algorithm. */
export interface KnownSignature {
  readonly algorithm: BlockAlgorithm;
  readonly signature: Uint8Array;
}

/** Ranks digests by how much Android trusts them, weakest first. */
const strength: Readonly<Record<ContentAlgorithm, number>> = { sha256: 0, verity: 1, sha512: 2 };

/**
 * Returns the signatures that some Android version of the range verifies: for each level at which a better algorithm
 * became available, the best one known there. Each Android version verifies only one.
 *
 * Null if the oldest Android version of the range knows none of them.
 */
export function signaturesToVerify(
  signatures: readonly KnownSignature[],
  minSdk: number,
  maxSdk: number,
  levelOf: (algorithm: BlockAlgorithm) => number = ({ minSdk }) => minSdk,
): KnownSignature[] | null {
  const best = new Map<number, KnownSignature>();
  for (const one of signatures) {
    const level = levelOf(one.algorithm);
    if (level > maxSdk) continue;
    const found = best.get(level);
    if (!found || strength[one.algorithm.content] > strength[found.algorithm.content]) best.set(level, one);
  }
  if (best.size === 0 || minSdk < Math.min(...best.keys())) return null;
  return [...best.values()].sort((one, other) => one.algorithm.id - other.algorithm.id);
}
