import { isPackageName, isSharedUserId } from '../../manifest/names.ts';
import type { BrokenRule } from '../../manifest/rules/parser-rules.ts';
import type { Facts } from '../../model/facts.ts';
import type { Obstacle } from '../../model/obstacle.ts';
import type { Phone } from '../../model/phone.ts';
import { depends, forever, fromAndroid, type Rule, some, sure } from './rule.ts';

/** Target API levels from which on Android requires what older apps may omit. */
const resourcesTarget = 30;
const applicationTarget = 30;

/** Android 11 takes a manifest without an application, but only with an older target (DeferredError.MISSING_APP_TAG). */
function withoutApplication({ targetSdk }: Facts, phone: Phone): Obstacle | undefined {
  const empty = sure('PARSE_FAILED_MANIFEST_EMPTY', 'invalid');
  return targetSdk >= applicationTarget ? empty : fromAndroid(phone, [1, applicationTarget - 1], empty);
}

/** Returns the obstacle of a broken rule of the parser; none if it does not apply to this app or phone. */
function broken(found: BrokenRule, { targetSdk, minSdk }: Facts, phone: Phone): Obstacle | undefined {
  const { rule, names, from, sure: since = from, to = forever, target = 0, code } = found;
  if (targetSdk < target) return undefined;
  const refusal = sure(code ?? 'PARSE_FAILED_MANIFEST_MALFORMED', 'invalid', { rule, names: some(names) });
  const obstacle = fromAndroid(phone, [from, to], refusal, minSdk);
  return obstacle && (phone.sdk ?? minSdk) < since ? { ...obstacle, certainty: 'depends' } : obstacle;
}

/** What the platform's own parser rejects in manifest and resources. */
export const manifestRule: Rule = (facts, phone) => [
  ...(facts.broken ?? []).map((one) => broken(one, facts, phone)),
  // PackageManagerService defines it once (InstallPackageHelper.assertPackageIsValid).
  facts.package === 'android' ? sure('FAILED_DUPLICATE_PACKAGE', 'conflict') : undefined,
  isPackageName(facts.package)
    ? undefined
    : sure('PARSE_FAILED_BAD_PACKAGE_NAME', 'invalid', { name: facts.package.slice(0, 80) }),
  facts.sharedUserId === undefined || isSharedUserId(facts.sharedUserId)
    ? undefined
    : sure('PARSE_FAILED_BAD_SHARED_USER_ID', 'invalid', { name: facts.sharedUserId.slice(0, 80) }),
  facts.hasApplication ? undefined : withoutApplication(facts, phone),
  !facts.resourcesUsable && facts.targetSdk >= resourcesTarget
    ? fromAndroid(phone, [resourcesTarget, forever], sure('PARSE_FAILED_RESOURCES_ARSC_COMPRESSED', 'failure'))
    : undefined,
];

/** Android 10 is the first to run code where it lies in the file, if the manifest asks for it (`useEmbeddedDex`). */
const embeddedCode = 29;
/** Overlays that are not part of the system need this target from Android 10 on (InstallPackageHelper). */
const overlayTarget = 29;
/** Several versions of a library for other apps are different apps from Android 8 on. */
export const versionedLibraries = 26;

/**
 * InstallPackageHelper.assertOverlayIsValid: nobody else has the platform's key that older overlays need; others may need
 * the key of the app that they are for, if it is on the phone.
 */
function overlayObstacle({ isOverlay, targetSdk }: Facts, phone: Phone): Obstacle | undefined {
  if (!isOverlay) return undefined;
  const certainty = targetSdk < overlayTarget ? sure : depends;
  const obstacle = certainty('FAILED_INTERNAL_ERROR', 'failure', { target: targetSdk });
  return fromAndroid(phone, [overlayTarget, forever], obstacle);
}

/** Where Android does not read what says so, and for Google Play's marker, the base installs but lacks its parts. */
function withoutSplits({ splitsSince = forever, minSdk }: Facts, { sdk }: Phone): Obstacle {
  if ((sdk ?? minSdk) >= splitsSince) return sure('FAILED_MISSING_SPLIT', 'incompatible');
  if (sdk === undefined && splitsSince < forever) return depends('FAILED_MISSING_SPLIT', 'incompatible');
  return sure('parts-missing', 'installs');
}

/** Parts that can only be installed together, and builds that a phone's installer does not accept. */
export const partsRule: Rule = (facts, phone) => [
  facts.split === undefined ? undefined : sure('FAILED_INVALID_APK', 'invalid', { split: facts.split.slice(0, 80) }),
  facts.needsSplits ? withoutSplits(facts, phone) : undefined,
  // PackageManagerServiceUtils.assertCodePolicy; Android 5 fails to compile it.
  facts.lacksCode ? sure('FAILED_INVALID_APK', 'invalid', { code: 'classes.dex' }) : undefined,
  // PackageInstallerSession.validateApkInstallLocked
  facts.unusableCode?.length
    ? fromAndroid(
        phone,
        [embeddedCode, forever],
        sure('FAILED_INVALID_APK', 'invalid', { dex: some(facts.unusableCode) }),
      )
    : undefined,
  overlayObstacle(facts, phone),
  // A version of a library is only installed once (InstallPackageHelper.preparePackage).
  facts.isVersioned
    ? fromAndroid(phone, [versionedLibraries, forever], depends('FAILED_DUPLICATE_PACKAGE', 'conflict'))
    : undefined,
  facts.testOnly ? sure('FAILED_TEST_ONLY', 'invalid') : undefined,
];
