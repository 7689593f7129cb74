import type { Report } from '@sideguide/apk-verify';

/** Android 5: signatures are not verified for older versions. */
const oldestSdk = 21;

/** Returns the oldest API level that accepts a verified file's signature; 21 if all Android versions in question do. */
export const signedSince = ({ byLevel, range }: Report): number =>
  Math.max(byLevel[0]?.minSdk ?? range.minSdk, oldestSdk);
