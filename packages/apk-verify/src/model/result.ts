import type { ApkErrorCode } from './error.ts';
import type { Facts, FileKind } from './facts.ts';
import type { Report, SignerCertificate } from './report.ts';
import type { Identity, Verdict } from './verdict.ts';

/** A verdict on a file whose signature is valid: it has a signer. */
export type VerifiedVerdict = Extract<Verdict, { readonly identity: Identity }> & {
  readonly signers: readonly [SignerCertificate, ...SignerCertificate[]];
};

/**
 * The signature is valid on every Android version of `report.byLevel` and nothing is wrong with the file: each of them
 * sees the signers named there, all of which are in `verdict.signers`; other versions of `report.range` refuse the file.
 * Says nothing about who they are, nor about the phone.
 */
export interface VerifiedApk {
  readonly verified: true;
  /** The overall answer to show to a reader. */
  readonly verdict: VerifiedVerdict;
  readonly kind: FileKind;
  /** What the file says about itself: signed, but chosen freely by the signer. */
  readonly facts: Facts;
  /** The verifier's findings per scheme. */
  readonly report: Report;
  readonly error?: undefined;
}

/** Anything else: `reason` says why. */
export interface UnverifiedFile {
  readonly verified: false;
  /** The overall answer to show to a reader. */
  readonly verdict: Verdict;
  /** The kind of file, determined from its content. */
  readonly kind: FileKind;
  /** What the file says about itself, unverified; null if it is not an APK, or its manifest cannot be read. */
  readonly facts: Facts | null;
  /** The verifier's findings per scheme; null if it could not read the file. */
  readonly report: Report | null;
  /** Why `report` is null although the file is an APK. */
  readonly error?: ApkErrorCode;
}

/** The result of `verifyApk`. */
export type ApkResult = VerifiedApk | UnverifiedFile;
