/** Headers for the responses at a path; a `*` at the end of the path matches any rest. */
export interface HeaderRule {
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/** `cache-control` → `Cache-Control`. Header names are case-insensitive, so they are normalised to one spelling. */
const normalizeName = (name: string): string =>
  name.toLowerCase().replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/** Returns the headers of a resource with these paths (a page has two). Later rules override earlier ones. */
export function headersFor(
  rules: readonly HeaderRule[],
  ...paths: readonly (string | undefined)[]
): Record<string, string> {
  const headers: Record<string, string> = {};
  const isMatch = (rulePath: string) =>
    paths.some((path) => (rulePath.endsWith('*') ? path?.startsWith(rulePath.slice(0, -1)) : path === rulePath));
  for (const { path, set } of rules) {
    if (isMatch(path)) for (const [name, value] of Object.entries(set)) headers[normalizeName(name)] = value;
  }
  return headers;
}
