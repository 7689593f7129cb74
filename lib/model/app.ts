import type { Confidence } from './fact.ts';
import type { Need } from './step.ts';

/** What kind of app it is; each kind has a word in every language. */
export const appKinds = [
  'store',
  'messenger',
  'browser',
  'vpn',
  'media',
  'mail',
  'maps',
  'passwords',
  'files',
  'tools',
] as const;
export type AppKind = (typeof appKinds)[number];

/** A signing certificate the publisher is known to use. */
export interface Certificate {
  /** SHA-256 of the certificate (DER), 64 lower-case hex digits. */
  readonly sha256: string;
  /** Where this certificate signs: the publisher's site, a store, … */
  readonly channel: string;
}

/** One app of the catalogue. Names are the publisher's own and are not translated. */
export interface App {
  /** Package name, e.g. `org.fdroid.fdroid`; it is the file's name and the value of `app` in the address. */
  readonly package: string;
  readonly name: string;
  readonly publisher: string;
  readonly kind: AppKind;
  /** The publisher's page with the download, `https:` only. */
  readonly page: string;
  /** File name a browser will show, where it is known; otherwise `<name>.apk` is drawn. */
  readonly file?: string;
  readonly certificates: readonly Certificate[];
  readonly needs: readonly Need[];
  readonly sources: readonly string[];
  /** Day the entry was last checked, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly confidence: Confidence;
}
