import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { typescriptArgs } from '@sideguide/cli-kit';

// `npm test`: the check, then all tests; extra arguments go to vitest. Ends with one line of totals.

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const root = join(import.meta.dirname, '..');
const reportFile = join(root, '.cache/vitest.json');

/** Runs a script under this very Node (the one on PATH may be older) and tells whether it succeeded. */
function run(...args: string[]): boolean {
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (error) console.error(error.message);
  return status === 0;
}

function totals(): { passed: number; failed: number; skipped: number } {
  if (!existsSync(reportFile)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  // A file that does not even load has no tests to count, and must not look like a success.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

// A report of an earlier run would be taken for this one's if vitest stopped early.
rmSync(reportFile, { force: true });
mkdirSync(join(root, '.cache'), { recursive: true });

const asked = process.argv.slice(2);
const full = asked.includes('--full');
const checked = run(...typescriptArgs, 'tools/check.ts');
const tested = run(
  'node_modules/vitest/vitest.mjs',
  'run',
  // `npm run test:full` runs what this leaves out.
  ...(full ? ['--project=full'] : ['--project=unit', '--project=browser']),
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=.cache/vitest.json',
  ...asked.filter((one) => one !== '--full'),
);
const { passed, failed, skipped } = totals();
if (!checked) console.log('The check failed; its messages stand above the tests.');
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = checked && tested && failed === 0 && passed + failed > 0 ? 0 : 1;
