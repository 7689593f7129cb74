/** FrameworkParsingPackageUtils.validateName: letters, digits and underscores, in parts that begin with a letter. */
const parts = /^(?:[A-Za-z]\w*)?(?:\.(?:[A-Za-z]\w*)?)*$/;

/** Whether a name is valid without a dot. */
export const isPlainName = (name: string): boolean => parts.test(name);

/**
 * Whether the name of a process or a task is valid: `:` and a name of its own, or a name with a dot
 * (ComponentParseUtils.buildCompoundName; PackageParser before 11).
 */
export function isCompoundName(name: string): boolean {
  if (name.startsWith(':')) return name.length > 1 && isPlainName(name.slice(1));
  return name === 'system' || (name.includes('.') && isPlainName(name));
}
