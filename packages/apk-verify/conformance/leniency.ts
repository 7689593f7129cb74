/** What the notes of a corpus allow for one file. */
export interface Leniency {
  /** Any refusal is as good as the expected one. */
  readonly anyRejection: boolean;
  /** Names of findings that stand for each other. */
  readonly sameIssues: ReadonlySet<string>;
}

/**
 * Reads what the notes say of a file, in the words they have: `name.apk: … accept either` after the names of findings,
 * or `name.apk: … accept any rejection`.
 */
export function leniencyFor(name: string, notes: readonly string[]): Leniency {
  const own = notes.filter((note) => note.startsWith(`${name}:`)).join('\n');
  const issues = /accept either/i.test(own) ? (own.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []) : [];
  return { anyRejection: /accept any rejection/i.test(own), sameIssues: new Set(issues) };
}

/** The names, those that stand for each other as one, in an order that does not matter. */
export function comparable(names: readonly string[], { sameIssues }: Leniency): string {
  const one = [...sameIssues].sort().join('|');
  return names
    .map((name) => (sameIssues.has(name) ? one : name))
    .sort()
    .join(' ');
}
