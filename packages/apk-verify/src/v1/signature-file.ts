import type { Findings } from '../block/scheme.ts';
import { equalBytes } from '../bytes/bytes.ts';
import { trimmed } from '../bytes/text.ts';
import { ApkError } from '../model/error.ts';
import type { SdkRange } from '../model/report.ts';
import type { DigestName, Digests } from '../model/source.ts';
import { digestsToVerify } from './digests.ts';
import { attributeOf, readSections, type Section, signedSchemes } from './manifest.ts';

/** Android 7.0 is the first version with an APK signature scheme. */
const firstScheme = 24;

/** `META-INF/MANIFEST.MF`: its bytes, and its sections by entry name. */
export interface Manifest {
  readonly bytes: Uint8Array;
  /** Undefined if the file is empty. */
  readonly main: Section | undefined;
  readonly entries: ReadonlyMap<string, Section>;
}

/** A signature file, and the collector for its findings. */
export interface SignatureFile {
  /** Name of its ZIP entry. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly findings: Findings;
}

/** Result of verifying a signature file. */
export interface SignedEntries {
  /** True if Android ignores the signer as if it were not there; its errors do not count. */
  readonly ignored: boolean;
  /** Names of the entries that it lists. */
  readonly names: ReadonlySet<string>;
}

/** Digests a part synchronously: sections are many and short. */
function digestOf(digests: Digests, name: DigestName, bytes: Uint8Array): Uint8Array {
  const running = digests.running(name);
  running.update(bytes);
  return running.digest();
}

/** Returns the schemes that Android knows in some version of the range. */
function knownSchemes({ maxSdk }: SdkRange): readonly number[] {
  if (maxSdk >= 28) return [2, 3];
  return maxSdk >= firstScheme ? [2] : [];
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCharCode(code));

/** Returns the value of a decimal digit of any script: each script's block of ten starts with zero. */
function digitOf(digit: number): number {
  let value = 0;
  while (value < 9 && isDigit(digit - value - 1)) value++;
  return value;
}

/**
 * Parses an `int` like Java's `Integer.parseInt`, which accepts digits of any script; null for invalid text. Digit by
 * digit: there may be millions.
 */
function integer(text: string): number | null {
  const sign = /^[+-]/.test(text) ? 1 : 0;
  let value = 0;
  for (let at = sign; at < text.length && value <= 0x8000_0000; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code)) return null;
    value = value * 10 + digitOf(code);
  }
  if (text.startsWith('-')) value = -value;
  return text.length > sign && value >= -0x8000_0000 && value <= 0x7fff_ffff ? value : null;
}

/** Checks the signer's list of APK signature schemes: a listed scheme must be present, otherwise it was removed. */
function checkStripped(file: SignatureFile, main: Section, found: ReadonlySet<number>, range: SdkRange): void {
  const list = attributeOf(main, signedSchemes);
  if (list === undefined) {
    if (found.size > 0) file.findings.warning('JAR_SIG_NO_APK_SIG_STRIP_PROTECTION', file.name);
    return;
  }
  const known = knownSchemes(range);
  const expected = new Set<number>();
  // One after the other: a list may have millions. Not `matchAll`, which Chromium before 73 lacks.
  const items = /[^,]+/g;
  for (let item = items.exec(list); item; item = items.exec(list)) {
    const id = integer(trimmed(item[0]));
    if (id === null) continue;
    if (known.includes(id)) expected.add(id);
    else file.findings.warning('JAR_SIG_UNKNOWN_APK_SIG_SCHEME_ID', file.name, id);
  }
  for (const id of expected)
    if (!found.has(id)) file.findings.error('JAR_SIG_MISSING_APK_SIG_REFERENCED', file.name, id);
}

/** Whether the digest of the whole manifest is present and correct. */
function wholeMatches(file: SignatureFile, main: Section, suffix: string, job: Job): boolean {
  const expected = digestsToVerify(main, suffix, job.range);
  if (expected.length === 0) file.findings.warning('JAR_SIG_NO_MANIFEST_DIGEST_IN_SIG_FILE', file.name);
  let matches = expected.length > 0;
  for (const { name, digest } of expected) {
    if (equalBytes(digest, digestOf(job.digests, name, job.manifest.bytes))) continue;
    file.findings.warning('JAR_SIG_ZIP_ENTRY_DIGEST_DID_NOT_VERIFY', 'META-INF/MANIFEST.MF', name, file.name);
    matches = false;
  }
  return matches;
}

