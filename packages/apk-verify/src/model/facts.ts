import type { BrokenRule } from '../manifest/rules/parser-rules.ts';
import type { ApkErrorCode } from './error.ts';

/** Kind of a file, determined from its content alone. */
export type FileKind =
  | 'apk'
  /** bundletool's archive of splits. */
  | 'apks'
  | 'xapk'
  | 'apkm'
  /** Android App Bundle: for stores, not for phones. */
  | 'aab'
  /** A ZIP archive of anything else. */
  | 'zip'
  /** A web page saved under the file's name. */
  | 'html'
  /** A ZIP archive with its end missing: an incomplete download. */
  | 'part'
  /** An APK's v4 signature, stored in a separate file next to it. */
  | 'idsig'
  | 'empty'
  | 'other';

/** A hardware or software feature that the app says it uses. */
export interface Feature {
  readonly name: string;
  readonly required: boolean;
}

/** Native libraries, as relevant for the newest phones. */
export interface NativeLibraries {
  /** Names of everything directly in `lib/`, sorted: ABIs, in an honest file. */
  readonly abis: readonly string[];
  /** Those that `aapt` lists as `alt-native-code`: other than the 64-bit one that a multi-arch app prefers. */
  readonly alternatives: readonly string[];
  /** ABIs for which the system's installer finds libraries, in the file's order: a phone must support one of them. */
  readonly counted: readonly string[];
  /** True if there are libraries in folders below an ABI's too, which Android before 14 counts as another ABI's. */
  readonly nested?: boolean;
  /** True if there is RenderScript bitcode (`.bc`): the app is installed as one of 32 bits. */
  readonly renderscript?: boolean;
  /** True for an app with libraries for itself and for others: it is not refused for lack of one that the phone runs. */
  readonly multiArch: boolean;
  /** False if a 64-bit library's segments or its offset in the file are not aligned to 16 KiB. */
  readonly aligned16k: boolean;
  /** Libraries that are compressed or not page-aligned although the manifest says that they are used in place. */
  readonly unusable: readonly string[];
}

/** Facts of an APK, from its manifest, resources and directory. Unverified. */
export interface Facts {
  readonly package: string;
  readonly versionCode: number;
  /** Upper half of the long version code, if the manifest has one; compared before the lower half. */
  readonly versionCodeMajor?: number;
  /** Compared between equal version codes; 0 if absent. */
  readonly revisionCode?: number;
  /** Target sandbox version, if the manifest has one: Android 8 and later do not go back from 2. */
  readonly sandbox?: number;
  /** True if the manifest names keys that must sign updates (`upgrade-key-set`), whoever signed this file. */
  readonly upgradeKeys?: boolean;
  readonly versionName: string;
  /** Label as given by `aapt dump badging`: the default configuration's or else another's; may be empty. */
  readonly label: string;
  /** Labels by BCP 47 tag, as far as the resources have them; one of no particular language under `und`. */
  readonly labels: Readonly<Record<string, string>>;
  /**
   * Other names that some phone shows: its launcher icons', and those for other screens and the like. The first 100
   * letters of each.
   */
  readonly otherNames?: readonly string[];
  readonly minSdk: number;
  readonly targetSdk: number;
  readonly maxSdk?: number;
  /** Codename, if the manifest requires a preview instead of a numeric minimum level. */
  readonly codename?: string;
  /** Codename, if the target is a preview. Released Android versions reject both. */
  readonly targetCodename?: string;
  /** Versions of SDK extensions that Android 11 and later must have, if any; -1 for a number that is missing. */
  readonly extensions?: readonly { readonly sdk: number; readonly version: number }[];
  readonly native: NativeLibraries;
  /** Those that the manifest names, and those that every Android adds to them; not what only newer versions add. */
  readonly permissions: readonly string[];
  readonly features: readonly Feature[];
  /** Shared libraries that must be on the phone, static and SDK libraries with their version: `org.example.lib (2)`. */
  readonly libraries: readonly string[];
  /** True for a library for other apps of which Android 8 and later keep several versions, each as an app of its own. */
  readonly isVersioned?: boolean;
  readonly sharedUserId?: string;
  /** The last API level at which a new install joins the shared user, if the manifest limits it: Android 13 and later. */
  readonly sharedUserMaxSdk?: number;
  readonly debuggable: boolean;
  readonly testOnly: boolean;
  readonly extractNativeLibs: boolean;
  /** What Android before 11 takes it for, if that is something else. */
  readonly oldExtractNativeLibs?: boolean;
  /** Name of the split, if this is one; such a file installs only together with its base. */
  readonly split?: string;
  /** True if it is the base of an app that lacks something without its splits. */
  readonly needsSplits: boolean;
  /** The first API level that does not install the base without its splits; absent if every one does. */
  readonly splitsSince?: number;
  /** Types of splits that it is, and those that it needs, if any. */
  readonly splitTypes?: readonly string[];
  readonly requiredSplitTypes?: readonly string[];
  readonly hasCode: boolean;
  /** True if the application has code by its manifest, but the file has no `classes.dex`. */
  readonly lacksCode?: boolean;
  /** Files with code that cannot be used where they lie, if the manifest says that they are (`useEmbeddedDex`); cut off. */
  readonly unusableCode?: readonly string[];
  /** True if the file changes the look of another app (`overlay`). */
  readonly isOverlay?: boolean;
  /** True unless the manifest has neither an application nor an instrumentation. */
  readonly hasApplication: boolean;
  /** Rules of Android's parser that the manifest breaks, if any: Android versions that have the rule refuse the file. */
  readonly broken?: readonly BrokenRule[];
  /** True if `resources.arsc` is stored uncompressed and aligned to 4 bytes, as required for targets from 30 on. */
  readonly resourcesUsable: boolean;
  /** Provider authorities and permission names that another app may already own. */
  readonly authorities: readonly string[];
  readonly ownPermissions: readonly string[];
  /** Permission groups that the manifest defines, if any. */
  readonly ownPermissionGroups?: readonly string[];
  /** Permission groups that it puts permissions of its own in without defining them, if any. */
  readonly permissionGroups?: readonly string[];
  /**
   * Oddities that the platform tolerates but other readers fail on. On `by-android` and `ambiguous-text` its own
   * versions or readers differ: the facts are not those of every phone.
   */
  readonly oddities: readonly string[];
  /** Why resources or libraries could not be read: the facts lack them, and Android rejects the file. */
  readonly unreadable?: ApkErrorCode;
}
