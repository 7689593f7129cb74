import { u32At, type View } from '../bytes/view.ts';
import type { SdkRange } from '../model/report.ts';
import type { Digests } from '../model/source.ts';
import { type BlockSigner, readSigner } from './signer.ts';
import { type BlockReading, readSigners } from './signers.ts';

/** First API level that supports APK Signature Scheme v2. */
export const firstSdkOfV2 = 24;
/** Android rejects more. */
const maxSigners = 10;
/** Attribute that names a newer scheme that also signed the file, as a protection against its removal. */
const strippingProtection = 0xbeeff00d;

/** The other schemes that matter to a v2 signer, by number: 2 and 3. */
export interface OtherSchemes {
  /** Those that some Android version of the range knows. */
  readonly supported: ReadonlySet<number>;
  /** Those present in the file. */
  readonly found: ReadonlySet<number>;
}

async function readOne(signer: BlockSigner, view: View, range: SdkRange, others: OtherSchemes, digests: Digests) {
  const signedData = view.record();
  const signatures = view.record();
  const publicKey = view.prefixed();
  const expected = new Set<number>();
  const attribute = async (id: number, value: Uint8Array) => {
    if (id !== strippingProtection) {
      signer.warning('V2_SIG_UNKNOWN_ADDITIONAL_ATTRIBUTE', id);
      return;
    }
    const scheme = u32At(value, 0);
    if (others.supported.has(scheme)) expected.add(scheme);
    else signer.warning('V2_SIG_UNKNOWN_APK_SIG_SCHEME_ID', scheme);
  };
  await readSigner(signer, { signedData, signatures, publicKey }, { prefix: 'V2_SIG', range, attribute }, digests);
  for (const scheme of expected)
    if (!others.found.has(scheme)) signer.error('V2_SIG_MISSING_APK_SIG_REFERENCED', scheme);
}

/**
 * Reads a v2 block and verifies its signers' signatures (source.android.com, APK Signature Scheme v2; AOSP apksig,
 * V2SchemeVerifier.parseSigners).
 *
 * @param range API levels, from 24 on.
 */
export function readV2(
  block: Uint8Array,
  range: SdkRange,
  others: OtherSchemes,
  digests: Digests,
): Promise<BlockReading> {
  return readSigners(
    block,
    'v2',
    (signer, view) => readOne(signer, view, range, others, digests),
    maxSigners,
    (findings, count) => findings.error('V2_SIG_MAX_SIGNATURES_EXCEEDED', maxSigners, count),
  );
}
