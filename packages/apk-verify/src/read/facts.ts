import { attr } from '../manifest/attributes.ts';
import { authoritiesOf, launchersOf, marksSplits } from '../manifest/components.ts';
import { labelsOf } from '../manifest/labels.ts';
import { nestsOddly } from '../manifest/nesting.ts';
import { definedBy, namesOf, permissionGroupsOf, withImplied } from '../manifest/permissions.ts';
import { type FoundResources, readManifestXml, readResources } from '../manifest/read-manifest.ts';
import { Resources } from '../manifest/resources.ts';
import { namedText, Typed, typedText } from '../manifest/typed.ts';
import { readsVersionsAlike, sdkVersions } from '../manifest/versions.ts';
import type { XmlElement } from '../manifest/xml-element.ts';
import { ApkError, type ApkErrorCode } from '../model/error.ts';
import type { Facts, Feature } from '../model/facts.ts';
import { nativeLibraries, unusableCode } from '../native/libraries.ts';
import type { ApkFile } from './apk-file.ts';

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

const required = (element: XmlElement, typed: Typed) => typed.flag(element, attr.required, true);

/** Returns the features, without duplicates: thousands may share a long name. */
function featuresOf(elements: readonly XmlElement[], typed: Typed): Feature[] {
  const [needed, wanted] = [new Set<string>(), new Set<string>()];
  return elements
    .map((element) => ({ name: typed.text(element, attr.name) ?? '', required: required(element, typed) }))
    .filter((feature) => {
      const known = feature.required ? needed : wanted;
      const isNew = feature.name !== '' && !known.has(feature.name);
      known.add(feature.name);
      return isNew;
    });
}

/** A library's name and version are cut off here to join them. */
const longestName = 1000;

/** What names the version of a library, by the element that asks for it; 0 for those without versions. */
const libraryVersions: Readonly<Record<string, number>> = {
  'uses-library': 0,
  'uses-native-library': 0,
  'uses-static-library': attr.version,
  'uses-sdk-library': attr.versionMajor,
};

/** Returns the libraries that the app needs; those of certain versions always (SharedLibrariesImpl). */
function librariesOf(application: XmlElement | undefined, typed: Typed): string[] {
  const found = new Set<string>();
  for (const element of application?.children ?? []) {
    const id = libraryVersions[element.name];
    const name = typed.text(element, attr.name);
    if (id === undefined || !name) continue;
    // Thousands may share a long name, or version.
    if (id > 0) found.add(`${name.slice(0, longestName)} (${String(typed.text(element, id)).slice(0, longestName)})`);
    else if (required(element, typed)) found.add(name);
  }
  return [...found];
}

type Manifest = Awaited<ReturnType<typeof readManifestXml>>;

/**
 * Returns the first Android version whose installer refuses the base without its splits (ApkLite.isSplitRequired): 10
 * reads one attribute, 13 both. Undefined if none does.
 */
function splitsSinceOf(root: XmlElement): number | undefined {
  if (root.androidFlag('isSplitRequired', false)) return 29;
  return isText(namedText(root.android('requiredSplitTypes'))) ? 33 : undefined;
}

