import type { Findings } from '../block/scheme.ts';
import { equalBytes } from '../bytes/bytes.ts';
import { ApkError } from '../model/error.ts';
import type { SdkRange } from '../model/report.ts';
import type { DigestName, Tools } from '../model/source.ts';
import type { Archive, ZipEntry } from '../zip/directory.ts';
import { streamEntry } from '../zip/entry.ts';
import { digestsToVerify, type NamedDigest } from './digests.ts';
import type { Manifest } from './signature-file.ts';

/** Maximum uncompressed bytes of all entries together: more would be a zip bomb. */
const maxAll = 4 * 2 ** 30;
/** Entries may always have this many bytes in all; more only up to so many times the size of the file. */
const modest = 256 * 2 ** 20;
const maxGrowth = 16;
/** Entries up to this size are hashed at once: platforms are several times as fast with bytes in memory. */
const maxWhole = 16 << 20;

/** Length at which signers' names are cut in findings, since each entry may have one that lists ten of them. */
const longestName = 100;

/** Bytes between two progress reports. */
const step = 1 << 20;

/** A signer whose signature file lists entries. */
export interface EntrySigner {
  readonly block: string;
  readonly names: ReadonlySet<string>;
}

interface Checked {
  readonly entry: ZipEntry;
  readonly expected: readonly NamedDigest[];
}

/** True if Android requires the entry to be in the manifest. Signatures do not protect META-INF. */
function isCovered(name: string): boolean {
  return !name.startsWith('META-INF/') && !name.endsWith('/');
}

/** Reusable buffer for the content of one entry after the other, to avoid a gigabyte of garbage. */
class Place {
  private bytes = new Uint8Array(0);

  /** Returns a buffer of that length, valid until the next call. */
  room(length: number): Uint8Array {
    if (this.bytes.length < length) this.bytes = new Uint8Array(length);
    return this.bytes.subarray(0, length);
  }
}

/** Hashes the entry's content with each of the algorithms; `passed` gets the number of bytes read so far. */
async function hash(
  archive: Archive,
  { entry, expected }: Checked,
  place: Place,
  tools: Tools,
  passed: (bytes: number) => void,
): Promise<readonly Uint8Array[]> {
  let at = 0;
  if (entry.size > (tools.digests.whole ?? maxWhole)) {
    const running = expected.map(({ name }) => tools.digests.running(name));
    const sink = (bytes: Uint8Array) => {
      for (const digest of running) digest.update(bytes);
      at += bytes.length;
      passed(at);
    };
    await streamEntry(archive, entry, sink, entry.size, tools.signal);
    return running.map((digest) => digest.digest());
  }
  if (tools.signal?.aborted) throw tools.signal.reason;
  const content = place.room(entry.size);
  const sink = (bytes: Uint8Array) => {
    content.set(bytes, at);
    at += bytes.length;
    passed(at);
  };
  await streamEntry(archive, entry, sink, entry.size, tools.signal);
  return Promise.all(expected.map(({ name }) => tools.digests.digest(name, content)));
}

/** Digests of entries' contents: several Android versions of one check ask for the same. */
const digested = new WeakMap<ZipEntry, Map<DigestName, Uint8Array>>();

/** Returns the digests that an entry must have, as they are. */
async function digestsOf(
  archive: Archive,
  check: Checked,
  place: Place,
  tools: Tools,
  passed: (bytes: number) => void,
): Promise<Uint8Array[]> {
  const { entry, expected } = check;
  const known = digested.get(entry) ?? new Map<DigestName, Uint8Array>();
  digested.set(entry, known);
  const missing = expected.filter(({ name }) => !known.has(name));
  const found = missing.length > 0 ? await hash(archive, { entry, expected: missing }, place, tools, passed) : [];
  for (const [index, { name }] of missing.entries()) known.set(name, found[index]!);
  return expected.map(({ name }) => known.get(name)!);
}

/** Compares contents with the manifest, in the file's order; reports progress, within a large entry too. */
async function compare(archive: Archive, checks: readonly Checked[], findings: Findings, tools: Tools): Promise<void> {
  const all = checks.reduce((sum, { entry }) => sum + entry.size, 0);
  if (all > Math.min(maxAll, Math.max(modest, maxGrowth * archive.source.size)))
    throw new ApkError('too-large', `${all} bytes in all entries`);
  const place = new Place();
  let [done, told] = [0, 0];
  const report = (bytes: number) => {
    if (bytes === told || (bytes - told < step && bytes < all)) return;
    told = bytes;
    tools.progress?.(bytes, all);
  };
  for (const check of checks) {
    if (tools.signal?.aborted) throw tools.signal.reason;
    const start = done;
    const actual = await digestsOf(archive, check, place, tools, (bytes) => report(Math.min(start + bytes, all)));
    check.expected.forEach(({ name, digest }, index) => {
      if (!equalBytes(digest, actual[index]!))
        findings.error('JAR_SIG_ZIP_ENTRY_DIGEST_DID_NOT_VERIFY', check.entry.name, name, 'META-INF/MANIFEST.MF');
    });
    done += check.entry.size;
    report(done);
  }
}

/**
 * Verifies all entries against the manifest, and that the same signers signed each of them, like AOSP apksig
 * (V1SchemeVerifier.verifyJarEntriesAgainstManifestAndSigners).
 *
 * @returns Those of the signers that signed the file. Empty only if there are errors.
 * @throws `ApkError('format')` for an entry that cannot be read, `'too-large'` for more than any honest file contains.
 */
export async function verifyEntries<Signer extends EntrySigner>(
  archive: Archive,
  manifest: Manifest,
  signers: readonly Signer[],
  range: SdkRange,
  findings: Findings,
  tools: Tools,
): Promise<readonly Signer[]> {
  const checks: Checked[] = [];
  let first: { readonly entry: ZipEntry; readonly signers: readonly Signer[] } | undefined;
  const ordered = archive.entries
    .filter(({ name }) => isCovered(name))
    .sort((one, other) => one.headerOffset - other.headerOffset);
  for (const entry of ordered) {
    const { name } = entry;
    const section = manifest.entries.get(name);
    if (!section) {
      findings.error('JAR_SIG_NO_ZIP_ENTRY_DIGEST_IN_MANIFEST', name);
      continue;
    }
    const own = signers.filter(({ names }) => names.has(name));
    if (own.length === 0) {
      findings.error('JAR_SIG_ZIP_ENTRY_NOT_SIGNED', name);
      continue;
    }
    first ??= { entry, signers: own };
    const all = first.signers;
    if (own.length !== all.length || own.some((signer, index) => signer !== all[index])) {
      const listed = [all, own].map((some) => some.map(({ block }) => block.slice(0, longestName)).join(','));
      findings.error('JAR_SIG_ZIP_ENTRY_SIGNERS_MISMATCH', first.entry.name, listed[0]!, name, listed[1]!);
      continue;
    }
    const expected = digestsToVerify(section, '-digest', range);
    if (expected.length === 0) findings.error('JAR_SIG_NO_ZIP_ENTRY_DIGEST_IN_MANIFEST', name);
    else checks.push({ entry, expected });
  }
  await compare(archive, checks, findings, tools);
  if (!first) findings.error('JAR_SIG_NO_SIGNED_ZIP_ENTRIES');
  return first?.signers ?? [];
}
