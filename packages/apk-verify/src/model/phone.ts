import type { Installs, Obstacle } from './obstacle.ts';

/** The phone that the file is for. Unknown properties are absent. */
export interface Phone {
  /** Android API level. 31 stands for 32 too: most phones call Android 12L 12. */
  readonly sdk?: number;
  /** Supported ABIs, best first. */
  readonly abis?: readonly string[];
  /**
   * The installed version of the same package; null if it is known not to be installed. `signer` is a certificate's
   * SHA-256.
   */
  readonly installed?: { readonly versionCode?: number; readonly signer?: string } | null;
}

/** A property of the phone that, if known, would turn a `depends` into an answer. */
export type Asked = 'android' | 'abis' | 'installed';

export interface Installability {
  /** Whether a phone installs it that does not have the app yet; see `installsWith`. */
  readonly installs: Installs;
  /** Refusals before warnings, `sure` ones before those that depend. */
  readonly obstacles: readonly Obstacle[];
  readonly asks: readonly Asked[];
}

/** A certificate that an app's publisher, or a store that offers the app, is known to sign with. */
export interface KnownCertificate {
  /** SHA-256 of the certificate, 64 lower-case hex digits. */
  readonly sha256: string;
  /** `page`: signs the file on the download page. `elsewhere`: signs the same app from another place. */
  readonly place: 'page' | 'elsewhere';
  /** Name of the place, e.g. `F-Droid`. */
  readonly channel: string;
}

/** An app whose signers are known, with the data needed for the comparison and its messages. */
export interface Entry {
  readonly package: string;
  readonly name: string;
  readonly publisher: string;
  /** The publisher's download page. */
  readonly page: string;
  readonly certificates: readonly KnownCertificate[];
}

/** Result of comparing a file's signer with one entry. Only a verified file has a signer. */
export type Comparison =
  | { readonly kind: 'match'; readonly channel: string }
  /** Genuine, but signed for another place than the entry's download page. */
  | { readonly kind: 'other-channel'; readonly channel: string }
  /** The listed certificate is part of the proof of rotation. */
  | { readonly kind: 'rotated'; readonly channel: string; readonly place: KnownCertificate['place'] }
  | { readonly kind: 'mismatch'; readonly sha256: readonly string[] }
  /** A key that everybody has: the signature proves nothing. */
  | { readonly kind: 'public-key'; readonly name: string }
  | { readonly kind: 'unknown-app' }
  /** No signature, or none that is valid for this phone. */
  | { readonly kind: 'unsigned' };
