import { exactVersionCode } from '../judge/obstacles/installed.ts';
import { versionedLibraries } from '../judge/obstacles/manifest.ts';
import { checkedGroups } from '../judge/obstacles/others.ts';
import { depends, forever, some, sure } from '../judge/obstacles/rule.ts';
import { aloneSince } from '../judge/obstacles/shared-user.ts';
import { sameVersion } from '../model/android.ts';
import type { Facts } from '../model/facts.ts';
import { type Installs, installsWith, type Obstacle } from '../model/obstacle.ts';
import type { Phone } from '../model/phone.ts';
import type { ApkResult } from '../model/result.ts';
import { refusals } from './refusals.ts';
import { accepts, covering, defines, joins, refusing, shares, startOf } from './signers.ts';

/** Whether one file can be installed on a phone that has another. */
export interface Update {
  /** Whether the second file replaces the first: false if they are two apps, which are installed side by side. */
  readonly replaces: boolean;
  /** Whether every Android version that accepts the first file installs the second on a phone that has it. */
  readonly installs: Installs;
  /** Why not, and what changes for the owner: those with status `installs` are only warnings. */
  readonly obstacles: readonly Obstacle[];
}

/** Apps with a target from here on request permissions at runtime, and there is no way back (Android 6). */
const runtimePermissions = 23;
const sandboxes = 26;
/** Android 12 and 13 may let an app leave its shared user; AOSP changed its mind twice. */
const leavesSharedUser = { from: 31, to: 33 };

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

/** Whether the signature is valid, whoever's it is: a key that everybody has still has to be the same. */
function isSigned({ verified, verdict, facts, report }: ApkResult): boolean {
  if (verified) return true;
  const isOwn = verdict.answer === 'do-not-install' && ['public-key', 'mismatch'].includes(verdict.danger);
  return isOwn && facts !== null && report?.verified === true;
}

