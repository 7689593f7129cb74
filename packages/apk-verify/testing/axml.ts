import { attr } from '../src/manifest/attributes.ts';
import { chunk, Writer } from './chunks.ts';
import { buildPool, PoolBuilder } from './string-pool.ts';

export const ANDROID = 'http://schemas.android.com/apk/res/android';
const none = 0xffffffff;

/** A typed value: a plain one is stored with its usual type. */
export type AxmlValue =
  | string
  /** decimal integer */
  | number
  | boolean
  | { readonly ref: number }
  | { readonly hex: number }
  | { readonly color: number }
  | { readonly float: number }
  /** Dimension in whole dp. */
  | { readonly dp: number }
  | { readonly type: number; readonly data: number };

export interface AxmlAttribute {
  /** URI of the namespace; none if absent. */
  readonly ns?: string;
  readonly name: string;
  /** Resource ID of the name; none if absent. */
  readonly resId?: number;
  readonly value: AxmlValue;
  /** Text as written; by default a string's own, and none for other values. Null for none. */
  readonly raw?: string | null;
}

export interface AxmlElement {
  readonly name: string;
  readonly ns?: string;
  readonly attributes?: readonly AxmlAttribute[];
  readonly children?: readonly AxmlElement[];
}

export interface AxmlOptions {
  /** Writes strings as UTF-8 instead of UTF-16. */
  readonly utf8?: boolean;
  /** Keeps attributes in the given order instead of sorting them by resource ID. */
  readonly unsorted?: boolean;
  /** Bytes from one attribute to the next, at least 20. */
  readonly attributeSize?: number;
  /** Bytes from the start of an element's content to its attributes, at least 20. */
  readonly attributeStart?: number;
  /** Omits the chunks that open and close the namespace. */
  readonly noNamespace?: boolean;
  /** Chunks between the resource map and the root. */
  readonly before?: readonly Uint8Array[];
  /** Chunks after the root's end. */
  readonly after?: readonly Uint8Array[];
  /** Unused strings at the end of the pool. */
  readonly strings?: readonly string[];
}

/** Resource IDs of the attributes used most in tests. */
const resIds: Readonly<Record<string, number>> = {
  ...attr,
  useEmbeddedDex: 0x0101059e,
  glEsVersion: 0x01010281,
  smallScreens: 0x01010284,
  installLocation: 0x010102b7,
  autoRevokePermissions: 0x01010613,
  gwpAsanMode: 0x01010616,
  memtagMode: 0x01010624,
  maxAspectRatio: 0x01010560,
  minAspectRatio: 0x0101059b,
  gravity: 0x010100af,
  splitTypes: 0x0101064f,
  minWidth: 0x0101013f,
  minHeight: 0x01010140,
  height: 0x01010155,
  width: 0x01010159,
  drawable: 0x01010199,
  startColor: 0x0101019d,
  endColor: 0x0101019e,
  type: 0x010101a1,
  centerX: 0x010101a2,
  centerY: 0x010101a3,
  gradientRadius: 0x010101a4,
  color: 0x010101a5,
  pivotX: 0x010101b5,
  pivotY: 0x010101b6,
  insetLeft: 0x010101b7,
  insetRight: 0x010101b8,
  insetTop: 0x010101b9,
  insetBottom: 0x010101ba,
  scaleX: 0x01010324,
  scaleY: 0x01010325,
  rotation: 0x01010326,
  viewportWidth: 0x01010402,
  viewportHeight: 0x01010403,
  fillColor: 0x01010404,
  pathData: 0x01010405,
  strokeColor: 0x01010406,
  strokeWidth: 0x01010407,
  translateX: 0x0101045a,
  translateY: 0x0101045b,
  inset: 0x010104b5,
  strokeAlpha: 0x010104cb,
  fillAlpha: 0x010104cc,
  revisionCode: 0x010104d5,
  startX: 0x01010510,
  startY: 0x01010511,
  endX: 0x01010512,
  endY: 0x01010513,
  offset: 0x01010514,
  fillType: 0x0101051e,
};

/** Returns attributes of the android namespace by name; throws for unknown names. */
export function android(values: Readonly<Record<string, AxmlValue>>): AxmlAttribute[] {
  return Object.entries(values).map(([name, value]) => {
    const resId = resIds[name];
    if (resId === undefined) throw new Error(`No resource number known for ${name}`);
    return { ns: ANDROID, name, resId, value };
  });
}

