/** Maximum length of a name that fits into a file name with what the system adds (FrameworkParsingPackageUtils). */
export const maxLength = 223;

/** Parts of letters, digits and underscores that start with a letter; empty parts are allowed, as on a phone. */
const parts = /^(?:[A-Za-z]\w*)?(?:\.(?:[A-Za-z]\w*)?)*$/;

/**
 * Whether a string is a valid package name (AOSP FrameworkParsingPackageUtils.validateName, with separator and as a
 * file name). The platform's own package `android` has no dot and is allowed explicitly.
 */
export function isPackageName(name: string): boolean {
  if (name === 'android') return true;
  return name.length <= maxLength && name.includes('.') && name !== '.' && name !== '..' && parts.test(name);
}

/** Whether a string is a valid shared user ID, by the same rules. */
export function isSharedUserId(name: string): boolean {
  return isPackageName(name) && name !== 'android';
}

/** Whether a string is a valid split name: like a package name, but without the need for a dot. */
export function isSplitName(name: string): boolean {
  return name !== '' && parts.test(name);
}

/**
 * Returns the full name of a component's class, which may be written without the package (ParsingUtils.buildClassName).
 */
export function className(ofPackage: string, name: string): string {
  if (name.startsWith('.')) return ofPackage + name;
  return name.includes('.') ? name : `${ofPackage}.${name}`;
}
