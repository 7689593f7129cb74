/** The phone the file is for. What is not known is absent. */
export interface Phone {
  /** Android API level. */
  readonly sdk?: number;
  /** ABIs that it runs, best first. */
  readonly abis?: readonly string[];
  /** The same package as it is installed: null if it is known not to be. `signer` is a certificate's SHA-256. */
  readonly installed?: { readonly versionCode?: number; readonly signer?: string } | null;
}

/** The public status that Android's installer folds its codes into: it decides which sentence the phone shows. */
export type InstallStatus =
  | 'parse'
  | 'invalid'
  | 'conflict'
  | 'incompatible'
  | 'storage'
  | 'blocked'
  | 'failure'
  /** It installs; a dialog may warn when it is opened. */
  | 'installs';

/** One reason why the phone would refuse the file, or warn. */
export interface Obstacle {
  /** Android's own code without `INSTALL_`, e.g. `FAILED_OLDER_SDK`; ours in lower case where Android has none. */
  readonly code: string;
  readonly status: InstallStatus;
  /** `sure`: the file and the phone say so. `depends`: on something of the phone that is not known. */
  readonly certainty: 'sure' | 'depends';
  /** Values for the sentence: numbers, names. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** What, if it were known of the phone, would turn a `depends` into an answer. */
export type Asked = 'android' | 'abis' | 'installed';

export interface Installability {
  /** False if the phone is sure to refuse the file: an obstacle is `sure` and its status is not `installs`. */
  readonly installs: boolean;
  /** Refusals before warnings, sure ones before those that depend. */
  readonly obstacles: readonly Obstacle[];
  readonly asks: readonly Asked[];
}

/** A certificate that an app's publisher, or a store for it, is known to sign with. */
export interface KnownCertificate {
  /** SHA-256 of the certificate, 64 lower-case hex digits. */
  readonly sha256: string;
  /** `page`: the file of the download page is signed with it. `elsewhere`: the same app from another place. */
  readonly place: 'page' | 'elsewhere';
  /** Name of the place, e.g. `F-Droid`. */
  readonly channel: string;
}

/** An app whose signers are known, as much of it as the comparison and its words need. */
export interface Entry {
  readonly package: string;
  readonly name: string;
  readonly publisher: string;
  /** The publisher's page with the download. */
  readonly page: string;
  readonly certificates: readonly KnownCertificate[];
}

/** Whose file it is, compared with one entry. Only a verified file is anybody's. */
export type Comparison =
  | { readonly kind: 'match'; readonly channel: string }
  /** Genuine, and signed for another place than the entry's download page. */
  | { readonly kind: 'other-channel'; readonly channel: string }
  /** The listed certificate stands in the proof of rotation. */
  | { readonly kind: 'rotated'; readonly channel: string; readonly place: KnownCertificate['place'] }
  | { readonly kind: 'mismatch'; readonly sha256: readonly string[] }
  /** A key that everybody has: the signature proves nothing. */
  | { readonly kind: 'public-key'; readonly name: string }
  | { readonly kind: 'unknown-app' }
  /** No signature, or none that holds for this phone. */
  | { readonly kind: 'unsigned' };
