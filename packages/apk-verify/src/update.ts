import type { ApkResult } from './examine.ts';
import type { Obstacle, Phone } from './model/phone.ts';
import type { Capability, LevelSigners, SdkRange } from './model/report.ts';
import { longVersionCode } from './obstacles/installed.ts';
import { sure } from './obstacles/rule.ts';

/** Whether one file can be installed over another. */
export interface Update {
  /** False if some Android version that both files support is sure to refuse it. */
  readonly updates: boolean;
  /** Why not, and what changes for the owner: those with status `installs` are only warnings. */
  readonly obstacles: readonly Obstacle[];
}

/** The first API level that supports proofs of rotation. */
const firstRotation = 28;
/** Apps with a target from here on request permissions at runtime, and there is no way back (Android 6). */
const runtimePermissions = 23;

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

/** Whether Android at that level accepts the second signer as a successor, or legitimate ancestor, of the first. */
function accepts(sdk: number, installed: LevelSigners, update: LevelSigners): boolean {
  if (sdk < firstRotation) return alike(installed, update);
  return vouches(update, installed, 'installed-data') || vouches(installed, update, 'rollback');
}

const covering = (levels: readonly LevelSigners[], sdk: number) =>
  levels.find(({ minSdk, maxSdk }) => minSdk <= sdk && sdk <= maxSdk);

/** Returns the levels at which Android does not accept one file's signer for the other; null if there are none. */
function strangers(one: readonly LevelSigners[], other: readonly LevelSigners[], { sdk }: Phone): SdkRange | null {
  const edges = [firstRotation, ...[...one, ...other].map(({ minSdk }) => minSdk)];
  const levels = sdk === undefined ? [...new Set(edges)].sort((a, b) => a - b) : [sdk];
  const refused = levels.filter((level) => {
    const [installed, update] = [covering(one, level), covering(other, level)];
    return installed && update && !accepts(level, installed, update);
  });
  if (refused.length === 0) return null;
  const last = refused[refused.length - 1]!;
  const end = Math.min(...levels.filter((level) => level > last).map((level) => level - 1), 0x7fff_ffff);
  return { minSdk: refused[0]!, maxSdk: sdk ?? end };
}

/**
 * Checks whether Android installs the second file over the first: the same package; the same signer on every Android
 * version that both support, or one that a proof of rotation makes its successor (with the capability `installed-data`,
 * or `rollback` the other way round); a version code that is not lower; runtime permissions that are not given up. The
 * rules are those of AOSP's PackageManagerServiceUtils.verifySignatures and checkDowngrade. Whether the second file can
 * be installed at all is part of its own verdict.
 *
 * @param installed Result of `verifyApk` for the file that is on the phone.
 * @param update Result for the file to be installed over it; both without `minSdk`, `maxSdk`.
 * @param phone The phone's API level, if only one phone counts.
 */
export function updateOf(installed: ApkResult, update: ApkResult, phone: Phone = {}): Update {
  const obstacles: Obstacle[] = [];
  const [old, next] = [installed.facts, update.facts];
  if (!installed.verified || !old || !installed.report) obstacles.push(sure('not-verified', 'failure', { file: 1 }));
  if (!update.verified || !next || !update.report) obstacles.push(sure('not-verified', 'failure', { file: 2 }));
  if (!old || !next) return { updates: false, obstacles };
  if (old.package !== next.package) {
    obstacles.push(sure('another-package', 'failure', { installed: old.package, package: next.package }));
    return { updates: false, obstacles };
  }
  if (installed.verified && update.verified) {
    const refused = strangers(installed.report!.byLevel, update.report!.byLevel, phone);
    if (refused) obstacles.push(sure('FAILED_UPDATE_INCOMPATIBLE', 'conflict', { ...refused }));
  }
  const [before, now] = [longVersionCode(old), longVersionCode(next)];
  if (now < before)
    obstacles.push(sure('FAILED_VERSION_DOWNGRADE', 'invalid', { versionCode: now, installed: before }));
  if (old.targetSdk >= runtimePermissions && next.targetSdk < runtimePermissions)
    obstacles.push(sure('FAILED_PERMISSION_MODEL_DOWNGRADE', 'failure', { target: next.targetSdk }));
  if (next.debuggable !== old.debuggable)
    obstacles.push(sure(next.debuggable ? 'becomes-debuggable' : 'was-debuggable', 'installs'));
  if (next.minSdk > old.minSdk && (phone.sdk ?? old.minSdk) < next.minSdk)
    obstacles.push(sure('leaves-older', phone.sdk === undefined ? 'installs' : 'incompatible', { sdk: next.minSdk }));
  return { updates: obstacles.every(({ status }) => status === 'installs'), obstacles };
}
