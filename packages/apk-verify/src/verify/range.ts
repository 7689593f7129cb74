import { minSdkOf } from '../manifest/manifest.ts';
import { sameVersion } from '../model/android.ts';
import { ApkError } from '../model/error.ts';
import type { Facts } from '../model/facts.ts';
import type { Phone } from '../model/phone.ts';
import type { SdkRange } from '../model/report.ts';
import type { Archive } from '../zip/directory.ts';
import { readEntry } from '../zip/entry.ts';

const manifestEntry = 'AndroidManifest.xml';
/** The largest manifests of apps are about 200 kB. */
const maxManifest = 4 << 20;

/** No upper end: Java's `Integer.MAX_VALUE`, as in signers for all later Android versions. */
export const everyLaterSdk = 0x7fff_ffff;

/** A range that may be a single phone's: Android considers one level, the reference verifier several. */
export interface Levels extends SdkRange {
  /**
   * True if it is a phone's own level, or those that a phone calls by one version. What is signed only for other levels is then skipped as on Android,
   * where the reference verifier would report a missing level or name another signer.
   */
  readonly phone?: boolean;
}

/** Requested Android API levels. */
export type AskedRange = Partial<Levels>;

/** Manifests that were read: each Android version of a check asks for its file's a few times. */
const manifests = new WeakMap<Archive, Promise<Uint8Array>>();

async function inflateManifest(archive: Archive): Promise<Uint8Array> {
  const entry = archive.find(manifestEntry);
  if (!entry) throw new ApkError('no-manifest', `No ${manifestEntry}`);
  return readEntry(archive, entry, 'signature', maxManifest);
}

/**
 * Reads the manifest as the reference verifier does.
 *
 * @throws ApkError `no-manifest`, `format`, `too-large`.
 */
export function readManifest(archive: Archive): Promise<Uint8Array> {
  const known = manifests.get(archive) ?? inflateManifest(archive);
  manifests.set(archive, known);
  return known;
}

/** Returns the archive, or throws the error given in its place. */
export function sound(archive: Archive | ApkError): Archive {
  if (archive instanceof ApkError) throw archive;
  return archive;
}

/**
 * Returns the range to verify for: the lowest level is the manifest's unless requested, the highest is open unless
 * requested.
 *
 * @param archive May be an error if the manifest is not needed.
 * @throws ApkError `range` if the minimum is above the maximum, and what reading the manifest throws.
 */
export async function resolveRange(
  archive: Archive | ApkError,
  { minSdk, maxSdk = everyLaterSdk, phone = false }: AskedRange,
): Promise<Levels> {
  const lowest = minSdk ?? minSdkOf(await readManifest(sound(archive)));
  if (lowest < 0 || lowest > maxSdk)
    throw new ApkError('range', `${minSdk === undefined ? 'The file is for' : 'Asked'} ${lowest} to ${maxSdk}`);
  const isPhone = phone && (maxSdk === lowest || maxSdk === sameVersion(lowest));
  return { minSdk: lowest, maxSdk, ...(isPhone && { phone }) };
}

/**
 * Returns the range to verify a file for, so that its report fits `judge`: the phone's own API level, for Android 12
 * also that of 12L, or, if it is unknown or too old for the file, every level that the file supports.
 */
export function rangeFor({ minSdk }: Pick<Facts, 'minSdk'>, { sdk }: Phone): SdkRange {
  if (sdk !== undefined && sameVersion(sdk) >= minSdk)
    return { minSdk: Math.max(sdk, minSdk), maxSdk: sameVersion(sdk) };
  // A manifest may contain any number; below 1 it counts as missing.
  return { minSdk: Math.max(minSdk, 1), maxSdk: everyLaterSdk };
}
