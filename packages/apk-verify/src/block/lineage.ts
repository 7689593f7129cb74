import { equalBytes } from '../bytes/bytes.ts';
import type { Certificate } from '../der/x509.ts';

/** One certificate of a proof of rotation. */
export interface LineageNode {
  readonly certificate: Certificate;
  /** Algorithm that the parent signed it with; 0 for the first. */
  readonly parentAlgorithm: number;
  /** Algorithm that it signs the next one with. */
  readonly algorithm: number;
  readonly flags: number;
  readonly signature: Uint8Array;
}

/** Certificates from the oldest to the current one, each signed by the one before it. */
export type Lineage = readonly LineageNode[];

/** Returns the certificate's index in the lineage; -1 if it is not there. */
export function placeIn(lineage: Lineage, certificate: Certificate): number {
  return lineage.findIndex((node) => equalBytes(node.certificate.raw, certificate.raw));
}

function sameNode(one: LineageNode, other: LineageNode): boolean {
  return (
    equalBytes(one.certificate.raw, other.certificate.raw) &&
    one.parentAlgorithm === other.parentAlgorithm &&
    one.algorithm === other.algorithm &&
    one.flags === other.flags &&
    equalBytes(one.signature, other.signature)
  );
}

/**
 * Returns the longest of several lineages of one file; all others must be prefixes of it. Null if there are none, and
 * `'inconsistent'` if one is not a prefix.
 */
export function longestLineage(lineages: readonly Lineage[]): Lineage | null | 'inconsistent' {
  let longest: Lineage | null = null;
  for (const one of lineages) if (!longest || one.length > longest.length) longest = one;
  for (const one of lineages) if (!one.every((node, at) => sameNode(node, longest![at]!))) return 'inconsistent';
  return longest;
}
