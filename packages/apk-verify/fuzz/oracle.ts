import { createHash } from 'node:crypto';
import { constants, inflateRawSync } from 'node:zlib';
import type { Report, SdkRange } from '../src/model/report.ts';
import { entriesOf, pairsOf, rawOf, type Sections, sectionsOf, signedDataOf } from './anatomy.ts';
import type { Fixture } from './fixtures.ts';

// Detects what no change may cause: a file that is accepted as its signer's but is not the one that was signed.
// Computed from the bytes by the few lines of anatomy.ts, not by the library.

/** What is known about the unchanged file. */
export interface Original {
  readonly fixture: Fixture;
  readonly sections: Sections | null;
  /** What its signers signed in any block, by digest. */
  readonly signed: ReadonlySet<string>;
  readonly contents: ReadonlyMap<string, string> | null;
  /** SHA-256 of the certificates that sign it for some Android version. */
  readonly signers: ReadonlySet<string>;
  /** Facts that the library read from it, if any. */
  readonly facts: string | null;
}

const blockIds = { v2: 0x7109871a, v3: 0xf05368c0, v31: 0x1b93ad61 } as const;
/** Returns a digest of the bytes: there are many originals, and only equality matters. */
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** Java's inflater returns what it has if the last bytes are missing, and the digest decides. */
const tolerant = { maxOutputLength: 1 << 20, finishFlush: constants.Z_SYNC_FLUSH };

/** What a JAR signature does not cover, on Android; AOSP V1SchemeVerifier.isJarEntryDigestNeededInManifest. */
const uncovered = /^META-INF\//;

/** Returns digests by name of what a JAR signature covers; null if a name occurs twice or an entry cannot be read. */
export function zlibContents(bytes: Uint8Array): Map<string, string> | null {
  const sections = sectionsOf(bytes);
  if (!sections) return null;
  const found = new Map<string, string>();
  for (const entry of entriesOf(sections)) {
    if (entry.name.endsWith('/') || uncovered.test(entry.name)) continue;
    if (found.has(entry.name)) return null;
    try {
      const raw = rawOf(bytes, entry);
      found.set(entry.name, digest(entry.method === 0 ? raw : inflateRawSync(raw, tolerant)));
    } catch {
      return null;
    }
  }
  return found;
}

export function signedIn(bytes: Uint8Array): Set<string> {
  const block = sectionsOf(bytes)?.block;
  const values = block ? [...pairsOf(block)].filter(([id]) => Object.values<number>(blockIds).includes(id)) : [];
  return new Set(values.flatMap(([, value]) => signedDataOf(value) ?? []).map(digest));
}

const sameMap = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([name, content]) => other.get(name) === content);

/** Returns the newest scheme of the fixture that a phone of this level reads. */
function schemeFor(marked: NonNullable<Fixture['marked']>, sdk: number): keyof typeof marked {
  if (sdk >= 33 && marked.v31) return 'v31';
  if (sdk >= 28 && marked.v3) return 'v3';
  return sdk >= 24 && marked.v2 ? 'v2' : 'v1';
}

/** Whether the report says that a signer of the original signed the file. */
export const namesOriginal = (original: Original, report: Report): boolean =>
  report.verified && report.signers.some(({ sha256 }) => original.signers.has(sha256));

/** Returns why a report that names an original signer is wrong; null if it may be right. */
export function wrongAcceptance(original: Original, bytes: Uint8Array, report: Report, range: SdkRange): string | null {
  if (!namesOriginal(original, report)) return 'verified for nobody who signed it';
  const { v1, v2, v3, v31 } = report.schemes;
  const { marked } = original.fixture;
  if (marked && range.minSdk === range.maxSdk) {
    const expected = schemeFor(marked, range.minSdk);
    if (!report.schemes[expected]) return `verified without ${expected}`;
  }
  if (v2 || v3 || v31) {
    const now = sectionsOf(bytes);
    const then = original.sections;
    if (!now?.block || !then) return 'verified by a block that is not there';
    for (const part of ['contents', 'directory', 'end'] as const)
      if (!same(now[part], then[part])) return `verified although ${part} differ`;
    const values = pairsOf(now.block);
    for (const scheme of ['v2', 'v3', 'v31'] as const) {
      const value = values.get(blockIds[scheme]);
      if (!report.schemes[scheme]) continue;
      const signed = value && signedDataOf(value);
      if (!signed?.every((data) => original.signed.has(digest(data))))
        return `verified although ${scheme} signed other data`;
    }
    return null;
  }
  if (!v1) return 'verified by no scheme';
  const contents = zlibContents(bytes);
  // Two entries with one name, or ambiguous methods: the verdict rejects them as tricks.
  if (!contents) return report.tricks.length ? null : 'verified although an entry cannot be read';
  if (!original.contents || !sameMap(contents, original.contents)) return 'verified although entries differ';
  return null;
}
