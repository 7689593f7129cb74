import { installabilityOf } from '../judge/installability.ts';
import { newestSdk } from '../model/android.ts';
import type { Facts } from '../model/facts.ts';
import type { Obstacle } from '../model/obstacle.ts';
import type { Phone } from '../model/phone.ts';
import type { ApkResult } from '../model/result.ts';
import { everyLaterSdk } from '../verify/range.ts';
import { covering, oldestSdk, startOf } from './signers.ts';

const isReason = ({ status }: Obstacle) => status !== 'installs';
const isRefusal = (obstacle: Obstacle) => isReason(obstacle) && obstacle.certainty === 'sure';

function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
}

/** Returns the second file's facts without what a phone that has the first is sure to accept. */
function newFacts(old: Facts, next: Facts): Facts {
  const { sharedUserId, extensions = [], permissionGroups = [], ownPermissionGroups = [], ...rest } = next;
  const known = JSON.stringify(old.extensions ?? []);
  const groups = [...(old.permissionGroups ?? []), ...(old.ownPermissionGroups ?? [])];
  return {
    ...rest,
    ...(old.package === next.package || sharedUserId === undefined ? {} : { sharedUserId }),
    authorities: without(next.authorities, old.authorities),
    ownPermissions: without(next.ownPermissions, old.ownPermissions),
    libraries: without(next.libraries, old.libraries),
    permissionGroups: without(permissionGroups, groups),
    ownPermissionGroups: without(ownPermissionGroups, old.ownPermissionGroups ?? []),
    ...(JSON.stringify(extensions) === known ? {} : { extensions }),
  };
}

/**
 * Whether a phone that runs the first file's libraries is sure to run the second's: a multi-arch app may have none that it
 * runs, and RenderScript makes it look at those of 32 bits only.
 */
const runsSame = ({ native: old }: Facts, { native: next }: Facts) =>
  !next.renderscript &&
  (next.multiArch || !old.multiArch) &&
  old.counted.length > 0 &&
  without(old.counted, next.counted).length === 0;

/** Returns the API levels at which the first file may be on a phone, and the second is for it. */
function levelsOfBoth(old: Facts, next: Facts, installed: ApkResult, { sdk }: Phone): number[] {
  if (sdk !== undefined) return [sdk];
  const start = Math.max(startOf(old, installed.report), next.minSdk, oldestSdk);
  const levels = Array.from({ length: Math.max(0, newestSdk - start + 1) }, (_, at) => start + at);
  const byLevel = installed.report?.byLevel ?? [];
  return levels.filter((level) => byLevel.length === 0 || covering(byLevel, level));
}

/** What depends on other apps on the phone: of two apps, `conflicts` tells. */
const ofOthers =
  /^FAILED_(?:SHARED_USER_INCOMPATIBLE|CONFLICTING_PROVIDER|DUPLICATE_PERMISSION(?:_GROUP)?|BAD_PERMISSION_GROUP)$/;

/** Returns why a phone that has the first file refuses the second, on each Android version that it may have. */
export function refusals(installed: ApkResult, update: ApkResult, phone: Phone): Obstacle[] {
  const { verdict, kind, report } = update;
  const [old, next] = [installed.facts!, update.facts!];
  const levels = levelsOfBoth(old, next, installed, phone);
  const isOneApp = old.package === next.package;
  const facts = newFacts(old, next);
  const found = new Map<string, { obstacle: Obstacle; levels: number[]; isSure: boolean }>();
  for (const sdk of levels) {
    const own = installabilityOf({ kind, facts, report }, { ...phone, sdk, installed: null });
    for (const obstacle of own.obstacles.filter(isReason)) {
      if (!isOneApp && !isRefusal(obstacle) && ofOthers.test(obstacle.code)) continue;
      if (obstacle.code === 'FAILED_NO_MATCHING_ABIS' && !isRefusal(obstacle) && runsSame(old, next)) continue;
      const rule = obstacle.detail && 'rule' in obstacle.detail ? obstacle.detail.rule : '';
      const known = found.get(obstacle.code + rule) ?? { obstacle, levels: [], isSure: true };
      known.levels.push(sdk);
      known.isSure &&= isRefusal(obstacle);
      found.set(obstacle.code + rule, known);
    }
  }
  const byLevel = [...found.values()].map(({ obstacle, levels: met, isSure }): Obstacle => {
    if (met.length === levels.length) return { ...obstacle, certainty: isSure ? 'sure' : 'depends' };
    const last = met[met.length - 1]!;
    const range = { minSdk: met[0]!, maxSdk: last === newestSdk ? everyLaterSdk : last };
    return { ...obstacle, certainty: 'depends', levels: range };
  });
  // What was found in the file's bytes, such as libraries that cannot be unpacked.
  const codes = byLevel.map(({ code }) => code);
  const isOfFile = ({ code }: Obstacle) =>
    code === 'FAILED_CONTAINER_ERROR' || (code === 'FAILED_OLDER_SDK' && levels.length === 0);
  return [...byLevel, ...verdict.installability.obstacles.filter((one) => isOfFile(one) && !codes.includes(one.code))];
}
