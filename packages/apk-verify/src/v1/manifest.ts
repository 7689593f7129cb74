import { utf8 } from '../bytes/text.ts';

const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const colon = 0x3a;

/** Attribute of a signature file that lists the APK signature schemes which must not be missing. */
export const signedSchemes = 'x-android-apk-signed';

/** A section of a JAR manifest or signature file, and where its bytes stand: digests are of the bytes. */
export interface Section {
  /** Value of the first attribute if that is `Name`, in any case; null otherwise. */
  readonly name: string | null;
  /** Offset of the first line. */
  readonly start: number;
  /** Bytes up to and with the blank line that ends the section. */
  readonly size: number;
  /** Attributes that verification asks for, names folded; others need no memory. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Value of the first attribute of that name, which is given in lower case. Undefined if there is none. */
export function attributeOf(section: Section, name: string): string | undefined {
  return section.attributes.find(([known]) => known === name)?.[1];
}

/**
 * Folds an attribute's name for Java's `equalsIgnoreCase` with ASCII names: it takes four letters beyond ASCII for
 * letters of ASCII, and a name that only we did not find would be a digest that only we did not check.
 */
export function fold(name: string): string {
  if (!/[^\0-\x7f]/.test(name)) return name.toLowerCase();
  const lower = name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return lower.replace(/[\u0130\u0131\u017f\u212a]/g, (letter) => ({ '\u017f': 's', '\u212a': 'k' })[letter] ?? 'i');
}

/** Whether verification asks for the attribute, by its folded name. */
export function isDigestNeeded(name: string): boolean {
  return name.includes('digest') || name === 'signature-version' || name === 'created-by' || name === signedSchemes;
}

/** Bytes of the names that are asked for; their letters beyond ASCII have up to three. */
const shortest = 'name'.length;
const longest = 3 * 'sha-512-digest-manifest-main-attributes'.length;

/** Where `: ` stands; the end if it does not: then all is the name. */
function separator(bytes: Uint8Array): number {
  let at = bytes.indexOf(colon);
  while (at >= 0 && bytes[at + 1] !== space) at = bytes.indexOf(colon, at + 1);
  return at < 0 ? bytes.length : at;
}

/** The lines of one attribute, put together. One buffer serves all, since a file may consist of tiny lines. */
class Attribute {
  private readonly joined: Uint8Array;
  private length = 0;

  constructor(longest: number) {
    this.joined = new Uint8Array(longest);
  }

  get isEmpty(): boolean {
    return this.length === 0;
  }

  append(bytes: Uint8Array, start: number, end: number): void {
    for (let at = start; at < end; at++) this.joined[this.length++] = bytes[at]!;
  }

  /** The bytes, valid until the next attribute; the buffer is free again. */
  take(): Uint8Array {
    const bytes = this.joined.subarray(0, this.length);
    this.length = 0;
    return bytes;
  }
}

/** Collects sections line by line. */
class Reader {
  readonly sections: Section[] = [];
  private readonly bytes: Uint8Array;
  private readonly last: Attribute;
  /** Of the section; −1 between sections. */
  private start = -1;
  private name: string | null = null;
  private first = true;
  private attributes: (readonly [string, string])[] = [];

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.last = new Attribute(bytes.length);
  }

  /** A line that starts an attribute, or goes on with the last one. */
  line(start: number, end: number): void {
    if (this.start < 0) this.start = start;
    const goesOn = this.bytes[start] === space && !this.last.isEmpty;
    if (!goesOn) this.endAttribute();
    this.last.append(this.bytes, goesOn ? start + 1 : start, end);
  }

  private endAttribute(): void {
    if (this.last.isEmpty) return;
    const bytes = this.last.take();
    const at = separator(bytes);
    const isFirst = this.first;
    this.first = false;
    if (at < shortest || at > longest) return;
    const name = fold(utf8(bytes.subarray(0, at)));
    if (isFirst && name === 'name') this.name = utf8(bytes.subarray(at + 2));
    else if (isDigestNeeded(name)) this.attributes.push([name, utf8(bytes.subarray(at + 2))]);
  }

  /** A blank line, or the file's end. */
  endSection(end: number): void {
    if (this.start < 0) return;
    this.endAttribute();
    this.sections.push({ name: this.name, start: this.start, size: end - this.start, attributes: this.attributes });
    this.start = -1;
    this.name = null;
    this.first = true;
    this.attributes = [];
  }
}

/**
 * Reads the sections of a JAR manifest or signature file, as AOSP apksig's ManifestParser does: a blank line ends a
 * section, a line that starts with a space goes on with the line before, lines may end with LF, CR or CR LF, be of any
 * length and hold any bytes. The first section is the main one, whatever stands in it. Linear in the file's length.
 * Never throws.
 */
export function readSections(bytes: Uint8Array): Section[] {
  const reader = new Reader(bytes);
  let start = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte !== newline && byte !== carriageReturn) continue;
    const end = at;
    if (byte === carriageReturn && bytes[at + 1] === newline) at++;
    if (end > start) reader.line(start, end);
    else reader.endSection(at + 1);
    start = at + 1;
  }
  if (start < bytes.length) reader.line(start, bytes.length);
  reader.endSection(bytes.length);
  return reader.sections;
}
