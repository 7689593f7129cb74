import { spawnSync } from 'node:child_process';
import { root } from '@sideguide/cli-kit';
import { buildGuide } from '@sideguide/guide/build';
import { launchBrowser } from '../../tools/browser/launch.ts';
import { content, tags } from '../support/expected.ts';
import { faultySite } from '../support/faults.ts';
import { sites } from '../support/sites.ts';
import { type ChunkRow, casesOf, faults, findRows, sampleOf } from './rows.ts';
import { type CellOutcome, runCase } from './run-case.ts';

// `npm run faults`: runs every chunk with every fault in a real browser, and prints what the reader saw; then the faults
// that differ between engines, in each of them. Arguments are parts of chunk names and select rows; `--sample` takes one
// language for chunks that every language has.

/** Number of browsers driven in parallel: one for each core of a small machine. */
const workers = 2;

const legend = `
type·kind   the contract's error of that type, help of that kind in the reader's language; "Try again" brings the screen
↻           a sign in no language, because the app itself has not come; a tap on it brings the screen
⏳↻, words   after a silence of at most ten seconds: the sign, or a sentence in the reader's language
comes       the screen, whole, without a word of what happened
without it  the screen, whole but for something that it can do without
Every other fault was also met once only: the second try is silent, and the screen comes. The address is kept in all of them.`;

/** Runs the cells of a table and prints failures as they occur. */
async function runAll(rows: readonly ChunkRow[]): Promise<Map<string, CellOutcome>> {
  const cells = new Map<string, CellOutcome>();
  const remaining = casesOf(rows, tags, Object.keys(content.skins));
  const work = async () => {
    const browser = await launchBrowser();
    const site = await faultySite('faults');
    for (let at = remaining.shift(); at; at = remaining.shift()) {
      const outcome = await runCase(browser, site, at);
      cells.set(`${at.row.name} ${at.fault}`, outcome);
      for (const problem of outcome.problems)
        console.log(`${at.row.name}, ${at.fault}, ${at.screen} in ${at.tag}: ${problem}`);
    }
    site.close();
    await browser.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return cells;
}

function print(rows: readonly ChunkRow[], cells: ReadonlyMap<string, CellOutcome>): void {
  const text = (row: string, fault: string) => {
    const { outcome: text, problems } = cells.get(`${row} ${fault}`)!;
    return problems.length ? `✗ ${text}` : text;
  };
  const table = [['', ...faults], ...rows.map(({ name }) => [name, ...faults.map((fault) => text(name, fault))])];
  const widths = table[0]!.map((_one, n) => Math.max(...table.map((line) => line[n]!.length)));
  for (const line of table)
    console.log(
      line
        .map((cell, n) => cell.padEnd(widths[n]!))
        .join('  ')
        .trimEnd(),
    );
}

const started = performance.now();
await buildGuide({ dist: sites.faults.dist.slice(root.length) });
const parts = process.argv.slice(2).filter((argument) => argument !== '--sample');
const named = findRows('faults').filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
const rows = process.argv.includes('--sample') ? sampleOf(named) : named;
if (rows.length === 0) throw new Error(`No chunk has ${parts.join(' or ')} in its name.`);
const cells = await runAll(rows);
print(rows, cells);
const failed = [...cells.values()].filter(({ problems }) => problems.length).length;
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${legend}\n\n${rows.length} chunks × ${faults.length} faults: ${cells.size - failed} cells as they should be, ${failed} not, ${seconds} s`,
);
const inEngines = parts.length
  ? 0
  : spawnSync('npx', ['vitest', 'run', '--project=engines', 'e2e/engines/faults.test.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, SIDEGUIDE_ALL_FAULTS: '1' },
    }).status;
process.exit(failed || inEngines ? 1 : 0);
