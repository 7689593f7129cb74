/** What fits into a file's name together with what the system adds to it (FrameworkParsingPackageUtils). */
const maxLength = 223;

/** Parts of letters, digits and underscores that start with a letter; empty parts pass, as they do on a phone. */
const parts = /^(?:[A-Za-z]\w*)?(?:\.(?:[A-Za-z]\w*)?)*$/;

/**
 * Whether a name may be a package's (AOSP FrameworkParsingPackageUtils.validateName, with separator and as a file's
 * name). The platform's own package `android` has no dot and is allowed by name.
 */
export function isPackageName(name: string): boolean {
  if (name === 'android') return true;
  return name.length <= maxLength && name.includes('.') && name !== '.' && name !== '..' && parts.test(name);
}

/** Whether a name may be a shared user's, by the same rules. */
export function isSharedUserId(name: string): boolean {
  return isPackageName(name) && name !== 'android';
}

/** Whether a name may be a split's: as a package's, but for the dot. */
export function isSplitName(name: string): boolean {
  return name !== '' && parts.test(name);
}

/** Full name of a component's class, which may be written without the package (ParsingUtils.buildClassName). */
export function className(ofPackage: string, name: string): string {
  if (name.startsWith('.')) return ofPackage + name;
  return name.includes('.') ? name : `${ofPackage}.${name}`;
}
