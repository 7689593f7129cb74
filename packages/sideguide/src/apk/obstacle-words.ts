import { androidOf, type InstallStatus, type Obstacle, type ObstacleCode, parserRuleList } from '@sideguide/apk-verify';
import { harmless } from '@sideguide/cli-kit';

type ObstacleText = (value: (name: string) => string, isSure: boolean) => string;

/** Overlays for older targets are refused whatever their signer. */
const overlayTarget = 29;

/** The meaning of each obstacle, as a sentence about the phone. Android's own codes are without `INSTALL_`. */
const descriptions: Partial<Readonly<Record<ObstacleCode, ObstacleText>>> = {
  'not-an-app': () => 'it is not an app file',
  'too-large': () => 'a part of it is larger than any phone reads',
  PARSE_FAILED_NOT_APK: () => 'it cannot be read to its end',
  PARSE_FAILED_BAD_MANIFEST: (value) => (value('rule') ? brokenRule(value) : 'its manifest cannot be read'),
  PARSE_FAILED_UNEXPECTED_EXCEPTION: (value) => brokenRule(value),
  PARSE_FAILED_NO_CERTIFICATES: (value) =>
    value('sdk') ? `it is not signed for Androids before ${value('android')}` : 'no signature in it holds',
  PARSE_FAILED_INCONSISTENT_CERTIFICATES: () => 'its parts are signed by different keys',
  PARSE_FAILED_CERTIFICATE_ENCODING: () => 'a certificate in it is broken',
  PARSE_FAILED_BAD_PACKAGE_NAME: (value) => `its package name is not legal: ${value('name')}`,
  PARSE_FAILED_BAD_SHARED_USER_ID: (value) =>
    value('rule') ? brokenRule(value) : `its shared user's name is not legal: ${value('name')}`,
  PARSE_FAILED_MANIFEST_EMPTY: () => 'there is no app in it',
  PARSE_FAILED_MANIFEST_MALFORMED: (value) => {
    if (value('rule')) return brokenRule(value);
    return `Android 11 and later do not understand what it needs: ${value('names')}`;
  },
  PARSE_FAILED_RESOURCES_ARSC_COMPRESSED: () => 'its resources are compressed, which Android 11 and later refuse',
  FAILED_INTERNAL_ERROR: (value) =>
    Number(value('target')) < overlayTarget
      ? `it changes the look of another app and is made for API ${value('target')}, which Android 10 and later refuse`
      : 'it changes the look of another app, which may have to be signed by the same key',
  FAILED_DUPLICATE_PACKAGE: (_value, isSure) =>
    isSure
      ? 'it has the name of Android itself, which is on every phone'
      : 'it is a library for other apps, and this version of it may be installed already',
  FAILED_PROCESS_NOT_DEFINED: (value) => brokenRule(value),
  FAILED_INVALID_APK: (value) => {
    if (value('rule')) return brokenRule(value);
    if (value('code')) return `it has no code (${value('code')}), although its manifest says so`;
    if (value('dex')) return `its code cannot be used where it lies in the file: ${value('dex')}`;
    if (value('part')) return inconsistent[value('differs')]!(value('part'));
    return value('split')
      ? `it is only a part of an app (${value('split')}) and installs with its base only`
      : `libraries cannot be used where they lie in the file: ${value('library')}`;
  },
  FAILED_CONTAINER_ERROR: (value, isSure) =>
    isSure
      ? `libraries cannot be unpacked, because their size is wrong: ${value('library')}`
      : `libraries have a wrong checksum or size: ${value('library')}`,
  FAILED_CPU_ABI_INCOMPATIBLE: () => 'it has RenderScript code (.bc), which phones with 64 bits only refuse',
  'no-base': () => 'it has no single base that every installer finds',
  'part-unread': (value) => `a part is too large to be read: ${value('part')}`,
  FAILED_MISSING_SPLIT: () => 'it is only the base of an app and does not install without its other parts',
  'parts-missing': () => 'it is only the base of an app: what its other parts hold is missing',
  FAILED_TEST_ONLY: () => 'it is marked as a test build, which phones refuse',
  FAILED_NO_MATCHING_ABIS: (value, isSure) =>
    isSure
      ? `it is built for other processors: ${value('abis')}`
      : `it is built for these processors only: ${value('abis')}`,
  FAILED_OLDER_SDK: (value) => {
    if (value('names')) return `it needs system updates that not every phone has: ${value('names')}`;
    return value('codename')
      ? `it is built for a preview of Android (${value('codename')})`
      : `it needs Android ${value('android')} (API ${value('sdk')}) or later`;
  },
  FAILED_DEPRECATED_SDK_VERSION: (value) =>
    value('needed')
      ? `it is made for a very old Android (API ${value('target')}); this one takes API ${value('needed')} and later only`
      : `it is made for a very old Android (API ${value('target')}), which Android ${value('android')} and later refuse`,
  FAILED_VERSION_DOWNGRADE: (value, isSure) =>
    isSure
      ? `a newer version is installed (${value('installed')}; this is ${value('versionCode')})`
      : `a newer version than ${value('versionCode')} may be installed already`,
  FAILED_UPDATE_INCOMPATIBLE: (_value, isSure) =>
    isSure
      ? 'the app is installed already, signed by somebody else'
      : 'the app may be installed already, signed by somebody else',
  FAILED_SHARED_USER_INCOMPATIBLE: (value) =>
    `it shares a user with other apps, which must have the same signer: ${value('name')}`,
  FAILED_CONFLICTING_PROVIDER: (value) => `another app may own a name that it claims: ${value('names')}`,
  FAILED_DUPLICATE_PERMISSION: (value) => `another app may own a permission that it claims: ${value('names')}`,
  FAILED_DUPLICATE_PERMISSION_GROUP: (value) =>
    `another app may own a permission group that it claims: ${value('names')}`,
  FAILED_BAD_PERMISSION_GROUP: (value) =>
    `its permissions belong to groups that not every phone has: ${value('names')}`,
  FAILED_MISSING_SHARED_LIBRARY: (value) => `it needs libraries that not every phone has: ${value('names')}`,
  FAILED_MISSING_FEATURE: (value) => `it expects parts that not every phone has: ${value('names')}`,
  'page-size': () => 'on phones with memory pages of 16 kB it starts behind a warning',
  'old-target': (value) =>
    value('android')
      ? `Android ${value('android')} and later warn that it is built for an older Android (API ${value('target')})`
      : `the phone warns that it is built for an older Android (API ${value('target')})`,
  debuggable: () => 'it is a debug build: anybody with the phone in hand can read and change what it stores',
};

