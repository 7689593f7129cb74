import { sliceSource } from '../bytes/slice.ts';
import { memorySource } from '../bytes/sources.ts';
import { utf8 } from '../bytes/text.ts';
import { attr } from '../manifest/attributes.ts';
import { readAxml } from '../manifest/axml.ts';
import { namedText } from '../manifest/typed.ts';
import { ApkError } from '../model/error.ts';
import type { FileKind } from '../model/facts.ts';
import type { ByteSource } from '../model/source.ts';
import { ApkFile } from '../read/apk-file.ts';
import { archiveKind } from '../read/kind.ts';
import { endOf, readTricks } from '../verify/tricks.ts';
import { type Archive, mustNotOverlap, type ZipEntry } from '../zip/directory.ts';
import { dataOffset, readEntry } from '../zip/entry.ts';
import { localHeaderLength } from '../zip/local-header.ts';
import { LocalHeaders } from '../zip/local-headers.ts';

/** Java's `equalsIgnoreCase` takes the Kelvin sign for a `k`, and so does this with `u`. */
const isApk = /\.apk$/iu;
const maxParts = 500;
/** Maximum size in bytes of a compressed part that is inflated into memory, and of all parts while they are listed. */
const maxInflated = 64 << 20;
const maxManifest = 4 << 20;
/** Maximum size of all parts' directories and manifests: hundreds of parts may be the same bytes, which take long. */
const maxListed = 32 << 20;

/** What a split is for, according to its name. For display only; nothing depends on it. */
export interface SplitPurpose {
  readonly abi?: string;
  /** `mdpi`, `xxhdpi` and the like. */
  readonly density?: string;
  /** BCP 47 language. */
  readonly language?: string;
}

/** An APK inside of a bundle. */
export interface BundlePart extends SplitPurpose {
  /** Name of the archive entry. */
  readonly name: string;
  readonly size: number;
  /** Absent if the part is too large to be read, or is not an APK. */
  readonly package?: string;
  readonly versionCode?: number;
  /** Upper half of the version code, if the manifest has one. */
  readonly versionCodeMajor?: number;
  /** Absent for a base APK and for a standalone APK. */
  readonly split?: string;
  /** Opens the part: in place if it is stored, otherwise in memory; null if it is too large for that. */
  open(): Promise<ByteSource | null>;
}

export interface Bundle {
  readonly kind: FileKind;
  readonly parts: readonly BundlePart[];
  /** The base APK that the other parts extend; absent unless every installer finds this one and no other. */
  readonly base?: BundlePart;
}

/** ABIs; a split's name has an underscore in place of the hyphen. */
const abis = ['arm64-v8a', 'armeabi-v7a', 'armeabi', 'x86_64', 'x86', 'riscv64', 'mips'];
const density = /^(?:[lmh]|tv|x{1,3}h)dpi$/;

/**
 * Reads the purpose from the last part of a name: `config.arm64_v8a`, `feature.config.de`, `split_config.xxhdpi.apk`,
 * `splits/base-de.apk`.
 */
function purposeOf(name: string): SplitPurpose {
  const word = /[.-]([a-z][a-z0-9_]*)$/i.exec(name.replace(/\.apk$/, '').replace(/_\d$/, ''))?.[1] ?? '';
  const abi = abis.find((one) => one.replace('-', '_') === word);
  if (abi) return { abi };
  if (density.test(word)) return { density: word };
  return /^(?:[a-z]{2,3})(?:_r?[A-Z]{2})?$/.test(word) && word !== 'apk' ? { language: word.replace(/_r?/, '-') } : {};
}

async function openPart(archive: Archive, entry: ZipEntry): Promise<ByteSource | null> {
  if (entry.method === 0) return sliceSource(archive.source, await dataOffset(archive, entry), entry.size);
  return entry.size > maxInflated ? null : memorySource(await readEntry(archive, entry, 'resources', maxInflated));
}

/**
 * Returns package, version and split of an APK; an empty object if it is not an APK, if readers may differ on whether it
 * is a split, or if no bytes are left to read it.
 */
