/** Headers for the responses at a path; a `*` at the end of the path matches any rest. */
export interface HeaderRule {
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/** `cache-control` → `Cache-Control`. Header names are case-insensitive, so they are normalised to one spelling. */
const spelled = (name: string): string => name.toLowerCase().replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Returns the headers for a resource with these paths (a page has its address and the document's own path). Later rules
 * override earlier ones, header by header.
 */
export function headersFor(
  rules: readonly HeaderRule[],
  ...paths: readonly (string | undefined)[]
): Record<string, string> {
  const found: Record<string, string> = {};
  const matches = (at: string) =>
    paths.some((path) => (at.endsWith('*') ? path?.startsWith(at.slice(0, -1)) : path === at));
  for (const { path, set } of rules) {
    if (matches(path)) for (const [name, value] of Object.entries(set)) found[spelled(name)] = value;
  }
  return found;
}
