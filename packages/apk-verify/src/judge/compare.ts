import type { Facts } from '../model/facts.ts';
import type { Comparison, Entry, KnownCertificate } from '../model/phone.ts';
import type { LevelSigners, Report, SignerCertificate } from '../model/report.ts';
import { publishedKeyName } from './public-keys.ts';

/** A file whose manifest was read and whose signature was verified. */
export interface Checked {
  readonly facts: Pick<Facts, 'package'>;
  readonly report: Report;
  /** Report for a wider range with the same lower end: proves rotations that only newer phones see. */
  readonly wide?: Report | null;
}

type Proof = Report['lineage'];
type Listed = readonly KnownCertificate[] | undefined;

/**
 * Returns the entry's certificates of these signers; undefined unless every one of them is listed. With one signer more
 * than the publisher's, a phone treats the file as a different app even if the content is the same.
 */
function listed(signers: readonly SignerCertificate[], { certificates }: Entry): Listed {
  const found = signers.map(({ sha256 }) => certificates.find((one) => one.sha256 === sha256));
  return found.length && found.every((one) => one !== undefined) ? found : undefined;
}

/** Returns a proof of rotation that ends with this signer; empty if it ends with another one. */
const provenBy = (lineage: Proof, signers: readonly SignerCertificate[]): readonly SignerCertificate[] =>
  lineage && signers.length === 1 && lineage[lineage.length - 1]?.sha256 === signers[0]!.sha256 ? lineage : [];

/** Returns the first listed certificate of a proof. It vouches for all after it, and the last one for all before. */
function listedIn(proof: readonly SignerCertificate[], entry: Entry): KnownCertificate | undefined {
  for (const one of proof) {
    const known = listed([one], entry);
    if (known) return known[0];
  }
  return undefined;
}

const holds = (proof: readonly SignerCertificate[], { signers }: Pick<LevelSigners, 'signers'>): boolean =>
  signers.length === 1 && proof.some(({ sha256 }) => sha256 === signers[0]!.sha256);

/**
 * Returns a listed certificate that vouches for the signer, or whose key signed the proof that names this phone's
 * signer.
 */
function rotation({ report, wide }: Checked, own: LevelSigners, entry: Entry): KnownCertificate | undefined {
  const known = listedIn(provenBy(own.lineage, own.signers), entry);
  if (known) return known;
  // The other direction: the newest signer signed this very content, including the proof with its predecessors.
  const proof = provenBy(report.lineage, report.signers);
  if (holds(proof, own)) return listedIn(proof, entry);
  if (!wide?.verified || wide.range.minSdk > report.range.minSdk) return undefined;
  const later = provenBy(wide.lineage, wide.signers);
  return holds(later, own) ? listedIn(later, entry) : undefined;
}

/** Returns the signers that the Android versions of the report accept, those for the newest version last. */
export function levelsOf({ byLevel, range, signers, lineage }: Report): readonly LevelSigners[] {
  return [...byLevel, { ...range, scheme: 'v3', signers, lineage }];
}

/** Returns the key's name if its private key is public. */
function publicKeyOf(signers: readonly SignerCertificate[]): string | undefined {
  const names = signers.map(publishedKeyName);
  return names.length && names.every((name) => name !== undefined) ? names[0] : undefined;
}

/**
 * Tells whose file it is, for every Android version of the report's range: each must see the signer as listed, or as
 * part of a proof of rotation with a listed one. Does not consider tricks or the phone; `judge` does, so callers should
 * use that.
 */
export function compare(checked: Checked, entry: Entry | undefined): Comparison {
  const { facts, report } = checked;
  if (!report.verified || !report.signers.length) return { kind: 'unsigned' };
  const levels = levelsOf(report);
  const key = levels.map(({ signers }) => publicKeyOf(signers)).find((name) => name !== undefined);
  if (key !== undefined) return { kind: 'public-key', name: key };
  if (entry?.package !== facts.package) return { kind: 'unknown-app' };

  // One Android version of the range that sees a different signer is enough.
  const found: KnownCertificate[] = [];
  let rotated = false;
  for (const own of levels) {
    const known = listed(own.signers, entry);
    const proven = known ? undefined : rotation(checked, own, entry);
    if (!known && !proven) return { kind: 'mismatch', sha256: own.signers.map(({ sha256 }) => sha256) };
    found.push(...(known ?? [proven!]));
    rotated = proven !== undefined;
  }
  const { channel, place } = found.find((one) => one.place === 'elsewhere') ?? found[found.length - 1]!;
  if (rotated) return { kind: 'rotated', channel, place };
  return place === 'elsewhere' ? { kind: 'other-channel', channel } : { kind: 'match', channel };
}
