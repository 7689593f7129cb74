import { installabilityOf } from '../judge/installability.ts';
import { versionCodeAt } from '../judge/obstacles/installed.ts';
import { depends, forever, sure } from '../judge/obstacles/rule.ts';
import { aloneSince } from '../judge/obstacles/shared-user.ts';
import { sameVersion } from '../model/android.ts';
import type { Facts } from '../model/facts.ts';
import type { Obstacle, Phone } from '../model/phone.ts';
import type { Capability, LevelSigners, SdkRange } from '../model/report.ts';
import type { ApkResult } from '../model/result.ts';

/** Whether one file can be installed over another. */
export interface Update {
  /** True if every Android version that accepts both files installs it; false if one refuses it or may do so. */
  readonly updates: boolean;
  /**
   * Why not, and what changes for the owner: those with status `installs` are only warnings. If all others are
   * `depends`, Android may install it, depending on what is not read here.
   */
  readonly obstacles: readonly Obstacle[];
}

/** Android 5, the oldest that signatures are verified for. */
const oldestSdk = 21;
/** The first API level that supports proofs of rotation. */
const firstRotation = 28;
/** From here on an update joins a shared user whatever its proof says (PackageManagerServiceUtils.canJoinSharedUserId). */
const lenientSharedUser = 34;
/** Apps with a target from here on request permissions at runtime, and there is no way back (Android 6). */
const runtimePermissions = 23;
const sandboxes = 26;
/** Versions of a library are different apps from here on, and none is replaced (InstallPackageHelper.preparePackage). */
const versionedLibraries = 26;
/** Android 12 and 13 may let an app leave its shared user; AOSP changed its mind twice. */
const leavesSharedUser = { from: 31, to: 33 };

const prints = ({ signers }: LevelSigners) => signers.map(({ sha256 }) => sha256).sort();
const alike = (one: LevelSigners, other: LevelSigners) => String(prints(one)) === String(prints(other));

/**
 * Implements `SigningDetails.checkCapability`: the former signer is an ancestor that still has this capability, or the
 * current signer itself.
 */
function vouches(by: LevelSigners, former: LevelSigners, capability: Capability): boolean {
  if (former.signers.length !== 1 || by.signers.length !== 1) return alike(by, former);
  const { sha256 } = former.signers[0]!;
  const past = by.lineage?.slice(0, -1) ?? [];
  return (
    by.signers[0]!.sha256 === sha256 ||
    past.some((one) => one.sha256 === sha256 && one.capabilities.includes(capability))
  );
}

/** Whether Android at some level accepts one signer after another. */
type Accepts = (sdk: number, installed: LevelSigners, update: LevelSigners) => boolean;

/** The second signer is a successor, or legitimate ancestor, of the first. */
const accepts: Accepts = (sdk, installed, update) => {
  if (sdk < firstRotation) return alike(installed, update);
  return vouches(update, installed, 'installed-data') || vouches(installed, update, 'rollback');
};

/** The second signer may stay in the first one's shared user. */
const shares: Accepts = (sdk, installed, update) =>
  !accepts(sdk, installed, update) ||
  sdk < firstRotation ||
  vouches(update, installed, 'shared-user') ||
  vouches(installed, update, 'shared-user') ||
  (sdk >= lenientSharedUser && vouches(update, installed, 'installed-data'));

const covering = (levels: readonly LevelSigners[], sdk: number) =>
  levels.find(({ minSdk, maxSdk }) => minSdk <= sdk && sdk <= maxSdk);

/** Returns the levels below `top` at which Android does not accept one file's signer for the other; null if none. */
function refusing(
  one: readonly LevelSigners[],
  other: readonly LevelSigners[],
  { sdk }: Phone,
  isAccepted: Accepts,
  top = Number.POSITIVE_INFINITY,
): SdkRange | null {
  const edges = [firstRotation, lenientSharedUser, ...[...one, ...other].map(({ minSdk }) => minSdk)];
  const all = sdk === undefined ? edges.sort((a, b) => a - b) : [sdk, sameVersion(sdk)];
  const levels = [...new Set(all)].filter((level) => level < top);
  const refused = levels.filter((level) => {
    const [installed, update] = [covering(one, level), covering(other, level)];
    return installed && update && !isAccepted(level, installed, update);
  });
  if (refused.length === 0) return null;
  const last = refused[refused.length - 1]!;
  const end = Math.min(...levels.filter((level) => level > last).map((level) => level - 1), top - 1, 0x7fff_ffff);
  return { minSdk: refused[0]!, maxSdk: sdk === undefined ? end : last };
}

