import { depends, sure } from '../judge/obstacles/rule.ts';
import { tried } from '../model/error.ts';
import { installsWith, type Obstacle, type ObstacleDetails } from '../model/obstacle.ts';
import type { LevelSigners, Report } from '../model/report.ts';
import type { ApkResult } from '../model/result.ts';
import type { ByteSource, Tools } from '../model/source.ts';
import type { SplitSet } from '../model/verdict.ts';
import { ApkFile } from '../read/apk-file.ts';
import { kindOf } from '../read/kind.ts';
import { verify } from '../verify/verify.ts';
import { widen } from '../verify/widen.ts';
import { type Bundle, type BundlePart, readBundle } from './bundle.ts';

type Differs = Extract<ObstacleDetails['FAILED_INVALID_APK'], { part: string }>['differs'];

const covering = (levels: readonly LevelSigners[], sdk: number) =>
  levels.find(({ minSdk, maxSdk }) => minSdk <= sdk && sdk <= maxSdk);

const prints = (level: LevelSigners | undefined) => String(level?.signers.map(({ sha256 }) => sha256).sort());

/** Whether every Android version that accepts the base sees the same signers of a part. */
function areSame(base: Report, part: Report): boolean {
  const starts = [...base.byLevel, ...part.byLevel].map(({ minSdk }) => minSdk);
  return starts.every((sdk) => {
    const own = covering(base.byLevel, sdk);
    return !own || prints(own) === prints(covering(part.byLevel, sdk));
  });
}

/** Returns what a part does not share with the base; null if an installer takes both. */
async function differs(
  part: BundlePart,
  source: ByteSource,
  base: BundlePart,
  report: Report,
  isOnePhone: boolean,
  tools: Tools,
): Promise<Differs | null> {
  if (part.package !== base.package) return 'package';
  if (part.versionCode !== base.versionCode) return 'version';
  const file = new ApkFile(source);
  const first = await tried(verify(file, { ...report.range, phone: isOnePhone }, tools));
  if (!first.value) return 'signature';
  const scope = { isFixed: false, isOnePhone, isSettled: () => true };
  const { report: own } = await widen(file, first.value, scope, tools);
  if (own.tricks.length > 0) return 'trick';
  if (!own.verified) return 'signature';
  return areSame(report, own) ? null : 'signers';
}

/** Obstacles of a base that its other parts remove. */
const settled: readonly string[] = ['FAILED_MISSING_SPLIT', 'parts-missing'];

/** Checks that all parts are one app's. */
async function checkParts(
  { parts, base }: Bundle,
  { verdict, report }: ApkResult,
  isOnePhone: boolean,
  tools: Tools,
): Promise<Obstacle[]> {
  const isSound = report?.verified && report.tricks.length === 0 && base;
  if (!isSound) return [sure('FAILED_INVALID_APK', 'invalid', { part: base?.name ?? '', differs: 'signature' })];
  const found = verdict.installability.obstacles.filter(({ code }) => parts.length === 1 || !settled.includes(code));
  const splits = new Set<string>();
  for (const part of parts) {
    if (part === base) continue;
    const name = part.name.slice(-80);
    const { value: source } = await tried(part.open());
    const isTwice = part.split !== undefined && splits.has(part.split);
    splits.add(part.split ?? '');
    const reason = source && (isTwice ? 'name' : await differs(part, source, base, report, isOnePhone, tools));
    if (!source) found.push(depends('part-unread', 'invalid', { part: name }));
    else if (reason) found.push(sure('FAILED_INVALID_APK', 'invalid', { part: name, differs: reason }));
  }
  return found;
}

/**
 * Examines an archive of splits: its base like any other file, and whether all parts install together. The base is null
 * if it is not the same to every installer, or cannot be read.
 *
 * @param examineBase Examines a file; called once at most.
 */
export async function examineBundle(
  file: ApkFile,
  examineBase: (source: ByteSource) => Promise<ApkResult>,
  isOnePhone: boolean,
  tools: Tools,
): Promise<{ readonly base: ApkResult | null; readonly set: SplitSet }> {
  const { value: bundle } = await tried(readBundle(file));
  const opened = bundle?.base ? (await tried(bundle.base.open())).value : null;
  // Nobody installs what is inside a part that is itself an archive.
  const base = opened && (await kindOf(new ApkFile(opened))) === 'apk' ? await examineBase(opened) : null;
  const obstacles =
    bundle && base ? await checkParts(bundle, base, isOnePhone, tools) : [depends('no-base', 'invalid')];
  return { base, set: { installs: installsWith(obstacles), obstacles, parts: bundle?.parts.length ?? 0 } };
}
