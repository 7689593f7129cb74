import { beforeAll, describe, expect, it } from 'vitest';
import { type VectorFile, type VectorGroup, vectorBytes, wycheproofFiles } from '../../testing/wycheproof.ts';
import { pureDigests } from './pure-digests.ts';
import { type SignatureAlgorithm, type SignatureAnswer, verifySignature } from './verify-signature.ts';

// Verifies all of Project Wycheproof's signatures with algorithms that an APK can be signed with; see
// `testing/wycheproof/README.md`.

const digests: readonly string[] = ['MD5', 'SHA-1', 'SHA-224', 'SHA-256', 'SHA-384', 'SHA-512'];
const curves: readonly string[] = ['secp256r1', 'secp384r1', 'secp521r1'];
const kinds = {
  EcdsaVerify: { key: 'EC' },
  DsaVerify: { key: 'DSA' },
  RsassaPkcs1Verify: { key: 'RSA' },
  // A PKCS #1 signature has only one form: what must be generated must also verify.
  RsassaPkcs1Generate: { key: 'RSA' },
  RsassaPssVerify: { key: 'RSA', padding: 'PSS' },
} as const;

/** Returns the algorithm of the group's signatures, or the reason why no APK can use it. */
function algorithmOf(group: VectorGroup): SignatureAlgorithm | 'curve' | 'mask' {
  if (!digests.includes(group.sha)) throw new Error(`${group.sha} should not be here`);
  if (group.type === 'EcdsaVerify' && !curves.includes(group.key!.curve!)) return 'curve';
  if (group.mgfSha !== undefined && group.mgfSha !== group.sha) return 'mask';
  const digest = group.sha as SignatureAlgorithm['digest'];
  return { ...kinds[group.type], digest, ...(group.sLen !== undefined && { saltLength: group.sLen }) };
}

interface Tried {
  readonly file: string;
  readonly tcId: number;
  readonly why: string;
  readonly result: 'valid' | 'invalid' | 'acceptable';
  readonly answer: SignatureAnswer;
}

let files: readonly VectorFile[];
const tried: Tried[] = [];
const left = { curve: 0, mask: 0 };
const foreign: SignatureAnswer[] = [];

beforeAll(async () => {
  files = wycheproofFiles();
  for (const { name, testGroups } of files)
    for (const group of testGroups) {
      const algorithm = algorithmOf(group);
      const spki = vectorBytes(group.keyDer);
      for (const { tcId, msg, sig, result, flags } of group.tests) {
        if (algorithm === 'mask') left.mask++;
        else if (algorithm === 'curve') {
          left.curve++;
          const asked: SignatureAlgorithm = { key: 'EC', digest: group.sha as SignatureAlgorithm['digest'] };
          foreign.push(await verifySignature(asked, spki, vectorBytes(sig), [vectorBytes(msg)], pureDigests));
        } else {
          const answer = await verifySignature(algorithm, spki, vectorBytes(sig), [vectorBytes(msg)], pureDigests);
          tried.push({ file: name, tcId, why: flags.join(' '), result, answer });
        }
      }
    }
});

/** Counts how often each value occurs. */
function counted(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** For results that Wycheproof leaves open (`acceptable`): this library's answer, how often, and why. */
const open: Readonly<Record<string, readonly [answer: SignatureAnswer, count: number, why: string]>> = {
  MissingNull: ['wrong', 10, 'a DigestInfo without the NULL: BoringSSL, which verifies on phones, takes the NULL only'],
  MissingZero: ['error', 6, 'a negative number in the signature: neither Java nor BoringSSL reads it'],
  NoLeadingZero: ['error', 7, 'the same, for DSA'],
  SmallModulus: ['ok', 112, 'RSA keys of 1024 and 1536 bits: Android takes them, and old apps are signed so'],
  'SmallModulus SmallPublicKey': ['ok', 2, 'the same with the exponent 3'],
  'SmallModulus WeakHash': ['ok', 8, 'the same with SHA-1'],
  SmallPublicKey: ['ok', 15, 'the exponent 3: the padding is compared as a whole, so that no cube root is one'],
  WeakHash: ['ok', 59, 'SHA-1 in JAR signatures: Android takes it'],
};

describe('Project Wycheproof', () => {
  it('is run completely, or left out for a reason', () => {
    const told = files.reduce((sum, { numberOfTests }) => sum + numberOfTests, 0);
    expect([files.length, told]).toEqual([29, 9546]);
    // PSS with a mask of another digest: no APK signature algorithm has one.
    expect([tried.length, left.mask, left.curve]).toEqual([8426, 120, 1000]);
  });

  it('has no signature with another result', () => {
    const agrees = ({ result, answer, why }: Tried) =>
      result === 'acceptable' ? answer === open[why]?.[0] : (result === 'valid') === (answer === 'ok');
    expect(tried.filter((one) => !agrees(one))).toEqual([]);
    expect(counted(tried.map(({ result }) => result))).toEqual({ valid: 2154, invalid: 6053, acceptable: 219 });
  });

  it('has ambiguous results, each with a reason here', () => {
    const found = counted(tried.filter(({ result }) => result === 'acceptable').map(({ why }) => why));
    expect(found).toEqual(Object.fromEntries(Object.entries(open).map(([why, [, count]]) => [why, count])));
  });

  it('has curves that no APK is signed with, and their keys are rejected', () => {
    expect(counted(foreign)).toEqual({ 'malformed-key': 1000 });
  });
});
