/** Headers for the answers at a path; a `*` at the end of the path matches every rest. */
export interface HeaderRule {
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/** `cache-control` → `Cache-Control`: names are compared without case, so each has one spelling here. */
const spelled = (name: string): string => name.toLowerCase().replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/**
 * The headers of something that has these paths (a page has its address and the document's own). Later rules win,
 * header by header.
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
