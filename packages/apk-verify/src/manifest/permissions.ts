import { attr } from './attributes.ts';
import { className, maxLength } from './names.ts';
import type { Typed } from './typed.ts';
import type { XmlElement } from './xml-element.ts';

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

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

/** Names of permission groups. */
export interface PermissionGroups {
  /** Those that the manifest defines. */
  readonly own: readonly string[];
  /** Others that it puts permissions of its own in. */
  readonly others: readonly string[];
}

/** Returns the names of the elements, without duplicates. */
export const namesOf = (elements: readonly XmlElement[], typed: Typed): string[] => [
  ...new Set(elements.map((element) => typed.text(element, attr.name)).filter(isText)),
];

/**
 * Returns the full names of permissions or groups that the manifest defines: those without a dot belong to the package
 * (ParsedComponentUtils.parseComponent).
 */
export function definedBy(elements: readonly XmlElement[], ofPackage: string, typed: Typed): string[] {
  const start = ofPackage.slice(0, maxLength);
  return [...new Set(namesOf(elements, typed).map((name) => className(start, name)))];
}

/**
 * Returns the permission groups that the manifest defines or names. A reference to a resource does not count
 * (ParsedPermissionUtils.parsePermission).
 */
export function permissionGroupsOf(root: XmlElement, ofPackage: string, typed: Typed): PermissionGroups {
  const named = new Set(root.all('permission').map((one) => one.get(attr.permissionGroup)?.value.string));
  const own = definedBy(root.all('permission-group'), ofPackage, typed);
  for (const name of own) named.delete(name);
  return { own, others: [...named].filter(isText) };
}
