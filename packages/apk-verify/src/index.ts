import { examine } from './examine.ts';
import type { Facts } from './model/facts.ts';
import type { ApkResult } from './model/result.ts';
import type { VerifyOptions } from './options.ts';
import { ApkFile } from './read/apk-file.ts';
import { factsOf } from './read/facts.ts';
import { digestOf } from './read/file-digest.ts';
import { type ApkSource, sourceOf } from './source-of.ts';
import { webDigests } from './web/web-digests.ts';

export * from './common.ts';

/** The platform's digests, available if the page has a secure origin. `globalThis` exists only since Chromium 71. */
const digests = webDigests(typeof crypto === 'undefined' ? undefined : crypto.subtle);

/**
 * Reads and verifies an Android package: whose it is, what is wrong with it, and what keeps a phone from installing it.
 * The verdict on the signature is that of AOSP's apksig; where Android versions differ, `verdict` goes further (see
 * THREAT_MODEL.md). Nothing leaves the machine.
 *
 * @param source A `File` or `Blob`, bytes, or any other {@link ApkSource}. It is read in pieces: memory use does not
 *   grow with the file.
 * @param options Android versions (API levels), phone, known apps; see {@link VerifyOptions}.
 * @returns A result whatever the file contains; the content never causes a rejection.
 * @throws SourceError if the bytes cannot be read, RangeError for invalid API levels, TypeError for an invalid source
 *   or invalid `known` entries, and the signal's reason if it was aborted.
 */
export async function verifyApk(source: ApkSource, options: VerifyOptions = {}): Promise<ApkResult> {
  return examine(await sourceOf(source), options, digests);
}

/**
 * Reads what an APK says about itself: package, versions, labels, supported Android versions and processors. It reads
 * binary manifests and resource tables like Android (androidfw, PackageParser), and returns facts as `aapt dump
 * badging` prints them; nothing is verified, and a file with an invalid signature still has facts.
 *
 * @throws ApkError `format` if it is not an archive, `zip64`, `no-manifest`, `manifest` where Android rejects the
 *   manifest, `too-large` for more than any honest file has. SourceError and TypeError as for `verifyApk`.
 */
export async function readFacts(source: ApkSource): Promise<Facts> {
  return factsOf(new ApkFile(await sourceOf(source)));
}

/**
 * Returns the SHA-256 of the whole file, as download pages publish it: 64 lower-case hex digits. It says nothing about
 * who made the file.
 *
 * @throws SourceError and TypeError as for `verifyApk`.
 */
export async function fileDigest(source: ApkSource): Promise<string> {
  return digestOf(await sourceOf(source), digests);
}
