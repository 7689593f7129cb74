import type { ApkErrorCode } from './error.ts';

/** What kind of file it is, by its content alone. */
export type FileKind =
  | 'apk'
  /** bundletool's archive of splits */
  | 'apks'
  | 'xapk'
  | 'apkm'
  /** Android App Bundle: for stores, never for phones */
  | 'aab'
  /** A ZIP archive of something else. */
  | 'zip'
  /** A web page saved under the file's name. */
  | 'html'
  /** A ZIP archive whose end is missing: part of a download. */
  | 'part'
  /** An APK's signature of scheme v4, which lies beside it. */
  | 'idsig'
  | 'empty'
  | 'other';

/** A part of the phone that the app says it uses. */
export interface Feature {
  readonly name: string;
  readonly required: boolean;
}

/** A native library, for what the newest phones ask of it. */
export interface NativeLibraries {
  /** All that lies directly in `lib/`, sorted: ABIs, in an honest file. */
  readonly abis: readonly string[];
  /** Those that `aapt` lists as `alt-native-code`: beside the 64-bit one that a multi-arch app prefers. */
  readonly alternatives: readonly string[];
  /** ABIs that the system's installer finds libraries for, in the file's order: what a phone must run one of. */
  readonly counted: readonly string[];
  /** False if a 64-bit library's segments or its place in the file are not aligned to 16 KiB. */
  readonly aligned16k: boolean;
  /** A library that is compressed or not page-aligned while the manifest says that it is used in place. */
  readonly unusable: readonly string[];
}

/** Facts of an APK, from its manifest, resources and directory. Nothing here is verified. */
export interface Facts {
  readonly package: string;
  readonly versionCode: number;
  /** Upper half of the long version code, where the manifest has one; compared before the lower. */
  readonly versionCodeMajor?: number;
  readonly versionName: string;
  /** Label as `aapt dump badging` gives it: the default configuration's, else another's; may be empty. */
  readonly label: string;
  /** Labels per BCP 47 tag where the resources have them; one of no language in particular under `und`. */
  readonly labels: Readonly<Record<string, string>>;
  readonly minSdk: number;
  readonly targetSdk: number;
  readonly maxSdk?: number;
  /** A preview's letter or name where the manifest asks for one as the least, instead of a number. */
  readonly codename?: string;
  /** The same where the target is a preview. Released Androids refuse both. */
  readonly targetCodename?: string;
  readonly native: NativeLibraries;
  readonly permissions: readonly string[];
  readonly features: readonly Feature[];
  /** Libraries that must be on the phone. */
  readonly libraries: readonly string[];
  readonly sharedUserId?: string;
  readonly debuggable: boolean;
  readonly testOnly: boolean;
  readonly extractNativeLibs: boolean;
  /** Name of the split if this is one; such a file installs with its base only. */
  readonly split?: string;
  /** True if the base does not install without its splits. */
  readonly needsSplits: boolean;
  readonly hasCode: boolean;
  /** True unless the manifest has no application and no instrumentation. */
  readonly hasApplication: boolean;
  /** Components with an intent filter and no word on `exported`: refused if the target is 31 or later. */
  readonly unexported: readonly string[];
  /** `resources.arsc` stands uncompressed and aligned to 4 bytes, as targets from 30 on must have it. */
  readonly resourcesUsable: boolean;
  /** Authorities of providers and names of permissions that another app may own. */
  readonly authorities: readonly string[];
  readonly ownPermissions: readonly string[];
  /** Oddities that the platform reads over and other readers fall over. */
  readonly oddities: readonly string[];
  /** Why resources or libraries could not be read: the facts go without them, and Android refuses the file. */
  readonly unreadable?: ApkErrorCode;
}
