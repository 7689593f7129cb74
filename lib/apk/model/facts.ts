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
  | 'empty'
  | 'other';

/** An icon as the file holds it. */
export type Icon =
  /** A picture in one of the types that browsers draw. */
  | { readonly kind: 'picture'; readonly type: 'image/png' | 'image/webp' | 'image/jpeg'; readonly bytes: Uint8Array }
  /** Drawn by us from the file's vectors and colours: an SVG document without scripts, links or text. */
  | { readonly kind: 'drawn'; readonly svg: string };

/** A part of the phone that the app says it uses. */
export interface Feature {
  readonly name: string;
  readonly required: boolean;
}

/** A native library, for what the newest phones ask of it. */
export interface NativeLibraries {
  /** ABIs that have a folder under `lib/`, in the file's order. */
  readonly abis: readonly string[];
  /** False if a 64-bit library's segments or its place in the file are not aligned to 16 KiB. */
  readonly aligned16k: boolean;
  /** A library that is compressed or not page-aligned while the manifest says that it is used in place. */
  readonly unusable: readonly string[];
}

/** Facts of an APK, from its manifest, resources and directory. Nothing here is verified. */
export interface Facts {
  readonly package: string;
  readonly versionCode: number;
  readonly versionName: string;
  /** Label in the file's default configuration. */
  readonly label: string;
  /** Labels per BCP 47 tag where the resources have them. */
  readonly labels: Readonly<Record<string, string>>;
  readonly icon: Icon | null;
  readonly minSdk: number;
  readonly targetSdk: number;
  readonly maxSdk?: number;
  /** A preview's letter or name where the manifest asks for one instead of a number. */
  readonly codename?: string;
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
}
