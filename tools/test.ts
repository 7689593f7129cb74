import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, typescriptArgs } from '@sideguide/cli-kit';
import { testsFor } from './tests-for.ts';

// `npm test` and `npm run test:release`: the check and the tests, as `usage` below says. Prints one line of totals at
// the end.

/** The part of vitest's JSON report that is used here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const reportFile = join(root, '.cache/vitest.json');

/** Runs a script with the current Node and returns whether it succeeded. */
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

/** Exits with an error message: a run without tests must not look like a success. */
function exitWith(reason: string, remedy: string): never {
  console.error(`${reason}\n${remedy}`);
  process.exit(1);
}

// If vitest stopped early, an earlier run's report would be taken for this one's.
rmSync(reportFile, { force: true });
mkdirSync(join(root, '.cache'), { recursive: true });

const usage = `npm test                          the check, unit tests, and one journey of each kind
npm test -- --for PATH            the tests that a change of PATH needs
npm test -- --for PATH --list     lists those files and runs nothing
npm test -- ARGUMENTS             the same as npm test, with arguments for Vitest, e.g. -t "part of a name"
npm run test:release              everything else`;

const args = process.argv.slice(2);
if (args[0] === '--help' || args[0] === '-h') {
  console.log(usage);
  process.exit(0);
}
if (args[0] === '--for' && !args[1])
  exitWith('No path is named.', 'Write: npm test -- --for content/steps/open-file.ts');
if (args[0] !== '--for' && args.includes('--list'))
  exitWith('“--list” comes after “--for PATH”; nothing was run.', 'Write: npm test -- --for PATH --list');
const isRelease = args[0] === '--release';
const path = args[0] === '--for' ? args[1] : undefined;
const files = path ? testsFor(root, path) : undefined;
if (path && typeof files === 'string')
  exitWith(files, 'All tests of a change: npm test. Those of a release: npm run test:release');
if (files && typeof files !== 'string') {
  console.log(
    `${path} is tested by ${files.length === 1 ? 'one file' : `${files.length} files`}:\n${files.map((file) => `  ${file}`).join('\n')}`,
  );
  if (args[2] === '--list') process.exit(0);
}
const projects = files
  ? [...files]
  : isRelease
    ? ['--project=slow', '--project=release', '--project=engines', '--project=fonts-*']
    : ['--project=unit', '--project=journeys'];
const vitestArgs = isRelease ? args.slice(1) : path ? args.slice(2) : args;

const isCheckGood = isRelease || run(...typescriptArgs, 'tools/check.ts');
const areTestsGood = run(
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects,
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=.cache/vitest.json',
  ...vitestArgs,
);
const { passed, failed, skipped } = totals();
if (!isCheckGood) console.log('The check failed; see its messages above the tests.');
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = isCheckGood && areTestsGood && failed === 0 && passed + failed > 0 ? 0 : 1;
