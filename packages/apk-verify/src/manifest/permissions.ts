const prefix = 'android.permission.';

/**
 * Permissions that every Android adds: for a target below the number, to any app or to one that asks for the other
 * (ParsingPackageUtils.convertCompatPermissions, convertSplitPermissions; PackageParser.NEW_PERMISSIONS,
 * SPLIT_PERMISSIONS before 11). `aapt` lists the same as implied.
 */
const implied: readonly (readonly [added: string, target: number, by?: string])[] = [
  ['WRITE_EXTERNAL_STORAGE', 4],
  ['READ_PHONE_STATE', 4],
  ['READ_EXTERNAL_STORAGE', Number.POSITIVE_INFINITY, 'WRITE_EXTERNAL_STORAGE'],
  ['READ_CALL_LOG', 16, 'READ_CONTACTS'],
  ['WRITE_CALL_LOG', 16, 'WRITE_CONTACTS'],
];

/** Returns the permissions with those that Android adds to them for an app with this target, without duplicates. */
export function withImplied(permissions: readonly string[], targetSdk: number): string[] {
  const all = new Set(permissions);
  for (const [added, target, by] of implied)
    if (targetSdk < target && (by === undefined || all.has(prefix + by))) all.add(prefix + added);
  return [...all];
}
