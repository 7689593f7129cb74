import { equalBytes } from '../bytes/bytes.ts';
import { isMalformed } from '../bytes/malformed.ts';
import { View } from '../bytes/view.ts';
import { verifySignature } from '../crypto/verify-signature.ts';
import { type Certificate, parseCertificate } from '../der/x509.ts';
import { ApkError } from '../model/error.ts';
import type { Digests } from '../model/source.ts';
import { algorithmOf } from './algorithms.ts';
import type { Lineage, LineageNode } from './lineage.ts';

/**
 * Why there is no lineage: the bytes are malformed, the version or order is unknown, or a signature does not verify.
 */
export type LineageFault = 'malformed' | 'mismatch' | 'did-not-verify';

const version = 1;
/** More rotations than any app will ever have; each costs a signature verification. */
const maxNodes = 64;

/** Number of certificates that may still be read. No honest file exceeds it. */
export type ProofBudget = { certificates: number };

/**
 * Reads a proof of rotation and verifies every signature in it (source.android.com, APK Signature Scheme v3,
 * «Proof-of-rotation structs»; AOSP apksig, V3SigningCertificateLineage, which defines these faults).
 *
 * @param left Decremented for every certificate; throws `ApkError('too-large')` when used up.
 */
export async function readLineage(
  bytes: Uint8Array,
  digests: Digests,
  left: ProofBudget = { certificates: maxNodes },
): Promise<Lineage | LineageFault> {
  try {
    return await readNodes(bytes, digests, left);
  } catch (error) {
    if (isMalformed(error)) return 'malformed';
    if (left.certificates < 0) throw error;
    // A negative length: the reference verifier mistakes its own exception for a different one.
    if (error instanceof ApkError) return 'mismatch';
    throw error;
  }
}

async function readNodes(bytes: Uint8Array, digests: Digests, left: ProofBudget): Promise<Lineage | LineageFault> {
  if (bytes.length === 0) return 'mismatch';
  const view = new View(bytes);
  if (view.u32() !== version) return 'mismatch';
  const nodes: LineageNode[] = [];
  while (view.remaining > 0) {
    if (nodes.length === maxNodes) return 'malformed';
    if (--left.certificates < 0) throw new ApkError('too-large', 'More proofs of rotation than any file has');
    const node = new View(view.record());
    const signed = node.record();
    const flags = node.u32();
    const algorithm = node.u32();
    const signature = node.prefixed();
    const parent = nodes[nodes.length - 1];
    if (parent) {
      const known = algorithmOf(parent.algorithm);
      if (!known) return 'malformed';
      const { spki } = parent.certificate;
      if ((await verifySignature(known.signature, spki, signature, [signed], digests)) !== 'ok')
        return 'did-not-verify';
    }
    const data = new View(signed);
    const encoded = data.prefixed();
    const parentAlgorithm = data.u32();
    if (parent && parent.algorithm !== parentAlgorithm) return 'did-not-verify';
    const certificate = await certificateOf(encoded, digests);
    // A repeated certificate would make an old key the successor of a new one.
    if (!certificate || nodes.some((one) => equalBytes(one.certificate.raw, encoded))) return 'did-not-verify';
    nodes.push({ certificate, parentAlgorithm, algorithm, flags, signature });
  }
  return nodes;
}

async function certificateOf(encoded: Uint8Array, digests: Digests): Promise<Certificate | null> {
  try {
    return await parseCertificate(encoded, digests);
  } catch (error) {
    if (error instanceof ApkError) return null;
    throw error;
  }
}
