import { equalBytes } from '../bytes/bytes.ts';
import { toHex } from '../bytes/hex.ts';
import { algorithmOf, type ContentAlgorithm } from './algorithms.ts';
import type { BlockSigner } from './signer.ts';
import type { BlockReading } from './signers.ts';

/** Returns the kinds of digest covered by the signers' verified signatures. */
export function signedContents(reading: BlockReading): ReadonlySet<ContentAlgorithm> {
  return new Set(reading.signers.flatMap(({ contents }) => [...contents]));
}

function mismatches(
  signer: BlockSigner,
  actual: ReadonlyMap<ContentAlgorithm, Uint8Array>,
  wanted: ReadonlySet<ContentAlgorithm>,
) {
  return signer.digests.flatMap(({ algorithm, value }) => {
    const content = algorithmOf(algorithm)?.content;
    const digest = content && wanted.has(content) ? actual.get(content) : undefined;
    return digest && !equalBytes(digest, value) ? [{ content: content!, told: value, digest }] : [];
  });
}

/**
 * Compares the signers' claimed digests with the file's content (AOSP apksig, ApkSigningBlockUtils.verifyIntegrity).
 * Only the kinds of digest covered by some verified signature of the block count.
 */
export function checkDigests(
  reading: BlockReading,
  actual: ReadonlyMap<ContentAlgorithm, Uint8Array>,
  issue: string,
): void {
  const wanted = signedContents(reading);
  for (const signer of reading.signers)
    for (const { content, told, digest } of mismatches(signer, actual, wanted))
      signer.error(issue, content, toHex(told), toHex(digest));
}

/** True if the content matches the digests of every signer of the block; adds no findings. */
export function matchesContent(reading: BlockReading, actual: ReadonlyMap<ContentAlgorithm, Uint8Array>): boolean {
  const wanted = signedContents(reading);
  return reading.signers.every((signer) => mismatches(signer, actual, wanted).length === 0);
}
