import { installability } from '../judge/installability.ts';
import { abiRule, inPlaceRule, unpackObstacle } from '../judge/obstacles/native.ts';
import { sure } from '../judge/obstacles/rule.ts';
import { isSplitName } from '../manifest/names.ts';
import { type BrokenRule, never } from '../manifest/rules/parser-rules.ts';
import type { Facts, NativeLibraries } from '../model/facts.ts';
import type { Obstacle } from '../model/obstacle.ts';
import type { Phone } from '../model/phone.ts';
import type { DamagedLibrary } from '../model/verdict.ts';

/** Android 12 is the first whose installer reads the versions of a split (ApkLiteParseUtils.parseApkLite). */
const firstVersions = 31;

/** Rules for what a split's parser passes over: elements beside the application, and most of its attributes. */
const ofBase: readonly string[] = [
  'protection-level',
  'old-protection-level',
  'permission-tree',
  'permission-twice',
  'permission-flags',
  'required-feature',
  'queries',
  'attribution',
  'attribution-set',
  'overlay',
  'overlay-property',
  'key-sets',
  'key-set-name',
  'install-constraints',
  'library-user',
  'processes',
  'process-unlisted',
  'heavy-weight',
  'class-name',
  'component-factory',
];
/** Elements without a name that do not matter in a split. */
const passedOver = ['permission', 'permission-group', 'permission-tree', 'instrumentation'];

/** Returns a broken rule as it counts in a split; none if it does not. */
function countedRule(broken: BrokenRule): BrokenRule[] {
  const { rule, names } = broken;
  if (ofBase.includes(rule)) return [];
  if (rule === 'element-name' && names.every((name) => passedOver.includes(name))) return [];
  // The activity may be in another part.
  return [rule === 'alias-target' ? { ...broken, sure: never } : broken];
}

/**
 * Returns what counts of a split beside its base: components, code and resources (ParsingPackageUtils.parseSplitApk).
 * Everything else is read from the base alone.
 */
function countedOf(split: Facts, base: Facts, { sdk }: Phone): Facts {
  const { unreadable, lacksCode, broken = [] } = split;
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
    broken: broken.flatMap(countedRule),
    extractNativeLibs: true,
    native: { abis: [], alternatives: [], counted: [], multiArch: false, aligned16k: true, unusable: [] },
    ...(lacksCode ? { lacksCode } : {}),
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
