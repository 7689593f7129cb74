import { Findings, type SchemeResult, type SignerResult } from '../block/scheme.ts';
import type { Certificate } from '../der/x509.ts';
import type { SdkRange } from '../model/report.ts';
import type { Tools } from '../model/source.ts';
import { type Archive, mustNotOverlap, type ZipEntry } from '../zip/directory.ts';
import { readEntry } from '../zip/entry.ts';
import { verifyEntries } from './entries.ts';
import { readSections, type Section } from './manifest.ts';
import { maxSignerInfos, type SignersLeft, verifySignatureBlock } from './signature-block.ts';
import { type Manifest, verifySignatureFile } from './signature-file.ts';
import { readsAlike } from './strict-manifest.ts';

const folder = 'META-INF/';
const manifestName = 'META-INF/MANIFEST.MF';
/** The limit of one of the platform's checks; a file with more is rejected everywhere. */
const maxSigners = 10;
/** The longest manifest of an honest file names 65,535 entries. So much for all signature files together, too. */
const maxManifest = 16 << 20;
const maxBlock = 1 << 20;

interface Signer {
  /** Name of the signature block's entry without its folder. */
  readonly block: string;
  readonly blockEntry: ZipEntry;
  readonly fileEntry: ZipEntry;
  readonly findings: Findings;
  content: Uint8Array;
  certificates: readonly Certificate[];
  names: ReadonlySet<string>;
}

/** Collects all findings for the result. */
class Outcome {
  readonly findings = new Findings('v1');
  readonly left: SignersLeft = { signerInfos: maxSignerInfos };
  readonly signers: Signer[] = [];
  readonly ignored: Signer[] = [];
  /** Entries of the signature that Android reads differently from the reference verifier. */
  readonly ambiguous: string[] = [];
  /** Bytes of signature files that may still be read. */
  room = maxManifest;

  get failed(): boolean {
    return [this, ...this.signers].some(({ findings }) => findings.errors.length > 0);
  }

  result(verified: boolean): SchemeResult {
    const plain = ({ certificates, findings: { errors, warnings } }: Signer): SignerResult => ({
      certificates,
      errors,
      warnings,
    });
    const { errors, warnings } = this.findings;
    const ignored = this.ignored.map(plain);
    return { verified, signers: this.signers.map(plain), ignored, ambiguous: this.ambiguous, errors, warnings };
  }
}

function checkDuplicates(archive: Archive, findings: Findings): void {
  const seen = new Set<string>();
  const told = new Set<string>();
  for (const { name } of archive.entries) {
    if (seen.has(name) && !told.has(name)) {
      findings.error('JAR_SIG_DUPLICATE_ZIP_ENTRY', name);
      told.add(name);
    }
    seen.add(name);
  }
}

async function readManifest(archive: Archive, entry: ZipEntry, { findings, ambiguous }: Outcome): Promise<Manifest> {
  const bytes = await readEntry(archive, entry, 'signature', maxManifest);
  const all = readSections(bytes);
  if (!readsAlike(bytes, all)) ambiguous.push(entry.name);
  const [main, ...sections] = all;
  const entries = new Map<string, Section>();
  for (const [index, section] of sections.entries()) {
    const { name } = section;
    if (name === null) findings.error('JAR_SIG_UNNNAMED_MANIFEST_SECTION', index + 1);
    else {
      if (entries.has(name)) findings.error('JAR_SIG_DUPLICATE_MANIFEST_SECTION', name);
      else if (!archive.find(name)) findings.error('JAR_SIG_MISSING_ZIP_ENTRY_REFERENCED_IN_MANIFEST', name);
      entries.set(name, section);
    }
  }
  return { bytes, main, entries };
}

/** Returns the signature blocks with their signature files. A block without a file is not a signature. */
function findSigners(archive: Archive, findings: Findings): Signer[] {
  const signers: Signer[] = [];
  for (const blockEntry of archive.entries) {
    const { name } = blockEntry;
    if (!name.startsWith(folder) || !/\.(?:RSA|DSA|EC)$/.test(name)) continue;
    const fileName = `${name.slice(0, name.lastIndexOf('.'))}.SF`;
    const fileEntry = archive.find(fileName);
    if (!fileEntry) {
      findings.warning('JAR_SIG_MISSING_FILE', name, fileName);
      continue;
    }
    const empty = {
      findings: new Findings('v1', signers.length),
      content: new Uint8Array(0),
      certificates: [],
      names: new Set<string>(),
    };
    signers.push({ block: name.slice(folder.length), blockEntry, fileEntry, ...empty });
  }
  return signers;
}

async function verifyBlock(
  archive: Archive,
  signer: Signer,
  range: SdkRange,
  tools: Tools,
  outcome: Outcome,
): Promise<void> {
  const block = await readEntry(archive, signer.blockEntry, 'signature', maxBlock);
  signer.content = await readEntry(archive, signer.fileEntry, 'signature', outcome.room);
  outcome.room -= signer.content.length;
  const found = await verifySignatureBlock(block, signer.content, range, tools.digests, outcome.left);
  if ('refusal' in found) signer.findings.error(`JAR_SIG_${found.refusal}`, signer.blockEntry.name, ...found.detail);
  else {
    signer.certificates = found.certificates;
    if (found.odd) outcome.ambiguous.push(signer.blockEntry.name);
  }
}

