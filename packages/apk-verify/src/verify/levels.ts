import { signersFor } from '../block/blocks.ts';
import type { Lineage } from '../block/lineage.ts';
import type { BlockSigner } from '../block/signer.ts';
import { firstSdkOfV2 } from '../block/v2.ts';
import { firstSdkOfV3, firstSdkOfV31 } from '../block/v3.ts';
import type { Certificate } from '../der/x509.ts';
import type { Scheme, SdkRange } from '../model/report.ts';
import type { AllFindings } from './findings.ts';
import type { Levels } from './range.ts';

// Android's choice, level by level (android.util.apk.ApkSignatureVerifier.verify): only the newest scheme that it knows
// and that is in the file counts. 5 and 6 read the signed JAR, 7 and 8 prefer v2, 9 prefers v3, 13 prefers v3.1 if it
// has a signer for the level, 17 prefers v3.2 (`block/hybrid.ts`). Whether the schemes are valid is checked elsewhere.

/** The signers as seen by the Android versions of some levels. */
export interface Taken extends SdkRange {
  readonly scheme: Scheme;
  readonly certificates: readonly Certificate[];
  /** Proof of rotation if there is a single signer, which is the last one in it. */
  readonly lineage: Lineage | null;
}

const own = (signers: readonly { readonly certificates: readonly Certificate[] }[]) =>
  signers.flatMap(({ certificates }) => certificates.slice(0, 1));

function rotating(scheme: Scheme, signers: readonly BlockSigner[]) {
  return { scheme, certificates: own(signers), lineage: signers.length === 1 ? signers[0]!.lineage : null };
}

/**
 * Returns the signers as seen by Android at that level; empty if it rejects the file or nothing was verified for it.
 */
export function takenAt({ blocks, v1 }: Pick<AllFindings, 'blocks' | 'v1'>, sdk: number): Omit<Taken, keyof SdkRange> {
  const { v2, v3, v31 } = blocks;
  const rotated = sdk >= firstSdkOfV31 && v31?.verified ? signersFor(v31.signers, sdk, 'v31') : [];
  if (rotated.length > 0) return rotating('v31', rotated);
  if (sdk >= firstSdkOfV3 && v3?.verified) return rotating('v3', signersFor(v3.signers, sdk, 'v3'));
  if (sdk >= firstSdkOfV2 && v2?.verified) return { scheme: 'v2', certificates: own(v2.signers), lineage: null };
  return { scheme: 'v1', certificates: v1?.verified ? own(v1.signers) : [], lineage: null };
}

/** Returns the levels at which Android may use a different signer than at the level before. */
function turns({ blocks }: Pick<AllFindings, 'blocks'>): number[] {
  const signers = [...(blocks.v3?.signers ?? []), ...(blocks.v31?.signers ?? [])];
  const edges = signers.flatMap(({ range, forPreview }) => [
    range.minSdk,
    range.maxSdk + 1,
    ...(forPreview ? [range.minSdk + 1] : []),
  ]);
  return [firstSdkOfV2, firstSdkOfV3, firstSdkOfV31, ...edges];
}

/**
 * Returns the signers as seen by each Android version of the range, oldest first, without versions that accept none.
 */
export function takenBy(findings: Pick<AllFindings, 'blocks' | 'v1'>, { minSdk, maxSdk }: Levels): Taken[] {
  const starts = [...new Set([minSdk, ...turns(findings)])]
    .filter((sdk) => sdk >= minSdk && sdk <= maxSdk)
    .sort((one, other) => one - other);
  return starts
    .map((sdk, at) => ({ minSdk: sdk, maxSdk: (starts[at + 1] ?? maxSdk + 1) - 1, ...takenAt(findings, sdk) }))
    .filter(({ certificates }) => certificates.length > 0);
}
