import type { Facts } from './facts.ts';

/** The phone the file is for. What is not known is absent. */
export interface Phone {
  /** Android API level. */
  readonly sdk?: number;
  /** ABIs that it runs, best first. */
  readonly abis?: readonly string[];
  /** The same package, if it is installed already. */
  readonly installed?: { readonly versionCode?: number; readonly signer?: string };
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

export interface Installability {
  /** False if an obstacle is sure. */
  readonly installs: boolean;
  readonly obstacles: readonly Obstacle[];
}

/** A catalogue entry, as much of it as the comparison needs. */
export interface Entry {
  readonly package: string;
  readonly certificates: readonly { readonly sha256: string; readonly channel: string }[];
}

/** Whose file it is, compared with the catalogue. */
export type Comparison =
  | { readonly kind: 'match'; readonly channel: string }
  /** Genuine, and signed for another place than the entry's download page. */
  | { readonly kind: 'other-channel'; readonly channel: string }
  /** The listed certificate stands in the proof of rotation. */
  | { readonly kind: 'rotated'; readonly channel: string }
  | { readonly kind: 'mismatch'; readonly sha256: string }
  /** A key that everybody has: the signature proves nothing. */
  | { readonly kind: 'public-key'; readonly name: string }
  | { readonly kind: 'unknown-app'; readonly facts?: Facts }
  | { readonly kind: 'unsigned' };
