/** Android API levels, both ends included. */
export interface SdkRange {
  readonly minSdk: number;
  readonly maxSdk: number;
}

/** APK signature schemes: v1 is the signed JAR, v3.1 the rotation that only Android 13 and later read. */
export type Scheme = 'v1' | 'v2' | 'v3' | 'v31';

/** Public key of a certificate. */
export interface PublicKeyFacts {
  readonly algorithm: 'RSA' | 'DSA' | 'EC' | 'unknown';
  /** Bits of the modulus, the prime or the curve's field; 0 where unknown. */
  readonly bits: number;
}

/** An X.509 certificate that a signature was verified with, as its bytes stand in the file. */
export interface SignerCertificate {
  /** SHA-256 of the bytes, 64 lower-case hex digits. */
  readonly sha256: string;
  /** RFC 2253-like text, e.g. `CN=Demo,O=Somebody`. */
  readonly subject: string;
  readonly key: PublicKeyFacts;
  /** ISO 8601 instants, or an empty string where the field cannot be read. */
  readonly notBefore: string;
  readonly notAfter: string;
}

/** What a former signer may still do for those after it (android.content.pm.SigningDetails.CertCapabilities). */
export type Capability = 'installed-data' | 'shared-user' | 'permission' | 'rollback' | 'auth';

/** A certificate in a proof of rotation. */
export interface LineageCertificate extends SignerCertificate {
  /** What its successors let it do. */
  readonly capabilities: readonly Capability[];
}

/** One finding of the verifier, by the name that the reference verifier (AOSP apksig, ApkVerifier.Issue) gives it. */
export interface Issue {
  readonly name: string;
  readonly scheme?: Scheme | 'stamp';
  /** Which signer of the scheme, from 0; absent if it concerns the whole file. */
  readonly signer?: number;
  /** What the finding is about: an entry's name, an algorithm, a digest. Never prose for a reader. */
  readonly detail?: readonly string[];
}

/** A v3.1 signer and the API levels it signs for. */
export interface RotatedSigner extends SdkRange {
  readonly certificates: readonly SignerCertificate[];
}

/**
 * What our own eyes refuse although the reference verifier accepts it: tricks that make the verified file another
 * than the installed one. Any of them makes the file unfit to install.
 */
export type Trick =
  /** Bytes before the first local header that are a DEX file (Janus, CVE-2017-13156). */
  | 'dex-in-front'
  /** Bytes before the archive that are something else. */
  | 'bytes-in-front'
  /** Two entries of one name: readers differ in which they take. */
  | 'duplicate-entry'
  /** Entries whose bytes overlap each other or the directory. */
  | 'overlapping-entries'
  /** A local header that names another entry than the directory does, or disagrees on method or sizes. */
  | 'header-mismatch'
  /** A compression method that Android's two readers take differently, or an encrypted entry. */
  | 'odd-compression'
  /** Signers for levels of Android in another order than theirs, or two for one level: readers differ in whom they name. */
  | 'signers-turned'
  /** Entries of the JAR signature, or a further one that holds, of which Android may see other signers. */
  | 'odd-signature'
  /** An end of the archive that readers differ on: an end record inside the comment, marks of ZIP64 or of several disks. */
  | 'odd-end'
  /** A name with a NUL, a backslash, a leading slash or `..`, or in bytes that are not the UTF-8 of its letters. */
  | 'odd-name';

export interface TrickFound {
  readonly trick: Trick;
  /** The entry's name, if it concerns one. */
  readonly entry?: string;
}

/** Whom Androids of some levels take for the signers; nobody where they would refuse the file. */
export interface LevelSigners extends SdkRange {
  readonly scheme: Scheme;
  readonly signers: readonly SignerCertificate[];
  /** Proof of rotation of the one signer, oldest first; the last is that signer. Null without one. */
  readonly lineage: readonly LineageCertificate[] | null;
}

/** What `verify` found for a range of Android versions. */
export interface Report {
  readonly range: SdkRange;
  /** The reference verifier's verdict: some scheme that every version of the range honours verified, no error. */
  readonly verified: boolean;
  /** Schemes that were checked for this range and verified. */
  readonly schemes: Readonly<Record<Scheme, boolean>>;
  /** Newer blocks that stand in the file and were not checked. */
  readonly unchecked: readonly 'v3.2'[];
  /** Levels of the range at which Android goes by such a block: nothing is known of its signers there. */
  readonly unjudged: SdkRange | null;
  /** Whom each Android of the range takes, from the oldest on. Empty unless verified. */
  readonly byLevel: readonly LevelSigners[];
  /** Certificates whose keys signed this content, for the newest Android of the range. Empty unless verified. */
  readonly signers: readonly SignerCertificate[];
  /** Proof of rotation, oldest first; the last is the present signer. Null without one. */
  readonly lineage: readonly LineageCertificate[] | null;
  readonly rotated: readonly RotatedSigner[];
  /** A source stamp stands in the file and verified. */
  readonly stamp: boolean;
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
  /** Independent of the verdict above. */
  readonly tricks: readonly TrickFound[];
}
