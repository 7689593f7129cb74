import { concat, u32, u64 } from './bytes.ts';
import { type Hash, hash } from './signature-writer.ts';
import { endAt, type Zip } from './zip-writer.ts';

const chunkSize = 2 ** 20;
const blockSize = 4096;

/** Returns the sections as they are digested: the end record says that the directory is where the signing block is. */
const sections = ({ contents, directory, end }: Zip): Uint8Array[] => [
  contents,
  directory,
  endAt(end, contents.length),
];

/** Computes the digest over 1 MiB chunks: APK Signature Scheme v2, "Integrity-protected contents". */
export function chunkedDigest(zip: Zip, name: Hash): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (const section of sections(zip))
    for (let at = 0; at < section.length; at += chunkSize) {
      const chunk = section.subarray(at, at + chunkSize);
      chunks.push(hash(name, Uint8Array.of(0xa5), u32(chunk.length), chunk));
    }
  return hash(name, Uint8Array.of(0x5a), u32(chunks.length), ...chunks);
}

const padded = (bytes: Uint8Array): Uint8Array =>
  concat(bytes, new Uint8Array((blockSize - (bytes.length % blockSize)) % blockSize));

/**
 * Computes the root of the fs-verity tree with a salt of eight zeros, and the size of the data; AOSP VerityTreeBuilder.
 */
export function verityDigest(zip: Zip): Uint8Array {
  const all = concat(...sections(zip));
  const salt = new Uint8Array(8);
  let level = padded(all);
  do {
    const digests: Uint8Array[] = [];
    for (let at = 0; at < level.length; at += blockSize)
      digests.push(hash('sha256', salt, level.subarray(at, at + blockSize)));
    level = padded(concat(...digests));
  } while (level.length > blockSize);
  return concat(hash('sha256', salt, level), u64(all.length));
}
