import type { XmlElement } from './xml-element.ts';

/**
 * Elements that Android 11 and later read without passing over what is in them, so that it counts as what follows them
 * (ParsingPackageUtils.parseBaseApkTag and parseBaseAppChildTag, ParsedIntentInfoUtils.parseIntentInfo). Older versions
 * ignore it.
 */
const leaves = new Set([
  ...['adopt-permissions', 'original-package', 'overlay', 'protected-broadcast', 'restrict-update', 'supports-screens'],
  ...['uses-configuration', 'uses-feature', 'library', 'static-library', 'sdk-library', 'uses-library'],
  ...['uses-native-library', 'uses-static-library', 'uses-package', 'profileable', 'meta-data', 'property', 'layout'],
  ...['action', 'category', 'data'],
]);

/** The only child that such an element may have. */
const certificate = 'additional-certificate';

/**
 * Whether an element, or one in it, has children that only some Android versions find: an application, a permission, a
 * launcher icon.
 */
export const nestsOddly = ({ name, children }: XmlElement): boolean =>
  (leaves.has(name) && children.some((child) => child.name !== certificate)) || children.some(nestsOddly);