/** Warns of files in META-INF that no signature covers: Android does not care, but whoever relies on them should. */
function warnOfUnprotected(archive: Archive, used: readonly Signer[], findings: Findings): void {
  const own = new Set([
    manifestName,
    ...used.flatMap(({ blockEntry, fileEntry }) => [blockEntry.name, fileEntry.name]),
  ]);
  for (const { name } of archive.entries)
    if (name.startsWith(folder) && !own.has(name)) findings.warning('JAR_SIG_UNPROTECTED_ZIP_ENTRY', name);
}

/**
 * Returns the signature blocks that share their signature file with another: Android counts only one of them, the first
 * in a hash table (StrictJarVerifier.verifyCertificate).
 */
const sharing = (signers: readonly Signer[]): string[] =>
  signers
    .filter((one) => signers.some((other) => other !== one && other.fileEntry === one.fileEntry))
    .map(({ blockEntry }) => blockEntry.name);

/** Returns names that differ only in case from those of a signature: not every reader distinguishes case. */
function twins({ entries }: Archive, signers: readonly Signer[]): string[] {
  const own = new Set([
    manifestName,
    ...signers.flatMap(({ blockEntry, fileEntry }) => [blockEntry.name, fileEntry.name]),
  ]);
  return entries.map(({ name }) => name).filter((name) => !own.has(name) && own.has(name.toUpperCase()));
}

async function verify(
  archive: Archive,
  range: SdkRange,
  found: ReadonlySet<number>,
  tools: Tools,
  outcome: Outcome,
): Promise<boolean> {
  checkDuplicates(archive, outcome.findings);
  if (outcome.failed) return false;
  const manifestEntry = archive.find(manifestName);
  if (!manifestEntry) {
    outcome.findings.error('JAR_SIG_NO_MANIFEST');
    return false;
  }
  const manifest = await readManifest(archive, manifestEntry, outcome);
  if (outcome.failed) return false;

  const signers = findSigners(archive, outcome.findings);
  if (signers.length === 0) outcome.findings.error('JAR_SIG_NO_SIGNATURES');
  if (signers.length > maxSigners)
    outcome.findings.error('JAR_SIG_MAX_SIGNATURES_EXCEEDED', maxSigners, signers.length);
  if (outcome.failed) return false;

  for (const signer of signers) {
    if (tools.signal?.aborted) throw tools.signal.reason;
    await verifyBlock(archive, signer, range, tools, outcome);
    if (signer.findings.errors.length > 0) outcome.signers.push(signer);
  }
  if (outcome.failed) return false;

  const remaining: Signer[] = [];
  for (const signer of signers) {
    const { fileEntry, content, findings } = signer;
    const file = { name: fileEntry.name, bytes: content, findings };
    const { ignored, names } = verifySignatureFile(file, { manifest, found, range, digests: tools.digests });
    signer.names = names;
    if (!readsAlike(content, readSections(content))) outcome.ambiguous.push(fileEntry.name);
    if (ignored) outcome.ignored.push(signer);
    else if (findings.errors.length > 0) outcome.signers.push(signer);
    else remaining.push(signer);
  }
  if (!outcome.failed && remaining.length === 0) outcome.findings.error('JAR_SIG_NO_SIGNATURES');
  if (outcome.failed) return false;

  const used = await verifyEntries(archive, manifest, remaining, range, outcome.findings, tools);
  if (outcome.failed) return false;
  warnOfUnprotected(archive, used, outcome.findings);
  for (const signer of remaining) (used.includes(signer) ? outcome.signers : outcome.ignored).push(signer);
  // Their signatures are valid, and Android may count them: the app's signers would be different.
  outcome.ambiguous.push(...outcome.ignored.map(({ blockEntry }) => blockEntry.name));
  outcome.ambiguous.push(...sharing(signers), ...twins(archive, signers));
  return true;
}

/**
 * Verifies the file's JAR signatures for every version of the range, like AOSP apksig (V1SchemeVerifier.verify). Stops
 * after the first step that finds an error.
 *
 * @param found Numbers of the APK signature schemes (2, 3, 31) found in the file.
 * @returns Signers that Android accepts for the file; without certificates if they have errors. Those that Android
 *   ignores are in `ignored`.
 * @throws `ApkError('format')` for entries that cannot be read and where apksig throws an exception; `'too-large'` for
 *   zip bombs.
 */
export async function verifyV1(
  archive: Archive,
  range: SdkRange,
  found: ReadonlySet<number>,
  tools: Tools,
): Promise<SchemeResult> {
  mustNotOverlap(archive);
  const outcome = new Outcome();
  const verified = await verify(archive, range, found, tools, outcome);
  return outcome.result(verified);
}
