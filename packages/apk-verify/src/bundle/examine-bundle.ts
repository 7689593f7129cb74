import { depends, differsByAndroid, sure } from '../judge/obstacles/rule.ts';
import { weakSignatureObstacle } from '../judge/obstacles/signature.ts';
import { maxResources } from '../manifest/read-manifest.ts';
import { tried } from '../model/error.ts';
import type { Facts, NativeLibraries } from '../model/facts.ts';
import { installsWith, type Obstacle, type ObstacleDetails } from '../model/obstacle.ts';
import type { Phone } from '../model/phone.ts';
import type { LevelSigners, Report } from '../model/report.ts';
import type { ApkResult } from '../model/result.ts';
import type { ByteSource, Tools } from '../model/source.ts';
import type { DamagedLibrary, SplitSet } from '../model/verdict.ts';
import { maxUnpacked, nativeLibraries, unusableCode } from '../native/libraries.ts';
import { ApkFile } from '../read/apk-file.ts';
import { factsOf } from '../read/facts.ts';
import { kindOf } from '../read/kind.ts';
import { verify } from '../verify/verify.ts';
import { widen } from '../verify/widen.ts';
import { type Bundle, type BundlePart, readBundle } from './bundle.ts';
import { libraryCodes, libraryObstacles, splitObstacles, typesObstacle } from './part-obstacles.ts';

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

/**
 * Returns what a part does not share with the base, or the obstacle of a signature that is too weak for the base's target
 * (ParsingPackageUtils.getSigningDetails); null if an installer takes both.
 */
async function differs(
  part: BundlePart,
  file: ApkFile,
  base: BundlePart,
  report: Report,
  facts: Facts,
  phone: Phone,
  tools: Tools,
): Promise<Differs | Obstacle | null> {
  const isOnePhone = phone.sdk !== undefined;
  if (part.package !== base.package) return 'package';
  if (part.versionCode !== base.versionCode || part.versionCodeMajor !== base.versionCodeMajor) return 'version';
  const first = await tried(verify(file, { ...report.range, phone: isOnePhone }, tools));
  if (!first.value) return 'signature';
  const scope = { isFixed: false, isOnePhone, isSettled: () => true };
  const { report: own } = await widen(file, first.value, scope, tools);
  if (own.tricks.length > 0) return 'trick';
  if (!own.verified) return 'signature';
  if (!areSame(report, own)) return 'signers';
  return weakSignatureObstacle(own, facts, phone) ?? null;
}

/** What of all parts together may still be read: hundreds of them may be small and unpack to much. */
interface Left {
  manifests: number;
  resources: number;
  readonly libraries: { bytes: number };
}

/** Those of an honest bundle's splits have some hundred kB, and one of 4 MiB takes a second. */
const maxManifests = 8 << 20;

/** Takes what a part unpacks to off what is left, and returns whether that was enough. */
async function takes(file: ApkFile, left: Left): Promise<boolean> {
  const { value: archive } = await tried(file.archive());
  left.manifests -= archive?.find('AndroidManifest.xml')?.size ?? 0;
  left.resources -= archive?.find('resources.arsc')?.size ?? 0;
  return left.manifests >= 0 && left.resources >= 0;
}

/** What a split adds to its base. */
interface Added {
  /** Null if it cannot be read. */
  readonly facts: Facts | null;
  readonly obstacles: readonly Obstacle[];
  readonly native: readonly NativeLibraries[];
  readonly damaged: readonly DamagedLibrary[];
}

/** Reads a split as Android does beside its base; null if that would take too long. */
async function addedBy(file: ApkFile, base: Facts, phone: Phone, left: Left, { signal }: Tools): Promise<Added | null> {
  if (!(await takes(file, left))) return null;
  const { value: facts, error } = await tried(factsOf(file));
  if (!facts) {
    const code = error === 'format' || error === 'zip64' ? 'PARSE_FAILED_NOT_APK' : 'PARSE_FAILED_BAD_MANIFEST';
    return { facts: null, obstacles: [sure(code, 'parse')], native: [], damaged: [] };
  }
  const archive = await file.archive();
  const { debuggable: isDebug, extractNativeLibs, oldExtractNativeLibs, native } = base;
  const inPlace = !extractNativeLibs || oldExtractNativeLibs === false;
  const { value: own } = await tried(nativeLibraries(archive, inPlace, native.multiArch, isDebug));
  const code = base.unusableCode && (await unusableCode(archive));
  const damaged: DamagedLibrary[] = [];
  if (extractNativeLibs && own?.counted.length) {
    const { damagedLibraries } = await import(/* webpackChunkName: "check-unpack" */ '../native/unpack.ts');
    damaged.push(...(await damagedLibraries(archive, isDebug, signal, left.libraries)));
  }
  return {
    facts,
    obstacles: splitObstacles({ ...facts, ...(code ? { unusableCode: code } : {}) }, base, phone),
    native: own ? [own] : [],
    damaged,
  };
}

