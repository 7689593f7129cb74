import type { ApkErrorCode } from '../model/error.ts';
import type { Facts, FileKind } from '../model/facts.ts';
import { installsWith, type Obstacle } from '../model/obstacle.ts';
import type { Asked, Installability, Phone } from '../model/phone.ts';
import type { Report, SdkRange } from '../model/report.ts';
import type { DamagedLibrary } from '../model/verdict.ts';
import { installedObstacles } from './obstacles/installed.ts';
import { manifestRule, partsRule } from './obstacles/manifest.ts';
import { abiRule, inPlaceRule, pageRule, unpackObstacle } from './obstacles/native.ts';
import { groupsRule, othersRule } from './obstacles/others.ts';
import { differsByAndroid, type Rule, sure } from './obstacles/rule.ts';
import { olderSignatureObstacle, signatureObstacle, weakSignatureObstacle } from './obstacles/signature.ts';
import { extensionRule, olderRule, targetRule } from './obstacles/version.ts';

// Android's answers to a file: PackageManager's codes and installStatusToPublicStatus. Not covered, because the file
// does not show it: too little storage (FAILED_INSUFFICIENT_STORAGE), decisions by Play Protect, a policy, developer
// verification or the reader (FAILED_VERIFICATION_FAILURE, FAILED_ABORTED, FAILED_USER_RESTRICTED), codes of individual
// manufacturers, and FAILED_BAD_SIGNATURE, which refers to fs-verity signatures stored next to the APK.

const rules: readonly Rule[] = [
  manifestRule,
  partsRule,
  olderRule,
  extensionRule,
  targetRule,
  abiRule,
  inPlaceRule,
  othersRule,
  groupsRule,
  pageRule,
];

/** What was found in a file, as far as it could be read. */
export interface Found {
  readonly kind: FileKind;
  readonly facts: Facts | null;
  readonly report: Report | null;
  /** API levels that were requested instead of the phone's; nothing is known about others then. */
  readonly range?: SdkRange;
  readonly damaged?: readonly DamagedLibrary[];
  /** Why facts or report are missing. */
  readonly error?: ApkErrorCode;
}

/** Returns the obstacle of a file that the installer cannot read: it shows the same sentence for all of them. */
function unreadable({ kind, facts, report, error }: Found): Obstacle | undefined {
  if (kind !== 'apk') return sure('not-an-app', 'parse', { kind });
  if (facts && report) return undefined;
  if (error === 'too-large') return sure('too-large', 'parse');
  const manifest = error === 'manifest' || error === 'no-manifest' || (error === undefined && !facts);
  return sure(manifest ? 'PARSE_FAILED_BAD_MANIFEST' : 'PARSE_FAILED_NOT_APK', 'parse');
}

const rank = ({ status, certainty }: Obstacle): number =>
  (status === 'installs' ? 2 : 0) + (certainty === 'sure' ? 0 : 1);

/** Codes whose certainty depends on each property of the phone that may be unknown. */
const hangsOn: Readonly<Record<Asked, RegExp>> = {
  android:
    /^(PARSE_FAILED|FAILED_INTERNAL_ERROR|FAILED_PROCESS_NOT_DEFINED|FAILED_OLDER_SDK|FAILED_DEPRECATED_SDK|FAILED_INVALID_APK|FAILED_MISSING_SPLIT|FAILED_NO_MATCHING_ABIS|old-target)/,
  abis: /^(FAILED_NO_MATCHING_ABIS|FAILED_CPU_ABI_INCOMPATIBLE|FAILED_CONTAINER_ERROR|FAILED_INVALID_APK)/,
  installed: /^(FAILED_VERSION_DOWNGRADE|FAILED_UPDATE_INCOMPATIBLE)/,
};

function asked(obstacles: readonly Obstacle[], phone: Phone): Asked[] {
  const known = { android: phone.sdk, abis: phone.abis, installed: phone.installed };
  const open = obstacles.filter(({ certainty }) => certainty === 'depends');
  return (Object.keys(hangsOn) as Asked[]).filter(
    (one) => known[one] === undefined && open.some(({ code }) => hangsOn[one].test(code)),
  );
}

/**
 * Returns why a phone would refuse an app, and what it would warn about, based on the app's manifest, resources and
 * libraries (with the codes of Android's PackageManager). The signature is ignored: `verifyApk` combines both in
 * `verdict.installability`. An obstacle that depends on something unknown about the phone is marked `depends`, and
 * `asks` says what would settle it.
 *
 * @param facts Result of `readFacts`.
 * @param phone API level, ABIs, the installed version; all optional.
 */
export function installability(facts: Facts, phone: Phone): Installability {
  const broken = facts.unreadable ? [unreadable({ kind: 'apk', facts, report: null, error: facts.unreadable })] : [];
  return answerOf([...broken, ...factObstacles(facts, null, phone)], phone);
}

function factObstacles(facts: Facts, report: Report | null, phone: Phone): (Obstacle | undefined)[] {
  const found = [...rules.flatMap((rule) => rule(facts, phone)), ...installedObstacles(facts, report, phone)];
  return differsByAndroid(facts) ? found.map((one) => one && { ...one, certainty: 'depends' }) : found;
}

/**
 * Like `installability`, including the signature: the report must be for the phone's own Android version (see
 * `rangeFor`). Says nothing about whose file it is.
 */
export function installabilityOf(found: Found, phone: Phone): Installability {
  const { facts, report } = found;
  const obstacles: (Obstacle | undefined)[] = [unreadable(found)];
  if (found.kind === 'apk' && report) {
    obstacles.push(signatureObstacle(report));
    if (facts) obstacles.push(weakSignatureObstacle(report, facts, phone));
    if (facts && phone.sdk === undefined && !found.range) obstacles.push(olderSignatureObstacle(report, facts.minSdk));
  }
  if (found.kind === 'apk' && facts) obstacles.push(...factObstacles(facts, report, phone));
  if (facts && found.damaged) obstacles.push(unpackObstacle(found.damaged, facts, phone));
  return answerOf(obstacles, phone);
}

function answerOf(obstacles: readonly (Obstacle | undefined)[], phone: Phone): Installability {
  const real = obstacles.filter((one) => one !== undefined).sort((a, b) => rank(a) - rank(b));
  return {
    installs: installsWith(real),
    obstacles: real,
    asks: asked(real, phone),
  };
}
