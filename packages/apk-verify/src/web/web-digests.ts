import type { DigestName, Digests } from '../model/source.ts';

/** Digests that Web Cryptography supports; it lacks MD5 and SHA-224. */
const native: readonly DigestName[] = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'];

/** The digest library calls it when it loads; browsers support it from Chromium 93 and Safari 15.4 on. */
if (typeof Object.hasOwn !== 'function')
  Object.hasOwn = (object, name) => Object.getOwnPropertyDescriptor(object, name) !== undefined;

/** Buffer for joining parts. Shared, because the copies of a gigabyte would be a gigabyte of garbage. */
let place = new Uint8Array(0);

/** Joins the parts; the result is valid until the next call. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  if (parts.length === 1) return parts[0] as Uint8Array<ArrayBuffer>;
  const length = parts.reduce((sum, one) => sum + one.length, 0);
  if (place.length < length) place = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    place.set(part, at);
    at += part.length;
  }
  return place.subarray(0, length);
}

/** Digests in plain JavaScript, in a separate chunk: most files on most phones need none of them. */
let pure: Digests | undefined;

async function loadPure(): Promise<Digests> {
  pure ??= (await import(/* webpackChunkName: "check-digests" */ '../crypto/pure-digests.ts')).pureDigests;
  return pure;
}

/** The caller may overwrite the bytes as soon as the call returns, so they are copied until the chunk has loaded. */
async function slowDigest(name: DigestName, parts: readonly Uint8Array[]): Promise<Uint8Array> {
  if (pure) return pure.digest(name, ...parts);
  const kept = new Uint8Array(joined(parts));
  return (await loadPure()).digest(name, kept);
}

/**
 * Returns the browser's own digests, ten times faster than a library's. They exist on secure origins only (not on a
 * plain http address in a home network); without them everything still works.
 */
export function webDigests(subtle: SubtleCrypto | undefined): Digests {
  return {
    // Input digested at once is in memory three times: here, in the browser's copy, and in memory that was freed but
    // not yet returned.
    whole: 4 << 20,
    digest: async (name, ...parts) =>
      subtle && native.includes(name)
        ? // The bytes are copied before the call returns: their owner may write over them.
          new Uint8Array(await subtle.digest(name, joined(parts)))
        : slowDigest(name, parts),
    prepare: async () => void (await loadPure()),
    running: (name) => {
      if (!pure) throw new Error('prepare() comes before running()');
      return pure.running(name);
    },
  };
}
