import { u16At, u32At } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';
import { better, matchesConfig, type ResourceConfig } from './resource-config.ts';
import { OFFSET16, type ResourceTable, readResourceTable, SPARSE, type TypeChunk } from './resource-table.ts';
import { Value } from './value.ts';

const NO_ENTRY = 0xffffffff;
const COMPLEX = 1;
const COMPACT = 8;
/** The number of an app's own package. */
const ownPackage = 0x7f;
/** Maximum number of references that androidfw follows in a row. */
const maxReferences = 20;
/** Maximum number of types searched in all queries of one table: honest files need some thousand. */
const maxWork = 2_000_000;

/** A resource in one configuration. */
export interface Resource {
  readonly config: ResourceConfig;
  readonly value: Value;
}

/**
 * Returns the offset of an entry in the list of a sparse type, which is sorted by number (LoadedArsc.cpp,
 * GetEntryOffset).
 */
function sparseOffset(bytes: Uint8Array, { offsets, count }: TypeChunk, index: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (u16At(bytes, offsets + middle * 4) < index) low = middle + 1;
    else high = middle;
  }
  const found = low < count && u16At(bytes, offsets + low * 4) === index;
  return found ? u16At(bytes, offsets + low * 4 + 2) * 4 : NO_ENTRY;
}

function offsetOf(bytes: Uint8Array, type: TypeChunk, index: number): number {
  if (type.flags & SPARSE) return sparseOffset(bytes, type, index);
  if (index >= type.count) return NO_ENTRY;
  if (!(type.flags & OFFSET16)) return u32At(bytes, type.offsets + index * 4);
  const offset = u16At(bytes, type.offsets + index * 2);
  return offset === 0xffff ? NO_ENTRY : offset * 4;
}

/** Returns the value of an entry; null if there is none, if it is complex, or if it is not within its chunk. */
function entryOf({ bytes, strings }: ResourceTable, type: TypeChunk, index: number): Value | null {
  const offset = offsetOf(bytes, type, index);
  if (offset === NO_ENTRY || offset & 3) return null;
  const at = type.entries + offset;
  if (at + 8 > type.end) return null;
  const flags = u16At(bytes, at + 2);
  if (flags & COMPACT) return new Value(flags >> 8, u32At(bytes, at + 4), strings);
  const size = u16At(bytes, at);
  if (flags & COMPLEX || size < 8 || at + size + 8 > type.end) return null;
  if (u16At(bytes, at + size) < 8) return null;
  return new Value(bytes[at + size + 3]!, u32At(bytes, at + size + 4), strings);
}

/** Resources of a file; empty without a table. */
export class Resources {
  private readonly table: ResourceTable | null;
  private work = maxWork;

  /**
   * @param bytes `resources.arsc`, or null.
   * @throws ApkError `manifest` or `too-large`, see {@link readResourceTable}.
   */
  constructor(bytes: Uint8Array | null) {
    this.table = bytes === null ? null : readResourceTable(bytes);
  }

  /** Whether Android versions differ on a string that was asked for, see `StringPool`, or on what an ID stands for. */
  get isAmbiguous(): boolean {
    return this.table !== null && (this.table.isFramework || this.table.strings.isAmbiguous);
  }

  /** Returns the locales of all configurations, sorted by their bytes; the default one is empty. */
  locales(): string[] {
    const found = new Set<string>();
    for (const types of this.table?.types.values() ?? []) for (const { config } of types) found.add(config.locale);
    return [...found].sort((one, other) => (one < other ? -1 : 1));
  }

  /**
   * Returns a resource in all its configurations, in the file's order.
   *
   * @throws ApkError `too-large` if the table makes the search too long.
   */
  all(id: number): Resource[] {
    const table = this.table;
    const found: Resource[] = [];
    const types = table?.types.get(id >>> 16) ?? [];
    this.work -= types.length;
    if (this.work < 0) throw new ApkError('too-large', 'resources: too much to search');
    for (const type of types) {
      const value = entryOf(table!, type, id & 0xffff);
      if (value !== null) found.push({ config: type.config, value });
    }
    return found;
  }

  /** Returns the best match for aapt's phone among the locales that `accept` allows. */
  best(id: number, accept: (locale: string) => boolean): Resource | null {
    let best: Resource | null = null;
    for (const one of this.all(id))
      if (matchesConfig(one.config) && accept(one.config.locale) && (best === null || better(one.config, best.config)))
        best = one;
    return best;
  }

  /**
   * Follows references to a value that is not a reference; null if there is none, or the chain does not end.
   *
   * @param locale Tag of a configuration to prefer over the default one.
   */
  resolve(value: Value | undefined, locale = ''): Value | null {
    let found = value ?? null;
    for (let left = maxReferences; found?.reference && left > 0; left--) {
      const id = found.reference;
      const own = locale === '' ? null : this.best(id, (tag) => tag === locale);
      found = (own ?? this.best(id, (tag) => tag === ''))?.value ?? null;
    }
    return found?.reference ? null : found;
  }

  /**
   * Whether some configuration has an entry without a single value, such as a style: on phones of that configuration the
   * reference stays one (AssetManager2::GetResource).
   */
  private hasOthers(id: number, values: readonly Resource[]): boolean {
    const types = this.table?.types.get(id >>> 16) ?? [];
    const entries = types.filter((type) => offsetOf(this.table!.bytes, type, id & 0xffff) !== NO_ENTRY);
    return entries.length !== values.length;
  }

  /** Whether phones may find different values: by their configuration, or in the resources of their own system. */
  dependsOnPhone(value: Value | undefined): boolean {
    let found = value;
    for (let left = maxReferences; found?.reference && left > 0; left--) {
      const all = this.all(found.reference);
      if (found.reference >>> 24 !== ownPackage || all.length > 1 || all.some(({ config }) => !config.isDefault))
        return true;
      if (this.hasOthers(found.reference, all)) return true;
      found = all[0]?.value;
    }
    return false;
  }
}
