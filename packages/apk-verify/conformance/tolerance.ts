/** What the notes of a corpus allow for one file. */
export interface Leniency {
  /** True if any rejection counts as the expected one. */
  readonly anyRejection: boolean;
  /** Names of findings that are equivalent. */
  readonly sameIssues: ReadonlySet<string>;
}

/**
 * Parses the notes on a file: `name.apk: … accept either` after the names of findings, or `name.apk: … accept any
 * rejection`.
 */
export function leniencyFor(name: string, notes: readonly string[]): Leniency {
  const own = notes.filter((note) => note.startsWith(`${name}:`)).join('\n');
  const issues = /accept either/i.test(own) ? (own.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []) : [];
  return { anyRejection: /accept any rejection/i.test(own), sameIssues: new Set(issues) };
}

/** Returns the names as text that is independent of their order, with equivalent names merged. */
export function comparable(names: readonly string[], { sameIssues }: Leniency): string {
  const one = [...sameIssues].sort().join('|');
  return names
    .map((name) => (sameIssues.has(name) ? one : name))
    .sort()
    .join(' ');
}
