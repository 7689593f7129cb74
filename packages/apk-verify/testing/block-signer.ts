import { concat, prefixed, u32, u64, utf8 } from './bytes.ts';
import { chunkedDigest, verityDigest } from './content-digest.ts';
import { key, type Signer } from './keys.ts';
import { type Hash, signature } from './signature-writer.ts';
import type { Zip } from './zip-writer.ts';

/** Signature algorithms of the schemes v2 and later; AOSP SignatureAlgorithm. */
export const algorithms = {
  'rsa-pss-sha256': { id: 0x0101, hash: 'sha256', padding: 'PSS', verity: false },
  'rsa-pss-sha512': { id: 0x0102, hash: 'sha512', padding: 'PSS', verity: false },
  'rsa-sha256': { id: 0x0103, hash: 'sha256', padding: 'PKCS1', verity: false },
  'rsa-sha512': { id: 0x0104, hash: 'sha512', padding: 'PKCS1', verity: false },
  'ec-sha256': { id: 0x0201, hash: 'sha256', padding: 'PKCS1', verity: false },
  'ec-sha512': { id: 0x0202, hash: 'sha512', padding: 'PKCS1', verity: false },
  'dsa-sha256': { id: 0x0301, hash: 'sha256', padding: 'PKCS1', verity: false },
  'rsa-verity': { id: 0x0421, hash: 'sha256', padding: 'PKCS1', verity: true },
  'ec-verity': { id: 0x0423, hash: 'sha256', padding: 'PKCS1', verity: true },
  'dsa-verity': { id: 0x0425, hash: 'sha256', padding: 'PKCS1', verity: true },
} as const satisfies Readonly<Record<string, { id: number; hash: Hash; padding: 'PSS' | 'PKCS1'; verity: boolean }>>;
export type AlgorithmName = keyof typeof algorithms;

export const blockIds = { v2: 0x7109871a, v3: 0xf05368c0, v31: 0x1b93ad61, padding: 0x42726577 } as const;

/** An attribute of the signed data: identifier and value. */
export type Attribute = readonly [id: number, value: Uint8Array];

/** The attribute of a v2 signer that names the newer schemes which must be there. */
export const strippingProtection = (scheme: number): Attribute => [0xbeeff00d, u32(scheme)];
/** The attribute of a v3 signer that names the API level from which on a v3.1 signer replaces it. */
export const rotationFrom = (sdk: number): Attribute => [0x559f8b02, u32(sdk)];

export interface BlockSignerInput extends Signer {
  /** Default: one algorithm that fits the key. */
  readonly algorithms?: readonly AlgorithmName[];
  readonly attributes?: readonly Attribute[];
  readonly changeDigest?: (digest: Uint8Array) => Uint8Array;
  readonly changeSigned?: (signed: Uint8Array) => Uint8Array;
  readonly changeSignature?: (signature: Uint8Array) => Uint8Array;
  /** Public key in the block, if it differs from the signing key. */
  readonly spki?: Uint8Array;
}

export interface V3Signer extends BlockSignerInput {
  /** API levels that it signs for; by default all from 28 on. */
  readonly minSdk?: number;
  readonly maxSdk?: number;
  /** Levels outside the signed data, if they differ. */
  readonly outer?: { readonly minSdk: number; readonly maxSdk: number };
}

const newest = 0x7fffffff;

const defaultAlgorithm = (signer: Signer): AlgorithmName => {
  const { kind } = key(signer.key);
  return kind === 'RSA' ? 'rsa-sha256' : kind === 'EC' ? 'ec-sha256' : 'dsa-sha256';
};

function signedParts(
  zip: Zip,
  signer: BlockSignerInput,
): { digests: Uint8Array; certificates: Uint8Array; attributes: Uint8Array } {
  const digests = (signer.algorithms ?? [defaultAlgorithm(signer)]).map((name) => {
    const { id, hash, verity } = algorithms[name];
    const digest = verity ? verityDigest(zip) : chunkedDigest(zip, hash);
    return prefixed(u32(id), prefixed(signer.changeDigest?.(digest) ?? digest));
  });
  return {
    digests: prefixed(...digests),
    certificates: prefixed(...signer.certificates.map((one) => prefixed(one))),
    attributes: prefixed(...(signer.attributes ?? []).map(([id, value]) => prefixed(u32(id), value))),
  };
}

function signatures(signed: Uint8Array, signer: BlockSignerInput): Uint8Array {
  const own = key(signer.key);
  return prefixed(
    ...(signer.algorithms ?? [defaultAlgorithm(signer)]).map((name) => {
      const { id, hash, padding } = algorithms[name];
      const made = signature(own, hash, signed, padding);
      return prefixed(u32(id), prefixed(signer.changeSignature?.(made) ?? made));
    }),
  );
}

/** Returns the value of the v2 block: source.android.com, APK Signature Scheme v2, "Format". */
export function v2Block(zip: Zip, signers: readonly BlockSignerInput[]): Uint8Array {
  return prefixed(
    ...signers.map((signer) => {
      const { digests, certificates, attributes } = signedParts(zip, signer);
      const plain = concat(digests, certificates, attributes);
      const signed = signer.changeSigned?.(plain) ?? plain;
      return prefixed(prefixed(signed), signatures(signed, signer), prefixed(signer.spki ?? key(signer.key).spki));
    }),
  );
}

/** Returns the value of a v3 or v3.1 block, which differ only in their identifier. */
export function v3Block(zip: Zip, signers: readonly V3Signer[]): Uint8Array {
  return prefixed(
    ...signers.map((signer) => {
      const { digests, certificates, attributes } = signedParts(zip, signer);
      const levels = concat(u32(signer.minSdk ?? 28), u32(signer.maxSdk ?? newest));
      const outer = signer.outer ? concat(u32(signer.outer.minSdk), u32(signer.outer.maxSdk)) : levels;
      const plain = concat(digests, certificates, levels, attributes);
      const signed = signer.changeSigned?.(plain) ?? plain;
      const spki = prefixed(signer.spki ?? key(signer.key).spki);
      return prefixed(prefixed(signed), outer, signatures(signed, signer), spki);
    }),
  );
}

export interface LineageNodeInput extends Signer {
  readonly flags?: number;
  /** Key that signs this node, if it is not the previous one's. */
  readonly vouchedBy?: Signer;
}

/** Returns the attribute that proves a rotation, oldest first; AOSP V3SigningCertificateLineage. */
export function lineage(nodes: readonly LineageNodeInput[]): Attribute {
  const idOf = (node: Signer) => algorithms[defaultAlgorithm(node)].id;
  const encoded = nodes.map((node, n) => {
    const parent = node.vouchedBy ?? nodes[n - 1];
    const signed = concat(prefixed(node.certificates[0]!), u32(parent ? idOf(parent) : 0));
    const made = parent ? signature(key(parent.key), 'sha256', signed) : new Uint8Array(0);
    const next = n + 1 < nodes.length ? idOf(node) : 0;
    return prefixed(prefixed(signed), u32(node.flags ?? 0x17), u32(next), prefixed(made));
  });
  return [0x3ba06f8c, concat(u32(1), ...encoded)];
}

/** Builds an APK signing block from ID-value pairs. */
export function makeSigningBlock(pairs: readonly (readonly [id: number, value: Uint8Array])[]): Uint8Array {
  const body = concat(...pairs.map(([id, value]) => concat(u64(value.length + 4), u32(id), value)));
  const size = u64(body.length + 24);
  return concat(size, body, size, utf8('APK Sig Block 42'));
}
