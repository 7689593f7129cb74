import type { Value } from './value.ts';

/** Oddities of a document that the platform reads over, by stable names. */
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
  | 'unclosed'
  | 'broken-end';

export interface XmlAttribute {
  /** Resource that the attribute is named by, 0 for none. */
  readonly id: number;
  readonly name: string | null;
  readonly namespace: string | null;
  /** Text as it was written, where the file has it. Android takes it for attributes that it looks up by name. */
  readonly raw: string | null;
  readonly value: Value;
}

export class XmlElement {
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  readonly #byId = new Map<number, XmlAttribute>();

  constructor(name: string, attributes: readonly XmlAttribute[], children: readonly XmlElement[]) {
    this.name = name;
    this.attributes = attributes;
    this.children = children;
    // AttributeResolution.cpp walks the attributes and the ids it looks for side by side, both rising: an attribute
    // behind one with a higher or the same id is never found.
    let highest = 0;
    for (const attribute of attributes) {
      if (attribute.id <= highest) continue;
      highest = attribute.id;
      this.#byId.set(attribute.id, attribute);
    }
  }

  /** The attribute that Android finds under a resource's number. */
  get(id: number): XmlAttribute | undefined {
    return this.#byId.get(id);
  }

  /** The first attribute of that name without a namespace, as Android looks for `package` and `split`. */
  named(name: string): XmlAttribute | undefined {
    return this.attributes.find((attribute) => attribute.namespace === null && attribute.name === name);
  }

  /** Children of that name, in order. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }
}

export interface XmlDocument {
  readonly root: XmlElement;
  readonly oddities: ReadonlySet<XmlOddity>;
}