/** Returns what Android says about the signers; both files are verified. */
function signerObstacles(installed: ApkResult, update: ApkResult, phone: Phone): Obstacle[] {
  const [old, levels] = [installed.facts!, [installed.report!.byLevel, update.report!.byLevel] as const];
  const alone = aloneSince(old);
  // Such keys count instead of the signer, but never in a shared user, which the app may be in or out of
  // (KeySetManagerService.shouldCheckUpgradeKeySetLocked, checkUpgradeKeySetLocked).
  const isKeyed = old.upgradeKeys === true && (phone.sdk ?? forever) >= alone;
  const keys = isKeyed ? [depends('upgrade-keys', 'conflict')] : [];
  const refused = refusing(...levels, phone, accepts, isKeyed ? alone : undefined);
  if (refused) return [sure('FAILED_UPDATE_INCOMPATIBLE', 'conflict', { ...refused }), ...keys];
  const apart = refusing(...levels, phone, shares, alone);
  const perhaps = apart ?? (alone > 0 ? refusing(...levels, phone, shares) : null);
  if (!perhaps) return keys;
  const detail = { name: (old.sharedUserId ?? '').slice(0, 80), ...perhaps };
  return [(apart ? sure : depends)('FAILED_SHARED_USER_INCOMPATIBLE', 'conflict', detail), ...keys];
}

/**
 * An app keeps its shared user, and having none; it does not come back to one that it leaves
 * (InstallPackageHelper.preparePackage; Settings.getPackageLPw before).
 *
 * @param start The oldest API level that accepts both files.
 */
function sharedUserObstacle(old: Facts, next: Facts, { sdk }: Phone, start: number): Obstacle | undefined {
  const level = sdk ?? Math.max(aloneSince(old), start);
  const isSame = old.sharedUserId === next.sharedUserId;
  if (isSame && !(aloneSince(old) <= level && level < aloneSince(next))) return undefined;
  const isOpen = sdk !== undefined && sdk >= leavesSharedUser.from && sdk <= leavesSharedUser.to;
  return (isOpen && (isSame || next.sharedUserId === undefined) ? depends : sure)('FAILED_UID_CHANGED', 'invalid');
}

const isReason = ({ status }: Obstacle) => status !== 'installs';
const isRefusal = (obstacle: Obstacle) => isReason(obstacle) && obstacle.certainty === 'sure';

/** Returns the oldest API level that accepts a file; for versions before 5 its signature does not count. */
function startOf({ minSdk }: Facts, report: ApkResult['report']): number {
  const signed = report?.byLevel[0]?.minSdk ?? 0;
  return signed > oldestSdk ? Math.max(minSdk, signed) : minSdk;
}

/**
 * Of two verified files without an API level at which both are accepted, those that the phone does not accept, or that
 * were not verified for it: nothing is known about their signers there. Of a second file for newer phones,
 * “leaves-older” tells.
 */
function unaccepted(installed: ApkResult, update: ApkResult, { sdk }: Phone): Obstacle[] {
  const [one, other] = [installed.report!.byLevel, update.report!.byLevel];
  // Ranges that overlap include the start of one of them.
  const levels = sdk === undefined ? [...one, ...other].map(({ minSdk }) => minSdk) : [sdk, sameVersion(sdk)];
  if (levels.some((level) => covering(one, level) && covering(other, level))) return [];
  const asked = sdk ?? update.report!.range.minSdk;
  const isOpen = (file: typeof one) => levels.every((level) => !covering(file, level));
  const isSecond = isOpen(other);
  const files = [...(isOpen(one) || !isSecond ? [1] : []), ...(isSecond && update.facts!.minSdk <= asked ? [2] : [])];
  return files.map((file) => sure('not-verified', 'failure', { file, sdk: asked }));
}

