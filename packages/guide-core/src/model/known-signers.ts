import type { KnownCertificate } from '@sideguide/apk-verify';
import type { Confidence } from './fact.ts';

/** A collection that certificates were taken from. */
export interface SignerSource {
  readonly name: string;
  readonly address: string;
  /** SPDX name of the licence that the collection is under. */
  readonly license: string;
}

/** An app that is not in the catalogue, and whose signers are known all the same. */
export interface KnownApp {
  readonly name: string;
  readonly publisher: string;
  /** The page with the download, `https:` only. */
  readonly page: string;
  readonly certificates: readonly KnownCertificate[];
  /** Names of collections, or addresses of the publisher's own statements. */
  readonly sources: readonly string[];
  readonly confidence: Confidence;
}

/** Signers of well-known apps beyond the catalogue, for the file check. */
export interface KnownSigners {
  /** Day the data were last compared with their sources, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly sources: Readonly<Record<string, SignerSource>>;
  /** By package name. */
  readonly apps: Readonly<Record<string, KnownApp>>;
}
