/** A range of Android API levels, both ends inclusive. */
export interface SdkRange {
  readonly minSdk: number;
  readonly maxSdk: number;
}

/** APK signature schemes: v1 is the signed JAR, v3.1 the rotation that only Android 13 and later read. */
export type Scheme = 'v1' | 'v2' | 'v3' | 'v31';

/** Public key of a certificate. */
export interface PublicKeyFacts {
  readonly algorithm: 'RSA' | 'DSA' | 'EC' | 'unknown';
  /** Bits of the modulus, the prime or the curve's field; 0 if unknown. */
  readonly bits: number;
}

/** An X.509 certificate that a signature was verified with, as stored in the file. */
export interface SignerCertificate {
  /** SHA-256 of the certificate's bytes, 64 lower-case hex digits. */
  readonly sha256: string;
  /** Text similar to RFC 2253, e.g. `CN=Demo,O=Somebody`. */
  readonly subject: string;
  readonly key: PublicKeyFacts;
  /** ISO 8601 instants, or an empty string if the field cannot be read. */
  readonly notBefore: string;
  readonly notAfter: string;
}

/** What a former signer may still do under its successors (android.content.pm.SigningDetails.CertCapabilities). */
export type Capability = 'installed-data' | 'shared-user' | 'permission' | 'rollback' | 'auth';

/** A certificate in a proof of rotation. */
export interface LineageCertificate extends SignerCertificate {
  /** What its successors allow it to do. */
  readonly capabilities: readonly Capability[];
}

/** A finding of the verifier, with the name that the reference verifier (AOSP apksig, ApkVerifier.Issue) uses. */
export interface Issue {
  readonly name: string;
  readonly scheme?: Scheme | 'stamp';
  /** Index of the signer within the scheme; absent if it concerns the whole file. */
  readonly signer?: number;
  /** What the finding is about: an entry's name, an algorithm, a digest. Not text for display. */
  readonly detail?: readonly string[];
}

/** A v3.1 signer and the API levels that it signs for. */
export interface RotatedSigner extends SdkRange {
  readonly certificates: readonly SignerCertificate[];
}

/**
 * Tricks that this library rejects although the reference verifier accepts them: they make the verified file differ
 * from the installed one. Any of them makes the file unfit for installation.
 */
export type Trick =
  /** Bytes before the first local header that are a DEX file (Janus, CVE-2017-13156). */
  | 'dex-in-front'
  /** Other bytes before the archive. */
  | 'bytes-in-front'
  /** Two entries with the same name: readers differ in which one they use. */
  | 'duplicate-entry'
  /** Entries whose bytes overlap each other or the directory. */
  | 'overlapping-entries'
  /** A local header with another name, method or sizes than the directory. */
  | 'header-mismatch'
  /** A compression method that Android's two readers treat differently, or an encrypted entry. */
  | 'odd-compression'
  /** Signers not in the order of their API levels, or two for one level: readers disagree about the signer. */
  | 'signers-turned'
  /** Entries of the JAR signature, or an additional valid one, from which Android may see other signers. */
  | 'odd-signature'
  /**
   * An end of the archive on which readers differ: an end record inside the comment, signs of ZIP64 or of several
   * disks.
   */
  | 'odd-end'
  /** Versions, names or a label in the manifest that Android versions read differently. */
  | 'odd-manifest'
  /** A name with a NUL, a backslash, a leading slash or `..`, or in bytes that are not plain UTF-8. */
  | 'odd-name';

export interface TrickFound {
  readonly trick: Trick;
  /** The entry's name, if it concerns one. */
  readonly entry?: string;
}

/** The signers as seen by the Android versions of some levels; empty if they would reject the file. */
export interface LevelSigners extends SdkRange {
  readonly scheme: Scheme;
  readonly signers: readonly SignerCertificate[];
  /** Proof of rotation if there is a single signer, oldest first; the last is that signer. Null without one. */
  readonly lineage: readonly LineageCertificate[] | null;
}

/** What `verify` found for a range of Android versions. */
export interface Report {
  readonly range: SdkRange;
  /** The reference verifier's verdict: a scheme that every version of the range accepts verified, without errors. */
  readonly verified: boolean;
  /** Schemes that were checked for this range and verified. */
  readonly schemes: Readonly<Record<Scheme, boolean>>;
  /** Newer blocks that are in the file but were not checked. */
  readonly unchecked: readonly 'v3.2'[];
  /** Levels of the range at which Android uses such a block: its signers are unknown there. */
  readonly unjudged: SdkRange | null;
  /** The signers as seen by each Android version of the range, oldest first. Empty unless verified. */
  readonly byLevel: readonly LevelSigners[];
  /**
   * Certificates whose keys signed this content, for the newest Android version of the range. Empty unless verified.
   */
  readonly signers: readonly SignerCertificate[];
  /** Proof of rotation, oldest first; the last is the current signer. Null without one. */
  readonly lineage: readonly LineageCertificate[] | null;
  readonly rotated: readonly RotatedSigner[];
  /** True if the file has a source stamp and it was verified. */
  readonly stamp: boolean;
  /** Certificate of that stamp: of a shop or other distributor, not of the file's signer. Null without one. */
  readonly stampedBy: SignerCertificate | null;
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
  /** Independent of the verdict above. */
  readonly tricks: readonly TrickFound[];
}
