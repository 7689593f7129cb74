import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fromHex } from '../src/bytes/hex.ts';

const folder = new URL('./wycheproof/', import.meta.url);

/** One signature and Project Wycheproof's expected result. */
export interface Vector {
  readonly tcId: number;
  readonly comment: string;
  readonly msg: string;
  readonly sig: string;
  /** `acceptable`: verifiers differ, and either result is defensible; `flags` says why. */
  readonly result: 'valid' | 'invalid' | 'acceptable';
  readonly flags: readonly string[];
}

/** Signatures to be verified with one key and the same parameters. */
export interface VectorGroup {
  readonly type: 'EcdsaVerify' | 'DsaVerify' | 'RsassaPkcs1Verify' | 'RsassaPkcs1Generate' | 'RsassaPssVerify';
  /** As written in Java: `SHA-256`. */
  readonly sha: string;
  /** Digest of the PSS mask, and length of its salt in bytes. */
  readonly mgfSha?: string;
  readonly sLen?: number;
  /** For elliptic curves, with the curve's name in SEC 2. */
  readonly key?: { readonly curve?: string };
  /** SubjectPublicKeyInfo in hex digits. */
  readonly keyDer: string;
  readonly tests: readonly Vector[];
}

export interface VectorFile {
  readonly name: string;
  readonly numberOfTests: number;
  readonly testGroups: readonly VectorGroup[];
}

/** Returns all Project Wycheproof files in this repository. Throws if one differs from its original. */
export function wycheproofFiles(): VectorFile[] {
  const sums = readFileSync(new URL('SHA256SUMS', folder), 'utf8').trim().split('\n');
  const expected = new Map(sums.map((line) => [line.slice(66), line.slice(0, 64)]));
  const files = readdirSync(folder).filter((name) => name.endsWith('.json.gz'));
  if (files.length !== expected.size) throw new Error(`${files.length} files, ${expected.size} digests`);
  return files.map((file) => {
    const name = file.slice(0, -'.gz'.length);
    const bytes = gunzipSync(readFileSync(new URL(file, folder)));
    const sum = createHash('sha256').update(bytes).digest('hex');
    if (sum !== expected.get(name)) throw new Error(`${name} was changed: ${sum}`);
    return { name, ...JSON.parse(bytes.toString()) };
  });
}

/** Decodes a field of a vector. */
export const vectorBytes = (hex: string): Uint8Array => fromHex(hex)!;
