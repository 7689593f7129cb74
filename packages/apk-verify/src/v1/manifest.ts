import { utf8 } from '../bytes/text.ts';
import { ApkError } from '../model/error.ts';

const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const colon = 0x3a;

/** Attribute of a signature file that lists the APK signature schemes which must be present. */
export const signedSchemes = 'x-android-apk-signed';

/** A section of a JAR manifest or signature file with its position, because digests are over its bytes. */
export interface Section {
  /** Value of the first attribute if that is `Name`, in any case; null otherwise. */
  readonly name: string | null;
  /** Offset of the first line. */
  readonly start: number;
  /** Length in bytes, including the blank line that ends the section. */
  readonly size: number;
  /** Attributes needed for verification, with folded names, the first of each; others are skipped to save memory. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Returns the value of the first attribute with that name, given in lower case. Undefined if there is none. */
export function attributeOf(section: Section, name: string): string | undefined {
  return section.attributes.find(([known]) => known === name)?.[1];
}

/**
 * Folds an attribute's name like Java's `equalsIgnoreCase` with ASCII names: Java treats four non-ASCII letters as
 * ASCII ones, and a name that only this library missed would be a digest that only it does not check.
 */
export function fold(name: string): string {
  if (!/[^\0-\x7f]/.test(name)) return name.toLowerCase();
  const lower = name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return lower.replace(/[\u0130\u0131\u017f\u212a]/g, (letter) => ({ '\u017f': 's', '\u212a': 'k' })[letter] ?? 'i');
}

/** Names of digests that some Android version asks for, and of the list that says which to take. */
const digest = /^(?:(?:md5|sha-?1?|sha-(?:256|384|512))-digest(?:-manifest(?:-main-attributes)?)?|digest-algorithms)$/;

/** Whether verification needs the attribute, by its folded name. */
export function isNeeded(name: string): boolean {
  return digest.test(name) || name === 'signature-version' || name === 'created-by' || name === signedSchemes;
}

/** Length limits in bytes of the names that are needed; their non-ASCII letters have up to three. */
const shortest = 'name'.length;
const longest = 3 * 'sha-512-digest-manifest-main-attributes'.length;

/** More than the 65,535 entries of an archive, with a section each. Three bytes make one, which takes a hundred. */
const maxSections = 100_000;

/** Returns the offset of `: `; the end if there is none, so that everything is the name. */
function separator(bytes: Uint8Array): number {
  let at = bytes.indexOf(colon);
  while (at >= 0 && bytes[at + 1] !== space) at = bytes.indexOf(colon, at + 1);
  return at < 0 ? bytes.length : at;
}

/** Joins the lines of one attribute. All share one buffer, since a file may consist of tiny lines. */
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

  /** Returns the bytes, valid until the next attribute; the buffer can be reused. */
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
  /** Offset of the current section; −1 between sections. */
  private start = -1;
  private name: string | null = null;
  private first = true;
  private attributes: (readonly [string, string])[] = [];

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.last = new Attribute(bytes.length);
  }

  /** Handles a line that starts an attribute, or continues the last one. */
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
    else if (isNeeded(name) && !this.attributes.some(([known]) => known === name))
      this.attributes.push([name, utf8(bytes.subarray(at + 2))]);
  }

  /** Handles a blank line, or the end of the file. */
  endSection(end: number): void {
    if (this.start < 0) return;
    if (this.sections.length === maxSections)
      throw new ApkError('too-large', 'More sections than any JAR manifest has');
    this.endAttribute();
    this.sections.push({ name: this.name, start: this.start, size: end - this.start, attributes: this.attributes });
    this.start = -1;
    this.name = null;
    this.first = true;
    this.attributes = [];
  }
}

/**
 * Reads the sections of a JAR manifest or signature file, like AOSP apksig's ManifestParser: a blank line ends a
 * section, a line that starts with a space continues the line before, lines may end with LF, CR or CR LF, have any
 * length and contain any bytes. The first section is the main one, whatever it contains. Takes linear time. Throws only
 * `ApkError('too-large')`, for more sections than an archive has entries.
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
