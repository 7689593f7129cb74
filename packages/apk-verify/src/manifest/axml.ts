import { u16At, u32At } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';
import { STRING_POOL, StringPool } from './string-pool.ts';
import { Value } from './value.ts';
import {
  androidNamespace,
  platformPackage,
  type XmlAttribute,
  type XmlDocument,
  XmlElement,
  type XmlOddity,
} from './xml-element.ts';

// Reads binary XML like the platform: androidfw ResXMLTree and ResXMLParser, used by Java's XmlBlock. Whatever these
// accept is read here, however odd; whatever they reject is ApkError('manifest').

const XML = 0x0003;
const FIRST_NODE = 0x0100;
const START_ELEMENT = 0x0102;
const END_ELEMENT = 0x0103;
const LAST_NODE = 0x017f;
const RESOURCE_MAP = 0x0180;

/**
 * Length of a node's header in bytes, and the minimum length of what follows it, by type: namespaces, elements, text.
 */
const nodeHeader = 16;
const least: Readonly<Record<number, number>> = { 256: 8, 257: 8, 258: 20, 259: 8, 260: 12 };
const attributeLength = 20;

const maxDepth = 64;
const maxElements = 100_000;
/** Attributes may declare a size of zero and then share their bytes. */
const maxAttributes = 200_000;

const refuse = (reason: string) => new ApkError('manifest', `binary XML: ${reason}`);

/** Returns the size of a valid chunk (androidfw validate_chunk). */
function chunkSize(bytes: Uint8Array, at: number, header: number, end: number): number {
  if (end - at < 8) throw refuse('chunk past the end');
  const headerSize = u16At(bytes, at + 2);
  const size = u32At(bytes, at + 4);
  if (headerSize < header || headerSize > size || (headerSize | size) & 3 || size > end - at)
    throw refuse(`chunk at ${at}: header ${headerSize}, size ${size}`);
  return size;
}

