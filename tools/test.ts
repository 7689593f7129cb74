import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, typescriptArgs } from '@sideguide/cli-kit';

// `npm test`: the check, units, and one journey of each kind. `npm run test:release`: everything else. Arguments go to
// vitest, and `npm test -- --for PATH` runs what a change of that path needs. Ends with one line of totals.

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const reportFile = join(root, '.cache/vitest.json');

/** Runs a script under this very Node and tells whether it succeeded. */
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

/**
 * Arguments of vitest for a change of one path: the unit tests of its package, for content those that read the content. A path
 * that no rule knows gets everything.
 */
function testsFor(path: string): string[] {
  const [top, name] = path.replace(/^\.\//, '').split('/');
  if (top === 'content') return ['--project=unit', 'packages/content-kit', 'packages/guide-core', 'apps/guide'];
  if (top === 'packages' && name) return ['--project=unit', '--project=slow', `packages/${name}`];
  if (top === 'apps') return ['--project=unit', '--project=journeys', 'apps/guide', 'e2e/journeys'];
  if (top === 'e2e' && path.endsWith('.test.ts')) return ['--project=journeys', '--project=release', path];
  console.log(`Nothing is known of tests for ${path}: everything of npm test runs.`);
  return ['--project=unit', '--project=journeys'];
}

// A report of an earlier run would be taken for this one's if vitest stopped early.
rmSync(reportFile, { force: true });
mkdirSync(join(root, '.cache'), { recursive: true });

const args = process.argv.slice(2);
const isRelease = args[0] === '--release';
const one = args[0] === '--for' ? args[1] : undefined;
const projects = one
  ? testsFor(one)
  : isRelease
    ? ['--project=slow', '--project=release', '--project=engines']
    : ['--project=unit', '--project=journeys'];
const more = isRelease ? args.slice(1) : one ? args.slice(2) : args;

const checked = isRelease || run(...typescriptArgs, 'tools/check.ts');
const tested = run(
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects,
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=.cache/vitest.json',
  ...more,
);
const { passed, failed, skipped } = totals();
if (!checked) console.log('The check failed; its messages stand above the tests.');
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = checked && tested && failed === 0 && passed + failed > 0 ? 0 : 1;
