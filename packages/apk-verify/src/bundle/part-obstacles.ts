import { installability } from '../judge/installability.ts';
import { abiRule, inPlaceRule, unpackObstacle } from '../judge/obstacles/native.ts';
import { forever, fromAndroid, sure } from '../judge/obstacles/rule.ts';
import { isSplitName } from '../manifest/names.ts';
import { type BrokenRule, never } from '../manifest/rules/parser-rules.ts';
import type { Facts, NativeLibraries } from '../model/facts.ts';
import type { Obstacle } from '../model/obstacle.ts';
import type { Phone } from '../model/phone.ts';
import type { DamagedLibrary } from '../model/verdict.ts';

/** Android 12 is the first whose installer reads the versions of a split (ApkLiteParseUtils.parseApkLite). */
const firstVersions = 31;

/** The target of an alias may be in another part. */
const counted = (broken: BrokenRule): BrokenRule =>
  broken.rule === 'alias-target' ? { ...broken, sure: never } : broken;

/**
 * Returns what counts of a split beside its base: components, code and resources (ParsingPackageUtils.parseSplitApk).
 * Everything else is read from the base alone.
 */
function countedOf(split: Facts, base: Facts, { sdk }: Phone): Facts {
  const { unreadable, lacksCode, unusableCode, broken = [] } = split;
  // A released Android version takes a preview neither as the lowest level nor as the target.
  const codename = split.codename ?? split.targetCodename;
  const hasVersions = sdk === undefined || sdk >= firstVersions;
  return {
    package: base.package,
    versionCode: base.versionCode,
    versionName: '',
    label: '',
    labels: {},
    minSdk: hasVersions ? split.minSdk : base.minSdk,
    targetSdk: base.targetSdk,
    permissions: [],
    features: [],
    libraries: split.libraries,
    debuggable: false,
    testOnly: false,
    needsSplits: false,
    hasCode: split.hasCode,
    hasApplication: split.hasApplication,
    resourcesUsable: split.resourcesUsable,
    authorities: split.authorities,
    ownPermissions: [],
    oddities: split.oddities,
    broken: broken.map(counted),
    extractNativeLibs: true,
    native: { abis: [], alternatives: [], counted: [], multiArch: false, aligned16k: true, unusable: [] },
    ...(lacksCode ? { lacksCode } : {}),
    ...(base.unusableCode && unusableCode ? { unusableCode } : {}),
    ...(unreadable ? { unreadable } : {}),
    ...(hasVersions && codename !== undefined ? { codename } : {}),
  };
}

/** Returns why Android refuses a split, its signature and libraries aside, that its base alone does not tell. */
export function splitObstacles(split: Facts, base: Facts, phone: Phone): Obstacle[] {
  const name = split.split ?? '';
  const own = isSplitName(name) ? [] : [sure('PARSE_FAILED_BAD_PACKAGE_NAME', 'invalid', { name: name.slice(0, 80) })];
  const { obstacles } = installability(countedOf(split, base, phone), { ...phone, installed: null });
  return [...own, ...obstacles.filter(({ status }) => status !== 'installs')];
}

/** Android 13 is the first to compare types of splits (PackageInstallerSession.validateApkInstallLocked). */
const firstTypes = 33;

/** Returns the obstacle of a base that needs splits, if a type that it or another part needs is not there. */
export function typesObstacle(base: Facts, parts: readonly Facts[], phone: Phone): Obstacle | undefined {
  const all = [base, ...parts];
  const types = new Set(all.flatMap(({ splitTypes = [] }) => splitTypes));
  if (all.every(({ requiredSplitTypes = [] }) => requiredSplitTypes.every((type) => types.has(type)))) return undefined;
  return fromAndroid(phone, [firstTypes, forever], sure('FAILED_MISSING_SPLIT', 'incompatible'), base.minSdk);
}

/** The codes of `libraryObstacles`, which a base alone may have too. */
export const libraryCodes: readonly string[] = [
  'FAILED_NO_MATCHING_ABIS',
  'FAILED_CPU_ABI_INCOMPATIBLE',
  'FAILED_CONTAINER_ERROR',
];

/** Returns what a phone makes of the libraries of all parts together (NativeLibraryHelper). */
export function libraryObstacles(
  base: Facts,
  parts: readonly NativeLibraries[],
  damaged: readonly DamagedLibrary[],
  phone: Phone,
): Obstacle[] {
  const all = [base.native, ...parts];
  const native: NativeLibraries = {
    ...base.native,
    counted: [...new Set(all.flatMap(({ counted }) => counted))],
    nested: all.some(({ nested }) => nested),
    renderscript: all.some(({ renderscript }) => renderscript),
    unusable: all.flatMap(({ unusable }) => unusable),
  };
  const facts: Facts = { ...base, native };
  const found = [...abiRule(facts, phone), ...inPlaceRule(facts, phone), unpackObstacle(damaged, facts, phone)];
  return found.filter((one) => one !== undefined);
}
