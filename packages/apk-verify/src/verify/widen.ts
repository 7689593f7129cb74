import { tried } from '../model/error.ts';
import type { LevelSigners, Report, SdkRange, TrickFound } from '../model/report.ts';
import type { Tools } from '../model/source.ts';
import type { ApkFile } from '../read/apk-file.ts';
import { everyLaterSdk } from './range.ts';
import { verify } from './verify.ts';

/**
 * Findings that no later Android version can make up for: signers or schemes that contradict each other, or one that
 * says that another was removed. Such a file was put together from parts. The same goes for an invalid v2 block: no
 * tool writes one next to a valid v3 block, and an Android version that checks less than this library may see a
 * different signer. The only harmless case is algorithms that Android 7 and 8 do not know.
 */
const contradiction =
  /^(?:JAR_SIG_MISSING|V2_SIG_(?!NO_SUPPORTED_SIGNATURES$).*|JAR_SIG_MISSING_APK_SIG_REFERENCED|V3_SIG_(?:MULTIPLE|PAST_SIGNERS|MULTIPLE_PAST_SIGNERS|POR)_?.*|V3_INCONSISTENT_.*|V3[12]_.*)$/;

/** Android versions that were the first to prefer another scheme, and the failures that make trying them worthwhile. */
const steps = [
  { from: 24, after: /^JAR_SIG_/ },
  { from: 28, after: /^V2_SIG_/ },
  { from: 33, after: /^V3_SIG_/ },
] as const;

/** Returns the oldest Android version above the range that may accept the file although the range does not. */
function nextStart({ errors }: Report, { minSdk }: SdkRange): number | undefined {
  const found = steps.filter(({ after, from }) => from > minSdk && errors.some(({ name }) => after.test(name)));
  return found[found.length - 1]?.from;
}

/** The oldest Android version considered: 5. */
const oldestSdk = 21;

/** Returns the next level that may see a different signer: 7 and 8 read the same. */
const nextLevel = (sdk: number): number => (sdk >= 24 && sdk < 28 ? 28 : sdk + 1);

/**
 * Adds to a report the signers seen by older Android versions, from a level on. The reference verifier skips levels
 * whose own scheme is missing, and a file may have different signers on different Android versions.
 *
 * A JAR signature that is invalid at one of these levels is a trick: no tool leaves one next to a valid newer signature,
 * and Android's JAR verifiers accept what the reference verifier rejects, such as more than ten signers, certificates
 * not meant for signing and, in Android 5, a DigestInfo without the NULL.
 */
async function withOlder(file: ApkFile, report: Report, from: number, tools: Tools): Promise<Report> {
  const end = report.byLevel[0]?.minSdk ?? 0;
  const older: LevelSigners[] = [];
  const tricks: TrickFound[] = [];
  for (let sdk = Math.max(from, oldestSdk); sdk < end; sdk = nextLevel(sdk)) {
    const found = (await tried(verify(file, { minSdk: sdk, maxSdk: sdk, phone: true }, tools))).value;
    const maxSdk = Math.min(nextLevel(sdk), end) - 1;
    older.push(...(found?.byLevel ?? []).map((level) => ({ ...level, maxSdk })));
    const entry = !found || found.errors.some(({ name }) => name.startsWith('JAR_SIG_')) ? await jarSigned(file) : null;
    if (entry !== null && tricks.length === 0) tricks.push({ trick: 'odd-signature', entry });
  }
  return { ...report, byLevel: [...older, ...report.byLevel], tricks: [...report.tricks, ...tricks] };
}

/** Returns the name of an entry that Android may take for a JAR signature; null if there is none. */
async function jarSigned(file: ApkFile): Promise<string | null> {
  const names = (await file.archive()).entries.map(({ name }) => name);
  const known = new Set(names.map((name) => name.toUpperCase()));
  const isSignature = (name: string) =>
    /^META-INF\/.*\.(?:RSA|DSA|EC)$/.test(name) && known.has(name.replace(/[^.]*$/, 'SF'));
  return (known.has('META-INF/MANIFEST.MF') && names.find((name) => isSignature(name.toUpperCase()))) || null;
}

/**
 * Returns a report for later Android versions, if there are any that may accept the file, with the signers that those
 * before them see.
 */
async function laterReport(file: ApkFile, report: Report, tools: Tools): Promise<Report | null> {
  if (report.errors.some(({ name }) => contradiction.test(name))) return null;
  const start = nextStart(report, report.range);
  if (start === undefined) return null;
  const later = (await tried(verify(file, { minSdk: start, maxSdk: everyLaterSdk }, tools))).value;
  return later?.verified ? withOlder(file, later, report.range.minSdk, tools) : later;
}

/** A report, with one for more Android versions where that may tell whose file it is. */
export interface Widened {
  readonly report: Report;
  /** For all versions from the report's first one on; null if none of them accepts the file. */
  readonly wide?: Report | null;
}

/** What decides which other Android versions count. */
export interface Scope {
  /** Whether exactly the report's levels were requested. */
  readonly isFixed: boolean;
  /** Whether the phone's Android version is known. */
  readonly isOnePhone: boolean;
  /** Whether the signers that a report names need no proof that newer versions read. */
  readonly isSettled: (report: Report) => boolean;
}

/**
 * Adds what other Android versions see: the signers of older ones, or a proof of rotation that only newer ones read. A
 * file that is refused by the older ones is judged for those that accept it, unless one phone's version counts.
 */
export async function widen(file: ApkFile, report: Report, scope: Scope, tools: Tools): Promise<Widened> {
  if (!report.verified) {
    const later = scope.isFixed ? null : await laterReport(file, report, tools);
    return later?.verified && !scope.isOnePhone ? { report: later } : { report, wide: later };
  }
  if (report.range.maxSdk === everyLaterSdk || scope.isSettled(report))
    return { report: await withOlder(file, report, report.range.minSdk, tools) };
  const wide = await tried(verify(file, { ...report.range, maxSdk: everyLaterSdk }, tools));
  return { report, wide: wide.value };
}