async function identityOf(
  source: ByteSource | null,
  left: { bytes: number },
): Promise<Pick<BundlePart, 'package' | 'versionCode' | 'versionCodeMajor' | 'split'>> {
  try {
    const file = source && new ApkFile(source);
    if (!file) return {};
    left.bytes -= (await file.frame()).directorySize;
    const archive = left.bytes > 0 ? await file.archive() : undefined;
    const entry = archive?.find('AndroidManifest.xml');
    if (!archive || !entry) return {};
    left.bytes -= entry.compressedSize;
    const manifest = await readEntry(archive, entry, 'resources', Math.min(maxManifest, left.bytes));
    left.bytes -= manifest.length;
    const { root, strings } = readAxml(manifest);
    if (strings.isAmbiguous) return {};
    const split = namedText(root.named('split'));
    const versionCodeMajor = root.get(attr.versionCodeMajor)?.value.integer;
    return {
      package: root.named('package')?.raw ?? '',
      versionCode: root.get(attr.versionCode)?.value.integer ?? 0,
      ...(versionCodeMajor ? { versionCodeMajor } : {}),
      ...(split ? { split } : {}),
    };
  } catch (error) {
    if (error instanceof ApkError) return {};
    throw error;
  }
}

/** Opens a part. If that fails like reading an entry does, the part is listed as one that cannot be read. */
async function opened(part: () => Promise<ByteSource | null>): Promise<ByteSource | null> {
  try {
    return await part();
  } catch (error) {
    if (error instanceof ApkError) return null;
    throw error;
  }
}

/** Whether readers find the same entries, those too that read an archive from front to back without its directory. */
async function isPlain(file: ApkFile, archive: Archive): Promise<boolean> {
  const headers = new LocalHeaders(archive);
  if ((await readTricks(file, archive, null, headers)).length > 0) return false;
  let end = 0;
  for (const entry of headers.sorted) {
    // Between two entries there is room for checksum and sizes, not for another entry.
    if (entry.headerOffset - end >= localHeaderLength) return false;
    end = endOf(entry, headers.of(entry)) ?? end;
  }
  return archive.directoryOffset - end < localHeaderLength;
}

/** Whether the files that an .xapk's own list names are APKs by their names too. Other bundles have no such list. */
async function listsApks(archive: Archive): Promise<boolean> {
  const entry = archive.find('manifest.json');
  if (!entry) return true;
  try {
    const { split_apks: listed = [] } = JSON.parse(utf8(await readEntry(archive, entry, 'resources', maxManifest)));
    return [...listed].every((one) => isApk.test(one.file));
  } catch {
    return false;
  }
}

/**
 * Lists the APKs of an archive of splits (bundletool's .apks, .xapk, .apkm). Nothing is verified: open a part and
 * verify it like any other file.
 *
 * @throws ApkError `format` if it is not an archive, `too-large` for more parts than any honest bundle has.
 */
export async function readBundle(file: ApkFile): Promise<Bundle> {
  const archive = await file.archive();
  mustNotOverlap(archive);
  const entries = archive.entries.filter(({ name }) => isApk.test(name));
  if (entries.length > maxParts) throw new ApkError('too-large', `${entries.length} parts`);
  const parts: BundlePart[] = [];
  let left = maxInflated;
  const listed = { bytes: maxListed };
  for (const entry of entries) {
    const open = () => openPart(archive, entry);
    const affordable = entry.method === 0 || entry.size <= left;
    if (entry.method !== 0 && affordable) left -= entry.size;
    const identity = affordable ? await identityOf(await opened(open), listed) : {};
    const isSplit = identity.split !== undefined || /(?:^|[./_])config\.|^splits\//.test(entry.name);
    const purpose = isSplit ? purposeOf(identity.split ?? entry.name) : {};
    parts.push({ name: entry.name, size: entry.size, ...purpose, ...identity, open });
  }
  // A part that cannot be read may be another base to an installer.
  const [base, another] = parts.filter((part) => part.split === undefined);
  const isSure =
    base?.package !== undefined && !another && (await isPlain(file, archive)) && (await listsApks(archive));
  return { kind: archiveKind(archive), parts, ...(isSure ? { base } : {}) };
}
