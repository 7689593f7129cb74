import type { SignatureAlgorithm } from '../crypto/verify-signature.ts';
import type { SdkRange } from '../model/report.ts';
import type { DigestName } from '../model/source.ts';

type Key = SignatureAlgorithm['key'];
/** Ranges of API levels, without an end if only the first is given. */
type Versions = readonly (readonly [from: number, to?: number])[];

const digests: ReadonlyMap<string, DigestName> = new Map([
  ['1.2.840.113549.2.5', 'MD5'],
  ['1.3.14.3.2.26', 'SHA-1'],
  ['2.16.840.1.101.3.4.2.4', 'SHA-224'],
  ['2.16.840.1.101.3.4.2.1', 'SHA-256'],
  ['2.16.840.1.101.3.4.2.2', 'SHA-384'],
  ['2.16.840.1.101.3.4.2.3', 'SHA-512'],
]);

/** Signature algorithms: the kind of key, and the digest if the identifier includes one. */
const signatures: ReadonlyMap<string, readonly [Key, DigestName?]> = new Map<string, readonly [Key, DigestName?]>([
  ['1.2.840.113549.1.1.1', ['RSA']],
  ['1.2.840.113549.1.1.4', ['RSA', 'MD5']],
  ['1.2.840.113549.1.1.5', ['RSA', 'SHA-1']],
  ['1.2.840.113549.1.1.14', ['RSA', 'SHA-224']],
  ['1.2.840.113549.1.1.11', ['RSA', 'SHA-256']],
  ['1.2.840.113549.1.1.12', ['RSA', 'SHA-384']],
  ['1.2.840.113549.1.1.13', ['RSA', 'SHA-512']],
  ['1.2.840.10040.4.1', ['DSA']],
  ['1.2.840.10040.4.3', ['DSA', 'SHA-1']],
  ['2.16.840.1.101.3.4.3.1', ['DSA', 'SHA-224']],
  ['2.16.840.1.101.3.4.3.2', ['DSA', 'SHA-256']],
  ['1.2.840.10045.2.1', ['EC']],
  ['1.2.840.10045.4.1', ['EC', 'SHA-1']],
  ['1.2.840.10045.4.3.1', ['EC', 'SHA-224']],
  ['1.2.840.10045.4.3.2', ['EC', 'SHA-256']],
  ['1.2.840.10045.4.3.3', ['EC', 'SHA-384']],
  ['1.2.840.10045.4.3.4', ['EC', 'SHA-512']],
]);

/** API levels that support an identifier naming only the kind of key, by digest. */
const plain: Readonly<Record<Key, Partial<Record<DigestName, Versions>>>> = {
  RSA: {
    MD5: [[0]],
    'SHA-1': [[0]],
    'SHA-224': [[0, 8], [21]],
    'SHA-256': [[0, 8], [18]],
    'SHA-384': [[18]],
    'SHA-512': [[18]],
  },
  DSA: { 'SHA-1': [[0]], 'SHA-224': [[22]], 'SHA-256': [[22]] },
  EC: { 'SHA-1': [[18]], 'SHA-224': [[21]], 'SHA-256': [[18]], 'SHA-384': [[18]], 'SHA-512': [[18]] },
};

/** API levels that support an identifier with a digest, next to the same digest. */
const matching: Readonly<Record<Key, Partial<Record<DigestName, Versions>>>> = {
  RSA: {
    MD5: [[0, 8], [21]],
    'SHA-1': [[0]],
    'SHA-224': [[0, 8], [21]],
    'SHA-256': [[0, 8], [18]],
    'SHA-384': [[21]],
    'SHA-512': [[21]],
  },
  DSA: { 'SHA-1': [[9]], 'SHA-224': [[21]], 'SHA-256': [[21]] },
  EC: { 'SHA-1': [[18]], 'SHA-224': [[21]], 'SHA-256': [[21]], 'SHA-384': [[21]], 'SHA-512': [[21]] },
};

/** Android 5.0 to 6.0 did not compare the two digests; three pairs only worked on 5.0, `digest with signature`. */
const mixed: Versions = [[21, 23]];
const mixedOnce: Versions = [[21, 21]];
const once = new Set(['SHA-224 with SHA-256', 'SHA-256 with SHA-1', 'SHA-512 with SHA-384']);

function supported(key: Key, digest: DigestName, own: DigestName | undefined): Versions {
  if (own === undefined) return plain[key][digest] ?? [];
  if (own === digest) return matching[key][digest] ?? [];
  return key === 'RSA' && once.has(`${digest} with ${own}`) ? mixedOnce : mixed;
}

/** Returns the levels of the range that are in none of the given ranges. */
function missing(range: SdkRange, versions: Versions): SdkRange[] {
  const gaps: SdkRange[] = [];
  let next = range.minSdk;
  for (const [from, to = Number.POSITIVE_INFINITY] of versions) {
    if (from > next) gaps.push({ minSdk: next, maxSdk: Math.min(from - 1, range.maxSdk) });
    next = Math.max(next, to + 1);
    if (next > range.maxSdk) return gaps.filter(({ minSdk, maxSdk }) => minSdk <= maxSdk);
  }
  return [...gaps, { minSdk: next, maxSdk: range.maxSdk }].filter(({ minSdk, maxSdk }) => minSdk <= maxSdk);
}

/** The algorithm of a SignerInfo, and the levels of the range that do not support it. */
export interface SignerAlgorithm {
  /** Null if no Android version supports the pair. */
  readonly algorithm: SignatureAlgorithm | null;
  /** Of the signed attributes' message digest. */
  readonly digest: DigestName | null;
  readonly unsupported: readonly SdkRange[];
}

/**
 * Returns the algorithm of a SignerInfo, from its two identifiers. Android versions accepted different pairs; the data
 * are those that AOSP determined by trying them all (apksig, OidConstants.SUPPORTED_SIG_ALG_OIDS).
 */
export function signerAlgorithm(digestOid: string, signatureOid: string, range: SdkRange): SignerAlgorithm {
  const digest = digests.get(digestOid);
  const signature = signatures.get(signatureOid);
  if (!digest || !signature) return { algorithm: null, digest: digest ?? null, unsupported: [range] };
  const [key, own] = signature;
  return {
    algorithm: { key, digest: own ?? digest },
    digest,
    unsupported: missing(range, supported(key, digest, own)),
  };
}