/** Returns why a phone refuses the second file, whatever is installed on it. */
function refusals({ verdict, verified, kind, facts, report }: ApkResult, phone: Phone): Obstacle[] {
  const known = verdict.answer === 'will-not-install' ? verdict.installability.obstacles.filter(isRefusal) : [];
  if (!verified || phone.sdk === undefined) return known;
  // Both files may have been verified for all phones.
  const own = installabilityOf({ kind, facts, report }, phone).obstacles.filter(isRefusal);
  const codes = ['FAILED_OLDER_SDK', ...known.map(({ code }) => code)];
  return [...known, ...own.filter(({ code }) => !codes.includes(code))];
}

/** PackageManagerServiceUtils.checkDowngrade: the version code and, between equal ones, the revision. */
function downgrade(old: Facts, next: Facts, levels: readonly number[]): Obstacle | undefined {
  for (const level of levels) {
    const [installed, versionCode] = [versionCodeAt(old, level), versionCodeAt(next, level)];
    if (versionCode < installed) return sure('FAILED_VERSION_DOWNGRADE', 'invalid', { versionCode, installed });
    const [before, revisionCode] = [old.revisionCode ?? 0, next.revisionCode ?? 0];
    if (versionCode === installed && revisionCode < before)
      return sure('FAILED_VERSION_DOWNGRADE', 'invalid', { revisionCode, installed: before });
  }
  return undefined;
}

/**
 * Checks whether Android installs the second file over the first: the same package; the same signer on every Android
 * version that both support, or one that a proof of rotation makes its successor (with the capability `installed-data`,
 * or `rollback` the other way round; `shared-user` too if it shares a user); the same shared user; a version code that is
 * not lower; runtime permissions and a sandbox that are not given up. The rules are those of AOSP's
 * PackageManagerServiceUtils.verifySignatures and checkDowngrade, and InstallPackageHelper.preparePackage. What is sure to
 * keep the second file from being installed at all, such as being a split, counts too.
 *
 * @param installed Result of `verifyApk` for the file that is on the phone.
 * @param update Result for the file to be installed over it; both without `minSdk`, `maxSdk`, and for the same phone.
 * @param phone The phone's API level, if only one phone counts.
 */
export function updateOf(installed: ApkResult, update: ApkResult, phone: Phone = {}): Update {
  const found: (Obstacle | undefined)[] = [];
  const [old, next] = [installed.facts, update.facts];
  const result = (): Update => {
    const obstacles = found.filter((one) => one !== undefined);
    return { updates: !obstacles.some(isReason) && old !== null && next !== null, obstacles };
  };
  if (!installed.verified || !old || !installed.report) found.push(sure('not-verified', 'failure', { file: 1 }));
  if (!update.verified || !next || !update.report) found.push(sure('not-verified', 'failure', { file: 2 }));
  if (!old || !next) return result();
  if (old.package !== next.package) {
    found.push(sure('another-package', 'failure', { installed: old.package, package: next.package }));
    return result();
  }
  if (installed.verified && update.verified)
    found.push(...unaccepted(installed, update, phone), ...signerObstacles(installed, update, phone));
  const starts = [startOf(old, installed.report), startOf(next, update.report)] as const;
  const start = Math.max(...starts);
  const levels = phone.sdk === undefined ? [start, forever] : [phone.sdk];
  found.push(sharedUserObstacle(old, next, phone, start), downgrade(old, next, levels));
  const sdk = phone.sdk ?? forever;
  if (old.targetSdk >= runtimePermissions && next.targetSdk < runtimePermissions && sdk >= runtimePermissions)
    found.push(sure('FAILED_PERMISSION_MODEL_DOWNGRADE', 'failure', { target: next.targetSdk }));
  if (old.sandbox === 2 && next.sandbox !== 2 && sdk >= sandboxes)
    found.push(sure('FAILED_SANDBOX_VERSION_DOWNGRADE', 'failure'));
  if ((old.isVersioned || next.isVersioned) && sdk >= versionedLibraries)
    found.push(depends('FAILED_DUPLICATE_PACKAGE', 'conflict'));
  if (next.debuggable !== old.debuggable)
    found.push(sure(next.debuggable ? 'becomes-debuggable' : 'was-debuggable', 'installs'));
  found.push(...refusals(update, phone));
  const isTooNew = found.some((one) => one?.code === 'FAILED_OLDER_SDK');
  const [from, since] = phone.sdk === undefined ? starts : ([phone.sdk, next.minSdk] as const);
  if (since > from && !isTooNew)
    found.push(sure('leaves-older', phone.sdk === undefined ? 'installs' : 'incompatible', { sdk: since }));
  return result();
}
