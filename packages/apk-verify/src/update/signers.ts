import { sameVersion } from '../model/android.ts';
import type { Facts } from '../model/facts.ts';
import type { Phone } from '../model/phone.ts';
import type { Capability, LevelSigners, SdkRange } from '../model/report.ts';
import type { ApkResult } from '../model/result.ts';

/** Android 5, the oldest that signatures are verified for. */
export const oldestSdk = 21;
/** From here on an update joins a shared user whatever its proof says (PackageManagerServiceUtils.canJoinSharedUserId). */
const lenientSharedUser = 34;
/** The first API level that supports proofs of rotation. */
const firstRotation = 28;
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
export type Accepts = (sdk: number, installed: LevelSigners, update: LevelSigners) => boolean;

/** The second signer is a successor, or legitimate ancestor, of the first. */
export const accepts: Accepts = (sdk, installed, update) => {
  if (sdk < firstRotation) return alike(installed, update);
  return vouches(update, installed, 'installed-data') || vouches(installed, update, 'rollback');
};

/** The second signer may stay in the first one's shared user. */
export const shares: Accepts = (sdk, installed, update) =>
  !accepts(sdk, installed, update) ||
  sdk < firstRotation ||
  vouches(update, installed, 'shared-user') ||
  vouches(installed, update, 'shared-user') ||
  (sdk >= lenientSharedUser && vouches(update, installed, 'installed-data'));

/** Returns the oldest API level that accepts a file; for versions before 5 its signature does not count. */
export function startOf({ minSdk }: Facts, report: ApkResult['report']): number {
  const signed = report?.byLevel[0]?.minSdk ?? 0;
  return signed > oldestSdk ? Math.max(minSdk, signed) : minSdk;
}

export const covering = (levels: readonly LevelSigners[], sdk: number) =>
  levels.find(({ minSdk, maxSdk }) => minSdk <= sdk && sdk <= maxSdk);

/** Returns the levels below `top` at which Android does not accept one file's signer for the other; null if none. */
export function refusing(
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

/** One signer may define again what the other has defined. */
export const defines: Accepts = (sdk, installed, update) =>
  sdk < firstRotation
    ? alike(installed, update)
    : vouches(update, installed, 'permission') || vouches(installed, update, 'permission');

/** One signer's app may join the shared user of the other's (PackageManagerServiceUtils.canJoinSharedUserId). */
export const joins: Accepts = (sdk, installed, update) =>
  sdk < firstRotation
    ? alike(installed, update)
    : vouches(update, installed, 'shared-user') || vouches(installed, update, 'shared-user');
