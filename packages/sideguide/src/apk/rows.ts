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
import { describeObstacle, phoneMessage } from './obstacle-words.ts';
import { signedSince } from './signed-since.ts';

/** A name and a value, printed as one row. */
export type OutputRow = readonly [name: string, value: string];

/** Longer lists are cut off, with the number of the rest. */
const maxItems = 8;

const formatVersion = (sdk: number) => {
  const name = androidOf(sdk);
  return name ? `Android ${name} (API ${sdk})` : `API ${sdk}`;
};

const formatDay = (instant: string) => instant.slice(0, 10) || 'unknown';

function formatList(names: readonly string[]): string {
  const printed = names.slice(0, maxItems).map((name) => harmless(name, 80));
  return names.length > maxItems ? `${printed.join(', ')} and ${names.length - maxItems} more` : printed.join(', ');
}

function factRows(facts: Facts): OutputRow[] {
  const needs =
    facts.codename === undefined
      ? formatVersion(facts.minSdk)
      : `a preview of Android (${harmless(facts.codename, 40)})`;
  const until = facts.maxSdk === undefined ? '' : `, until ${formatVersion(facts.maxSdk)}`;
  return [
    ['App', harmless(facts.label) || '(no name)'],
    ...(facts.versionName || facts.versionCode
      ? [['Version', `${harmless(facts.versionName, 60)} (code ${facts.versionCode})`.trim()] as const]
      : []),
    ['Package', harmless(facts.package)],
    ['Needs', `${needs} or later${until}; made for ${formatVersion(facts.targetSdk)}`],
    ['Processors', facts.native.abis.length ? formatList(facts.native.abis) : 'any'],
  ];
}

const formatCertificate = ({ sha256, subject, key, notBefore, notAfter }: SignerCertificate): string => {
  const kind = key.algorithm === 'unknown' ? 'unknown key' : `${key.algorithm} ${key.bits}`;
  return `${sha256}\n${harmless(subject) || '(no name)'}, ${kind}, ${formatDay(notBefore)} to ${formatDay(notAfter)}`;
};

const formatRange = ({ minSdk, maxSdk }: SdkRange): string => {
  if (minSdk === maxSdk) return formatVersion(minSdk);
  return androidOf(maxSdk)
    ? `${formatVersion(minSdk)} to ${formatVersion(maxSdk)}`
    : `${formatVersion(minSdk)} and later`;
};

function schemes({ schemes: verifiedSchemes, unchecked }: Report): string {
  const names = (['v1', 'v2', 'v3', 'v31'] as const).filter((name) => verifiedSchemes[name]);
  const verified = names.length ? `${names.join(', ').replace('v31', 'v3.1')} verified` : 'none verified';
  return unchecked.length ? `${verified}; ${unchecked.join(', ')} not checked` : verified;
}

const formatIssue = ({ name, signer, detail = [] }: Issue): string => {
  const signerNote = signer === undefined ? '' : ` (signer ${signer + 1})`;
  return `${harmless(name, 80)}${signerNote}${detail.length ? `: ${formatList(detail)}` : ''}`;
};

const formatTrick = ({ trick: name, entry }: TrickFound): string =>
  entry === undefined ? name : `${name}: ${harmless(entry, 80)}`;

function listRows(name: string, lines: readonly string[]): OutputRow[] {
  const hiddenCount = lines.length - maxItems;
  const printed = hiddenCount > 0 ? [...lines.slice(0, maxItems), `and ${hiddenCount} more`] : lines;
  return printed.map((line, i) => [i === 0 ? name : '', line]);
}

/** Returns a row for each signer, with its Android versions if not all of them see the same signers. */
function signerRows({ byLevel, signers: newest }: Report): OutputRow[] {
  const groups: { signers: readonly SignerCertificate[]; minSdk: number; maxSdk: number }[] = [];
  for (const { signers, minSdk, maxSdk } of byLevel) {
    const last = groups[groups.length - 1];
    if (last && printsOf(last.signers) === printsOf(signers)) last.maxSdk = maxSdk;
    else groups.push({ signers, minSdk, maxSdk });
  }
  if (groups.length < 2) return newest.map((signer) => ['Signer', formatCertificate(signer)]);
  return groups
    .reverse()
    .flatMap(({ signers, ...range }) =>
      signers.map((signer): OutputRow => ['Signer', `for ${formatRange(range)}: ${formatCertificate(signer)}`]),
    );
}

const printsOf = (signers: readonly SignerCertificate[]) => signers.map(({ sha256 }) => sha256).join();

function reportRows(report: Report): OutputRow[] {
  const past = report.lineage?.slice(0, -1) ?? [];
  return [
    ...signerRows(report),
    ...past.map((signer): OutputRow => ['Formerly', formatCertificate(signer)]),
    ...report.rotated.flatMap(({ certificates, minSdk }) =>
      certificates
        .slice(0, 1)
        .map(
          (certificate): OutputRow => [
            'Rotated',
            `from ${formatVersion(minSdk)} on: ${formatCertificate(certificate)}`,
          ],
        ),
    ),
    ['Schemes', schemes(report)],
    ['Checked for', formatRange({ ...report.range, minSdk: Math.min(report.range.minSdk, signedSince(report)) })],
    ...(report.stamp ? [['Stamp', `a source stamp holds${stampedBy(report)}`] as const] : []),
    ...listRows('Tricks', report.tricks.map(formatTrick)),
    ...listRows('Errors', report.errors.map(formatIssue)),
    ...listRows('Warnings', report.warnings.map(formatIssue)),
  ];
}

const stampedBy = (report: Report): string => (report.stampedBy ? `, of\n${formatCertificate(report.stampedBy)}` : '');

/** Not worth a row while uncertain: true of every file, or already in the rows above (Needs, Processors). */
const shownAbove = /^FAILED_(VERSION_DOWNGRADE|UPDATE_INCOMPATIBLE|OLDER_SDK|NO_MATCHING_ABIS)$/;

/** Returns the obstacles for which it depends on the phone whether there are any. */
export const uncertainObstacles = (obstacles: readonly Obstacle[]): readonly Obstacle[] =>
  obstacles.filter(({ certainty, code }) => certainty === 'depends' && !shownAbove.test(code));

/** Returns the rows of the obstacles that prevent installation, and of those that are uncertain. */
function obstacleRows(obstacles: readonly Obstacle[]): OutputRow[] {
  const lines = (group: readonly Obstacle[]) =>
    group.map((obstacle) =>
      phoneMessage(obstacle)
        ? `${describeObstacle(obstacle)}\nThe phone says: “${phoneMessage(obstacle)}”`
        : describeObstacle(obstacle),
    );
  const sure = obstacles.filter(({ certainty, status }) => certainty === 'sure' && status !== 'installs');
  const warns = obstacles.filter(({ certainty, status }) => certainty === 'sure' && status === 'installs');
  return [
    ...listRows('Obstacles', lines(sure)),
    ...listRows('Beware', lines(warns)),
    ...listRows('Depends', uncertainObstacles(obstacles).map(describeObstacle)),
  ];
}

/** Returns everything that was found, most important first. All texts from the file are made harmless. */
export function rowsOf({ path, size, sha256, facts, report, verdict, error }: ExaminedFile): OutputRow[] {
  return [
    ['File', `${harmless(path, 200)}, ${showSize(size)}`],
    ['SHA-256', sha256],
    ...(facts ? factRows(facts) : []),
    ...(report ? reportRows(report) : []),
    ...(error && verdict.answer === 'do-not-install' ? [['Cannot read', error] as const] : []),
    ...obstacleRows(verdict.installability.obstacles),
  ];
}
