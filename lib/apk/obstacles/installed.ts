import type { Facts } from '../model/facts.ts';
import type { Obstacle, Phone } from '../model/phone.ts';
import type { Report } from '../model/report.ts';
import { depends, sure } from './rule.ts';

/** An app of this name is on the phone already: same signer, not a newer version. */
export function installedObstacles(facts: Facts, report: Report | null, { installed, sdk }: Phone): Obstacle[] {
  if (installed === null) return [];
  const version = { versionCode: facts.versionCode };
  const found: Obstacle[] = [];
  if (installed?.versionCode === undefined) found.push(depends('FAILED_VERSION_DOWNGRADE', 'invalid', version));
  else if (installed.versionCode > facts.versionCode)
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
