import type { BlocksResult } from '../block/blocks.ts';
import type { Lineage } from '../block/lineage.ts';
import type { SchemeResult, SignerResult } from '../block/scheme.ts';
import { blockId, type SigningBlock } from '../block/signing-block.ts';
import { encodings } from '../der/certificate-pem.ts';
import type { Certificate } from '../der/x509.ts';
import type {
  Issue,
  LineageCertificate,
  Report,
  RotatedSigner,
  SdkRange,
  SignerCertificate,
  TrickFound,
} from '../model/report.ts';
import type { AllFindings } from './findings.ts';
import { type Taken, takenAt, takenBy } from './levels.ts';
import { everyLaterSdk, type Levels } from './range.ts';

/** Whether there is any error that prevents verification. */
export function hasAnyError({ blocks, v1, errors }: Pick<AllFindings, 'blocks' | 'v1' | 'errors'>): boolean {
  const signers = [blocks.v2, blocks.v3, blocks.v31, v1].flatMap((scheme) => scheme?.signers ?? []);
  const all = [errors, blocks.errors, v1?.errors ?? [], ...signers.map((signer) => signer.errors)];
  return all.some((list) => list.length > 0);
}

const own = (signers: readonly SignerResult[]) => signers.flatMap(({ certificates }) => certificates.slice(0, 1));

/** Returns the scheme whose signers differ from level to level. */
const rotating = ({ v31, v3 }: BlocksResult) => (v31?.verified ? v31 : v3?.verified ? v3 : null);

/**
 * Returns the signers: for a phone those for its level, otherwise, like the reference verifier, the last one of the
 * newest scheme.
 */
function signersOf(findings: AllFindings, { maxSdk, phone }: Levels): readonly Certificate[] {
  const { blocks, v1 } = findings;
  const newest = rotating(blocks);
  if (newest) {
    const found = phone ? takenAt(findings, maxSdk).certificates : [];
    return found.length > 0 ? found : own(newest.signers.slice(-1));
  }
  if (blocks.v2?.verified) return own(blocks.v2.signers);
  return v1?.verified ? own(v1.signers) : [];
}

/**
 * Returns a trick if the last signer of a block is not the one for the newest Android version, or if there is more than
 * one signer for a level: readers would then differ.
 */
function signersTurned(
  findings: AllFindings,
  { maxSdk }: Levels,
  taken: readonly Taken[],
  named: readonly Certificate[],
) {
  if (!rotating(findings.blocks)) return [];
  const last = takenAt(findings, maxSdk).certificates;
  const same = last.length === named.length && last.every(({ sha256 }, at) => sha256 === named[at]!.sha256);
  const single = taken.every(({ scheme, certificates }) => !scheme.startsWith('v3') || certificates.length === 1);
  return single && (same || maxSdk < everyLaterSdk) ? [] : [{ trick: 'signers-turned' as const }];
}

/** Returns the differences from Android's reading; they only matter if the JAR signature is used. */
const oddSignatures = (v1: SchemeResult | null): TrickFound[] =>
  v1?.verified ? (v1.ambiguous ?? []).slice(0, 5).map((entry) => ({ trick: 'odd-signature', entry })) : [];

/** Bits of a lineage's flags, lowest first: SigningDetails.CertCapabilities. */
const capabilities = ['installed-data', 'shared-user', 'permission', 'rollback', 'auth'] as const;

const factsOf = (lineage: Lineage | null): LineageCertificate[] | null =>
  lineage?.map(({ certificate, flags }) => ({
    ...facts(certificate),
    capabilities: capabilities.filter((_name, bit) => (flags >> bit) & 1),
  })) ?? null;

/** Returns a certificate without its bytes, which are not needed for display. */
function facts({ raw, sha256, subject, key, notBefore, notAfter }: Certificate): SignerCertificate {
  const shown = { sha256, subject, key, notBefore, notAfter };
  encodings.set(shown, raw);
  return shown;
}

/**
 * Collects errors or warnings in the reference verifier's order: of the file, then of the signers, scheme by scheme.
 */
function collect(findings: AllFindings, kind: 'errors' | 'warnings'): Issue[] {
  const { blocks, v1 } = findings;
  const general = [...blocks[kind], ...(v1?.[kind] ?? []), ...findings[kind]];
  const ofSigners = (scheme: 'v1' | 'v2' | 'v3' | 'v31') => {
    const signers = scheme === 'v1' ? v1?.signers : blocks[scheme]?.signers;
    return [
      ...(signers ?? []).flatMap((signer) => signer[kind]),
      ...general.filter((issue) => issue.signer !== undefined && issue.scheme === scheme),
    ];
  };
  return [
    ...general.filter(({ signer }) => signer === undefined),
    ...ofSigners('v1'),
    ...ofSigners('v2'),
    ...ofSigners('v3'),
    ...ofSigners('v31'),
  ];
}

/** Builds the report from the findings. */
export function reportOf(
  findings: AllFindings,
  levels: Levels,
  block: SigningBlock | null,
  tricks: readonly TrickFound[],
  unjudged: SdkRange | null,
): Report {
  const { blocks, v1, stamp } = findings;
  const signers = hasAnyError(findings) ? [] : signersOf(findings, levels);
  const taken = signers.length > 0 ? takenBy(findings, levels) : [];
  // A phone's own signer has its own proof; for a range the longest counts, as in the reference verifier.
  const lineage = (levels.phone && taken[taken.length - 1]?.lineage) || blocks.lineage;
  const stamper = stamp?.verified ? stamp.certificate : null;
  const rotated = (blocks.v31?.signers ?? []).map(
    (signer): RotatedSigner => ({ ...signer.range, certificates: signer.certificates.map(facts) }),
  );
  return {
    range: { minSdk: levels.minSdk, maxSdk: levels.maxSdk },
    verified: signers.length > 0,
    schemes: {
      v1: v1?.verified ?? false,
      v2: blocks.v2?.verified ?? false,
      v3: blocks.v3?.verified ?? false,
      v31: blocks.v31?.verified ?? false,
    },
    unchecked: block?.find(blockId.v32) ? ['v3.2'] : [],
    unjudged,
    byLevel: taken.map(({ certificates, lineage, ...rest }) => ({
      ...rest,
      signers: certificates.map(facts),
      lineage: factsOf(lineage),
    })),
    signers: signers.map(facts),
    lineage: factsOf(lineage),
    rotated,
    stamp: stamp?.verified ?? false,
    stampedBy: stamper ? facts(stamper) : null,
    errors: collect(findings, 'errors'),
    warnings: collect(findings, 'warnings'),
    tricks: [
      ...tricks,
      ...oddSignatures(v1),
      ...(signers.length > 0 ? signersTurned(findings, levels, taken, signers) : []),
    ],
  };
}
