import { ApkError } from '../model/error.ts';
import type { NativeLibraries } from '../model/facts.ts';
import type { Archive, ZipEntry } from '../zip/directory.ts';
import { dataOffset } from '../zip/entry.ts';
import { inflater } from '../zip/inflate.ts';
import { elfHead, loadAlignment } from './elf.ts';

/** Memory page sizes of current phones, and of future ones. */
const page = 4096;
const largePage = 16_384;
/** Maximum number of libraries, or of files with code, whose offset is checked, and of 64-bit libraries whose headers are. */
const maxPlaces = 256;
const maxHeads = 48;
/** aapt omits names that do not fit into its buffer. */
const longestName = 255;

/** Maximum size in bytes of all libraries that are unpacked; more would take long. */
export const maxUnpacked = 32 << 20;

/** Longest path, and characters allowed in a library's name, for the installer. */
const longestPath = 4095;
const plainName = /^lib[A-Za-z0-9_.+,=-]*\.so$/;
const safeName = /^[A-Za-z0-9_.+,=-]+$/;
const safePath = /^[A-Za-z0-9_.+,=/-]*$/;
/** Length of `lib/xx/libx.so`. */
const shortestPath = 14;

const wide = ['arm64-v8a', 'x86_64', 'riscv64'];

/** Returns what `aapt dump badging` lists: everything directly in `lib/`, sorted. */
function listed({ entries, folders }: Archive): string[] {
  const found = new Set<string>();
  for (const { name, rawName } of [...entries, ...folders])
    if (name.startsWith('lib/') && rawName.length <= longestName) found.add(name.slice(4).split('/', 1)[0]!);
  return [...found].sort((one, other) => (one < other ? -1 : 1));
}

/** A file that the installer takes for a library. */
export interface Library {
  /** The folder below `lib/`: an ABI in an honest file. */
  readonly abi: string;
  readonly entry: ZipEntry;
}

/**
 * Returns the libraries that the system's installer finds: `lib/<abi>/lib<name>.so`; in a debug build, every file with a
 * plain name, from Android 8 on (NativeLibraryHelper; androidfw ApkParsing.cpp, ValidLibraryPathLastSlash).
 */
export function librariesOf({ entries }: Archive, isDebug: boolean): Library[] {
  const found: Library[] = [];
  for (const entry of entries) {
    const { name } = entry;
    if (!name.startsWith('lib/') || name.length < shortestPath || name.length > longestPath) continue;
    const slash = name.lastIndexOf('/');
    const file = name.slice(slash + 1);
    if (slash > 4 && (isDebug ? safeName : plainName).test(file)) found.push({ abi: name.slice(4, slash), entry });
  }
  return found;
}

const isNested = ({ abi }: Library) => abi.includes('/');

/**
 * Whether the file has RenderScript bitcode: the installer takes it for an app of the 32-bit era. It compares all but the
 * name's first letter if the file is in a folder (NativeLibraryHelper.hasRenderscriptBitcode).
 */
const hasBitcode = ({ entries }: Archive): boolean =>
  entries.some(({ name }) => name.endsWith('.bc') && safePath.test(name.slice(name.includes('/') ? 1 : 0)));

/** Returns the offset of a library's bytes; null if its local header is not where the directory says. */
async function placeOf(archive: Archive, entry: ZipEntry): Promise<number | null> {
  try {
    return await dataOffset(archive, entry);
  } catch (error) {
    if (error instanceof ApkError) return null;
    throw error;
  }
}

/**
 * Returns code that cannot be used where it lies in the file: the first few names (DexManager.auditUncompressedDexInApk).
 */
export async function unusableCode(archive: Archive): Promise<string[]> {
  const found: string[] = [];
  for (const entry of archive.entries.filter(({ name }) => name.endsWith('.dex')).slice(0, maxPlaces)) {
    const offset = entry.method === 0 ? await placeOf(archive, entry) : null;
    if (offset === null || offset % 4 !== 0) found.push(entry.name);
  }
  return found.slice(0, 5);
}

/** Returns a library's first bytes, inflating only as much as needed. */
async function headOf(archive: Archive, entry: ZipEntry, offset: number): Promise<Uint8Array> {
  const stored = Math.min(elfHead, entry.method === 8 ? entry.compressedSize : entry.size);
  const bytes = await archive.source.read(offset, Math.max(0, Math.min(stored, archive.directoryOffset - offset)));
  if (entry.method !== 8) return bytes;
  const head = new Uint8Array(elfHead);
  let length = 0;
  try {
    const inflate = inflater((part) => {
      head.set(part.subarray(0, elfHead - length), length);
      length = Math.min(elfHead, length + part.length);
    }, 64 * elfHead);
    inflate.push(bytes);
    // Flushes the output, even if it is incomplete.
    inflate.end();
  } catch {
    // Damaged data, or very many zeros: the output so far is used.
  }
  return head.subarray(0, length);
}

/** False if the library's segments, or its offset if it is used in place, are aligned for small pages only. */
async function suitsLargePages(archive: Archive, { entry }: Library, offset: number, inPlace: boolean) {
  if (inPlace && entry.method === 0 && offset % largePage !== 0) return false;
  const alignment = loadAlignment(await headOf(archive, entry, offset));
  return alignment === null || alignment % largePage === 0;
}

/**
 * Returns a file's native libraries: what `aapt` lists, and whether phones can use them.
 *
 * @param inPlace The manifest says that libraries are not extracted (`extractNativeLibs`).
 * @param multiArch The manifest says that other apps load the libraries too: 32-bit ones are listed as alternatives.
 * @param isDebug The manifest says that it is a debug build.
 */
export async function nativeLibraries(
  archive: Archive,
  inPlace: boolean,
  multiArch: boolean,
  isDebug: boolean,
): Promise<NativeLibraries> {
  const abis = listed(archive);
  const all = librariesOf(archive, isDebug);
  const libraries = all.filter((library) => !isNested(library));
  const first = multiArch ? ['x86_64', 'arm64-v8a'].find((abi) => abis.includes(abi)) : undefined;
  const unusable: string[] = [];
  let aligned16k = true;
  let heads = maxHeads;
  for (const library of libraries.slice(0, maxPlaces)) {
    const { entry, abi } = library;
    const look = aligned16k && wide.includes(abi) && heads > 0;
    if (inPlace && entry.method !== 0) unusable.push(entry.name);
    if (!look && (!inPlace || entry.method !== 0)) continue;
    const offset = await placeOf(archive, entry);
    if (inPlace && entry.method === 0 && !(offset !== null && offset % page === 0)) unusable.push(entry.name);
    if (!look || offset === null) continue;
    heads--;
    aligned16k = await suitsLargePages(archive, library, offset, inPlace);
  }
  return {
    abis,
    alternatives: first === undefined ? [] : abis.filter((abi) => abi !== first),
    counted: [...new Set(libraries.map(({ abi }) => abi))],
    ...(libraries.length < all.length ? { nested: true } : {}),
    ...(hasBitcode(archive) ? { renderscript: true } : {}),
    multiArch,
    aligned16k,
    unusable,
  };
}
