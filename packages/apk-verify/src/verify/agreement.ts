import type { BlocksResult } from '../block/blocks.ts';
import { placeIn } from '../block/lineage.ts';
import type { SchemeResult, SignerResult } from '../block/scheme.ts';
import { equalBytes } from '../bytes/bytes.ts';
import type { Certificate } from '../der/x509.ts';
import type { Issue, Scheme } from '../model/report.ts';

const own = (signer: SignerResult | undefined): Certificate | undefined => signer?.certificates[0];

function has(signers: readonly SignerResult[], certificate: Certificate | undefined): boolean {
  return certificate !== undefined && signers.some((one) => own(one) && equalBytes(own(one)!.raw, certificate.raw));
}

/** Returns the index of the first signer whose certificate is not in the other list. */
function firstMissing(signers: readonly SignerResult[], others: readonly SignerResult[]): number {
  return signers.findIndex((signer) => !has(others, own(signer)));
}

/** Checks that v1 and v2 name the same signers: Android versions before and after 7.0 must see the same app. */
function compareV1AndV2(v1: SchemeResult, v2: SignerResult[]): Issue[] {
  const issue = (name: string, scheme: Scheme, signer: number): Issue[] =>
    signer >= 0 ? [{ name, scheme, signer }] : [];
  return [
    ...issue('V2_SIG_MISSING', 'v1', firstMissing(v1.signers, v2)),
    ...issue('JAR_SIG_MISSING', 'v2', firstMissing(v2, v1.signers)),
  ];
}

/** Checks that the signer for older Android versions is the v3 signer or the oldest certificate of its lineage. */
function compareWithOlder(blocks: BlocksResult, older: readonly SignerResult[]): Issue[] {
  const errors: Issue[] = [];
  const error = (name: string) => void errors.push({ name });
  if (older.length !== 1) error('V3_SIG_MULTIPLE_PAST_SIGNERS');
  const oldest = own(older[0]);
  const { lineage, v3 } = blocks;
  if (lineage) {
    if (!oldest || placeIn(lineage, oldest) !== 0) error('V3_SIG_PAST_SIGNERS_MISMATCH');
    return errors;
  }
  const signers = v3?.signers ?? [];
  if (signers.length !== 1) error('V3_SIG_MULTIPLE_SIGNERS');
  if (!has(signers.slice(0, 1), oldest)) error('V3_SIG_PAST_SIGNERS_MISMATCH');
  return errors;
}

/**
 * Compares the signers of the schemes that verified (AOSP apksig, the second half of ApkVerifier.verify). A file with
 * different signers on different Android versions is rejected.
 */
export function disagreements(v1: SchemeResult | null, blocks: BlocksResult): Issue[] {
  const v1Verified = v1?.verified ? v1 : null;
  const v2 = blocks.v2?.verified ? blocks.v2.signers : null;
  const older = v1Verified?.signers ?? v2;
  return [
    ...(v1Verified && v2 ? compareV1AndV2(v1Verified, [...v2]) : []),
    ...(blocks.v3?.verified && older ? compareWithOlder(blocks, older) : []),
  ];
}
