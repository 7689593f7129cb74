import { expect } from 'vitest';
import { memorySource } from '../src/bytes/sources.ts';
import { nodeDigests } from '../src/node/node-digests.ts';
import { ApkFile } from '../src/read/apk-file.ts';
import type { AskedRange } from '../src/verify/range.ts';
import { verify } from '../src/verify/verify.ts';
import { fingerprint } from './certificate.ts';
import { type Craft, craftApk } from './craft.ts';
import { type SignOptions, signer } from './signer.ts';

/** Three signers: two with RSA, the last with ECDSA. */
export const [a, b, c] = [signer('rsa-2048-a'), signer('rsa-2048-b'), signer('ec-p256')];

/** Returns the SHA-256 of a signer’s own certificate. */
export const print = (one: { readonly certificates: readonly Uint8Array[] }) => fingerprint(one.certificates[0]!);

/** Returns a crafted app, signed. */
export const signed = (sign: SignOptions | null, craft: Craft = {}) => craftApk({ ...craft, sign });

/** Upper end of a range without an end. */
export const newest = 0x7fff_ffff;

/** Verifies the signatures of these bytes. */
export const verdict = (bytes: Uint8Array, range: AskedRange = {}) =>
  verify(new ApkFile(memorySource(bytes)), range, { digests: nodeDigests });

async function outcome(bytes: Uint8Array, range: AskedRange = {}) {
  const report = await verdict(bytes, range);
  return {
    report,
    errors: report.errors.map(({ name }) => name),
    warnings: report.warnings.map(({ name }) => name),
    signers: report.signers.map(({ sha256 }) => sha256),
    schemes: Object.entries(report.schemes).flatMap(([scheme, verified]) => (verified ? [scheme] : [])),
  };
}

/** Expects that the file is rejected for this reason, without naming a signer; returns the report. */
export async function fails(bytes: Uint8Array, issue: string, range: AskedRange = {}) {
  const { report, errors, signers } = await outcome(bytes, range);
  expect(errors).toContain(issue);
  expect(report.verified).toBe(false);
  expect(signers).toEqual([]);
  return report;
}

/** Expects that the file is verified by these schemes; returns all that was found. */
export async function verifies(bytes: Uint8Array, schemes: readonly string[], range: AskedRange = {}) {
  const found = await outcome(bytes, range);
  expect(found.errors).toEqual([]);
  expect(found.report.verified).toBe(true);
  expect(found.schemes).toEqual(schemes);
  return found;
}

/** Returns a copy with the last bit changed. */
export const flip = (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte));