/** Obstacles of a base that its other parts remove, or that are found again for the libraries of all parts. */
const settled: readonly string[] = ['FAILED_MISSING_SPLIT', 'parts-missing', ...libraryCodes];

/** A file name of 255 letters, without `split_` and `.apk` (PackageInstallerSession, FileUtils.isValidExtFilename). */
const longestSplit = 245;

/** Checks that all parts are one app's, and that Android takes them together. */
async function checkParts(
  { parts, base }: Bundle,
  { verdict, report, facts }: ApkResult,
  phone: Phone,
  tools: Tools,
): Promise<Obstacle[]> {
  const isSound = report?.verified && report.tricks.length === 0 && base && facts;
  if (!isSound) return [sure('FAILED_INVALID_APK', 'invalid', { part: base?.name ?? '', differs: 'signature' })];
  const ofBase = verdict.installability.obstacles;
  if (parts.length === 1) return [...ofBase];
  const isOfLibraries = ({ code, detail }: Obstacle) =>
    settled.includes(code) || (detail !== undefined && 'library' in detail);
  const found = ofBase.filter((one) => !isOfLibraries(one));
  const unpacked = ofBase.filter(({ code }) => code === 'FAILED_CONTAINER_ERROR');
  const splits = new Set<string>();
  const left: Left = { manifests: maxManifests, resources: maxResources, libraries: { bytes: maxUnpacked } };
  const native: NativeLibraries[] = [];
  const damaged: DamagedLibrary[] = [];
  const others: Facts[] = [];
  for (const part of parts) {
    if (part === base) continue;
    const name = part.name.slice(-80);
    const { value: source } = await tried(part.open());
    const isBadName = part.split !== undefined && (splits.has(part.split) || part.split.length > longestSplit);
    splits.add(part.split ?? '');
    const file = source && new ApkFile(source);
    const reason = file && (isBadName ? 'name' : await differs(part, file, base, report, facts, phone, tools));
    if (typeof reason === 'string') found.push(sure('FAILED_INVALID_APK', 'invalid', { part: name, differs: reason }));
    else if (reason) found.push(reason);
    // Android refuses the bundle at this part; hundreds with many signers would take minutes.
    if (reason === 'signature') break;
    const added = file && !reason ? await addedBy(file, facts, phone, left, tools) : null;
    if (!reason && !added) found.push(depends('part-unread', 'invalid', { part: name }));
    if (!added) continue;
    if (added.facts && differsByAndroid(added.facts))
      found.push(sure('FAILED_INVALID_APK', 'invalid', { part: name, differs: 'trick' }));
    found.push(...added.obstacles);
    native.push(...added.native);
    damaged.push(...added.damaged);
    if (added.facts) others.push(added.facts);
  }
  // Parts that were not read are obstacles already.
  const isComplete = others.length === parts.length - 1 && facts.splitsSince !== undefined;
  const lacking = isComplete ? typesObstacle(facts, others, phone) : undefined;
  if (lacking) found.push(lacking);
  const all = [...found, ...unpacked, ...libraryObstacles(facts, native, damaged, phone)];
  // Parts may have the same fault.
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
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
  phone: Phone,
  tools: Tools,
): Promise<{ readonly base: ApkResult | null; readonly set: SplitSet }> {
  const { value: bundle } = await tried(readBundle(file));
  const opened = bundle?.base ? (await tried(bundle.base.open())).value : null;
  // Nobody installs what is inside a part that is itself an archive.
  const base = opened && (await kindOf(new ApkFile(opened))) === 'apk' ? await examineBase(opened) : null;
  const obstacles = bundle && base ? await checkParts(bundle, base, phone, tools) : [depends('no-base', 'invalid')];
  return { base, set: { installs: installsWith(obstacles), obstacles, parts: bundle?.parts.length ?? 0 } };
}
