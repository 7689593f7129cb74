import type { KnownCertificate } from '@sideguide/apk-verify';
import type { Confidence } from './fact.ts';

/** A collection that certificates were taken from. */
export interface SignerSource {
  readonly name: string;
  readonly address: string;
  /** SPDX identifier of the collection's licence. */
  readonly license: string;
}

/** An app that is not in the catalogue but whose signer certificates are known. */
export interface KnownApp {
  readonly name: string;
  readonly publisher: string;
  /** The download page, `https:` only. */
  readonly page: string;
  readonly certificates: readonly KnownCertificate[];
  /** Names of collections, or URLs of the publisher's own statements. */
  readonly sources: readonly string[];
  readonly confidence: Confidence;
}

/** Signer certificates of well-known apps outside the catalogue, for the file check. */
export interface KnownSigners {
  /** Day the data were last compared with their sources, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly sources: Readonly<Record<string, SignerSource>>;
  /** By package name. */
  readonly apps: Readonly<Record<string, KnownApp>>;
}
