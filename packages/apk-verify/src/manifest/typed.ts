import type { Resources } from './resources.ts';
import { type Value, valueType } from './value.ts';
import type { XmlAttribute, XmlElement } from './xml-element.ts';

/** Returns the shortest decimal that reads back as the same 32-bit float, as Java writes it. */
function floatText(value: number): string {
  for (let digits = 1; digits < 9; digits++) {
    const text = Number(value.toPrecision(digits));
    if (Math.fround(text) === value) return Number.isInteger(text) ? `${text}.0` : `${text}`;
  }
  return `${value}`;
}

const units = ['px', 'dip', 'sp', 'pt', 'in', 'mm'];
const shares = ['%', '%p'];

/** Returns a value's text as given by Java's TypedValue.coerceToString; null for nothing, and for a reference. */
export function typedText(value: Value | null): string | null {
  if (value === null) return null;
  const { type, data, number } = value;
  if (type === valueType.float) return floatText(number ?? 0);
  if (type === valueType.dimension) return floatText(number ?? 0) + (units[data & 0xf] ?? '');
  if (type === valueType.fraction) return floatText(100 * (number ?? 0)) + (shares[data & 0xf] ?? '');
  if (type === valueType.attribute) return `?${data}`;
  if (type === valueType.boolean) return data !== 0 ? 'true' : 'false';
  if (type === valueType.hexadecimal) return `0x${data.toString(16)}`;
  if (value.color !== null) return `#${data.toString(16)}`;
  return value.string ?? value.integer?.toString() ?? null;
}

/**
 * Returns the text of an attribute that is looked up by name, as XmlBlock.Parser.getAttributeValue does: of a value
 * that was not written as text too, its number, without resolving a reference.
 */
export function namedText(attribute: XmlAttribute | undefined): string | null {
  if (!attribute) return null;
  const { raw, value } = attribute;
  if (raw !== null || value.type === valueType.none || value.type === valueType.string) return raw;
  return typedText(value) ?? `@${value.data}`;
}

/** Attributes of a manifest's elements as the platform reads them (TypedArray), with references resolved. */
export class Typed {
  private readonly resources: Resources;
  private dependsOnPhone = false;

  constructor(resources: Resources) {
    this.resources = resources;
  }

  value(element: XmlElement | undefined, id: number): Value | null {
    return this.of(element?.get(id));
  }

  /** Whether phones may find different values for some attribute that was asked for. */
  get isPhoneDependent(): boolean {
    return this.dependsOnPhone;
  }

  of(attribute: XmlAttribute | undefined): Value | null {
    this.dependsOnPhone ||= this.resources.dependsOnPhone(attribute?.value);
    return this.resources.resolve(attribute?.value);
  }

  /** Returns a value that is only shown: phones may find different ones. */
  shown(attribute: XmlAttribute | undefined): Value | null {
    return this.resources.resolve(attribute?.value);
  }

  text(element: XmlElement | undefined, id: number): string | null {
    return typedText(this.value(element, id));
  }

  /**
   * Returns a text like TypedArray.getNonConfigurationString, which makes one of everything but `@null`; `@` for what has
   * no text here, such as a reference to nothing.
   */
  anyText(element: XmlElement | undefined, id: number): string | null {
    const attribute = element?.get(id);
    const text = this.text(element, id);
    const isNothing = !attribute || attribute.value.isNull || attribute.value.type === valueType.none;
    return text ?? (isNothing || attribute.value.type === valueType.string ? null : '@');
  }

  /**
   * Reads a boolean like TypedArray.getBoolean: nonzero numbers are true, and so are the texts `true`, `TRUE` and `1`.
   */
  flag(element: XmlElement | undefined, id: number, otherwise: boolean): boolean {
    const value = this.value(element, id);
    if (value === null || value.isNull || value.type === valueType.none) return otherwise;
    const { integer } = value;
    return integer === null ? ['1', 'true', 'TRUE'].includes(value.string ?? '') : integer !== 0;
  }

  /**
   * Reads an integer like TypedArray.getInteger, but returns null where that throws: versions of Android that ask for it
   * refuse the file, older ones do not.
   */
  integer(element: XmlElement | undefined, id: number): number | null {
    const value = this.value(element, id);
    const integer = value?.integer ?? null;
    this.dependsOnPhone ||= integer === null && value !== null && value.type !== valueType.none;
    return integer;
  }
}
