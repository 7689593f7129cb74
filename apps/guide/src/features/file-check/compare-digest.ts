/** What a text is, compared with a file's digest. */
export type DigestAnswer =
  | 'equal'
  | 'different'
  /** The digest of a certificate that signed the file, which publishers name too. */
  | 'signer'
  /** No SHA-256 digest is in it. */
  | 'none';

const label = /sha-?256/g;
/** Spaces, colons, hyphens and invisible characters, which digests are written with. */
const separators = /[\s:\-\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g;
const whole = /^[0-9a-f]{64}$/;

/** Returns the SHA-256 digests in a text: one alone in any notation, or those in lines like that of `sha256sum`. */
function digestsIn(text: string): readonly string[] {
  const given = text.normalize('NFKC').toLowerCase().replace(label, ' ');
  const bare = given.replace(separators, '');
  if (whole.test(bare)) return [bare];
  return given.split(/[^0-9a-z:]+/).flatMap((word) => {
    const digits = word.replace(/:/g, '');
    return whole.test(digits) ? [digits] : [];
  });
}

/**
 * Compares a text that the reader pasted with a file's digest.
 *
 * @param sha256 Digest of the file, 64 lower-case hex digits.
 * @param signers Digests of the certificates that signed the file.
 */
export function compareDigest(text: string, sha256: string, signers: readonly string[]): DigestAnswer {
  const found = digestsIn(text);
  if (found.includes(sha256)) return 'equal';
  if (found.some((one) => signers.includes(one))) return 'signer';
  return found.length > 0 ? 'different' : 'none';
}
