import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/paths.ts';

/** One row of `budgets.json`: files of the site that share a limit. */
export interface BudgetRow {
  /** Path of the file without its hash; `*` stands for letters, digits and hyphens. */
  readonly files: string;
  /** Bytes of brotli that no file of the row may exceed. */
  readonly limit: number;
  /** Bytes of the largest file when the table was last written. */
  readonly largest: number;
  readonly why: string;
}

/** A sum that is promised, in bytes of brotli. */
export interface BudgetSum {
  readonly what: string;
  readonly limit: number;
  readonly bytes: number;
}

export interface Budgets {
  readonly rows: readonly BudgetRow[];
  readonly sums: readonly BudgetSum[];
}

const table = join(root, 'tools/budgets.json');

export const readBudgets = (): Budgets => JSON.parse(readFileSync(table, 'utf8')) as Budgets;

/** The hash that the bundler puts into a name says nothing about the file's place in the table. */
export const withoutHash = (path: string): string => path.replace(/\.[0-9a-f]{6,}(\.\w+)$/, '$1');

export const belongs = (row: Pick<BudgetRow, 'files'>, path: string): boolean =>
  new RegExp(`^${row.files.replace(/[.]/g, '\\.').replace(/\*/g, '[\\w-]+')}$`).test(withoutHash(path));

/**
 * What differs from the table: files over their limit or without a row, rows without a file, sums over theirs (`wrong`),
 * and sizes that changed by more than one per cent (`changed`). Sizes are bytes of brotli per path, the sums' per name.
 */
export function compareBudgets(
  { rows, sums }: Budgets,
  sizes: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): { wrong: string[]; changed: string[] } {
  const wrong: string[] = [];
  const changed: string[] = [];
  const note = (what: string, was: number, is: number) => {
    if (Math.abs(is - was) > was / 100) changed.push(`${what}: ${was} → ${is} B (${is > was ? '+' : ''}${is - was})`);
  };
  for (const path of Object.keys(sizes)) {
    const fitting = rows.filter((row) => belongs(row, path));
    if (fitting.length !== 1)
      wrong.push(`${withoutHash(path)} belongs to ${fitting.length} rows of tools/budgets.json`);
  }
  for (const row of rows) {
    const files = Object.entries(sizes).filter(([path]) => belongs(row, path));
    if (files.length === 0) wrong.push(`${row.files} has no file: take the row out of tools/budgets.json`);
    for (const [path, bytes] of files)
      if (bytes > row.limit) wrong.push(`${withoutHash(path)} has ${bytes} B, ${row.limit} B are allowed`);
    note(row.files, row.largest, Math.max(0, ...files.map(([, bytes]) => bytes)));
  }
  for (const { what, limit, bytes } of sums) {
    const now = found[what];
    if (now === undefined) wrong.push(`Nobody measures “${what}” of tools/budgets.json`);
    else if (now > limit) wrong.push(`${what}: ${now} B, ${limit} B are allowed`);
    note(what, bytes, now ?? 0);
  }
  return { wrong, changed };
}

/** Writes today's sizes into the table; limits stay as they are. */
export function writeBudgets(sizes: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>): void {
  const { rows, sums } = readBudgets();
  const largest = (row: BudgetRow) =>
    Math.max(0, ...Object.entries(sizes).map(([path, bytes]) => (belongs(row, path) ? bytes : 0)));
  const next: Budgets = {
    rows: rows.map((row) => ({ ...row, largest: largest(row) })),
    sums: sums.map((sum) => ({ ...sum, bytes: found[sum.what] ?? 0 })),
  };
  writeFileSync(table, `${JSON.stringify(next, null, 2)}\n`);
}