/** Returns an element with attributes of the android namespace. */
export function element(
  name: string,
  values: Readonly<Record<string, AxmlValue>> = {},
  children: readonly AxmlElement[] = [],
): AxmlElement {
  return { name, attributes: android(values), children };
}

/** Returns a manifest with `package`, android attributes of the root, and children. */
export function manifest(
  packageName: string,
  values: Readonly<Record<string, AxmlValue>> = {},
  children: readonly AxmlElement[] = [],
): AxmlElement {
  return { name: 'manifest', attributes: [...android(values), { name: 'package', value: packageName }], children };
}

/** Returns type and data of a value as stored in Res_value. */
export function typedValue(value: AxmlValue, stringNumber: (text: string) => number): { type: number; data: number } {
  if (typeof value === 'string') return { type: 0x03, data: stringNumber(value) };
  if (typeof value === 'number') return { type: 0x10, data: value };
  if (typeof value === 'boolean') return { type: 0x12, data: value ? none : 0 };
  if ('ref' in value) return { type: 0x01, data: value.ref };
  if ('hex' in value) return { type: 0x11, data: value.hex };
  if ('color' in value) return { type: 0x1c, data: value.color };
  if ('float' in value) return { type: 0x04, data: new Uint32Array(Float32Array.of(value.float).buffer)[0]! };
  if ('dp' in value) return { type: 0x05, data: (value.dp << 8) | 1 };
  return value;
}

/** Builds binary XML with one root. */
export function buildAxml(root: AxmlElement, options: AxmlOptions = {}): Uint8Array {
  const pool = new PoolBuilder();
  const ids: number[] = [];
  const nameKey = ({ name, resId }: AxmlAttribute) => (resId === undefined ? name : `${name}\0${resId}`);

  // The map holds the IDs of the pool's first strings: names with an ID come first.
  const mapNames = (one: AxmlElement): void => {
    for (const attribute of one.attributes ?? []) {
      if (attribute.resId === undefined) continue;
      ids[pool.number(attribute.name, nameKey(attribute))] = attribute.resId;
    }
    for (const child of one.children ?? []) mapNames(child);
  };
  mapNames(root);

  const nodes: Uint8Array[] = [];
  const node = (type: number, content: Uint8Array) =>
    void nodes.push(chunk(type, new Writer().u32(1, none).bytes(), content));
  const nsNumber = (ns: string | undefined) => (ns === undefined ? none : pool.number(ns));

  const attributeBytes = (attribute: AxmlAttribute): Uint8Array => {
    const { type, data } = typedValue(attribute.value, (text) => pool.number(text));
    const raw = attribute.raw === undefined && typeof attribute.value === 'string' ? attribute.value : attribute.raw;
    const writer = new Writer()
      .u32(nsNumber(attribute.ns), pool.number(attribute.name, nameKey(attribute)))
      .u32(raw == null ? none : pool.number(raw))
      .u16(8)
      .u8(0, type)
      .u32(data);
    while (writer.length < (options.attributeSize ?? 20)) writer.u8(0xee);
    return writer.bytes();
  };

  const write = (one: AxmlElement): void => {
    const attributes = [...(one.attributes ?? [])];
    if (!options.unsorted) attributes.sort((a, b) => (a.resId ?? none) - (b.resId ?? none));
    const start = options.attributeStart ?? 20;
    const size = options.attributeSize ?? 20;
    const content = new Writer()
      .u32(nsNumber(one.ns), pool.number(one.name))
      .u16(start, size, attributes.length, 0, 0, 0);
    while (content.length < start) content.u8(0xdd);
    for (const attribute of attributes) content.add(attributeBytes(attribute));
    node(0x0102, content.pad().bytes());
    for (const child of one.children ?? []) write(child);
    node(0x0103, new Writer().u32(nsNumber(one.ns), pool.number(one.name)).bytes());
  };
  const namespace = () => new Writer().u32(pool.number('android'), pool.number(ANDROID)).bytes();
  if (!options.noNamespace) node(0x0100, namespace());
  write(root);
  if (!options.noNamespace) node(0x0101, namespace());

  const strings = buildPool([...pool.strings, ...(options.strings ?? [])], options.utf8 ?? false);
  const map = ids.length === 0 ? [] : [chunk(0x0180, new Uint8Array(0), new Writer().u32(...ids).bytes())];
  const { before = [], after = [] } = options;
  return chunk(0x0003, new Uint8Array(0), strings, ...map, ...before, ...nodes, ...after);
}
