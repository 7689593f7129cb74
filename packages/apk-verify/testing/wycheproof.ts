import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fromHex } from '../src/bytes/hex.ts';

const folder = new URL('./wycheproof/', import.meta.url);

/** One signature and what Project Wycheproof says of it. */
export interface Vector {
  readonly tcId: number;
  readonly comment: string;
  readonly msg: string;
  readonly sig: string;
  /** `acceptable`: verifiers differ, and either answer is defensible; `flags` says why. */
  readonly result: 'valid' | 'invalid' | 'acceptable';
  readonly flags: readonly string[];
}

/** Signatures that are to be verified with one key in one way. */
export interface VectorGroup {
  readonly type: 'EcdsaVerify' | 'DsaVerify' | 'RsassaPkcs1Verify' | 'RsassaPkcs1Generate' | 'RsassaPssVerify';
  /** As Java writes it: `SHA-256`. */
  readonly sha: string;
  /** Digest of PSS' mask, and the bytes of its salt. */
  readonly mgfSha?: string;
  readonly sLen?: number;
  /** For elliptic curves, with the curve's name as SEC 2 has it. */
  readonly key?: { readonly curve?: string };
  /** SubjectPublicKeyInfo in hexadecimal digits. */
  readonly keyDer: string;
  readonly tests: readonly Vector[];
}

export interface VectorFile {
  readonly name: string;
  readonly numberOfTests: number;
  readonly testGroups: readonly VectorGroup[];
}

/** All files of Project Wycheproof that are kept here. Throws where one is not the file that was taken over. */
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

/** Bytes of a field of a vector. */
export const vectorBytes = (hex: string): Uint8Array => fromHex(hex)!;
