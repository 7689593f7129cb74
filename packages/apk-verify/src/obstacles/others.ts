import type { Facts } from '../model/facts.ts';
import { depends, type Rule, some, sure } from './rule.ts';

/** Libraries that every Android of the last ten years brings along. */
const everywhere = ['org.apache.http.legacy', 'android.test.base', 'android.test.mock', 'android.test.runner'];

/** Parts that every phone has, or nearly every one; apps ask for them without a thought. */
const ordinary =
  /^android\.hardware\.(touchscreen|faketouch|screen|camera|microphone|location|wifi|bluetooth|sensor\.accelerometer|telephony|usb|audio|opengles|vulkan|ram)/;

/** Names that begin with the package's own cannot well belong to another app. */
const foreign = (names: readonly string[], facts: Facts) =>
  names.filter((name) => name !== facts.package && !name.startsWith(`${facts.package}.`));

/** What other apps on the phone, or its maker, may own already; unknown from here, so only what is unusual is told. */
export const othersRule: Rule = (facts) => {
  const authorities = foreign(facts.authorities, facts);
  const permissions = foreign(facts.ownPermissions, facts);
  const libraries = facts.libraries.filter((name) => !everywhere.includes(name));
  const features = facts.features
    .filter(({ name, required }) => required && !ordinary.test(name))
    .map(({ name }) => name);
  return [
    facts.sharedUserId === undefined
      ? undefined
      : depends('FAILED_SHARED_USER_INCOMPATIBLE', 'conflict', { name: facts.sharedUserId.slice(0, 80) }),
    authorities.length ? depends('FAILED_CONFLICTING_PROVIDER', 'conflict', { names: some(authorities) }) : undefined,
    permissions.length ? depends('FAILED_DUPLICATE_PERMISSION', 'failure', { names: some(permissions) }) : undefined,
    libraries.length ? depends('FAILED_MISSING_SHARED_LIBRARY', 'incompatible', { names: some(libraries) }) : undefined,
    // A store would not offer it; the phone's own installer does not look.
    features.length ? depends('FAILED_MISSING_FEATURE', 'installs', { names: some(features) }) : undefined,
    facts.debuggable ? sure('debuggable', 'installs') : undefined,
  ];
};
