import { changes, measured, readBudgets, sizesOf, sortFiles } from '@sideguide/guide/build';
import { describe, expect, it } from 'vitest';
import { sites } from '../support/sites.ts';

const { dist } = sites.guide;
const budgets = readBudgets();
const sizes = sizesOf(dist);
const { found, strays } = sortFiles(budgets.rows, sizes);

describe('the budgets', () => {
  it('cover every file of the site once (a new kind of file needs a row in apps/guide/build/budgets/budgets.json)', () => {
    expect(strays).toEqual([]);
  });

  it.each(found.map(({ row, files }) => [row.name, row, files] as const))('%s', (_name, { limit }, files) => {
    expect(files.length, 'a row without files').toBeGreaterThan(0);
    expect(files.filter(({ bytes }) => bytes > limit)).toEqual([]);
  });

  it.each(Object.entries(measured(budgets, dist).sums))('%s, as a reader pays it', (_name, { now, limit }) => {
    expect(now).toBeLessThanOrEqual(limit);
  });
});

describe('the check of budgets', () => {
  const row = { name: 'one', files: 'a\\.js', limit: 10, now: 0 };

  it('reports a file without a row, and one with two', () => {
    const files = new Map([
      ['a.012345.js', 5],
      ['b.js', 5],
    ]);
    expect(sortFiles([row], files).strays).toEqual(['b.js']);
    expect(sortFiles([row, { ...row, files: '.\\.js' }], files).strays).toEqual(['a.012345.js']);
    expect(sortFiles([row], files).found[0]!.files).toEqual([{ path: 'a.012345.js', bytes: 5 }]);
  });

  it('says what changed, and what is over its budget', () => {
    const sum = { limit: 100_000, now: 50_000 };
    const table = (now: number) => ({
      sums: { first: sum, ours: sum, flow: sum },
      rows: [{ ...row, limit: 9_000, now }],
    });
    expect(changes(table(5_000), table(5_010))).toEqual([]);
    expect(changes(table(5_000), table(6_000))).toEqual(['  one: 5.0 → 6.0 kB of 9.0']);
    expect(changes(table(5_000), table(9_500))).toEqual(['  one: 5.0 → 9.5 kB of 9.0 – OVER ITS BUDGET']);
  });
});
