import { isPackageName, isSharedUserId } from '../manifest/names.ts';
import { forever, fromAndroid, type Rule, some, sure } from './rule.ts';

/** Target API levels from which on Android requires what older apps may omit. */
const exportedTarget = 31;
const resourcesTarget = 30;

/** What the platform's own parser rejects in manifest and resources. */
export const manifestRule: Rule = (facts, phone) => [
  isPackageName(facts.package)
    ? undefined
    : sure('PARSE_FAILED_BAD_PACKAGE_NAME', 'invalid', { name: facts.package.slice(0, 80) }),
  facts.sharedUserId === undefined || isSharedUserId(facts.sharedUserId)
    ? undefined
    : sure('PARSE_FAILED_BAD_SHARED_USER_ID', 'invalid', { name: facts.sharedUserId.slice(0, 80) }),
  facts.hasApplication ? undefined : sure('PARSE_FAILED_MANIFEST_EMPTY', 'invalid'),
  facts.unexported.length && facts.targetSdk >= exportedTarget
    ? fromAndroid(
        phone,
        [exportedTarget, forever],
        sure('PARSE_FAILED_MANIFEST_MALFORMED', 'invalid', { components: some(facts.unexported) }),
      )
    : undefined,
  !facts.resourcesUsable && facts.targetSdk >= resourcesTarget
    ? fromAndroid(phone, [resourcesTarget, forever], sure('PARSE_FAILED_RESOURCES_ARSC_COMPRESSED', 'failure'))
    : undefined,
];

/** Parts that can only be installed together, and builds that a phone's installer does not accept. */
export const partsRule: Rule = (facts, phone) => [
  facts.split === undefined ? undefined : sure('FAILED_INVALID_APK', 'invalid', { split: facts.split.slice(0, 80) }),
  facts.needsSplits
    ? // Android 10 was the first to read the attribute; before it the base installs, and lacks what the parts hold.
      (phone.sdk ?? 29) >= 29
      ? sure('FAILED_MISSING_SPLIT', 'incompatible')
      : sure('parts-missing', 'installs')
    : undefined,
  facts.testOnly ? sure('FAILED_TEST_ONLY', 'invalid') : undefined,
];
