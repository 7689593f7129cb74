import { isMalformed } from '../bytes/malformed.ts';
import { View } from '../bytes/view.ts';
import type { SdkRange } from '../model/report.ts';
import { firstSdkOfV32 } from './v3.ts';

/** Far more signers than the two that Android accepts. */
const maxSigners = 64;

/** Returns the API levels that the signers of a v3.2 block name, or `unreadable`: Android rejects such a block. */
function levelsOf(block: Uint8Array): readonly SdkRange[] | 'unreadable' {
  try {
    const view = new View(new View(block).record());
    const levels: SdkRange[] = [];
    while (view.remaining > 0) {
      if (levels.length === maxSigners) return 'unreadable';
      const signer = new View(view.record());
      signer.record();
      levels.push({ minSdk: signer.i32(), maxSdk: signer.i32() });
    }
    return levels;
  } catch (error) {
    if (isMalformed(error)) return 'unreadable';
    throw error;
  }
}

/**
 * Whether the block is the one announced by a v3 or v3.1 signer: Android rejects any other, and a last level without a
 * first. A block that cannot be read, and so cannot be compared, is rejected or left unjudged anyway.
 */
export function isHybridNamed(block: Uint8Array, { minSdk, maxSdk }: Partial<SdkRange>): boolean {
  const levels = levelsOf(block);
  if (levels === 'unreadable') return true;
  const [first] = levels;
  return first !== undefined && first.minSdk === minSdk && (maxSdk === undefined || first.maxSdk === maxSdk);
}

/**
 * Returns the API levels of the range at which Android uses a v3.2 block, or rejects the file because of it. Null if
 * Android ignores the block at all of them.
 *
 * v3.2 (Android 17; AOSP frameworks/base, android.util.apk.ApkSignatureSchemeV3Verifier.verifyV32Signers) names a new
 * signer with an ML-DSA key next to a classical one and makes the former the app's identity. Only the levels are read
 * here: its signatures cannot be verified, so nothing can be said about the signer on those Android versions. Anybody
 * can add such a block to a file, since no signature covers the signing block.
 */
export function hybridLevels(block: Uint8Array, { minSdk, maxSdk }: SdkRange): SdkRange | null {
  const from = Math.max(minSdk, firstSdkOfV32);
  if (maxSdk < from) return null;
  const levels = levelsOf(block);
  if (levels === 'unreadable') return { minSdk: from, maxSdk };
  // Signers that it ignores must be for the same levels.
  const [first] = levels;
  if (levels.some((one) => one.minSdk !== first!.minSdk || one.maxSdk !== first!.maxSdk))
    return { minSdk: from, maxSdk };
  const met = levels.filter((one) => one.minSdk <= maxSdk && one.maxSdk >= from && one.minSdk <= one.maxSdk);
  if (met.length === 0) return null;
  return {
    minSdk: Math.max(from, Math.min(...met.map((one) => one.minSdk))),
    maxSdk: Math.min(maxSdk, Math.max(...met.map((one) => one.maxSdk))),
  };
}
