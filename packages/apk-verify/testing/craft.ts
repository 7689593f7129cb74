import { buildArsc } from './arsc.ts';
import { type AxmlElement, type AxmlOptions, type AxmlValue, buildAxml, element, manifest } from './axml.ts';
import { concat, u16, u32, u64, utf8 } from './bytes.ts';
import { type SignOptions, signApk, signer } from './signer.ts';
import { joinZip, layZip, type ZipPart } from './zip-writer.ts';

type Values = Readonly<Record<string, AxmlValue>>;

/** Differences from a small valid app that every phone from Android 5 on accepts. */
export interface Craft {
  readonly package?: string;
  readonly label?: string;
  /** Attributes of the root. */
  readonly root?: Values;
  /** Name of the split, if the file is one. */
  readonly split?: string;
  /** Attributes of the root without a namespace. */
  readonly plain?: Values;
  readonly sdk?: {
    readonly min?: AxmlValue;
    readonly target?: AxmlValue;
    readonly extensions?: readonly AxmlElement[];
  };
  /** Attributes of the application; null omits the application. */
  readonly application?: Values | null;
  /** Children of the application. */
  readonly components?: readonly AxmlElement[];
  /** Children of the root other than `uses-sdk` and the application. */
  readonly elements?: readonly AxmlElement[];
  readonly axml?: AxmlOptions;
  /** Entries in addition to the usual ones, or replacing those with the same name. */
  readonly parts?: readonly ZipPart[];
  /** Names of usual entries to omit. */
  readonly without?: readonly string[];
  /** Default: v1, v2 and v3 with one RSA key; null leaves the file unsigned. */
  readonly sign?: SignOptions | null;
}

const appLabel = 0x7f010000;

export function craftManifest(craft: Craft): Uint8Array {
  const { application = {}, sdk = {} } = craft;
  const root = manifest(craft.package ?? 'org.example.app', { versionCode: 7, versionName: '1.7', ...craft.root }, [
    element('uses-sdk', { minSdkVersion: sdk.min ?? 21, targetSdkVersion: sdk.target ?? 36 }, sdk.extensions),
    ...(craft.elements ?? []),
    ...(application === null
      ? []
      : [element('application', { label: { ref: appLabel }, ...application }, craft.components ?? [])]),
  ]);
  const values = { ...(craft.split === undefined ? {} : { split: craft.split }), ...craft.plain };
  const plain = Object.entries(values).map(([name, value]) => ({ name, value }));
  return buildAxml({ ...root, attributes: [...(root.attributes ?? []), ...plain] }, craft.axml);
}

/** Returns the entries, unsigned. The code is only a DEX header: no phone would run it, but every reader accepts it. */
export function craftParts(craft: Craft = {}): ZipPart[] {
  const usual: ZipPart[] = [
    { name: 'AndroidManifest.xml', data: craftManifest(craft) },
    { name: 'classes.dex', data: concat(utf8('dex\n035\0'), new Uint8Array(104).fill(7)) },
    { name: 'res/raw/text.txt', data: utf8('The same line again and again.\n'.repeat(20)) },
    {
      name: 'resources.arsc',
      data: buildArsc({ [appLabel]: [{ value: craft.label ?? 'Example' }, { locale: 'de', value: 'Beispiel' }] }),
      method: 0,
      align: 4,
    },
  ];
  const own = craft.parts ?? [];
  const left = usual.filter(({ name }) => !craft.without?.includes(name) && !own.some((part) => part.name === name));
  return [...left, ...own];
}

/** Builds a complete APK; the same craft gives the same bytes. */
export function craftApk(craft: Craft = {}): Uint8Array {
  const own = [signer('rsa-2048-a')];
  const sign = craft.sign === undefined ? { v1: own, v2: own, v3: own } : craft.sign;
  const parts = craftParts(craft);
  return sign ? signApk(parts, sign) : joinZip(layZip(parts));
}

/** Builds an ELF header with one loadable segment, the part of a library that readers check. */
export function elf(bits: 32 | 64, alignment: number): Uint8Array {
  const wide = bits === 64;
  const word = wide ? u64 : u32;
  const ident = concat(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, wide ? 2 : 1, 1, 1, 0), new Uint8Array(8));
  const headerSize = wide ? 64 : 52;
  const header = concat(
    ...[ident, u16(3), u16(wide ? 183 : 40), u32(1), word(0), word(headerSize), word(0), u32(0)],
    ...[u16(headerSize), u16(wide ? 56 : 32), u16(1), u16(0), u16(0), u16(0)],
  );
  const segment = wide
    ? concat(u32(1), u32(5), u64(0), u64(0), u64(0), u64(256), u64(256), u64(alignment))
    : concat(u32(1), u32(0), u32(0), u32(0), u32(256), u32(256), u32(5), u32(alignment));
  return concat(header, segment, new Uint8Array(256));
}

/** Returns a library of an ABI, stored at page boundaries like the build tools do. */
export const library = (abi: string, changes: Partial<ZipPart> = {}): ZipPart => ({
  name: `lib/${abi}/libexample.so`,
  data: elf(abi.includes('64') ? 64 : 32, 16_384),
  method: 0,
  align: 16_384,
  ...changes,
});
