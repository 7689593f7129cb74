import { u16At, u32At } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';
import { type ResourceConfig, readConfig } from './resource-config.ts';
import { STRING_POOL, StringPool } from './string-pool.ts';

// Reads resources.arsc as far as androidfw (ResTable and LoadedArsc) may reject a file for it: the positions of its
// chunks. Entries are read lazily (resource-entry.ts).

const TABLE = 0x0002;
const tableHeader = 12;
const TABLE_PACKAGE = 0x0200;
const framework = 1;
const TYPE = 0x0201;
const TYPE_SPEC = 0x0202;
const LIBRARY = 0x0203;
/** Without the last field, which old files lack. */
const packageHeader = 284;
const typeHeader = 24;
const typeSpecHeader = 16;
const libraryHeader = 12;
/** A package's number when the file was built, and its name. */
const libraryEntry = 260;

/** Flags of a type: entries listed by number; 16-bit offsets. */
export const SPARSE = 1;
export const OFFSET16 = 2;

/** Android's own resources, about the largest table there is, have some thousand. */
const maxTypes = 50_000;

/** A type's entries for one configuration. Offsets in bytes from the start of the file. */
export interface TypeChunk {
  readonly config: ResourceConfig;
  readonly flags: number;
  readonly count: number;
  /** Offset of the list of offsets. */
  readonly offsets: number;
  /** Offset of the entries, and end of the chunk. */
  readonly entries: number;
  readonly end: number;
}

export interface ResourceTable {
  readonly bytes: Uint8Array;
  readonly strings: StringPool;
  /** By package and type, the upper 16 bits of a resource ID. */
  readonly types: ReadonlyMap<number, readonly TypeChunk[]>;
  /**
   * Whether a package has Android's own number: newer versions let it rename resources (LoadedPackage::Load, aliases). Or
   * whether the table gives that number to a library: old ones take Android's attributes for the library's
   * (DynamicRefTable::lookupResourceId).
   */
  readonly isFramework: boolean;
}

const refuse = (reason: string) => new ApkError('manifest', `resources: ${reason}`);

interface Chunk {
  readonly type: number;
  readonly at: number;
  readonly body: number;
  readonly end: number;
}

/** Yields consecutive chunks; ignores bytes after the last complete one, like androidfw. */
function* chunksOf(bytes: Uint8Array, from: number, end: number): Generator<Chunk> {
  for (let at = from; at <= end - 8; ) {
    const header = u16At(bytes, at + 2);
    const size = u32At(bytes, at + 4);
    if (at > end - size) return;
    if (header < 8 || header > size || (header | size) & 3) throw refuse(`chunk at ${at}`);
    yield { type: u16At(bytes, at), at, body: at + header, end: at + size };
    at += size;
  }
}

function need(chunk: Chunk, header: number): void {
  if (chunk.body - chunk.at < header) throw refuse(`header of the chunk at ${chunk.at}`);
}

function readType(bytes: Uint8Array, chunk: Chunk): { readonly id: number; readonly type: TypeChunk } {
  need(chunk, typeHeader);
  const { at, body, end } = chunk;
  const id = bytes[at + 8]!;
  const flags = bytes[at + 9]!;
  const count = u32At(bytes, at + 12);
  const start = u32At(bytes, at + 16);
  const listed = count * (flags & OFFSET16 && !(flags & SPARSE) ? 2 : 4);
  if (id === 0 || count > 0xffff) throw refuse(`type ${id} of ${count} entries`);
  if (start < body - at + listed || start > end - at || start & 3) throw refuse(`entries of type ${id}`);
  // A configuration may be longer than the space that Android's structure has for it.
  const config = readConfig(bytes.subarray(at + 20, body));
  return { id, type: { config, flags, count, offsets: body, entries: at + start, end } };
}

/** Whether a list of shared libraries has one with Android's own number. */
function listsFramework(bytes: Uint8Array, chunk: Chunk): boolean {
  need(chunk, libraryHeader);
  const { at, body, end } = chunk;
  const last = body + u32At(bytes, at + 8) * libraryEntry;
  let found = false;
  for (let entry = body; entry < last; entry += libraryEntry) {
    const id = u32At(bytes, entry);
    if (last > end || id > 0xfe) throw refuse(`library ${id}`);
    found ||= id === framework;
  }
  return found;
}

function readPackage(bytes: Uint8Array, chunk: Chunk, types: Map<number, TypeChunk[]>, left: number) {
  need(chunk, packageHeader);
  const id = u32At(bytes, chunk.at + 8);
  if (id > 0xff) throw refuse(`package ${id}`);
  // Types' and entries' names are unused here. Android reads those that are where the header says, and does without others.
  const names = [268, 276].map((field) => chunk.at + u32At(bytes, chunk.at + field));
  const specified = new Set<number>();
  // What splits add to the numbers of their types.
  const shift = chunk.body - chunk.at < packageHeader + 4 ? 0 : u32At(bytes, chunk.at + packageHeader);
  let count = 0;
  let isFramework = id === framework;
  for (const child of chunksOf(bytes, chunk.body, chunk.end)) {
    if (child.type === STRING_POOL && names.includes(child.at)) new StringPool(bytes, child.at);
    else if (child.type === TYPE_SPEC) {
      need(child, typeSpecHeader);
      const entries = u32At(bytes, child.at + 12);
      const typeId = bytes[child.at + 8]!;
      const isFull = typeId + shift > 0xff || entries > 0xffff;
      if (typeId === 0 || isFull || entries * 4 > child.end - child.body) throw refuse('type specification');
      specified.add(typeId);
    } else if (child.type === TYPE) {
      const { id: typeId, type } = readType(bytes, child);
      if (!specified.has(typeId)) throw refuse(`type ${typeId} without specification`);
      if (++count > left) throw new ApkError('too-large', 'resources: too many types');
      const key = (id << 8) | (typeId + shift);
      const known = types.get(key);
      if (known) known.push(type);
      else types.set(key, [type]);
    } else if (child.type === LIBRARY && listsFramework(bytes, child)) isFramework = true;
  }
  return { count, isFramework };
}

/**
 * Reads the structure of `resources.arsc`. Android since 9 adds up all tables in it, with the strings of the first
 * (LoadedArsc::Load).
 *
 * @throws ApkError `manifest` where Android rejects the table, `too-large` for more types than any honest one has.
 */
export function readResourceTable(bytes: Uint8Array): ResourceTable {
  if (bytes.length < 12) throw refuse('too short');
  const size = u32At(bytes, 4);
  if (size > bytes.length) throw refuse('size');
  let strings: StringPool | null = null;
  let left = maxTypes;
  let isFramework = false;
  const types = new Map<number, TypeChunk[]>();
  for (const table of chunksOf(bytes, 0, bytes.length)) {
    if (table.type !== TABLE) {
      // Android before 8 reads the first chunk as a table whatever its type; later versions skip it.
      if (table.at === 0) throw refuse('type');
      continue;
    }
    need(table, tableHeader);
    let packages = u32At(bytes, table.at + 8);
    for (const chunk of chunksOf(bytes, table.body, table.end)) {
      if (chunk.type === STRING_POOL) strings ??= new StringPool(bytes, chunk.at);
      else if (chunk.type === TABLE_PACKAGE) {
        if (--packages < 0) throw refuse('more packages than announced');
        const found = readPackage(bytes, chunk, types, left);
        left -= found.count;
        isFramework ||= found.isFramework;
      }
    }
  }
  if (strings === null) throw refuse('no strings');
  return { bytes, strings, types, isFramework };
}
