import { joinBytes } from '../bytes/bytes.ts';
import { utf8 } from '../bytes/text.ts';

const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const colon = 0x3a;

/** A section of a JAR manifest or signature file, and where its bytes stand: digests are of the bytes. */
export interface Section {
  /** Value of the first attribute if that is `Name`, in any case; null otherwise. */
  readonly name: string | null;
  /** Offset of the first line. */
  readonly start: number;
  /** Bytes up to and with the blank line that ends the section. */
  readonly size: number;
  /** Value of the first attribute of that name, which is given in lower case. Undefined if there is none. */
  attribute(name: string): string | undefined;
}

/**
 * Folds an attribute's name for Java's `equalsIgnoreCase` with ASCII names: it takes four letters beyond ASCII for
 * letters of ASCII, and a name that only we did not find would be a digest that only we did not check.
 */
export function fold(name: string): string {
  return name
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\u0130\u0131\u017f\u212a]/g, (letter) => ({ '\u017f': 's', '\u212a': 'k' })[letter] ?? 'i');
}

/** Attributes that verification asks for; others need no memory. */
function isNeeded(name: string): boolean {
  return /digest/.test(name) || name === 'signature-version' || name === 'created-by' || name === signedSchemes;
}

/** Attribute of a signature file that lists the APK signature schemes which must not be missing. */
export const signedSchemes = 'x-android-apk-signed';

/** Lines of a file, ended by LF, CR or CR LF; [start, end, start of the next line]. */
function* lines(bytes: Uint8Array): Generator<readonly [start: number, end: number, next: number]> {
  let start = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== newline && bytes[at] !== carriageReturn) continue;
    const end = at;
    if (bytes[at] === carriageReturn && bytes[at + 1] === newline) at++;
    yield [start, end, at + 1];
    start = at + 1;
  }
  if (start < bytes.length) yield [start, bytes.length, bytes.length];
}

/** Name and value of an attribute whose continuation lines are joined. Without `: ` all of it is the name. */
function readAttribute(bytes: Uint8Array): readonly [name: string, value: Uint8Array] {
  for (let at = 0; at + 1 < bytes.length; at++)
    if (bytes[at] === colon && bytes[at + 1] === space)
      return [fold(utf8(bytes.subarray(0, at))), bytes.subarray(at + 2)];
  return [fold(utf8(bytes)), new Uint8Array(0)];
}

/** Collects the attributes of one section. */
class Draft {
  private readonly start: number;
  private name: string | null = null;
  private count = 0;
  private readonly kept: (readonly [string, string])[] = [];
  private parts: Uint8Array[] = [];

  constructor(start: number) {
    this.start = start;
  }

  /** A line that starts an attribute, or goes on with the last one. */
  add(line: Uint8Array): void {
    if (line[0] === space && this.parts.length > 0) {
      this.parts.push(line.subarray(1));
      return;
    }
    this.finishAttribute();
    this.parts.push(line);
  }

  private finishAttribute(): void {
    const [first] = this.parts;
    if (!first) return;
    const [name, value] = readAttribute(this.parts.length > 1 ? joinBytes(...this.parts) : first);
    if (this.count++ === 0 && name === 'name') this.name = utf8(value);
    else if (isNeeded(name)) this.kept.push([name, utf8(value)]);
    this.parts = [];
  }

  finish(end: number): Section {
    this.finishAttribute();
    const kept = this.kept;
    return {
      name: this.name,
      start: this.start,
      size: end - this.start,
      attribute: (name) => kept.find(([known]) => known === name)?.[1],
    };
  }
}

/**
 * Reads the sections of a JAR manifest or signature file, as AOSP apksig's ManifestParser does: a blank line ends a
 * section, a line that starts with a space goes on with the line before, lines may be of any length and hold any bytes.
 * The first section is the main one, whatever stands in it. Linear in the file's length. Never throws.
 */
export function readSections(bytes: Uint8Array): Section[] {
  const sections: Section[] = [];
  let draft: Draft | null = null;
  for (const [start, end, next] of lines(bytes)) {
    if (end > start) {
      draft ??= new Draft(start);
      draft.add(bytes.subarray(start, end));
    } else if (draft) {
      sections.push(draft.finish(next));
      draft = null;
    }
  }
  if (draft) sections.push(draft.finish(bytes.length));
  return sections;
}
