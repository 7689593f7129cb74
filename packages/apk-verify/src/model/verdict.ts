import type { ApkErrorCode } from './error.ts';
import type { Facts, FileKind } from './facts.ts';
import type { Entry, Installability, Phone } from './phone.ts';
import type { Report, SdkRange, SignerCertificate } from './report.ts';

/** All that is judged: what the readers and the verifier found in a file, the phone it is for, what is known of apps. */
export interface VerdictCase {
  readonly kind: FileKind;
  /** Null if the manifest cannot be read. */
  readonly facts: Facts | null;
  /** For the range that `rangeFor` gives. Null if the verifier could not read the file. */
  readonly report: Report | null;
  /** For all versions from the phone's own on: proves a rotation that only newer phones see. */
  readonly wide?: Report | null;
  /** Why `facts` or `report` is null. */
  readonly error?: ApkErrorCode;
  readonly phone: Phone;
  /** Of an archive of splits: the verdict on its base. */
  readonly base?: Verdict;
  /** Androids that were asked for in place of the phone's. */
  readonly range?: SdkRange;
  readonly entries: readonly Entry[];
  /** Package of the app that the reader means to install, if it was chosen. */
  readonly wanted?: string;
}

/** Why nobody should install the file. */
export type Danger =
  /** It begins like an app and cannot be read to its end: most often a download that broke off. */
  | 'damaged'
  /** Android would install something else than what was signed: see `Report.tricks`. */
  | 'tricked'
  | 'unsigned'
  /** Something was changed after it was signed, or a signature was taken out. */
  | 'altered'
  /** The signature holds, and is of a kind that this Android no longer takes for this app. */
  | 'weak-signature'
  /** Signed with a key that everybody has. */
  | 'public-key'
  /** It carries the package name of a known app and is signed by somebody else. */
  | 'mismatch';

/** Whose file it is. Nothing but a verified signature by a listed certificate makes `genuine` and `other-channel`. */
export type Identity =
  | {
      readonly who: 'genuine' | 'other-channel';
      /** Name of the place that the certificate signs for. */
      readonly channel: string;
      /** True if a listed certificate vouches for the file's one, or the other way round. */
      readonly rotated: boolean;
    }
  | {
      readonly who: 'unknown-app';
      /** Packages of known apps that bear the same name and come from somebody else. */
      readonly resembles: readonly string[];
      /** Packages of known apps that the same certificate signs. */
      readonly sameSigner: readonly string[];
    };

interface Common {
  /** Package name in the manifest; absent if it cannot be read. */
  readonly package?: string;
  /** Verified signers on this phone, the newest Android's first where it is not known; empty if nothing was verified. */
  readonly signers: readonly SignerCertificate[];
  readonly installability: Installability;
}

/** Why nothing can be said of whose file it is. */
export type Unjudged = 'newer-signature';

/**
 * The one answer for a file. `genuine` and `other-channel` mean: verified, no tricks, a listed signer on every Android that
 * the answer covers (the phone's, or where that is not known every one that takes the file), nothing known that keeps this
 * phone from installing it; obstacles that remain are warnings or depend on what is not known.
 */
export type Verdict =
  | (Common & { readonly answer: 'genuine' | 'other-channel' | 'unknown-app'; readonly identity: Identity })
  /** Sound, and this phone is sure to refuse it: the obstacles say why. */
  | (Common & { readonly answer: 'will-not-install'; readonly identity: Identity })
  /** Some Android that the answer covers goes by a signature that is not read here. */
  | (Common & { readonly answer: 'not-judged'; readonly why: Unjudged })
  /** Sound, and not the app that was chosen. */
  | (Common & { readonly answer: 'another-app'; readonly identity: Identity; readonly wanted: string })
  | (Common & {
      readonly answer: 'do-not-install';
      readonly danger: Danger /** Name of the key or trick. */;
      readonly detail?: string;
    })
  | (Common & {
      readonly answer: 'not-an-app';
      readonly kind: Exclude<FileKind, 'apk'>;
      /** Of an archive of splits: the verdict on the APK that the others add to. Nothing is said of the others. */
      readonly base?: Verdict;
    });

export type Answer = Verdict['answer'];
