import { ApkError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';
import { ApkFile } from '../read/apk-file.ts';
import { verifyV1 } from '../v1/index.ts';
import { readEntry } from '../zip/entry.ts';
import { nodeDigests } from './node-digests.ts';

/** An entry of a signed JAR. */
export interface SignedEntry {
  readonly content: Uint8Array;
  /** SHA-256 of each signer's certificate: 64 lower-case hex digits. */
  readonly signers: readonly string[];
}

/** Signature algorithms of today: what Android 7 and later accept. */
const range = { minSdk: 24, maxSdk: 36 };

/**
 * Returns an entry of a JAR that is signed as a whole, after verifying the signature. Throws ApkError if it is not
 * signed, altered, damaged or without that entry, or if the entry has more than `maximum` bytes.
 */
export async function signedEntry(source: ByteSource, name: string, maximum: number): Promise<SignedEntry> {
  const archive = await new ApkFile(source).archive();
  const { verified, signers, ambiguous = [] } = await verifyV1(archive, range, new Set(), { digests: nodeDigests });
  if (!verified || ambiguous.length) throw new ApkError('format', 'The JAR is not signed, or was changed after that');
  const entry = archive.find(name);
  if (!entry) throw new ApkError('format', `The JAR has no ${name}`);
  return {
    content: await readEntry(archive, entry, 'signature', maximum),
    signers: signers.flatMap(({ certificates: [own] }) => (own ? [own.sha256] : [])),
  };
}
