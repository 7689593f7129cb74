import type { Facts } from './model/facts.ts';
import type { Comparison, Entry, KnownCertificate } from './model/phone.ts';
import type { Report, SignerCertificate } from './model/report.ts';
import { publicKeyName } from './public-keys.ts';

/** A file whose manifest was read and whose signature was checked. */
export interface Checked {
  readonly facts: Pick<Facts, 'package'>;
  readonly report: Report;
  /** For a wider range than the report's, from the same Android on: proves rotations that only newer phones see. */
  readonly wide?: Report | null;
}

type Listed = readonly KnownCertificate[] | undefined;

/**
 * The entry's certificates of these signers: undefined unless every one of them is listed. A signer more than those
 * of the publisher would make it another app to the phone, though the content were the same.
 */
function listed(signers: readonly SignerCertificate[], { certificates }: Entry): Listed {
  const found = signers.map(({ sha256 }) => certificates.find((one) => one.sha256 === sha256));
  return found.length && found.every((one) => one !== undefined) ? found : undefined;
}

/** Those before the present signer in a proof of rotation, oldest first: each vouches for the next. */
function predecessors({ signers, lineage, verified }: Report): readonly SignerCertificate[] {
  if (!verified || !lineage || signers.length !== 1) return [];
  // A proof that does not end with the signer is somebody else's.
  return lineage[lineage.length - 1]?.sha256 === signers[0]?.sha256 ? lineage.slice(0, -1) : [];
}

/** A listed certificate that vouches for the signer, or whose key signed the proof that names this phone's signer. */
function rotation({ report, wide }: Checked, entry: Entry): KnownCertificate | undefined {
  for (const older of predecessors(report)) {
    const known = listed([older], entry);
    if (known) return known[0];
  }
  // The other way round. The newer signer signed this very content, and in it the proof with its predecessors.
  if (!wide?.verified || wide.range.minSdk > report.range.minSdk || report.signers.length !== 1) return undefined;
  const own = report.signers[0]!.sha256;
  if (!predecessors(wide).some(({ sha256 }) => sha256 === own)) return undefined;
  return listed(wide.signers, entry)?.[0];
}

/** The key's name if everybody can sign as these signers do. */
function publicKeyOf(signers: readonly SignerCertificate[]): string | undefined {
  const names = signers.map(publicKeyName);
  return names.length && names.every((name) => name !== undefined) ? names[0] : undefined;
}

/**
 * Whose file it is. Says nothing of tricks and of the phone: `judge` is what a caller wants, who would have to
 * remember both.
 */
export function compare(checked: Checked, entry: Entry | undefined): Comparison {
  const { facts, report } = checked;
  if (!report.verified || !report.signers.length) return { kind: 'unsigned' };
  const key = publicKeyOf(report.signers);
  if (key !== undefined) return { kind: 'public-key', name: key };
  if (entry?.package !== facts.package) return { kind: 'unknown-app' };

  const known = listed(report.signers, entry);
  const elsewhere = known?.find(({ place }) => place === 'elsewhere');
  if (elsewhere) return { kind: 'other-channel', channel: elsewhere.channel };
  if (known?.[0]) return { kind: 'match', channel: known[0].channel };
  const rotated = rotation(checked, entry);
  if (rotated) return { kind: 'rotated', channel: rotated.channel, place: rotated.place };
  return { kind: 'mismatch', sha256: report.signers.map(({ sha256 }) => sha256) };
}
