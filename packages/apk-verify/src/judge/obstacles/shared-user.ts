import type { Facts } from '../../model/facts.ts';

/** The first API level that reads `sharedUserMaxSdkVersion`. */
const firstAlone = 33;

/**
 * Returns the API level from which on the app may be installed without its shared user: it is for new installs, and
 * stays in it where it was before (ParsingPackageUtils.parseSharedUser, InstallPackageHelper.prepareInitialScanRequest).
 * 0 for an app without one.
 */
export function aloneSince({ sharedUserId, sharedUserMaxSdk = 0 }: Facts): number {
  if (sharedUserId === undefined) return 0;
  return sharedUserMaxSdk === 0 ? Number.POSITIVE_INFINITY : Math.max(firstAlone, sharedUserMaxSdk + 1);
}
