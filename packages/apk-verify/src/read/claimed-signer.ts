import { blockId } from '../block/signing-block.ts';
import { toHex } from '../bytes/hex.ts';
import { View } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';
import type { Digests } from '../model/source.ts';
import type { ApkFile } from './apk-file.ts';

/**
 * Returns the SHA-256 of the certificate that a file names as its signer's, in 64 lower-case hex digits. It is
 * available long before the content is hashed, but unverified: anybody can put any certificate there. Null if the file
 * has no v2 or newer block, or a broken one.
 */
export async function claimedSigner(file: ApkFile, digests: Digests): Promise<string | null> {
  try {
    const block = await file.block();
    const value = block?.find(blockId.v3) ?? block?.find(blockId.v2);
    if (!value) return null;
    // Signers, the first signer, its signed data, and in there the digests before the certificates (v2 and v3 alike).
    const prefixed = (view: View) => new View(view.take(view.u32()));
    const signed = prefixed(prefixed(prefixed(new View(value))));
    prefixed(signed);
    const certificates = prefixed(signed);
    return toHex(await digests.digest('SHA-256', certificates.take(certificates.u32())));
  } catch (error) {
    if (error instanceof ApkError) return null;
    throw error;
  }
}
