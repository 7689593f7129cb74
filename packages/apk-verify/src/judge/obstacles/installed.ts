import type { Facts } from '../../model/facts.ts';
import type { Obstacle } from '../../model/obstacle.ts';
import type { Phone } from '../../model/phone.ts';
import type { Report } from '../../model/report.ts';
import { depends, sure } from './rule.ts';

/** Android 9 was the first to compare both halves of a version code, without a sign. */
const bothHalves = 28;

/**
 * Returns the version code as Android at a level compares it: the manifest's upper and lower half, or only the lower
 * one.
 */
export const exactVersionCode = ({ versionCode, versionCodeMajor = 0 }: Facts, sdk: number): bigint =>
  sdk < bothHalves ? BigInt(versionCode) : (BigInt(versionCodeMajor) << 32n) + BigInt(versionCode >>> 0);

/** Returns the obstacles if an app of this name is already on the phone: another signer, or a newer version. */
export function installedObstacles(facts: Facts, report: Report | null, { installed, sdk }: Phone): Obstacle[] {
  if (installed === null) return [];
  // Rounded beyond 2^53, which no honest file reaches.
  const versionCode = Number(exactVersionCode(facts, sdk ?? bothHalves));
  const version = { versionCode };
  const found: Obstacle[] = [];
  if (installed?.versionCode === undefined) found.push(depends('FAILED_VERSION_DOWNGRADE', 'invalid', version));
  else if (installed.versionCode > versionCode)
    found.push(sure('FAILED_VERSION_DOWNGRADE', 'invalid', { ...version, installed: installed.versionCode }));

  if (installed?.signer === undefined) found.push(depends('FAILED_UPDATE_INCOMPATIBLE', 'conflict'));
  else if (report?.verified) {
    const { signer } = installed;
    const same = report.signers.length === 1 && report.signers[0]?.sha256 === signer;
    // Proofs of rotation are supported since Android 9. One may take this right from an old signer
    // (PackageManagerServiceUtils.verifySignatures).
    const rotated =
      (sdk ?? 28) >= 28 &&
      report.lineage?.some(({ sha256, capabilities }) => sha256 === signer && capabilities.includes('installed-data'));
    if (!same && !rotated) found.push(sure('FAILED_UPDATE_INCOMPATIBLE', 'conflict', { signer }));
  }
  return found;
}
