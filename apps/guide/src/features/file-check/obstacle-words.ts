import type { Obstacle } from '@sideguide/apk-verify';

/** Kinds of obstacles with words of their own; several of Android's codes mean the same to a reader. */
export const obstacleKinds = [
  ...['older', 'preview', 'outdated', 'signature', 'processor', 'part', 'test', 'downgrade', 'installed', 'other-app'],
  ...['missing', 'built-wrong', 'old-target', 'page-size', 'developers'],
] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** Codes as `packages/apk-verify/src/judge/installability.ts` gives them. */
const kinds: readonly (readonly [pattern: RegExp, kind: ObstacleKind])[] = [
  [/^FAILED_DEPRECATED_SDK_VERSION$/, 'outdated'],
  [/^FAILED_NO_MATCHING_ABIS$/, 'processor'],
  [/^(FAILED_MISSING_SPLIT|parts-missing)$/, 'part'],
  [/^FAILED_TEST_ONLY$/, 'test'],
  [/^FAILED_VERSION_DOWNGRADE$/, 'downgrade'],
  [/^FAILED_UPDATE_INCOMPATIBLE$/, 'installed'],
  [/^FAILED_(SHARED_USER_INCOMPATIBLE|CONFLICTING_PROVIDER|DUPLICATE_(PACKAGE|PERMISSION(_GROUP)?))$/, 'other-app'],
  [/^FAILED_(MISSING_(SHARED_LIBRARY|FEATURE)|BAD_PERMISSION_GROUP)$/, 'missing'],
  [/^PARSE_FAILED_(NO_CERTIFICATES|INCONSISTENT_CERTIFICATES|CERTIFICATE_ENCODING)$/, 'signature'],
  [/^old-target$/, 'old-target'],
  [/^page-size$/, 'page-size'],
  [/^debuggable$/, 'developers'],
];

/** Returns the kind of an obstacle. Codes that only the makers of the file can fix are one kind. */
export function obstacleKind({ code, certainty, detail }: Obstacle): ObstacleKind {
  // The system's own shared user or name: no other app has to be there.
  if (/^FAILED_(SHARED_USER_INCOMPATIBLE|DUPLICATE_PACKAGE)$/.test(code) && certainty === 'sure') return 'built-wrong';
  if (code === 'FAILED_OLDER_SDK' && detail && 'names' in detail) return 'missing';
  if (code === 'FAILED_OLDER_SDK') return detail && 'android' in detail ? 'older' : 'preview';
  if (code === 'FAILED_INVALID_APK' && detail && 'split' in detail) return 'part';
  return kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'built-wrong';
}
