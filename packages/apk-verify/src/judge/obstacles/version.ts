import { androidOf, newestSdk, sameVersion } from '../../model/android.ts';
import { depends, forever, fromAndroid, type Rule, some, sure } from './rule.ts';

/** The oldest Android version that this guide covers; a file that runs there needs no message about versions. */
const oldestSdk = 21;

/**
 * Up to this API level the installer cannot even parse a file for newer Android versions, and reports that instead of
 * the reason.
 */
const lastParseError = 33;

/** The lowest target that each Android version installs. Android 17's is not published yet; it is not lower. */
export const lowestTargets = [
  { from: 34, to: 34, target: 23 },
  { from: 35, to: Number.MAX_SAFE_INTEGER, target: 24 },
] as const;

/**
 * Targets below which each Android version shows a warning when the app starts
 * (PLATFORM_MIN_SUPPORTED_TARGET_SDK_VERSION).
 */
const warnedTargets = [
  { from: 28, to: 28, target: 17 },
  { from: 29, to: 33, target: 23 },
  { from: 34, to: Number.MAX_SAFE_INTEGER, target: 28 },
] as const;

const android = (sdk: number) => ({ sdk, android: androidOf(sdk) ?? String(sdk) });

export const olderRule: Rule = ({ minSdk, codename, targetCodename }, phone) => {
  const preview = codename ?? targetCodename;
  // A released Android version accepts no previews, not even the one that it was made from.
  if (preview !== undefined) return [sure('FAILED_OLDER_SDK', 'incompatible', { codename: preview.slice(0, 40) })];
  if (phone.sdk === undefined && minSdk > newestSdk) return [sure('FAILED_OLDER_SDK', 'incompatible', android(minSdk))];
  if (phone.sdk === undefined)
    return minSdk > oldestSdk ? [depends('FAILED_OLDER_SDK', 'incompatible', android(minSdk))] : [];
  if (phone.sdk >= minSdk) return [];
  if (sameVersion(phone.sdk) >= minSdk) return [depends('FAILED_OLDER_SDK', 'parse', android(minSdk))];
  return [sure('FAILED_OLDER_SDK', phone.sdk <= lastParseError ? 'parse' : 'incompatible', android(minSdk))];
};

/** Android 11 is the first to have SDK extensions, and there are none for older levels. */
const firstExtension = 30;

/**
 * Returns the obstacle of SDK extensions, whose versions a phone gets with system updates by Google and does not show
 * (ParsingPackageUtils.parseExtensionSdk, SdkExtensions.getExtensionVersion).
 */
export const extensionRule: Rule = ({ extensions = [] }, phone) => {
  const range = [firstExtension, forever] as const;
  const nameOf = ({ sdk, version }: (typeof extensions)[number]) =>
    `SDK extension ${version} (${androidOf(sdk) ? `Android ${androidOf(sdk)}` : sdk})`;
  const wrong = extensions.filter(({ sdk, version }) => sdk < firstExtension || version < 0);
  const names = (list: typeof extensions) => ({ names: some([...new Set(list.map(nameOf))]) });
  if (wrong.length > 0)
    return [fromAndroid(phone, range, sure('PARSE_FAILED_MANIFEST_MALFORMED', 'invalid', names(wrong)))];
  // Version 0 is that of a phone without the extension.
  const needed = extensions.filter(({ version }) => version > 0);
  if (needed.length === 0) return [];
  const status = (phone.sdk ?? forever) <= lastParseError ? 'parse' : 'incompatible';
  return [fromAndroid(phone, range, depends('FAILED_OLDER_SDK', status, names(needed)))];
};

export const targetRule: Rule = ({ targetSdk }, phone) => {
  const refused = lowestTargets.filter(({ target }) => targetSdk < target);
  const warned = warnedTargets.filter(({ target }) => targetSdk < target);
  const first = refused[0];
  // If the phone's version is unknown, one message is enough: the Android version from which on it can be installed.
  if (phone.sdk === undefined) {
    if (first)
      return [depends('FAILED_DEPRECATED_SDK_VERSION', 'incompatible', { target: targetSdk, ...android(first.from) })];
    return warned[0] ? [depends('old-target', 'installs', { target: targetSdk, ...android(warned[0].from) })] : [];
  }
  const refusal = refused
    .map(({ from, to, target }) =>
      fromAndroid(
        phone,
        [from, to],
        sure('FAILED_DEPRECATED_SDK_VERSION', 'incompatible', { target: targetSdk, needed: target }),
      ),
    )
    .find((one) => one !== undefined);
  if (refusal) return [refusal];
  return warned.map(({ from, to }) =>
    fromAndroid(phone, [from, to], sure('old-target', 'installs', { target: targetSdk })),
  );
};
