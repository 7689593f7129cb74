import type { StringPool } from './string-pool.ts';
import type { Value } from './value.ts';

/** Stable names of oddities in a document that the platform tolerates. */
export type XmlOddity =
  | 'xml-type'
  | 'xml-header'
  | 'xml-size'
  | 'unknown-chunk'
  | 'several-string-pools'
  | 'element-namespace'
  | 'attribute-size'
  | 'attribute-order'
  | 'attribute-namespace'
  | 'attribute-package'
  | 'feature-flag'
  | 'unclosed'
  | 'broken-end';

export const androidNamespace = 'http://schemas.android.com/apk/res/android';

/** The number of Android's own package in resource IDs. */
export const platformPackage = 1;

export interface XmlAttribute {
  /** Resource ID of the attribute's name, 0 for none. */
  readonly id: number;
  readonly name: string | null;
  /** The name as Java gets it: one of a UTF-8 pool ends at its first NUL. */
  readonly javaName: string | null;
  readonly namespace: string | null;
  /** Text as written, if the file has it. Android uses it for attributes that it looks up by name. */
  readonly raw: string | null;
  readonly value: Value;
}

function flagOf(attribute: XmlAttribute | undefined, otherwise: boolean): boolean {
  const integer = attribute?.value.integer ?? null;
  return integer === null ? otherwise : integer !== 0;
}

export class XmlElement {
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  private readonly byId = new Map<number, XmlAttribute>();

  constructor(name: string, attributes: readonly XmlAttribute[], children: readonly XmlElement[]) {
    this.name = name;
    this.attributes = attributes;
    this.children = children;
    // AttributeResolution.cpp walks the attributes and the requested IDs in parallel, both in ascending order: an
    // attribute after one with a higher or equal ID is never found. It steps over those of other packages
    // (AttributeFinder.h).
    let highest = 0;
    for (const attribute of attributes) {
      if (attribute.id >>> 24 !== platformPackage || attribute.id <= highest) continue;
      highest = attribute.id;
      this.byId.set(attribute.id, attribute);
    }
  }

  /** Returns the attribute that Android finds for a resource ID. */
  get(id: number): XmlAttribute | undefined {
    return this.byId.get(id);
  }

  /** Returns the first attribute of that name without a namespace, as Android looks up `package` and `split`. */
  named(name: string): XmlAttribute | undefined {
    return this.attributes.find((attribute) => attribute.namespace === null && attribute.name === name);
  }

  /**
   * Returns the first attribute of that name in Android's namespace. The installer reads some by name, before it knows
   * the resources (ApkLiteParseUtils.parseApkLite).
   */
  android(name: string): XmlAttribute | undefined {
    return this.attributes.find((attribute) => attribute.namespace === androidNamespace && attribute.name === name);
  }

  /** Returns a boolean as XmlBlock.Parser.getAttributeBooleanValue does, which resolves no reference and reads no text. */
  androidFlag(name: string, otherwise: boolean): boolean {
    return flagOf(this.android(name), otherwise);
  }

  /** Returns what Android before 11 takes for it: the last of that name, of any namespace (PackageParser.parseApkLite). */
  oldFlag(name: string, otherwise: boolean): boolean {
    return flagOf(this.attributes.filter((attribute) => attribute.javaName === name).pop(), otherwise);
  }

  /** Returns the children of that name, in order. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }
}

export interface XmlDocument {
  readonly root: XmlElement;
  readonly strings: StringPool;
  readonly oddities: ReadonlySet<XmlOddity>;
}
