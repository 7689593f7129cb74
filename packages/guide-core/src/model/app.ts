import type { KnownCertificate } from '@sideguide/apk-verify';
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
  'health',
  'other',
] as const;
export type AppKind = (typeof appKinds)[number];

/** One app of the catalogue. Names are the publisher's own and are not translated. */
export interface AppEntry {
  /** Package name, e.g. `org.fdroid.fdroid`; it is the file's name and the value of `app` in the address. */
  readonly package: string;
  readonly name: string;
  readonly publisher: string;
  readonly kind: AppKind;
  /** The publisher's page with the download, `https:` only. */
  readonly page: string;
  /** File name a browser will show, where it is known; otherwise `<name>.apk` is drawn. */
  readonly file?: string;
  /** Where the file itself lies, `https:` only: readers are led straight to it. */
  readonly download?: string;
  /** Of the publisher's newest file, as `sideguide add` read it: version, bytes, SHA-256 in hex. */
  readonly version?: string;
  readonly size?: number;
  readonly sha256?: string;
  /** A sentence of the publisher's own for the download step, by language: plain text, shown as it stands. */
  readonly note?: Readonly<Record<string, string>>;
  /** At least one of them signs the file of `page`. */
  readonly certificates: readonly KnownCertificate[];
  readonly needs: readonly Need[];
  readonly sources: readonly string[];
  /** Day the entry was last checked, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly confidence: Confidence;
}

/** Names of an entry's fields, for those who write it by hand. */
export const appFields = [
  'package',
  'name',
  'publisher',
  'kind',
  'page',
  'file',
  'download',
  'version',
  'size',
  'sha256',
  'note',
  'certificates',
  'needs',
  'sources',
  'checked',
  'confidence',
] as const satisfies readonly (keyof AppEntry)[];
