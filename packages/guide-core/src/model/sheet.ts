/** Reasons why a row of a fact sheet is not shown to readers. */
export const withholdingReasons = ['unknown', 'kept-out', 'developers', 'low', 'background'] as const;

/**
 * One row of a fact sheet: a fact about phones in our own words, with the targets that bring it to a reader, or the
 * reason why none does.
 * `by` holds targets: `step:ID`, `message:ID`, `gate:ID`, `label:ID`, `version:ID`, `question:os`, `check:OBSTACLE`,
 * `about`; `reads:TEXT` is a version string that is recognised (`reads-nothing:` one that gives no region),
 * `model:TEXT` a phone model that is recognised (`not-model:` one that is not). In these texts `_` stands for a space.
 */
export type SheetRow = {
  /** Section of the sheet. */
  readonly at: string;
  readonly says: string;
} & (
  | { readonly by: readonly string[]; readonly not?: never }
  | { readonly not: (typeof withholdingReasons)[number]; readonly because: string; readonly by?: never }
);

/** Rows by their stable ids. */
export type Sheet = Readonly<Record<string, SheetRow>>;
