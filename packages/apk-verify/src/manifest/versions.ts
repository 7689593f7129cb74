import { attr } from './attributes.ts';
import { sdkOfCodename } from './manifest.ts';
import { namedText, type Typed } from './typed.ts';
import { valueType } from './value.ts';
import type { XmlAttribute, XmlElement } from './xml-element.ts';

/** A version of an SDK extension that a manifest requires; -1 for a number that it lacks. */
export interface SdkExtension {
  /** The API level that the extension is for, or the extension's own number. */
  readonly sdk: number;
  readonly version: number;
}

/** Android versions that a manifest requires. */
export interface SdkVersions {
  readonly minSdk: number;
  readonly targetSdk: number;
  readonly maxSdk?: number;
  /** Set if a preview is named: no released Android version accepts such a file. */
  readonly codename?: string;
  readonly targetCodename?: string;
  /** `extension-sdk` elements, if any. */
  readonly extensions?: readonly SdkExtension[];
}

/** An API level or a preview's codename. */
type Wanted = number | string;

/** API levels of the previews whose names follow no rule, and of later ones whose letters have started over. */
const previews: ReadonlyMap<string, number> = new Map([
  ...([
    ['P', 28],
    ['Q', 29],
    ['R', 30],
    ['S', 31],
    ['Sv2', 32],
    ['Tiramisu', 33],
  ] as const),
  ...([
    ['UpsideDownCake', 34],
    ['VanillaIceCream', 35],
    ['Baklava', 36],
    ['CinnamonBun', 37],
  ] as const),
]);

/** Returns the API level of a codename where only a number is allowed; 1 for a name that follows no rule. */
function level(wanted: Wanted): number {
  if (typeof wanted === 'number') return wanted;
  return previews.get(wanted) ?? (/^[A-Z]/.test(wanted) ? sdkOfCodename(wanted) : 1);
}

function wantedBy(element: XmlElement, id: number, typed: Typed): Wanted | null {
  const value = typed.value(element, id);
  if (value === null) return null;
  // Anything but text counts as a number, whatever its type (ParsingPackageUtils.parseUsesSdk).
  return value.string ?? value.data | 0;
}

/** Reads the extensions that a `uses-sdk` requires (ParsingPackageUtils.parseExtensionSdk). */
const extensionsOf = (element: XmlElement, typed: Typed): SdkExtension[] =>
  element.all('extension-sdk').map((one) => ({
    sdk: typed.integer(one, attr.sdkVersion) ?? -1,
    version: typed.integer(one, attr.minExtensionVersion) ?? -1,
  }));

/**
 * Reads all `uses-sdk`: a phone must satisfy each of them, and the last one determines the target.
 *
 * @param elements In the manifest's order.
 */
export function sdkVersions(elements: readonly XmlElement[], typed: Typed): SdkVersions {
  let min: Wanted = 1;
  let target: Wanted = 1;
  let maxSdk: number | undefined;
  for (const element of elements) {
    const ownTarget = wantedBy(element, attr.targetSdkVersion, typed);
    const named = typeof ownTarget === 'string' ? ownTarget : null;
    const given = wantedBy(element, attr.minSdkVersion, typed);
    const ownMin: Wanted = given === null || (given === '' && named !== null) ? (named ?? 1) : given;
    if (typeof ownMin === 'string' || (typeof min === 'number' && ownMin > min)) min = ownMin;
    target = ownTarget ?? ownMin;
    // No Android version reads it for an app; `aapt` prints it.
    maxSdk = typed.shown(element.get(attr.maxSdkVersion))?.integer ?? maxSdk;
  }
  const extensions = elements.flatMap((element) => extensionsOf(element, typed));
  return {
    minSdk: level(min),
    targetSdk: level(target),
    ...(maxSdk !== undefined && { maxSdk }),
    ...(typeof min === 'string' && { codename: min }),
    ...(typeof target === 'string' && { targetCodename: target }),
    ...(extensions.length > 0 && { extensions }),
  };
}

/**
 * Whether both of Android's readers find the same versions. The installer looks them up by name and resolves no
 * reference (ApkLiteParseUtils.parseApkLite): its version code is the one that it compares with an installed app's, and
 * since Android 12 it takes API levels from their text. Then the app is read by resource IDs, with resources. Before
 * Android 11, the installer takes the last attribute of a name, in whatever namespace.
 */
export function readsVersionsAlike(root: XmlElement, usesSdk: readonly XmlElement[]): boolean {
  const codes = [
    ['versionCode', attr.versionCode],
    ['versionCodeMajor', attr.versionCodeMajor],
  ] as const;
  const levels = [
    ['minSdkVersion', attr.minSdkVersion],
    ['targetSdkVersion', attr.targetSdkVersion],
  ] as const;
  const isOnly = (element: XmlElement, name: string, attribute: XmlAttribute | undefined) =>
    element.attributes.every((one) => one === attribute || one.javaName !== name);
  const isCode = ([name, id]: (typeof codes)[number]) => {
    const attribute = root.get(id);
    const isNumber = !attribute || attribute.value.integer !== null || attribute.value.type === valueType.none;
    return isNumber && root.android(name) === attribute && isOnly(root, name, attribute);
  };
  const isLevel = (element: XmlElement, [name, id]: (typeof levels)[number]) => {
    const attribute = element.get(id);
    if (!isOnly(element, name, attribute)) return false;
    if (!attribute) return true;
    const { value } = attribute;
    // What is nothing to the one has a text for the other, or is something to some versions.
    if (value.isNull || value.type === valueType.none) return false;
    return element.android(name) === attribute && namedText(attribute) === (value.string ?? `${value.data | 0}`);
  };
  const isRevision = isOnly(root, 'revisionCode', root.android('revisionCode'));
  return isRevision && codes.every(isCode) && usesSdk.every((element) => levels.every((one) => isLevel(element, one)));
}
