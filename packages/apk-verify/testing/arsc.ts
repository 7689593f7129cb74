import { type AxmlValue, typedValue } from './axml.ts';
import { chunk, Writer } from './chunks.ts';
import { buildPool, PoolBuilder } from './string-pool.ts';

/** The configuration of a value; absent properties have the default. */
export interface ArscConfig {
  /** BCP 47 tag of language, script and region: `de`, `pt-BR`, `sr-Latn`, `fil`, `es-419`. */
  readonly locale?: string;
  readonly density?: number;
  readonly sdk?: number;
  readonly orientation?: number;
  readonly night?: boolean;
  readonly smallestWidth?: number;
  readonly mcc?: number;
}

export interface ArscValue extends ArscConfig {
  /** `complex` creates a style or array, which has no single value. */
  readonly value: AxmlValue | 'complex-entry';
}

export interface ArscOptions {
  readonly package?: string;
  /** Default: 0x7f. */
  readonly packageId?: number;
  readonly utf8?: boolean;
  /** How types list their entries. */
  readonly listing?: 'dense' | 'sparse' | 'offset16';
  /** Writes entries in their compact form (Android 14 and later). */
  readonly compact?: boolean;
  /** Omits the specifications that each type needs. */
  readonly noSpecs?: boolean;
  /** The first strings of the pool, used or not. */
  readonly strings?: readonly string[];
  /** Numbers and names of shared libraries. */
  readonly libraries?: Readonly<Record<number, string>>;
  /** Length of each configuration in bytes, 64 by default. */
  readonly configSize?: number;
}

/** Packs three letters into two bytes, or returns two unchanged. */
function packed(code: string, base: number): [number, number] {
  const [a, b, c] = [0, 1, 2].map((at) => (code.charCodeAt(at) || 0) - base);
  if (code.length < 3) return [code.charCodeAt(0) || 0, code.charCodeAt(1) || 0];
  return [0x80 | (c! << 2) | (b! >> 3), ((b! & 7) << 5) | a!];
}

function configBytes(config: ArscConfig, size: number): Uint8Array {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  const parts = (config.locale ?? '').split('-');
  const script = parts.find((part) => part.length === 4);
  const region = parts.slice(1).find((part) => part.length < 4);
  view.setUint32(0, size, true);
  view.setUint16(4, config.mcc ?? 0, true);
  bytes.set(packed(parts[0]!, 0x61), 8);
  if (region) bytes.set(packed(region, 0x30), 10);
  bytes[12] = config.orientation ?? 0;
  view.setUint16(14, config.density ?? 0, true);
  view.setUint16(24, config.sdk ?? 0, true);
  if (config.night) bytes[29] = 0x20;
  view.setUint16(30, config.smallestWidth ?? 0, true);
  if (script) for (let at = 0; at < 4; at++) bytes[36 + at] = script.charCodeAt(at);
  return bytes.slice(0, size);
}

/** Values of each configuration of a type, by entry number. */
type Rows = Map<string, { readonly config: ArscConfig; readonly values: Map<number, ArscValue['value']> }>;

function entryBytes(value: ArscValue['value'], strings: PoolBuilder, compact: boolean): Uint8Array {
  // A style without a parent and without items.
  if (value === 'complex-entry') return new Writer().u16(16, 1).u32(0, 0, 0).bytes();
  const { type, data } = typedValue(value, (text) => strings.number(text));
  if (compact)
    return new Writer()
      .u16(0, 8 | (type << 8))
      .u32(data)
      .bytes();
  return new Writer().u16(8, 0).u32(0).u16(8).u8(0, type).u32(data).bytes();
}

function typeChunk(
  id: number,
  row: Rows extends Map<string, infer R> ? R : never,
  count: number,
  strings: PoolBuilder,
  options: ArscOptions,
): Uint8Array {
  const { listing = 'dense', compact = false, configSize = 64 } = options;
  const data = new Writer();
  const list = new Writer();
  const none = listing === 'offset16' ? 0xffff : 0xffffffff;
  let listed = 0;
  for (let entry = 0; entry < count; entry++) {
    const value = row.values.get(entry);
    if (value === undefined && listing === 'sparse') continue;
    listed++;
    const offset = value === undefined ? none : data.length;
    if (listing === 'dense') list.u32(offset);
    else if (listing === 'offset16') list.u16(offset === none ? none : offset / 4);
    else list.u16(entry, offset / 4);
    if (value !== undefined) data.add(entryBytes(value, strings, compact));
  }
  list.pad();
  const flags = { dense: 0, sparse: 1, offset16: 2 }[listing];
  const header = new Writer()
    .u8(id, flags)
    .u16(0)
    .u32(listed, 20 + configSize + list.length)
    .add(configBytes(row.config, configSize));
  return chunk(0x0201, header.bytes(), list.bytes(), data.bytes());
}

/**
 * Builds a resource table with one package.
 *
 * @param resources Values by resource ID, e.g. `{ 0x7f010000: [{ value: 'App' }, { locale: 'de', value: 'Anw.' }] }`.
 */
export function buildArsc(
  resources: Readonly<Record<number, readonly ArscValue[]>>,
  options: ArscOptions = {},
): Uint8Array {
  const strings = new PoolBuilder();
  for (const text of options.strings ?? []) strings.number(text);
  const types = new Map<number, { count: number; rows: Rows }>();
  for (const [key, values] of Object.entries(resources)) {
    const id = Number(key);
    const typeId = (id >>> 16) & 0xff;
    const entry = id & 0xffff;
    const type = types.get(typeId) ?? { count: 0, rows: new Map() };
    types.set(typeId, type);
    type.count = Math.max(type.count, entry + 1);
    for (const { value, ...config } of values) {
      const name = JSON.stringify(config);
      const row = type.rows.get(name) ?? { config, values: new Map<number, ArscValue['value']>() };
      type.rows.set(name, row);
      row.values.set(entry, value);
    }
  }

  const highest = Math.max(0, ...types.keys());
  const typeNames = buildPool(
    Array.from({ length: highest }, (_, at) => `type${at + 1}`),
    options.utf8 ?? false,
  );
  const keyNames = buildPool(['key'], options.utf8 ?? false);
  const chunks: Uint8Array[] = [];
  for (const [id, { count, rows }] of [...types].sort(([a], [b]) => a - b)) {
    const flags = new Writer().u32(...Array.from({ length: count }, () => 0)).bytes();
    if (!options.noSpecs) chunks.push(chunk(0x0202, new Writer().u8(id, 0).u16(0).u32(count).bytes(), flags));
    for (const row of rows.values()) chunks.push(typeChunk(id, row, count, strings, options));
  }
  const numbered = (id: number, name: string) => {
    const writer = new Writer().u32(id);
    for (let at = 0; at < 128; at++) writer.u16(name.charCodeAt(at) || 0);
    return writer;
  };
  const libraries = Object.entries(options.libraries ?? {}).map(([id, name]) => numbered(Number(id), name).bytes());
  if (libraries.length > 0) chunks.push(chunk(0x0203, new Writer().u32(libraries.length).bytes(), ...libraries));
  const header = numbered(options.packageId ?? 0x7f, options.package ?? 'org.example.app');
  header.u32(288, highest, 288 + typeNames.length, 1, 0);
  const all = chunk(0x0200, header.bytes(), typeNames, keyNames, ...chunks);
  return chunk(0x0002, new Writer().u32(1).bytes(), buildPool(strings.strings, options.utf8 ?? false), all);
}
