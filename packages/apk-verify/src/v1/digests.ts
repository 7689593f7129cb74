import { fromBase64 } from '../bytes/base64.ts';
import { equalBytes } from '../bytes/bytes.ts';
import { ApkError } from '../model/error.ts';
import type { SdkRange } from '../model/report.ts';
import type { DigestName } from '../model/source.ts';
import { attributeOf, fold, type Section } from './manifest.ts';

/** A digest that a section contains. */
export interface NamedDigest {
  readonly name: DigestName;
  readonly digest: Uint8Array;
}

/** Android 4.3 checks the strongest digest; older versions the first of a list in the section. */
const strongestFirst = 18;

/** Digests by the names used in a list, and the API level from which on they are known. */
const listed: ReadonlyMap<string, readonly [DigestName, number]> = new Map([
  ['md5', ['MD5', 0]],
  ['sha', ['SHA-1', 0]],
  ['sha1', ['SHA-1', 0]],
  ['sha-1', ['SHA-1', 0]],
  ['sha-256', ['SHA-256', 0]],
  ['sha-384', ['SHA-384', 9]],
  ['sha-512', ['SHA-512', 9]],
]);

const byStrength: readonly (readonly [attribute: string, DigestName])[] = [
  ['sha-512', 'SHA-512'],
  ['sha-384', 'SHA-384'],
  ['sha-256', 'SHA-256'],
  ['sha1', 'SHA-1'],
];

function decode(text: string): Uint8Array {
  const digest = fromBase64(text);
  // The reference verifier throws an exception too.
  if (!digest) throw new ApkError('format', 'A digest in the JAR manifest is no Base64');
  return digest;
}

/** Returns what Android before 4.3 would check: the first known digest of the section's own list. */
function firstListed(section: Section, suffix: string, minSdk: number): NamedDigest | null {
  const list = attributeOf(section, 'digest-algorithms') ?? 'SHA SHA1';
  // Only the first occurrence of a repeated name counts. A list may have millions.
  const tried = new Set<string>();
  // Not `matchAll`, which Chromium before 73 lacks.
  const words = /[^ \t\n\r\f]+/g;
  for (let word = words.exec(list); word; word = words.exec(list)) {
    const name = fold(word[0]);
    const known = listed.get(name);
    if (!known || known[1] > minSdk || tried.has(name)) continue;
    tried.add(name);
    const text = attributeOf(section, name + suffix);
    if (text !== undefined) return { name: known[0], digest: decode(text) };
  }
  return null;
}

function strongest(section: Section, suffix: string): NamedDigest | null {
  for (const [attribute, name] of byStrength) {
    const text = attributeOf(section, attribute + suffix);
    if (text !== undefined) return { name, digest: decode(text) };
  }
  return null;
}

/**
 * Returns the digests of a section that Android checks in some version of the range (AOSP apksig,
 * V1SchemeVerifier.getDigestsToVerify). Empty if a version of the range finds nothing to check.
 *
 * @param suffix Suffix of the attributes' names, in lower case: `-digest`, `-digest-manifest`, ….
 * @throws `ApkError('format')` for a digest that is not Base64.
 */
export function digestsToVerify(section: Section, suffix: string, range: SdkRange): readonly NamedDigest[] {
  const found: NamedDigest[] = [];
  if (range.minSdk < strongestFirst) {
    const first = firstListed(section, suffix, range.minSdk);
    if (!first) return [];
    found.push(first);
  }
  if (range.maxSdk >= strongestFirst) {
    const strong = strongest(section, suffix);
    const [first] = found;
    const same = strong && first && first.name === strong.name && equalBytes(first.digest, strong.digest);
    if (strong && !same) found.push(strong);
  }
  return found;
}