function checkMainSection(file: SignatureFile, main: Section, { manifest, range, digests }: Job): void {
  for (const { name, digest } of digestsToVerify(main, '-digest-manifest-main-attributes', range)) {
    if (!manifest.main) throw new ApkError('format', 'The JAR manifest is empty');
    const { start, size } = manifest.main;
    const actual = digestOf(digests, name, manifest.bytes.subarray(start, start + size));
    if (!equalBytes(digest, actual))
      file.findings.error('JAR_SIG_MANIFEST_MAIN_SECTION_DIGEST_DID_NOT_VERIFY', name, file.name);
  }
}

/** Checks that the manifest's section about an entry is the one that was signed. */
function checkSection(file: SignatureFile, signed: Section, section: Section, bySigntool: boolean, job: Job): void {
  const name = signed.name!;
  const expected = digestsToVerify(signed, '-digest', job.range);
  if (expected.length === 0) file.findings.error('JAR_SIG_NO_ZIP_ENTRY_DIGEST_IN_SIG_FILE', name, file.name);
  let bytes = job.manifest.bytes.subarray(section.start, section.start + section.size);
  // Mozilla's signtool excludes the blank line from the digest.
  const [last, beforeLast] = [bytes[bytes.length - 1], bytes[bytes.length - 2]];
  if (bySigntool && last === 0x0a && beforeLast === 0x0a) bytes = bytes.subarray(0, -1);
  for (const { name: algorithm, digest } of expected)
    if (!equalBytes(digest, digestOf(job.digests, algorithm, bytes)))
      file.findings.error('JAR_SIG_MANIFEST_SECTION_DIGEST_DID_NOT_VERIFY', name, algorithm, file.name);
}

/** What signature files are verified against. */
export interface Job {
  readonly manifest: Manifest;
  /** Numbers of the APK signature schemes that were found. */
  readonly found: ReadonlySet<number>;
  readonly range: SdkRange;
  readonly digests: Digests;
}

/**
 * Verifies a signature file (`META-INF/….SF`) against the manifest, like AOSP apksig
 * (V1SchemeVerifier.Signer.verifySigFileAgainstManifest). Its own signature must have been verified before.
 *
 * @throws `ApkError('format')` where apksig throws an exception: an empty file, a digest that is not Base64.
 */
export function verifySignatureFile(file: SignatureFile, job: Job): SignedEntries {
  const [main, ...sections] = readSections(file.bytes);
  if (!main) throw new ApkError('format', `${file.name} is empty`);
  const names = new Set<string>();
  if (attributeOf(main, 'signature-version') === undefined) {
    file.findings.error('JAR_SIG_MISSING_VERSION_ATTR_IN_SIG_FILE', file.name);
    return { ignored: true, names };
  }
  if (job.range.maxSdk >= firstScheme) checkStripped(file, main, job.found, job.range);
  if (file.findings.errors.length > 0) return { ignored: false, names };

  const bySigntool = attributeOf(main, 'created-by')?.includes('signtool') ?? false;
  const whole = wholeMatches(file, main, bySigntool ? '-digest' : '-digest-manifest', job);
  if (!bySigntool) checkMainSection(file, main, job);
  if (file.findings.errors.length > 0) return { ignored: false, names };

  let ignored = false;
  for (const [index, section] of sections.entries()) {
    const { name } = section;
    if (name === null || names.has(name)) {
      if (name === null) file.findings.error('JAR_SIG_UNNNAMED_SIG_FILE_SECTION', file.name, index + 1);
      else file.findings.error('JAR_SIG_DUPLICATE_SIG_FILE_SECTION', file.name, name);
      return { ignored: true, names };
    }
    names.add(name);
    if (whole) continue;
    const about = job.manifest.entries.get(name);
    if (about) checkSection(file, section, about, bySigntool, job);
    else {
      file.findings.error('JAR_SIG_NO_ZIP_ENTRY_DIGEST_IN_SIG_FILE', name, file.name);
      ignored = true;
    }
  }
  return { ignored, names };
}