/** Returns what two apps cannot both have on one phone (ComponentResolver; InstallPackageHelper.preparePackage). */
function conflicts(installed: ApkResult, update: ApkResult, phone: Phone): Obstacle[] {
  const [old, next] = [installed.facts!, update.facts!];
  // Two manifests may have half a million names each.
  const same = (one: readonly string[] = [], other: readonly string[] = []) => {
    const known = new Set(one);
    return other.filter((name) => known.has(name));
  };
  const authorities = same(old.authorities, next.authorities);
  const found: Obstacle[] = authorities.length
    ? [sure('FAILED_CONFLICTING_PROVIDER', 'conflict', { names: some(authorities) })]
    : [];
  const levels = [installed.report!.byLevel, update.report!.byLevel] as const;
  if (old.sharedUserId !== undefined && old.sharedUserId === next.sharedUserId) {
    // A new install joins the user; whether the first app did depends on when it was installed.
    const apart = refusing(...levels, phone, joins, aloneSince(next));
    const detail = { name: old.sharedUserId.slice(0, 80), ...apart };
    const certainty = apart && apart.minSdk < aloneSince(old) ? sure : depends;
    if (apart) found.push(certainty('FAILED_SHARED_USER_INCOMPATIBLE', 'conflict', detail));
  }
  const refused = refusing(...levels, phone, defines);
  if (!refused) return found;
  const permissions = same(old.ownPermissions, next.ownPermissions);
  if (permissions.length) found.push(sure('FAILED_DUPLICATE_PERMISSION', 'failure', { names: some(permissions) }));
  // Android 12 is the first to check groups: those that the second app defines too, and those of its permissions.
  const groups = {
    FAILED_DUPLICATE_PERMISSION_GROUP: same(old.ownPermissionGroups, next.ownPermissionGroups),
    FAILED_BAD_PERMISSION_GROUP: same(old.ownPermissionGroups, next.permissionGroups),
  };
  if (next.targetSdk < checkedGroups || (phone.sdk ?? checkedGroups) < checkedGroups) return found;
  const start = Math.max(startOf(old, installed.report), next.minSdk);
  const certainty = (phone.sdk ?? start) >= checkedGroups ? sure : depends;
  for (const code of ['FAILED_DUPLICATE_PERMISSION_GROUP', 'FAILED_BAD_PERMISSION_GROUP'] as const)
    if (groups[code].length) found.push(certainty(code, 'failure', { names: some(groups[code]) }));
  return found;
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

/** PackageManagerServiceUtils.checkDowngrade: the version code and, between equal ones, the revision. */
function downgrade(old: Facts, next: Facts, levels: readonly number[]): Obstacle | undefined {
  for (const level of levels) {
    const [before, after] = [exactVersionCode(old, level), exactVersionCode(next, level)];
    const [installed, versionCode] = [Number(before), Number(after)];
    if (after < before) return sure('FAILED_VERSION_DOWNGRADE', 'invalid', { versionCode, installed });
    const [revision, revisionCode] = [old.revisionCode ?? 0, next.revisionCode ?? 0];
    if (after === before && revisionCode < revision)
      return sure('FAILED_VERSION_DOWNGRADE', 'invalid', { revisionCode, installed: revision });
  }
  return undefined;
}

/**
 * Checks whether Android installs the second file over the first: the same package; the same signer on every Android
 * version that both support, or one that a proof of rotation makes its successor (with the capability `installed-data`,
 * or `rollback` the other way round; `shared-user` too if it shares a user); the same shared user; a version code that is
 * not lower; runtime permissions and a sandbox that are not given up. The rules are those of AOSP's
 * PackageManagerServiceUtils.verifySignatures and checkDowngrade, and InstallPackageHelper.preparePackage. What is sure to
 * keep the second file from being installed at all, such as being a split, counts too, of two apps as well; so does what only
 * some Android versions refuse that may have the first one. Two apps must not claim the same providers, nor share a user or define
 * permissions with different signers.
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
    return { replaces: old?.package === next?.package && old !== null, installs: installsWith(obstacles), obstacles };
  };
  const areSigned = isSigned(installed) && isSigned(update);
  if (!isSigned(installed)) found.push(sure('not-verified', 'failure', { file: 1 }));
  if (!isSigned(update)) found.push(sure('not-verified', 'failure', { file: 2 }));
  if (!old || !next) return result();
  if (old.package !== next.package) {
    found.push(sure('another-package', 'installs', { installed: old.package, package: next.package }));
    if (areSigned) found.push(...conflicts(installed, update, phone));
    if (isSigned(update)) found.push(...refusals(installed, update, phone));
    return result();
  }
  if (areSigned) found.push(...unaccepted(installed, update, phone), ...signerObstacles(installed, update, phone));
  const starts = [startOf(old, installed.report), startOf(next, update.report)] as const;
  const start = Math.max(...starts);
  const levels = phone.sdk === undefined ? [start, forever] : [phone.sdk];
  found.push(sharedUserObstacle(old, next, phone, start), downgrade(old, next, levels));
  const sdk = phone.sdk ?? forever;
  if (old.targetSdk >= runtimePermissions && next.targetSdk < runtimePermissions && sdk >= runtimePermissions)
    found.push(sure('FAILED_PERMISSION_MODEL_DOWNGRADE', 'failure', { target: next.targetSdk }));
  if (old.sandbox === 2 && next.sandbox !== 2 && sdk >= sandboxes)
    found.push(sure('FAILED_SANDBOX_VERSION_DOWNGRADE', 'failure'));
  if (old.isVersioned && !next.isVersioned && sdk >= versionedLibraries)
    found.push(depends('FAILED_DUPLICATE_PACKAGE', 'conflict'));
  if (next.debuggable !== old.debuggable)
    found.push(sure(next.debuggable ? 'becomes-debuggable' : 'was-debuggable', 'installs'));
  if (isSigned(update)) found.push(...refusals(installed, update, phone));
  const isTooNew = found.some((one) => one?.code === 'FAILED_OLDER_SDK');
  const [from, since] = phone.sdk === undefined ? starts : ([phone.sdk, next.minSdk] as const);
  if (since > from && !isTooNew)
    found.push(sure('leaves-older', phone.sdk === undefined ? 'installs' : 'incompatible', { sdk: since }));
  return result();
}
