import type { Facts } from '../model/facts.ts';
import type { Obstacle, Phone } from '../model/phone.ts';
import type { Report } from '../model/report.ts';
import { depends, sure } from './rule.ts';

/** As Android compares it: the manifest's upper and lower half. Beyond 2^53 it is rounded, as no honest file's is. */
export const longVersionCode = ({ versionCode, versionCodeMajor = 0 }: Facts): number =>
  versionCodeMajor * 2 ** 32 + (versionCode >>> 0);

/** An app of this name is on the phone already: same signer, not a newer version. */
export function installedObstacles(facts: Facts, report: Report | null, { installed, sdk }: Phone): Obstacle[] {
  if (installed === null) return [];
  const versionCode = longVersionCode(facts);
  const version = { versionCode };
  const found: Obstacle[] = [];
  if (installed?.versionCode === undefined) found.push(depends('FAILED_VERSION_DOWNGRADE', 'invalid', version));
  else if (installed.versionCode > versionCode)
    found.push(sure('FAILED_VERSION_DOWNGRADE', 'invalid', { ...version, installed: installed.versionCode }));

  if (installed?.signer === undefined) found.push(depends('FAILED_UPDATE_INCOMPATIBLE', 'conflict'));
  else if (report?.verified) {
    const { signer } = installed;
    const same = report.signers.length === 1 && report.signers[0]?.sha256 === signer;
    // Android 9 was the first to read proofs of rotation.
    const rotated = (sdk ?? 28) >= 28 && report.lineage?.some(({ sha256 }) => sha256 === signer);
    if (!same && !rotated) found.push(sure('FAILED_UPDATE_INCOMPATIBLE', 'conflict', { signer }));
  }
  return found;
}
