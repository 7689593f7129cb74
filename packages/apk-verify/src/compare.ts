import type { Facts } from './model/facts.ts';
import type { Comparison, Entry, KnownCertificate } from './model/phone.ts';
import type { LevelSigners, Report, SignerCertificate } from './model/report.ts';
import { publicKeyName } from './public-keys.ts';

/** A file whose manifest was read and whose signature was checked. */
export interface Checked {
  readonly facts: Pick<Facts, 'package'>;
  readonly report: Report;
  /** For a wider range than the report's, from the same Android on: proves rotations that only newer phones see. */
  readonly wide?: Report | null;
}

type Proof = Report['lineage'];
type Listed = readonly KnownCertificate[] | undefined;

/**
 * The entry's certificates of these signers: undefined unless every one of them is listed. A signer more than those
 * of the publisher would make it another app to the phone, though the content were the same.
 */
function listed(signers: readonly SignerCertificate[], { certificates }: Entry): Listed {
  const found = signers.map(({ sha256 }) => certificates.find((one) => one.sha256 === sha256));
  return found.length && found.every((one) => one !== undefined) ? found : undefined;
}

/** A proof of rotation that ends with this signer; a proof that does not is somebody else's. */
const provenBy = (lineage: Proof, signers: readonly SignerCertificate[]): readonly SignerCertificate[] =>
  lineage && signers.length === 1 && lineage[lineage.length - 1]?.sha256 === signers[0]!.sha256 ? lineage : [];

/** The first listed certificate of a proof. It vouches for all behind it, and the last of them for all before. */
function listedIn(proof: readonly SignerCertificate[], entry: Entry): KnownCertificate | undefined {
  for (const one of proof) {
    const known = listed([one], entry);
    if (known) return known[0];
  }
  return undefined;
}

const holds = (proof: readonly SignerCertificate[], { signers }: Pick<LevelSigners, 'signers'>): boolean =>
  signers.length === 1 && proof.some(({ sha256 }) => sha256 === signers[0]!.sha256);

/** A listed certificate that vouches for the signer, or whose key signed the proof that names this phone's signer. */
function rotation({ report, wide }: Checked, own: LevelSigners, entry: Entry): KnownCertificate | undefined {
  const known = listedIn(provenBy(own.lineage, own.signers), entry);
  if (known) return known;
  // Behind it in time: the newest signer signed this very content, and in it the proof with its predecessors.
  const proof = provenBy(report.lineage, report.signers);
  if (holds(proof, own)) return listedIn(proof, entry);
  if (!wide?.verified || wide.range.minSdk > report.range.minSdk) return undefined;
  const later = provenBy(wide.lineage, wide.signers);
  return holds(later, own) ? listedIn(later, entry) : undefined;
}

/** Whom the Androids of the report take: those for its newest one last. */
export function levelsOf({ byLevel, range, signers, lineage }: Report): readonly LevelSigners[] {
  return [...byLevel, { ...range, scheme: 'v3', signers, lineage }];
}

/** The key's name if everybody can sign as these signers do. */
function publicKeyOf(signers: readonly SignerCertificate[]): string | undefined {
  const names = signers.map(publicKeyName);
  return names.length && names.every((name) => name !== undefined) ? names[0] : undefined;
}

/**
 * Whose file it is, for every Android of the report's range: each of them must take it for a listed signer's, or for that
 * of somebody in a proof of rotation with a listed one. Says nothing of tricks and of the phone: `judge` is what a caller wants, who would have to
 * remember both.
 */
export function compare(checked: Checked, entry: Entry | undefined): Comparison {
  const { facts, report } = checked;
  if (!report.verified || !report.signers.length) return { kind: 'unsigned' };
  const levels = levelsOf(report);
  const key = levels.map(({ signers }) => publicKeyOf(signers)).find((name) => name !== undefined);
  if (key !== undefined) return { kind: 'public-key', name: key };
  if (entry?.package !== facts.package) return { kind: 'unknown-app' };

  // One Android of the range that takes the file for somebody else's is enough.
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