class Reader {
  readonly oddities = new Set<XmlOddity>();
  private readonly bytes: Uint8Array;
  private readonly end: number;
  private pool: StringPool | null = null;
  private ids = 0;
  private idCount = 0;
  private at = 0;
  private elements = 0;
  private attributes = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    if (bytes.length < 8) throw refuse('too short');
    const header = u16At(bytes, 2);
    this.end = u32At(bytes, 4);
    if (header > this.end || this.end > bytes.length) throw refuse('size');
    if (u16At(bytes, 0) !== XML) this.oddities.add('xml-type');
    if (header !== 8) this.oddities.add('xml-header');
    if (this.end !== bytes.length) this.oddities.add('xml-size');
    this.findRoot(header);
  }

  /** Finds the root like ResXMLTree::setTo: the last pool and the last map before the first node count. */
  private findRoot(from: number): void {
    const bytes = this.bytes;
    for (this.at = from; this.at < this.end - 8; ) {
      const at = this.at;
      // The platform's loop ends without an error at a chunk that would reach the end.
      if (at >= this.end - u32At(bytes, at + 4)) break;
      const size = chunkSize(bytes, at, 8, this.end);
      const type = u16At(bytes, at);
      if (type === STRING_POOL) {
        if (this.pool) this.oddities.add('several-string-pools');
        this.pool = new StringPool(bytes, at);
      } else if (type === RESOURCE_MAP) {
        this.ids = at + u16At(bytes, at + 2);
        this.idCount = (size - (this.ids - at)) >>> 2;
      } else if (type >= FIRST_NODE && type <= LAST_NODE) {
        if (!this.pool) throw refuse('no string pool');
        return;
      } else this.oddities.add('unknown-chunk');
      this.at += size;
    }
    throw refuse('no root');
  }

  /** Returns type and offset of the next node, null at the end (ResXMLParser::nextNode). */
  private next(): { readonly type: number; readonly at: number; readonly size: number } | null {
    for (;;) {
      const at = this.at;
      if (at >= this.end) return null;
      const size = chunkSize(this.bytes, at, nodeHeader, this.end);
      this.at += size;
      const type = u16At(this.bytes, at);
      const body = u16At(this.bytes, at + 2);
      const needed = least[type];
      if (needed === undefined) this.oddities.add('unknown-chunk');
      else if (size - body < needed) throw refuse(`node at ${at} of ${size} bytes`);
      else return { type, at: at + body, size: size - body };
    }
  }

  /** The document's strings; the constructor ends only if there are any. */
  get strings(): StringPool {
    return this.pool!;
  }

  /** Reads to the end of the root element: Android ignores what follows it. */
  root(): XmlElement {
    const open: { name: string; attributes: XmlAttribute[]; children: XmlElement[] }[] = [];
    for (;;) {
      const node = this.next();
      if (node === null && open.length === 0) throw refuse('no root');
      if (node === null) this.oddities.add('unclosed');
      if (node?.type === START_ELEMENT) {
        if (open.length >= maxDepth) throw refuse('too deep');
        if (++this.elements > maxElements) throw new ApkError('too-large', 'binary XML: too many elements');
        open.push({ name: this.name(node.at), attributes: this.attributesAt(node.at, node.size), children: [] });
      }
      // An end tag without a start tag only makes Java's depth negative; no reader finds a root after it.
      if (node?.type === END_ELEMENT && open.length === 0) throw refuse('end before start');
      if (node !== null && node.type !== END_ELEMENT) continue;
      do {
        const last = open.pop()!;
        const element = new XmlElement(last.name, last.attributes, last.children);
        if (open.length === 0) return element;
        open[open.length - 1]!.children.push(element);
      } while (node === null);
    }
  }

  /** Checks whether the rest, which Android reads in a split only, is valid and without elements. */
  drain(): void {
    try {
      for (let node = this.next(); node !== null; node = this.next())
        if (node.type === START_ELEMENT) this.oddities.add('broken-end');
    } catch {
      this.oddities.add('broken-end');
    }
  }

  private name(at: number): string {
    // Java ignores the namespace of an element.
    if (u32At(this.bytes, at) !== 0xffffffff) this.oddities.add('element-namespace');
    const name = this.pool!.value(u32At(this.bytes, at + 4));
    if (name === null) throw refuse('element without a name');
    return name;
  }

  private attributesAt(body: number, room: number): XmlAttribute[] {
    const bytes = this.bytes;
    const start = u16At(bytes, body + 8);
    const size = u16At(bytes, body + 10);
    const count = u16At(bytes, body + 12);
    if (start + size * count > room) throw refuse('attributes past the end');
    if (count > 0 && (size !== attributeLength || start !== attributeLength)) this.oddities.add('attribute-size');
    this.attributes += count;
    if (this.attributes > maxAttributes) throw new ApkError('too-large', 'binary XML: too many attributes');
    const attributes: XmlAttribute[] = [];
    let highest = 0;
    for (let index = 0; index < count; index++) {
      const at = body + start + index * size;
      if (at + attributeLength > this.end) throw refuse('attribute past the end');
      const attribute = this.attribute(at);
      if (attribute.id !== 0 && attribute.id <= highest) this.oddities.add('attribute-order');
      // Android 5.0 stopped at an attribute of a higher package, later versions step over it (AttributeFinder.h).
      if (attribute.id >>> 24 === platformPackage && highest >>> 24 > platformPackage)
        this.oddities.add('attribute-package');
      highest = Math.max(highest, attribute.id);
      attributes.push(attribute);
    }
    return attributes;
  }

  private attribute(at: number): XmlAttribute {
    const bytes = this.bytes;
    const pool = this.pool!;
    const [namespace, name, raw] = [u32At(bytes, at), u32At(bytes, at + 4), u32At(bytes, at + 8)];
    const attribute = {
      id: name < this.idCount ? u32At(bytes, this.ids + name * 4) : 0,
      name: pool.name(name),
      javaName: pool.value(name),
      namespace: pool.name(namespace),
      raw: pool.value(raw),
      value: new Value(bytes[at + 15]!, u32At(bytes, at + 16), pool),
    };
    // Platform attributes are looked up by ID only, whatever namespace they claim.
    const ofPackage = attribute.id >>> 24;
    if (ofPackage === platformPackage && attribute.namespace !== androidNamespace)
      this.oddities.add('attribute-namespace');
    // Since 5.1, Android replaces any other package by the one that the resources give its number to, and so changes the
    // order of the attributes, or makes them its own (DynamicRefTable::lookupResourceId).
    if (attribute.id !== 0 && ofPackage !== platformPackage && ofPackage !== 0x7f)
      this.oddities.add('attribute-package');
    // Since 15, Android leaves out elements by flags of its own build (AconfigFlags.skipCurrentElement).
    if (attribute.name === 'featureFlag' && attribute.namespace === androidNamespace) this.oddities.add('feature-flag');
    return attribute;
  }
}

/**
 * Reads a binary XML document: a manifest, or a drawable.
 *
 * @throws ApkError `manifest` where Android rejects it, or for more than 64 levels; `too-large` for more elements,
 *   attributes or text than any honest document has.
 */
export function readAxml(bytes: Uint8Array): XmlDocument {
  const reader = new Reader(bytes);
  const root = reader.root();
  reader.drain();
  return { root, strings: reader.strings, oddities: reader.oddities };
}
