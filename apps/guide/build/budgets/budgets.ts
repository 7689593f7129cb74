import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@sideguide/site-kit/verify';

/** One row of `budgets.json`: files of one kind, and what each of them may cost a reader. */
export interface BudgetRow {
  readonly name: string;
  /** Pattern of paths below the site's folder, without the digests in names. */
  readonly files: string;
  /** Bytes that one file may have as it is sent: brotli, or as it is for what is packed already. */
  readonly limit: number;
  /** Bytes of the largest one when the table was last written (`npm run budgets`). */
  readonly now: number;
}

/** Sums that a reader pays, in bytes of brotli. */
export interface Sums {
  /** Home's first text in the language that costs most: everything, and that without React and React DOM. */
  readonly first: number;
  readonly ours: number;
  /**
   * All that the flow of one skin loads in one language, pictures and the file check included: the dearest of them. Without
   * what only some readers open: labels in another language, messages, parts for rare files, the ways to send it, the
   * helper's view, paper, Google's gates, advice for browsers inside other apps.
   */
  readonly flow: number;
}

export interface Sum {
  readonly limit: number;
  readonly now: number;
  /** Pattern of chunks that do not count. */
  readonly without?: string;
}

export interface Budgets {
  readonly sums: Readonly<Record<keyof Sums, Sum>>;
  readonly rows: readonly BudgetRow[];
}

/** The committed table. */
export const budgetsFile = join(import.meta.dirname, 'budgets.json');
export const readBudgets = (): Budgets => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;

/** Path without the digest in its name. */
const plain = (path: string) => path.replace(/\.[0-9a-f]{6}\.(js|css)$/, '.$1');

/** Bytes of each file of a built site as it is sent. */
export function sizesOf(dist: string): Map<string, number> {
  const files = filesBelow(dist).filter((path) => !/\.(?:br|gz)$/.test(path));
  return new Map(
    files.map((path) => {
      const packed = join(dist, `${path}.br`);
      return [path, statSync(existsSync(packed) ? packed : join(dist, path)).size];
    }),
  );
}

/** Files by the rows that they belong to; `strays` belong to none, or to several. */
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

/** What a reader pays on a built site. */
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
  /** Chunks that belong to another language, or another skin. */
  const foreign = (name: string, tag: string, skin: string) => {
    const parts = name.split('-');
    return (
      tags.some((one) => one !== tag && parts.at(-1) === one) ||
      skins.some((one) => one !== skin && parts.slice(1).includes(one))
    );
  };
  const flow = tags.flatMap((tag) =>
    skins.map((skin) =>
      total(
        names.filter((name) => !apart.test(name) && !foreign(name, tag, skin)).flatMap((name) => chunks[name] ?? []),
      ),
    ),
  );
  return { first: document + home, ours: document + home - react, flow: document + Math.max(...flow) };
}

/** The table as it is on this site. */
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

/** What changed against the committed table, one line each. */
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