/** The English text of Android's installer for each status. */
const installerTexts: Readonly<Record<InstallStatus, string>> = {
  parse: 'There was a problem parsing the package.',
  invalid: 'App not installed as package appears to be invalid.',
  conflict: 'App not installed as package conflicts with an existing package.',
  incompatible: "App not installed as app isn't compatible with your phone.",
  storage: 'Free up some space and try again.',
  blocked: 'The package was blocked from being installed.',
  failure: 'App not installed.',
  installs: '',
};

/** Describes a broken rule of Android's parser, with the Android versions that have it if not all do. */
function brokenRule(value: (name: string) => string): string {
  const rule = parserRuleList.find((one) => one.rule === value('rule'));
  if (!rule) return `its manifest breaks a rule of Android: ${value('rule')}`;
  const { from, to, what } = rule;
  const since = from > 21 ? `, which Android ${androidOf(from)} and later refuse` : '';
  const until = to === undefined ? '' : `, which Android ${androidOf(to)} and older refuse`;
  return `its manifest has ${what}${since || until}: ${value('names')}`;
}

/** What a part of a bundle does not share with the base. */
const inconsistent: Readonly<Record<string, (part: string) => string>> = {
  package: (part) => `${part} has another package name than the base`,
  version: (part) => `${part} has another version than the base`,
  signers: (part) => `${part} is signed by somebody else than the base`,
  signature: (part) => `${part} is not signed, or its signature is not valid`,
  trick: (part) => `${part} is built so that readers see different files`,
  name: (part) => `${part} has the name of another part, or one that is too long for a file`,
};

/** Describes an obstacle in a few words, without a full stop. A code without a description is returned as it is. */
export function describeObstacle({ code, certainty, detail: given }: Obstacle): string {
  const detail: Readonly<Record<string, string | number>> = { ...given };
  const describe = Object.hasOwn(descriptions, code) ? descriptions[code] : undefined;
  const value = (name: string) => (Object.hasOwn(detail, name) ? harmless(String(detail[name])) : '');
  return describe ? describe(value, certainty === 'sure') : harmless(code);
}

/** Returns what the phone will show, or an empty text if the app installs. */
export const phoneMessage = ({ status }: Obstacle): string => installerTexts[status];
