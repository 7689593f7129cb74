/** Why a reader is not led to a row of a fact sheet. */
export const withholdingReasons = ['unknown', 'kept-out', 'developers', 'low', 'background'] as const;

/**
 * One row of a fact sheet: what is known of phones in our own words, and what carries it to a reader, or why nothing does.
 * `by` holds targets: `step:ID`, `message:ID`, `gate:ID`, `label:ID`, `version:ID`, `question:os`, `check:OBSTACLE`, `about`;
 * `reads:TEXT` is a version string that is understood (`reads-nothing:` one that tells no region), `model:TEXT` a phone that
 * is recognised (`not-model:` one that is not); `_` stands for a space there.
 */
export type SheetRow = {
  /** Part of the sheet. */
  readonly at: string;
  readonly says: string;
} & (
  | { readonly by: readonly string[]; readonly not?: never }
  | { readonly not: (typeof withholdingReasons)[number]; readonly because: string; readonly by?: never }
);

/** Rows by their stable ids. */
export type Sheet = Readonly<Record<string, SheetRow>>;
