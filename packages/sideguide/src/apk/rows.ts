import {
  androidOf,
  type Facts,
  type Issue,
  type Obstacle,
  type Report,
  type SdkRange,
  type SignerCertificate,
  type TrickFound,
} from '@sideguide/apk-verify';
import { harmless, showSize } from '@sideguide/cli-kit';
import type { ExaminedFile } from './examined-file.ts';
import { phoneSays, sayObstacle } from './obstacle-words.ts';

/** A name and a value, printed as one row. */
export type OutputRow = readonly [name: string, value: string];

/** Longer lists are cut off, with the number of the rest. */
const most = 8;

const version = (sdk: number) => {
  const name = androidOf(sdk);
  return name ? `Android ${name} (API ${sdk})` : `API ${sdk}`;
};

const day = (instant: string) => instant.slice(0, 10) || 'unknown';

function few(names: readonly string[]): string {
  const shown = names.slice(0, most).map((name) => harmless(name, 80));
  return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ');
}

function factRows(facts: Facts): OutputRow[] {
  const needs =
    facts.codename === undefined ? version(facts.minSdk) : `a preview of Android (${harmless(facts.codename, 40)})`;
  const last = facts.maxSdk === undefined ? '' : `, until ${version(facts.maxSdk)}`;
  return [
    ['App', harmless(facts.label) || '(no name)'],
    ['Version', `${harmless(facts.versionName, 60) || '(no name)'} (code ${facts.versionCode})`],
    ['Package', harmless(facts.package)],
    ['Needs', `${needs} or later${last}; made for ${version(facts.targetSdk)}`],
    ['Processors', facts.native.abis.length ? few(facts.native.abis) : 'any'],
  ];
}

const certificate = ({ sha256, subject, key, notBefore, notAfter }: SignerCertificate): string => {
  const kind = key.algorithm === 'unknown' ? 'unknown key' : `${key.algorithm} ${key.bits}`;
  return `${sha256}\n${harmless(subject) || '(no name)'}, ${kind}, ${day(notBefore)} to ${day(notAfter)}`;
};

const range = ({ minSdk, maxSdk }: SdkRange): string => {
  if (minSdk === maxSdk) return version(minSdk);
  return androidOf(maxSdk) ? `${version(minSdk)} to ${version(maxSdk)}` : `${version(minSdk)} and later`;
};

function schemes({ schemes: found, unchecked }: Report): string {
  const names = (['v1', 'v2', 'v3', 'v31'] as const).filter((name) => found[name]);
  const verified = names.length ? `${names.join(', ').replace('v31', 'v3.1')} verified` : 'none verified';
  return unchecked.length ? `${verified}; ${unchecked.join(', ')} not checked` : verified;
}

const issue = ({ name, signer, detail = [] }: Issue): string => {
  const who = signer === undefined ? '' : ` (signer ${signer + 1})`;
  return `${harmless(name, 80)}${who}${detail.length ? `: ${few(detail)}` : ''}`;
};

const trick = ({ trick: name, entry }: TrickFound): string =>
  entry === undefined ? name : `${name}: ${harmless(entry, 80)}`;

function list(name: string, lines: readonly string[]): OutputRow[] {
  const more = lines.length - most;
  const shown = more > 0 ? [...lines.slice(0, most), `and ${more} more`] : lines;
  return shown.map((line, i) => [i === 0 ? name : '', line]);
}

function reportRows(report: Report): OutputRow[] {
  const past = report.lineage?.slice(0, -1) ?? [];
  return [
    ...report.signers.map((one): OutputRow => ['Signer', certificate(one)]),
    ...past.map((one): OutputRow => ['Formerly', certificate(one)]),
    ...report.rotated.flatMap((one) =>
      one.certificates
        .slice(0, 1)
        .map((own): OutputRow => ['Rotated', `from ${version(one.minSdk)} on: ${certificate(own)}`]),
    ),
    ['Schemes', schemes(report)],
    ['Checked for', range(report.range)],
    ...(report.stamp ? [['Stamp', 'a source stamp holds'] as const] : []),
    ...list('Tricks', report.tricks.map(trick)),
    ...list('Errors', report.errors.map(issue)),
    ...list('Warnings', report.warnings.map(issue)),
  ];
}

/**
 * Not worth a row while they are uncertain: either true of every file, or already in the rows above (Needs,
 * Processors).
 */
const saidAbove = /^FAILED_(VERSION_DOWNGRADE|UPDATE_INCOMPATIBLE|OLDER_SDK|NO_MATCHING_ABIS)$/;

/** Returns the rows of the obstacles that prevent installation, and of those that are uncertain. */
function obstacleRows(obstacles: readonly Obstacle[]): OutputRow[] {
  const lines = (of: readonly Obstacle[]) =>
    of.map((one) => (phoneSays(one) ? `${sayObstacle(one)}\nThe phone says: “${phoneSays(one)}”` : sayObstacle(one)));
  const sure = obstacles.filter(({ certainty, status }) => certainty === 'sure' && status !== 'installs');
  const warns = obstacles.filter(({ certainty, status }) => certainty === 'sure' && status === 'installs');
  const open = obstacles.filter(({ certainty, code }) => certainty === 'depends' && !saidAbove.test(code));
  return [
    ...list('Obstacles', lines(sure)),
    ...list('Beware', lines(warns)),
    ...list('Depends', open.map(sayObstacle)),
  ];
}

/** Returns everything that was found, most important first. All texts from the file are made harmless. */
export function rowsOf({ path, size, facts, report, verdict, error }: ExaminedFile): OutputRow[] {
  return [
    ['File', `${harmless(path, 200)}, ${showSize(size)}`],
    ...(facts ? factRows(facts) : []),
    ...(report ? reportRows(report) : []),
    ...(error && verdict.answer === 'do-not-install' ? [['Cannot read', error] as const] : []),
    ...obstacleRows(verdict.installability.obstacles),
  ];
}

/** Formats rows in two columns; further lines of a value are printed below its first. */
export function showRows(rows: readonly OutputRow[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows
    .map(([name, value]) => `${name.padEnd(width)}${value.replaceAll('\n', `\n${' '.repeat(width)}`)}`)
    .join('\n');
}
