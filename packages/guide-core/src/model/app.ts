import type { KnownCertificate } from '@sideguide/apk-verify';
import type { Confidence } from './fact.ts';
import type { Need } from './step.ts';

/** Kinds of apps; each kind has a word in every language. */
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
  /** Package name, e.g. `org.fdroid.fdroid`; also the file's name and the value of `app` in the address. */
  readonly package: string;
  readonly name: string;
  readonly publisher: string;
  readonly kind: AppKind;
  /** The publisher's download page, `https:` only. */
  readonly page: string;
  /** File name that a browser will show, if known; otherwise `<name>.apk` is drawn. */
  readonly file?: string;
  /** URL of the file itself, `https:` only; readers are linked straight to it. */
  readonly download?: string;
  /** Of the publisher's newest file, as `sideguide add` read it: version, size in bytes, SHA-256 in hex. */
  readonly version?: string;
  readonly size?: number;
  readonly sha256?: string;
  /** The publisher's own sentence for the download step, by language: plain text, shown verbatim. */
  readonly note?: Readonly<Record<string, string>>;
  /** At least one of them signs the file linked from `page`. */
  readonly certificates: readonly KnownCertificate[];
  readonly needs: readonly Need[];
  readonly sources: readonly string[];
  /** Day the entry was last checked, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly confidence: Confidence;
}

/** Names of an entry's fields, used to check handwritten entries. */
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