/** Reads what manifest and resources say, and whether the app has both 32-bit and 64-bit libraries. */
function describe({ root, strings, oddities, entry }: Manifest, { resources, usable }: FoundResources) {
  const typed = new Typed(resources);
  const found = new Set<string>(oddities);
  if (entry.method !== 0 && entry.method !== 8) found.add('manifest-method');

  const [application, second] = root.all('application');
  if (second) found.add('several-applications');
  // Looked up by name, where Android uses the raw text instead of the value.
  const named = root.named('package');
  if (named?.raw !== named?.value.string) found.add('package-value');
  const packageName = named?.raw ?? '';
  const split = namedText(root.named('split'));
  const usesSdk = root.all('uses-sdk');
  if (usesSdk.length > 1) found.add('several-uses-sdk');
  // Of a split, newer versions read on behind the root (ParsingPackageUtils.parseSplitApk).
  const goesOn = isText(split) && found.has('broken-end');
  const byAndroid = second || goesOn || found.has('attribute-package') || found.has('feature-flag') || nestsOddly(root);
  const isMultiArch = typed.flag(application, attr.multiArch, false);
  const multiArch = isMultiArch && application?.androidFlag('multiArch', false) === true;
  const flagsDiffer =
    root.oldFlag('isSplitRequired', false) !== root.androidFlag('isSplitRequired', false) ||
    (isMultiArch && multiArch !== application?.oldFlag('multiArch', false));
  if (byAndroid || flagsDiffer || !readsVersionsAlike(root, usesSdk)) found.add('by-android');

  const extractNativeLibs = application?.androidFlag('extractNativeLibs', true) ?? true;
  // What they need may differ by phone without making it another app.
  const needs = new Typed(resources);
  // Before Android 11, libraries are unpacked again as the app's own parser says (PackageManagerService.derivePackageAbi).
  const oldExtractNativeLibs =
    (application?.oldFlag('extractNativeLibs', true) ?? true) && needs.flag(application, attr.extractNativeLibs, true);
  const splitsSince = splitsSinceOf(root);
  const sharedUserId = typed.anyText(root, attr.sharedUserId);
  const sharedUserMaxSdk = typed.integer(root, attr.sharedUserMaxSdkVersion);
  const versionCodeMajor = typed.integer(root, attr.versionCodeMajor);
  const revisionCode = root.android('revisionCode')?.value.integer;
  const sandbox = typed.integer(root, attr.targetSandboxVersion);
  // In a key set, too: Android reads on in it (ParsingPackageUtils.parseKeySets).
  const keySets = root.all('key-sets').flatMap((keys) => [keys, ...keys.all('key-set')]);
  const upgradeKeys = keySets.some((keys) => keys.all('upgrade-key-set').length > 0);
  const isVersioned = application?.children.some(({ name }) => ['static-library', 'sdk-library'].includes(name));
  const permissions = root.children.filter(({ name }) => /^uses-permission(?:-sdk-(?:23|m))?$/.test(name));
  const groups = permissionGroupsOf(root, packageName, typed);
  const sdk = sdkVersions(usesSdk, typed);
  const features = featuresOf(root.all('uses-feature'), needs);

  const facts: Omit<Facts, 'native' | 'oddities' | 'unreadable'> = {
    package: packageName,
    versionCode: typed.integer(root, attr.versionCode) ?? 0,
    ...(versionCodeMajor ? { versionCodeMajor } : {}),
    ...(revisionCode ? { revisionCode } : {}),
    ...(sandbox === null ? {} : { sandbox }),
    ...(upgradeKeys ? { upgradeKeys } : {}),
    // Only shown to people, and none where phones differ.
    versionName: typedText(resources.resolve(root.get(attr.versionName)?.value)) ?? '',
    ...labelsOf(resources, application, launchersOf(application, packageName, typed)),
    ...sdk,
    permissions: withImplied(namesOf(permissions, typed), sdk.targetSdk),
    features,
    libraries: librariesOf(application, needs),
    ...(isVersioned ? { isVersioned } : {}),
    ...(isText(sharedUserId) ? { sharedUserId, ...(sharedUserMaxSdk ? { sharedUserMaxSdk } : {}) } : {}),
    debuggable: typed.flag(application, attr.debuggable, false),
    testOnly: typed.flag(application, attr.testOnly, false),
    extractNativeLibs,
    ...(oldExtractNativeLibs === extractNativeLibs ? {} : { oldExtractNativeLibs }),
    ...(isText(split) ? { split } : {}),
    needsSplits: splitsSince !== undefined || marksSplits(application, typed),
    ...(splitsSince === undefined ? {} : { splitsSince }),
    hasCode: typed.flag(application, attr.hasCode, true),
    ...(root.all('overlay').length > 0 ? { isOverlay: true } : {}),
    // Of a split, tests are not read (ParsingPackageUtils.parseSplitApk).
    hasApplication: application !== undefined || (!isText(split) && root.all('instrumentation').length > 0),
    resourcesUsable: usable,
    authorities: authoritiesOf(application, typed),
    ownPermissions: definedBy(root.all('permission'), packageName, typed),
    ...(groups.own.length > 0 ? { ownPermissionGroups: groups.own } : {}),
    ...(groups.others.length > 0 ? { permissionGroups: groups.others } : {}),
  };
  // Each phone takes the value for its configuration, or none (TypedArray.getNonConfigurationString).
  if (typed.isPhoneDependent) found.add('by-android');
  if (strings.isAmbiguous || resources.isAmbiguous) found.add('ambiguous-text');
  return { facts: { ...facts, oddities: [...found] }, multiArch };
}

const noResources: FoundResources = { resources: new Resources(null), usable: false };
const noLibraries = { abis: [], alternatives: [], counted: [], multiArch: false, aligned16k: true, unusable: [] };

/**
 * Reads what an APK says about itself, as Android would read it on installation and as `aapt dump badging` prints it.
 * Nothing is verified, and the signature is ignored: facts are available for files that nobody should install. If
 * resources or libraries cannot be read, the facts are as if there were none, and `unreadable` says why.
 *
 * @throws ApkError `format` if it is not an archive, `zip64`, `no-manifest`, `manifest` where Android rejects the
 *   manifest, `too-large` for more than any honest file has.
 */
export async function factsOf(file: ApkFile): Promise<Facts> {
  const archive = await file.archive();
  const manifest = await readManifestXml(archive);
  let unreadable: ApkErrorCode | undefined;
  const attempt = async <Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApkError)) throw error;
      unreadable ??= error.code;
      return undefined;
    }
  };
  const resources = (await attempt(() => readResources(archive))) ?? noResources;
  const { facts, multiArch } = (await attempt(() => describe(manifest, resources))) ?? describe(manifest, noResources);
  const inPlace = !facts.extractNativeLibs || facts.oldExtractNativeLibs === false;
  const [application] = manifest.root.all('application');
  const lacksCode = facts.hasCode && application !== undefined && !archive.find('classes.dex');
  const embedded = application?.androidFlag('useEmbeddedDex', false) ? await unusableCode(archive) : undefined;
  // Loaded with the rest of the check, not before it: where code is loaded in parts, this is one of them.
  const { ruleFacts } = await import(/* webpackChunkName: "check-rules" */ '../manifest/rules/broken-rules.ts');
  const ruled = await attempt(() => ruleFacts(manifest.root, facts, resources.resources));
  const native = await attempt(() => nativeLibraries(archive, inPlace, multiArch, facts.debuggable));
  return {
    ...facts,
    ...ruled,
    ...(lacksCode ? { lacksCode } : {}),
    ...(embedded ? { unusableCode: embedded } : {}),
    native: native ?? noLibraries,
    ...(unreadable ? { unreadable } : {}),
  };
}
