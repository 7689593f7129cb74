import type { ParserRule } from '../manifest/rules/parser-rules.ts';
import type { SdkRange } from './report.ts';

/** The public status that Android's installer maps its codes to: it decides which sentence the phone shows. */
export type InstallStatus =
  | 'parse'
  | 'invalid'
  | 'conflict'
  | 'incompatible'
  | 'storage'
  | 'blocked'
  | 'failure'
  /** The file can be installed; a dialog may warn when it is opened. */
  | 'installs';

interface Names {
  /** Up to five, separated by commas. */
  readonly names: string;
}
/** An Android version by its level and name. */
interface SinceAndroid {
  readonly sdk: number;
  readonly android: string;
}
/** A rule of the parser, see `parserRuleList`, and what breaks it. */
interface Broken extends Names {
  readonly rule: ParserRule;
}
interface Levels {
  readonly minSdk: number;
  readonly maxSdk: number;
}
/** A part of a bundle, and what it does not share with the base. */
interface Inconsistent {
  readonly part: string;
  readonly differs: 'package' | 'version' | 'signers' | 'signature' | 'trick' | 'name';
}

/**
 * The codes of obstacles with the details that each may have: Android's own without `INSTALL_`, and in lower case those
 * that Android has none for. Codes and details are stable; others may be added.
 */
export interface ObstacleDetails {
  readonly FAILED_BAD_PERMISSION_GROUP: Names;
  readonly FAILED_CONFLICTING_PROVIDER: Names;
  readonly FAILED_CONTAINER_ERROR: { readonly library: string };
  readonly FAILED_CPU_ABI_INCOMPATIBLE: { readonly entry: string };
  readonly FAILED_DEPRECATED_SDK_VERSION: { readonly target: number; readonly needed?: number } & Partial<SinceAndroid>;
  readonly FAILED_DUPLICATE_PACKAGE: Readonly<Record<never, never>>;
  readonly FAILED_DUPLICATE_PERMISSION: Names;
  readonly FAILED_DUPLICATE_PERMISSION_GROUP: Names;
  readonly FAILED_INTERNAL_ERROR: { readonly target: number };
  readonly FAILED_INVALID_APK:
    | { readonly code: string }
    | { readonly dex: string }
    | { readonly split: string }
    | { readonly library: string }
    | Broken
    | Inconsistent;
  readonly FAILED_MISSING_FEATURE: Names;
  readonly FAILED_MISSING_SHARED_LIBRARY: Names;
  readonly FAILED_MISSING_SPLIT: Readonly<Record<never, never>>;
  readonly FAILED_NO_MATCHING_ABIS: { readonly abis: string; readonly entry?: string };
  readonly FAILED_OLDER_SDK: SinceAndroid | { readonly codename: string } | Names;
  readonly FAILED_PERMISSION_MODEL_DOWNGRADE: { readonly target: number };
  readonly FAILED_PROCESS_NOT_DEFINED: Broken;
  readonly FAILED_SANDBOX_VERSION_DOWNGRADE: Readonly<Record<never, never>>;
  readonly FAILED_SHARED_USER_INCOMPATIBLE: { readonly name: string } & Partial<Levels>;
  readonly FAILED_TEST_ONLY: Readonly<Record<never, never>>;
  readonly FAILED_UID_CHANGED: Readonly<Record<never, never>>;
  readonly FAILED_UPDATE_INCOMPATIBLE: { readonly signer: string } | Levels;
  readonly FAILED_VERSION_DOWNGRADE:
    | { readonly versionCode: number; readonly installed?: number }
    | { readonly revisionCode: number; readonly installed: number };
  readonly PARSE_FAILED_BAD_MANIFEST: Broken;
  readonly PARSE_FAILED_BAD_PACKAGE_NAME: { readonly name: string };
  readonly PARSE_FAILED_BAD_SHARED_USER_ID: { readonly name: string } | Broken;
  readonly PARSE_FAILED_CERTIFICATE_ENCODING: { readonly issue: string };
  readonly PARSE_FAILED_INCONSISTENT_CERTIFICATES: { readonly issue: string };
  readonly PARSE_FAILED_MANIFEST_EMPTY: Readonly<Record<never, never>>;
  readonly PARSE_FAILED_MANIFEST_MALFORMED: Names | Broken;
  readonly PARSE_FAILED_NOT_APK: Readonly<Record<never, never>>;
  readonly PARSE_FAILED_NO_CERTIFICATES: { readonly issue: string } | { readonly target: number } | SinceAndroid;
  readonly PARSE_FAILED_RESOURCES_ARSC_COMPRESSED: Readonly<Record<never, never>>;
  readonly PARSE_FAILED_UNEXPECTED_EXCEPTION: Broken;
  /** The second of two files is another app: it is installed beside the first. */
  readonly 'another-package': { readonly installed: string; readonly package: string };
  readonly 'becomes-debuggable': Readonly<Record<never, never>>;
  readonly debuggable: Readonly<Record<never, never>>;
  /** A bundle without a single base that every installer finds. */
  readonly 'no-base': Readonly<Record<never, never>>;
  /** The second of two files needs a newer Android than the first. */
  readonly 'leaves-older': { readonly sdk: number };
  readonly 'not-an-app': { readonly kind: string };
  /** A file's signature is not valid, or not known for a level. */
  readonly 'not-verified': { readonly file: number; readonly sdk?: number };
  readonly 'old-target': { readonly target: number } & Partial<SinceAndroid>;
  readonly 'page-size': Readonly<Record<never, never>>;
  /** A part of a bundle that is too large to be read, or all of them together. */
  readonly 'part-unread': { readonly part: string };
  readonly 'parts-missing': Readonly<Record<never, never>>;
  readonly 'too-large': Readonly<Record<never, never>>;
  readonly 'upgrade-keys': Readonly<Record<never, never>>;
  readonly 'was-debuggable': Readonly<Record<never, never>>;
}

export type ObstacleCode = keyof ObstacleDetails;

interface ObstacleOf<Code extends ObstacleCode> {
  readonly code: Code;
  readonly status: InstallStatus;
  /** `sure`: follows from the file and the phone. `depends`: on something unknown about the phone. */
  readonly certainty: 'sure' | 'depends';
  /** The API levels that it concerns, where an update is refused by some of them only. */
  readonly levels?: SdkRange;
  /** Values for the message: numbers, names. */
  readonly detail?: ObstacleDetails[Code];
}

/** A reason why the phone would refuse the file, or warn. */
export type Obstacle = { readonly [Code in ObstacleCode]: ObstacleOf<Code> }[ObstacleCode];

/** Whether Android installs what was asked about: on some phones only, or depending on what is not known, for `depends`. */
export type Installs = 'yes' | 'no' | 'depends';

/** What depends on an app of this name that is already on the phone: a question of two files. */
const ofInstalled: readonly ObstacleCode[] = ['FAILED_VERSION_DOWNGRADE', 'FAILED_UPDATE_INCOMPATIBLE'];

/**
 * The one answer to obstacles, for a file, an update and a bundle alike: `no` if one is sure, `depends` if one may be.
 * Warnings do not count, nor does an app of this name that may be on the phone already.
 */
export function installsWith(obstacles: readonly Obstacle[]): Installs {
  const refusals = obstacles.filter(({ status }) => status !== 'installs');
  if (refusals.some(({ certainty }) => certainty === 'sure')) return 'no';
  return refusals.some(({ code }) => !ofInstalled.includes(code)) ? 'depends' : 'yes';
}
