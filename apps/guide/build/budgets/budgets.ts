import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@sideguide/site-kit/verify';

/** A row of `budgets.json`: files of one kind, and the limit for each of them. */
export interface BudgetRow {
  readonly name: string;
  /** Regular expression for paths relative to the site's folder, without the digests in file names. */
  readonly files: string;
  /** Maximum transfer size of one file in bytes: brotli, or uncompressed for formats that are compressed already. */
  readonly limit: number;
  /** Bytes of the largest file when the table was last written (`npm run budgets`). */
  readonly now: number;
}

/** Total transfer sizes for a reader, in bytes of brotli. */
export interface Sums {
  /** Everything until Home shows its text, in the largest language; `ours` is the same without React and React DOM. */
  readonly first: number;
  readonly ours: number;
  /**
   * All that the flow of one skin loads in one language, drawings and the file check included; the largest combination.
   * Excludes what only some readers open: labels in another language, messages, parts for rare files,
   * the helper's view, print, Google's gates, advice for in-app browsers, the calm page after a stop.
   */
  readonly flow: number;
}

export interface Sum {
  readonly limit: number;
  readonly now: number;
  /** Regular expression for the names of chunks that do not count. */
  readonly without?: string;
}

export interface Budgets {
  readonly sums: Readonly<Record<keyof Sums, Sum>>;
  readonly rows: readonly BudgetRow[];
}

/** Path of the committed table. */
export const budgetsFile = join(import.meta.dirname, 'budgets.json');
export const readBudgets = (): Budgets => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;

/** Returns a path without the digest in its file name. */
const plain = (path: string) => path.replace(/\.[0-9a-f]{6}\.(js|css)$/, '.$1');

/** Returns the transfer size in bytes of each file of a built site. */
export function sizesOf(dist: string): Map<string, number> {
  const files = filesBelow(dist).filter((path) => !/\.(?:br|gz)$/.test(path));
  return new Map(
    files.map((path) => {
      const packed = join(dist, `${path}.br`);
      return [path, statSync(existsSync(packed) ? packed : join(dist, path)).size];
    }),
  );
}

/** Groups files by the row they match; `strays` match none, or several. */
export function sortFiles(rows: readonly BudgetRow[], sizes: ReadonlyMap<string, number>) {
  const strays: string[] = [];
  const found = rows.map((row) => ({ row, files: [] as { path: string; bytes: number }[] }));
  const patterns = found.map(({ row }) => new RegExp(`^(?:${row.files})$`));
  for (const [path, bytes] of sizes) {
    const fitting = found.filter((_one, n) => patterns[n]!.test(plain(path)));
    if (fitting.length === 1) fitting[0]!.files.push({ path, bytes });
    else strays.push(path);
  }
  return { found, strays };
}

interface SiteFile {
  readonly base: string;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Returns the total transfer sizes of a built site. */
export function readerSums(dist: string, sizes: ReadonlyMap<string, number>, without = ''): Sums {
  const { base, chunks } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as SiteFile;
  const total = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((sum, path) => sum + (sizes.get(path.slice(base.length)) ?? 0), 0);
  const document = sizes.get('index.html')!;
  const react = total(chunks.index!.filter((path) => path.includes('/react.')));
  const apart = new RegExp(`^(?:${without})$`);
  const names = Object.keys(chunks).filter((name) => name !== 'index');
  const tags = names.filter((name) => name.startsWith('locale-')).map((name) => name.slice('locale-'.length));
  const skins = names.filter((name) => name.startsWith('labels-')).map((name) => name.slice('labels-'.length));
  const home = Math.max(...tags.map((tag) => total([...chunks['screen-index']!, ...chunks[`locale-${tag}`]!])));
  /** Checks whether a chunk belongs to another language or another skin. */
  const isForeign = (name: string, tag: string, skin: string) => {
    const parts = name.split('-');
    return (
      tags.some((one) => one !== tag && parts.at(-1) === one) ||
      skins.some((one) => one !== skin && parts.slice(1).includes(one))
    );
  };
  const flow = tags.flatMap((tag) =>
    skins.map((skin) =>
      total(
        names.filter((name) => !apart.test(name) && !isForeign(name, tag, skin)).flatMap((name) => chunks[name] ?? []),
      ),
    ),
  );
  return { first: document + home, ours: document + home - react, flow: document + Math.max(...flow) };
}

/** Returns the table with the sizes of this site. */
export function measured(budgets: Budgets, dist: string): Budgets {
  const sizes = sizesOf(dist);
  const { found } = sortFiles(budgets.rows, sizes);
  const sums = readerSums(dist, sizes, budgets.sums.flow.without);
  return {
    sums: {
      first: { ...budgets.sums.first, now: sums.first },
      ours: { ...budgets.sums.ours, now: sums.ours },
      flow: { ...budgets.sums.flow, now: sums.flow },
    },
    rows: found.map(({ row, files }) => ({ ...row, now: Math.max(0, ...files.map(({ bytes }) => bytes)) })),
  };
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Returns the differences from the committed table, one line each. */
export function changes(before: Budgets, after: Budgets): string[] {
  const line = (name: string, from: number, { now, limit }: { now: number; limit: number }) =>
    `  ${name}: ${kB(from)} → ${kB(now)} kB of ${kB(limit)}${now > limit ? ' – OVER ITS BUDGET' : ''}`;
  return [
    ...(Object.keys(after.sums) as (keyof Sums)[])
      .filter((name) => kB(before.sums[name].now) !== kB(after.sums[name].now))
      .map((name) => line(sumNames[name], before.sums[name].now, after.sums[name])),
    ...after.rows.flatMap((row, n) =>
      kB(before.rows[n]!.now) === kB(row.now) ? [] : [line(row.name, before.rows[n]!.now, row)],
    ),
  ];
}

const sumNames: Readonly<Record<keyof Sums, string>> = {
  first: 'Home until its text',
  ours: 'of that ours',
  flow: 'a whole flow',
};
