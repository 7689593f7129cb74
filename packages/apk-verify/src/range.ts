import { minSdkOf } from './manifest/manifest.ts';
import { ApkError } from './model/error.ts';
import type { SdkRange } from './model/report.ts';
import type { Archive } from './zip/directory.ts';
import { readEntry } from './zip/entry.ts';

const manifestEntry = 'AndroidManifest.xml';
/** The largest manifests of apps have some 200 kB. */
const maxManifest = 4 << 20;

/** No upper end: Java's `Integer.MAX_VALUE`, as signers for every later Android write it. */
export const everyLaterSdk = 0x7fff_ffff;

/** The range of one phone, if it is that: Android looks at a file from one level, the reference verifier from several. */
export interface Levels extends SdkRange {
  /**
   * Both ends are a phone's own level. What is signed for other levels only is passed over as Android passes over it,
   * where the reference verifier would miss a level or name another signer.
   */
  readonly phone?: boolean;
}

/** Android API levels as they are asked for. */
export type AskedRange = Partial<Levels>;

/**
 * The manifest as the reference verifier reads it.
 *
 * @throws ApkError `no-manifest`, `format`, `too-large`.
 */
export async function readManifest(archive: Archive): Promise<Uint8Array> {
  const entry = archive.find(manifestEntry);
  if (!entry) throw new ApkError('no-manifest', `No ${manifestEntry}`);
  return readEntry(archive, entry, 'signature', maxManifest);
}

/** The directory's archive; throws the refusal that stands in its place. */
export function sound(archive: Archive | ApkError): Archive {
  if (archive instanceof ApkError) throw archive;
  return archive;
}

/**
 * The range to verify for: the lowest level is the manifest's unless asked for, the highest is open unless asked for.
 *
 * @param archive May be a refusal if the manifest is not needed.
 * @throws ApkError `range` if the ends are the wrong way round, and what reading the manifest throws.
 */
export async function resolveRange(
  archive: Archive | ApkError,
  { minSdk, maxSdk = everyLaterSdk, phone = false }: AskedRange,
): Promise<Levels> {
  const lowest = minSdk ?? minSdkOf(await readManifest(sound(archive)));
  if (lowest < 0 || lowest > maxSdk)
    throw new ApkError('range', `${minSdk === undefined ? 'The file is for' : 'Asked'} ${lowest} to ${maxSdk}`);
  return { minSdk: lowest, maxSdk, ...(phone && lowest === maxSdk && { phone }) };
}
