import { type BlockSignerInput, lineage, type V3Signer } from '../testing/block-signer.ts';
import type { Signer } from '../testing/keys.ts';
import { type KeyName, key } from '../testing/keys.ts';
import { type Hash, hash } from '../testing/signature-writer.ts';
import { type SignOptions, signApk, signer } from '../testing/signer.ts';
import type { V1Options } from '../testing/v1-signer.ts';
import type { ZipPart } from '../testing/zip-writer.ts';
import { changeContent } from './content-edits.ts';
import type { Random } from './random.ts';

// Simulates a deliberate forgery: other content with all digests correct, signed with a key that is not the
// publisher's, and the publisher's certificates inserted wherever they might be accepted.

/** Keys of the forger by kind, as long as the originals' but different. */
const forgerKeys: Readonly<Record<'RSA' | 'EC' | 'DSA', KeyName>> = {
  RSA: 'rsa-2048-c',
  EC: 'ec-p256-b',
  DSA: 'dsa-1024',
};

function impersonate<T extends BlockSignerInput>(original: T, random: Random): T {
  const own = signer(forgerKeys[key(original.key).kind]);
  const { spki } = key(original.key);
  const posing = { ...original, key: own.key };
  return random.pick([
    () => posing,
    () => ({ ...posing, spki }),
    () => ({ ...posing, certificates: [...own.certificates, ...original.certificates] }),
    () => ({ ...posing, certificates: [...original.certificates, ...own.certificates] }),
    () => ({ ...posing, spki, changeSignature: () => random.bytes(256) }),
  ])();
}

/** Creates a false proof in which the publisher's key vouches for the forger's. */
function forgeSuccessor(original: V3Signer, random: Random): V3Signer {
  const own = signer(forgerKeys[key(original.key).kind]);
  const node = { ...own, vouchedBy: own };
  const proof = random.chance(0.5) ? lineage([original, node]) : lineage([own, original]);
  return { ...original, ...own, attributes: [proof] };
}

function poseV1(v1: NonNullable<SignOptions['v1']>, random: Random): V1Options {
  const options = 'signers' in v1 ? v1 : { signers: v1 as readonly Signer[] };
  return { ...options, signers: options.signers.map((one) => impersonate(one, random)) };
}

/** Replaces the content, signed so that it looks as much as possible like the original. */
export function forge(plain: readonly ZipPart[], sign: SignOptions, random: Random): Uint8Array {
  const parts = [...plain];
  const at = random.below(parts.length);
  parts[at] = random.chance(0.5) ? changeContent(parts[at]!, random) : { ...parts[at]!, data: random.bytes(50) };
  const all = { v2: sign.v2, v3: sign.v3, v31: sign.v31 };
  const v3 = (signers: readonly V3Signer[] | undefined) =>
    signers?.map((one) => (random.chance(0.3) ? forgeSuccessor(one, random) : impersonate(one, random)));
  const kept = (scheme: string) => random.chance(0.8) || scheme === random.pick(['v1', 'v2', 'v3', 'v31']);
  return signApk(parts, {
    ...sign,
    ...(sign.v1 && kept('v1') ? { v1: poseV1(sign.v1, random) } : { v1: undefined }),
    ...(kept('v2') ? { v2: all.v2?.map((one) => impersonate(one, random)) } : { v2: undefined }),
    ...(kept('v3') ? { v3: v3(all.v3) } : { v3: undefined }),
    ...(kept('v31') ? { v31: v3(all.v31) } : { v31: undefined }),
    marks: random.chance(0.5),
  } as SignOptions);
}

const base64 = (name: Hash, data: Uint8Array) => Buffer.from(hash(name, data)).toString('base64');

/** Replaces the digests of some bytes in a manifest or signature file with those of others. */
function replaceDigest(file: ZipPart, old: Uint8Array, now: Uint8Array): ZipPart {
  const text = (['sha1', 'sha256'] as const).reduce(
    (words, name) => words.replaceAll(base64(name, old), base64(name, now)),
    Buffer.from(file.data).toString('latin1'),
  );
  return { ...file, data: Uint8Array.from(Buffer.from(text, 'latin1')) };
}

/**
 * Replaces content together with its digest in the manifest, and sometimes the manifest's in the signature files: a
 * signed JAR that is correct up to the point where a key is needed.
 */
export function updateDigests(parts: readonly ZipPart[], random: Random): ZipPart[] {
  const inside = parts.filter(({ name }) => !name.startsWith('META-INF/'));
  const original = random.pick(inside);
  const other = { ...original, data: random.bytes(40) };
  const manifest = parts.find(({ name }) => name === 'META-INF/MANIFEST.MF')!;
  const newManifest = replaceDigest(manifest, original.data, other.data);
  const deeper = random.chance(0.5);
  const section = ({ data }: ZipPart) => {
    const sections = Buffer.from(data)
      .toString('latin1')
      .split(/(?<=\r\n\r\n)/);
    return Uint8Array.from(Buffer.from(sections.find((one) => one.includes(original.name)) ?? '', 'latin1'));
  };
  return parts.map((part) => {
    if (part === original) return other;
    if (part === manifest) return newManifest;
    if (!deeper || !part.name.endsWith('.SF')) return part;
    return replaceDigest(replaceDigest(part, manifest.data, newManifest.data), section(manifest), section(newManifest));
  });
}
