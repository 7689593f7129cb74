import { isMalformed } from '../bytes/malformed.ts';
import { View } from '../bytes/view.ts';
import type { Scheme } from '../model/report.ts';
import { Findings } from './scheme.ts';
import { BlockSigner, readingSigner } from './signer.ts';

/** A block that has been read: the signers' claims are signed, but not yet compared with the content. */
export interface BlockReading {
  readonly findings: Findings;
  readonly signers: readonly BlockSigner[];
  /** False if the data after the last signer was not read: Android may find another signer there. */
  readonly complete: boolean;
}

/**
 * Reads the signers of a block one after the other and stops at the first malformed one.
 *
 * @param limit Number of signers that Android accepts. More are an error; those far beyond are counted, not verified.
 * @param exceeded Adds that error.
 */
export async function readSigners(
  block: Uint8Array,
  scheme: Exclude<Scheme, 'v1'>,
  read: (signer: BlockSigner, view: View) => Promise<void>,
  limit: number,
  exceeded: (findings: Findings, count: number) => void,
): Promise<BlockReading> {
  const prefix = scheme === 'v2' ? 'V2_SIG' : 'V3_SIG';
  const findings = new Findings(scheme);
  const signers: BlockSigner[] = [];
  const view = listOf(block);
  if (!view) findings.error(`${prefix}_MALFORMED_SIGNERS`);
  else if (view.remaining === 0) findings.error(`${prefix}_NO_SIGNERS`);
  let count = 0;
  while (view && view.remaining > 0) {
    const signer = new BlockSigner(scheme, count);
    if (count < 2 * limit) signers.push(signer);
    count++;
    try {
      const record = new View(view.record());
      if (count <= 2 * limit) await readingSigner(signer, () => read(signer, record));
    } catch (error) {
      if (!isMalformed(error)) throw error;
      signer.error(`${prefix}_MALFORMED_SIGNER`);
      return { findings, signers, complete: false };
    }
  }
  if (count > limit) exceeded(findings, count);
  return { findings, signers, complete: view !== null };
}

function listOf(block: Uint8Array): View | null {
  try {
    return new View(new View(block).record());
  } catch (error) {
    if (isMalformed(error)) return null;
    throw error;
  }
}
