import type { ApkErrorCode } from './error.ts';
import type { Facts, FileKind } from './facts.ts';
import type { Installs, Obstacle } from './obstacle.ts';
import type { Entry, Installability, Phone } from './phone.ts';
import type { Report, SdkRange, SignerCertificate } from './report.ts';

/** A library that the installer cannot unpack, or may not. */
export interface DamagedLibrary {
  /** Name of the archive entry. */
  readonly name: string;
  /** False if only the checksum is wrong: AOSP does not compare it. */
  readonly isSure: boolean;
}

/** Everything that a verdict is based on: what was found in the file, the phone, and the known apps. */
export interface VerdictCase {
  readonly kind: FileKind;
  /** Null if the manifest cannot be read. */
  readonly facts: Facts | null;
  /** For the range given by `rangeFor`. Null if the verifier could not read the file. */
  readonly report: Report | null;
  /** For all versions from the phone's own on: proves a rotation that only newer phones see. */
  readonly wide?: Report | null;
  readonly damaged?: readonly DamagedLibrary[];
  /** Why `facts` or `report` is null. */
  readonly error?: ApkErrorCode;
  readonly phone: Phone;
  /** For an archive of splits: the verdict on its base, and on all parts together. */
  readonly base?: Verdict;
  readonly set?: SplitSet;
  /** API levels that were requested instead of the phone's. */
  readonly range?: SdkRange;
  readonly entries: readonly Entry[];
  /** Package of the app that the reader wants to install, if one was chosen. */
  readonly wanted?: string;
}

/** Why nobody should install the file. */
export type Danger =
  /** It starts like an app but cannot be read to its end: usually an incomplete download. */
  | 'damaged'
  /** Android would install something other than what was signed: see `Report.tricks`. */
  | 'tricked'
  | 'unsigned'
  /** Something was changed after signing, or a signature was removed. */
  | 'altered'
  /** The signature is valid, but of a kind that this Android version no longer accepts for this app. */
  | 'weak-signature'
  /** Signed with a key that everybody has. */
  | 'public-key'
  /** It has the package name of a known app but a different signer. */
  | 'mismatch';

/** Whose file it is. `genuine` and `other-channel` require a verified signature by a listed certificate. */
export type Identity =
  | {
      readonly who: 'genuine' | 'other-channel';
      /** Name of the place that the certificate signs for. */
      readonly channel: string;
      /** True if a listed certificate vouches for the file's certificate, or the other way round. */
      readonly rotated: boolean;
    }
  | {
      readonly who: 'unknown-app';
      /** Packages of known apps with the same name but a different signer. */
      readonly resembles: readonly string[];
      /** Packages of known apps with the same signer certificate. */
      readonly sameSigner: readonly string[];
    };

/**
 * An archive's APKs as one app: every part must be signed by the base's signers, and have its package and version
 * (PackageInstallerSession.assertApkConsistentLocked).
 */
export interface SplitSet {
  readonly installs: Installs;
  readonly obstacles: readonly Obstacle[];
  /** Number of APKs in the archive. */
  readonly parts: number;
}

interface Common {
  /** Package name in the manifest; absent if it cannot be read. */
  readonly package?: string;
  /**
   * Verified signers on this phone, the newest Android version's first if the phone's is unknown; empty if nothing was
   * verified.
   */
  readonly signers: readonly SignerCertificate[];
  readonly installability: Installability;
}

/** Why nothing can be said about whose file it is. */
export type Unjudged = 'newer-signature';

/**
 * The verdict on a file. `genuine` and `other-channel` mean: verified, no tricks, a listed signer on every Android
 * version that the verdict covers (the phone's or, if unknown, every one that accepts the file), and no known reason
 * why this phone could not install it; remaining obstacles are warnings or depend on something unknown.
 */
export type Verdict =
  | (Common & { readonly answer: 'genuine' | 'other-channel' | 'unknown-app'; readonly identity: Identity })
  /**
   * An unknown app that is signed with the debug key of a developer's computer: its next version may have another one,
   * and then does not install over it.
   */
  | (Common & { readonly answer: 'debug-key'; readonly identity: Identity })
  /** Valid, but this phone is sure to refuse it: the obstacles say why. */
  | (Common & { readonly answer: 'will-not-install'; readonly identity: Identity })
  /** Some Android version that the verdict covers uses a signature that is not supported here. */
  | (Common & { readonly answer: 'not-judged'; readonly why: Unjudged })
  /** Valid, but not the app that was chosen. */
  | (Common & { readonly answer: 'another-app'; readonly identity: Identity; readonly wanted: string })
  | (Common & {
      readonly answer: 'do-not-install';
      readonly danger: Danger /** Name of the key or trick. */;
      readonly detail?: string;
    })
  | (Common & {
      readonly answer: 'not-an-app';
      readonly kind: Exclude<FileKind, 'apk'>;
      /** For an archive of splits: the verdict on the base APK alone. */
      readonly base?: Verdict;
      /** For an archive of splits: whether an installer of such archives gets the whole set installed. */
      readonly set?: SplitSet;
    });

export type Answer = Verdict['answer'];
