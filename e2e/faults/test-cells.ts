import { afterAll, beforeAll, expect, it } from 'vitest';
import { theBrowser } from '../support/browser.ts';
import { type FaultySite, faultySite } from '../support/faults.ts';
import { type Column, findRows } from './rows.ts';
import { runCase } from './run-case.ts';

/** One cell of the matrix, and what the reader must see: see the legend in `run.ts`. */
export type Cell = readonly [fault: Column, file: string, screen: string, tag: string, skin: string, outcome: string];

/** Defines a test for each of these cells. */
export function testCells(cells: readonly Cell[]): void {
  let site: FaultySite;
  beforeAll(async () => {
    site = await faultySite('guide');
  });
  afterAll(() => site.close());

  it.each(cells)('%s: %s on %s in %s', async (fault, file, screen, tag, skin, outcome) => {
    const row = findRows('guide').find(({ name }) => name === file)!;
    expect(await runCase(await theBrowser(), site, { row, fault, screen, tag, skin })).toEqual({
      outcome,
      problems: [],
    });
  });
}
