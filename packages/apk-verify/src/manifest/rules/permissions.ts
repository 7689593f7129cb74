import { attr } from '../attributes.ts';
import type { XmlElement } from '../xml-element.ts';
import { checkMetaData, checkName } from './components.ts';
import { hasValue, type Inspection, ownText } from './inspection.ts';
import { never } from './parser-rules.ts';

// android.content.pm.PermissionInfo
const base = 0xf;
const signature = 2;
const signatureOrSystem = 3;
const internal = 4;
const privileged = 0x10;
const appOp = 0x40;
const instant = 0x1000;
const runtimeOnly = 0x2000;
const vendorPrivileged = 0x8000;

/** PermissionInfo.fixProtectionLevel */
function fixLevel(given: number): number {
  const level = given === signatureOrSystem ? signature | privileged : given;
  return level & vendorPrivileged && !(level & privileged) ? level & ~vendorPrivileged : level;
}

/**
 * ParsedPermissionUtils.parsePermission: some flags need a level that only the signer or the system grants.
 *
 * @param isForAll Whether it is for all Android versions: newer ones pass over one that is for older ones only.
 */
function checkLevel(level: number, name: string, isForAll: boolean, found: Inspection): void {
  const flags = level & ~base;
  const isGranted = (level & base) === signature || (level & base) === internal;
  if (flags & ~(appOp | instant | runtimeOnly) && !isGranted)
    found.breaks('protection-level', name, isForAll ? {} : { sure: never });
  // -1 counted as none.
  if (level === -1 || (flags && !(flags & (instant | runtimeOnly)) && (level & base) !== signature))
    found.breaks('old-protection-level', name);
}

/** ParsedPermissionUtils.declareDuplicatePermission: two of a name have the same level and group. */
function checkPermissions(permissions: readonly XmlElement[], found: Inspection): void {
  const last = new Map<string, string>();
  for (const permission of permissions) {
    const name = checkName(permission, found);
    checkMetaData(permission, found);
    if (permission.name === 'permission-tree') {
      checkTree(name, found);
      last.delete(name);
      continue;
    }
    const given = found.integer(permission, attr.protectionLevel, 0);
    const level = given === undefined ? undefined : fixLevel(given);
    const isForAll = !hasValue(permission, attr.maxSdkVersion);
    if (level !== undefined) checkLevel(level, name, isForAll, found);
    const meaning = `${level} ${ownText(permission, attr.permissionGroup)}`;
    if (level !== undefined && last.has(name) && last.get(name) !== meaning)
      found.breaks('permission-twice', name, isForAll ? {} : { sure: never });
    last.set(name, meaning);
  }
}

/** ParsedPermissionUtils.parsePermissionTree: a name of three parts. */
function checkTree(name: string, found: Inspection): void {
  if (name !== '' && name.indexOf('.', name.indexOf('.') + 1) < 0) found.breaks('permission-tree', name);
}

/** ParsingPackageUtils.parseUsesPermission: a permission is not asked for twice with other flags. */
function checkUses(elements: readonly XmlElement[], found: Inspection): void {
  const known = new Map<string, number>();
  for (const element of elements) {
    for (const { name, child } of element.children.map((one) => ({ name: one.name, child: one })))
      if (/^required-(?:not-)?feature$/.test(name) && !(found.text(child, attr.name) ?? ''))
        if (found.text(child, attr.name) !== undefined) found.breaks('required-feature', name);
    const name = ownText(element, attr.name);
    const flags = found.integer(element, attr.usesPermissionFlags, 0);
    const isForSome = ['minSdkVersion', 'maxSdkVersion'].some((limit) => element.android(limit));
    // Whether the phone has a feature, and whether the request is for its version, is not known.
    if (name === null || flags === undefined || isForSome || element.children.length > 0) continue;
    if (known.has(name) && known.get(name) !== flags) found.breaks('permission-flags', name);
    if (!known.has(name)) known.set(name, flags);
  }
}

/** Checks what the manifest defines and asks for. */
export function checkRights(root: XmlElement, found: Inspection): void {
  checkPermissions(
    root.children.filter(({ name }) => name === 'permission' || name === 'permission-tree'),
    found,
  );
  for (const group of [...root.all('permission-group'), ...root.all('instrumentation')]) {
    checkName(group, found);
    checkMetaData(group, found);
  }
  checkUses(
    root.children.filter(({ name }) => /^uses-permission(?:-sdk-(?:23|m))?$/.test(name)),
    found,
  );
}
