import { newestSdk } from '../../model/android.ts';
import type { Facts } from '../../model/facts.ts';
import type { Phone } from '../../model/phone.ts';
import { depends, forever, fromAndroid, type Rule, some, sure } from './rule.ts';
import { aloneSince } from './shared-user.ts';

/** Libraries that every Android version of the last ten years includes. */
const everywhere = ['org.apache.http.legacy', 'android.test.base', 'android.test.mock', 'android.test.runner'];

/** Features that all or nearly all phones have; apps request them routinely. */
const ordinary =
  /^android\.hardware\.(touchscreen|faketouch|screen|camera|microphone|location|wifi|bluetooth|sensor\.accelerometer|telephony|usb|audio|opengles|vulkan|ram)/;

/** Permission groups that every phone defines, by the first API level (frameworks/base/core/res/AndroidManifest.xml). */
const systemGroups = [
  {
    from: 31,
    names:
      /^android\.permission-group\.(ACTIVITY_RECOGNITION|CALENDAR|CALL_LOG|CAMERA|CONTACTS|LOCATION|MICROPHONE|NEARBY_DEVICES|PHONE|SENSORS|SMS|STORAGE|UNDEFINED)$/,
  },
  { from: 33, names: /^android\.permission-group\.(NOTIFICATIONS|READ_MEDIA_AURAL|READ_MEDIA_VISUAL)$/ },
] as const;

/** Android 12 is the first to check permission groups, for targets from it on. */
export const checkedGroups = 31;

/**
 * Permission groups that nobody defines on the phone, or that an app by another signer defines
 * (InstallPackageHelper.preparePackage, cannotInstallWithBadPermissionGroups).
 */
export const groupsRule: Rule = (facts, phone) => {
  if (facts.targetSdk < checkedGroups) return [];
  const { sdk = checkedGroups } = phone;
  const isSystems = (name: string) => systemGroups.some(({ from, names }) => sdk >= from && names.test(name));
  const mayFail = (
    code: 'FAILED_BAD_PERMISSION_GROUP' | 'FAILED_DUPLICATE_PERMISSION_GROUP',
    names: readonly string[],
  ) =>
    names.length
      ? fromAndroid(phone, [checkedGroups, forever], depends(code, 'failure', { names: some(names) }))
      : undefined;
  return [
    mayFail(
      'FAILED_BAD_PERMISSION_GROUP',
      (facts.permissionGroups ?? []).filter((name) => !isSystems(name)),
    ),
    mayFail('FAILED_DUPLICATE_PERMISSION_GROUP', foreign(facts.ownPermissionGroups ?? [], facts)),
  ];
};

/** Returns the names that another app may own: those that begin with the package's own name are very unlikely to be. */
const foreign = (names: readonly string[], facts: Facts) =>
  names.filter((name) => name !== facts.package && !name.startsWith(`${facts.package}.`));

/** The system's own shared users, which only apps of the phone's manufacturer join (PackageManagerService). */
const systemUsers = /^android\.uid\.(?:system|phone|log|nfc|bluetooth|shell|se|networkstack|uwb)$/;

/** A new install does not join a shared user that the app has left. */
function sharedUser(facts: Facts, { sdk = 0, installed }: Phone) {
  const { sharedUserId: name } = facts;
  if (name !== undefined && systemUsers.test(name) && sdk < aloneSince(facts) && aloneSince(facts) > newestSdk)
    return sure('FAILED_SHARED_USER_INCOMPATIBLE', 'conflict', { name });
  if (name === undefined || (installed === null && sdk >= aloneSince(facts))) return undefined;
  return depends('FAILED_SHARED_USER_INCOMPATIBLE', 'conflict', { name: name.slice(0, 80) });
}

/**
 * What other apps on the phone, or its manufacturer, may already own. This is unknown here, so only unusual names are
 * reported.
 */
export const othersRule: Rule = (facts, phone) => {
  const authorities = foreign(facts.authorities, facts);
  const permissions = foreign(facts.ownPermissions, facts);
  const libraries = facts.libraries.filter((name) => !everywhere.includes(name));
  const features = facts.features
    .filter(({ name, required }) => required && !ordinary.test(name))
    .map(({ name }) => name);
  return [
    sharedUser(facts, phone),
    authorities.length ? depends('FAILED_CONFLICTING_PROVIDER', 'conflict', { names: some(authorities) }) : undefined,
    permissions.length ? depends('FAILED_DUPLICATE_PERMISSION', 'failure', { names: some(permissions) }) : undefined,
    libraries.length ? depends('FAILED_MISSING_SHARED_LIBRARY', 'incompatible', { names: some(libraries) }) : undefined,
    // A store would not offer it; the phone's own installer does not check.
    features.length ? depends('FAILED_MISSING_FEATURE', 'installs', { names: some(features) }) : undefined,
    facts.debuggable ? sure('debuggable', 'installs') : undefined,
  ];
};
