import { ApkFile } from './apk-file.ts';
import { type ApkResult, examine, type VerifyOptions } from './examine.ts';
import { factsOf } from './facts.ts';
import { digestOf } from './file-digest.ts';
import type { Facts } from './model/facts.ts';
import { type ApkSource, sourceOf } from './source-of.ts';
import { webDigests } from './web/web-digests.ts';

export * from './common.ts';

/** Of the platform, where the page has a secure origin; `globalThis` came with Chromium 71. */
const digests = webDigests(typeof crypto === 'undefined' ? undefined : crypto.subtle);

/**
 * Reads and verifies an Android package, and says what follows: whose it is, what is wrong with it, and what keeps a phone
 * from installing it. The verdict on the signature is that of AOSP's apksig; `verdict` goes further where Androids differ
 * (THREAT_MODEL.md says how). Nothing leaves the machine.
 *
 * @param source A `File` or `Blob`, bytes, or any other {@link ApkSource}. It is read in pieces: memory does not
 *   grow with the file.
 * @param options Which Androids (API levels), whose phone, which apps are known; see {@link VerifyOptions}.
 * @returns An answer for whatever the file holds; it never rejects for that.
 * @throws SourceError if the bytes cannot be read, RangeError for API levels that are none, TypeError for a source that is
 *   none, and the signal's reason if it was aborted.
 */
export async function verifyApk(source: ApkSource, options: VerifyOptions = {}): Promise<ApkResult> {
  return examine(await sourceOf(source), options, digests);
}

/**
 * What an APK says of itself: package, versions, labels, the Androids and processors it is for. Read as Android reads binary
 * manifests and resource tables (androidfw, PackageParser) and as `aapt dump badging` prints them; nothing is verified, and
 * a file whose signature is bad has facts all the same.
 *
 * @throws ApkError `format` if it is no archive, `zip64`, `no-manifest`, `manifest` where Android refuses the manifest,
 *   `too-large` for more than any honest file has. SourceError and TypeError as `verifyApk`.
 */
export async function readFacts(source: ApkSource): Promise<Facts> {
  return factsOf(new ApkFile(await sourceOf(source)));
}

/**
 * SHA-256 of the whole file, as download pages print it: 64 lower-case hex digits. It says nothing of who made the file.
 *
 * @throws SourceError and TypeError as `verifyApk`.
 */
export async function fileDigest(source: ApkSource): Promise<string> {
  return digestOf(await sourceOf(source), digests);
}
