import { utf8 } from '../bytes/text.ts';
import { isNeeded, type Section } from './manifest.ts';

const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const colon = 0x3a;
/** Bytes at the manifest's end that Android replaces by a line break in memory (StrictJarManifest.read). */
const replaced = [0, 26];

/** Thrown where Android throws an exception. */
class Unreadable extends Error {}

/** Names that Android's java.util.jar.Attributes.Name accepts. */
const nameRule = /^[A-Za-z0-9_-]{1,70}$/;

/** Reads lines like Android: AOSP frameworks/base, android.util.jar.StrictJarManifestReader. */
class Reader {
  private readonly bytes: Uint8Array;
  at = 0;
  name = '';
  /** The lines of the last value. All values share one buffer, since a file may consist of tiny lines. */
  private readonly buffer: Uint8Array;
  private length = 0;
  private breaks = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.buffer = new Uint8Array(bytes.length);
  }

  /** Reads the next header; false at the end of a section or of the file, and for a last line without a line break. */
  header(): boolean {
    if (this.breaks > 1) {
      this.breaks = 0;
      return false;
    }
    this.readName();
    this.breaks = 0;
    this.fillValue();
    return this.breaks > 0;
  }

  value(): string {
    return utf8(this.buffer.subarray(0, this.length));
  }

  /** Adds a line to the value. Of a blank one that is not the first, Android wants less than nothing, and fails. */
  private append(start: number, end: number): void {
    if (end < start) throw new Unreadable();
    for (let at = start; at < end; at++) this.buffer[this.length++] = this.bytes[at]!;
  }

  private readName(): void {
    const at = this.bytes.indexOf(colon, this.at);
    if (at < 0) {
      this.at = this.bytes.length;
      return;
    }
    const name = utf8(this.bytes.subarray(this.at, Math.min(at, this.at + 71)));
    if (this.bytes[at + 1] !== space || !nameRule.test(name)) throw new Unreadable();
    this.name = name.toLowerCase();
    this.at = at + 2;
  }

  private fillValue(): void {
    const bytes = this.bytes;
    this.length = 0;
    let lastCr = false;
    let [mark, last] = [this.at, this.at];
    while (this.at < bytes.length) {
      const next = bytes[this.at++]!;
      if (next === 0) throw new Unreadable();
      if (next === newline) {
        if (lastCr) lastCr = false;
        else this.breaks++;
        continue;
      }
      if (next === carriageReturn) {
        lastCr = true;
        this.breaks++;
        continue;
      }
      if (next === space && this.breaks === 1) {
        this.append(mark, last);
        mark = this.at;
        this.breaks = 0;
        continue;
      }
      if (this.breaks >= 1) {
        this.at--;
        break;
      }
      last = this.at;
    }
    this.append(mark, last);
  }
}

/** Returns a section's attributes needed for verification; of several with one name the last counts. */
function attributes(reader: Reader, found: Map<string, string>): Map<string, string> {
  while (reader.header()) if (isNeeded(reader.name)) found.set(reader.name, reader.value());
  return found;
}

function agree(found: ReadonlyMap<string, string>, section: Section | undefined): boolean {
  // Of several with one name the reference verifier takes the first.
  const own = new Map(section?.attributes);
  if (own.size !== found.size) return false;
  for (const [name, value] of found) if (own.get(name) !== value) return false;
  return true;
}

function compare(bytes: Uint8Array, [main, ...sections]: readonly Section[]): boolean {
  const reader = new Reader(bytes);
  if (!agree(attributes(reader, new Map()), main)) return false;
  let [start, at] = [reader.at, 0];
  if (main && main.start + main.size !== start) return false;
  const seen = new Set<string>();
  while (reader.header()) {
    if (reader.name !== 'name') return false;
    const name = reader.value();
    const section = sections[at++];
    if (!section || section.name !== name || seen.has(name) || section.start !== start) return false;
    seen.add(name);
    if (!agree(attributes(reader, new Map()), section) || section.start + section.size !== reader.at) return false;
    start = reader.at;
  }
  return at === sections.length;
}

/**
 * Whether Android's reader sees the same content in a JAR manifest or signature file as the reference verifier: the
 * same sections with the same bounds, names and attributes, and no line that it rejects. Signing tools write files that
 * both read alike; if they differ, a phone may see other signers than those that were verified.
 */
export function readsAlike(bytes: Uint8Array, sections: readonly Section[]): boolean {
  if (bytes.length > 0 && replaced.includes(bytes[bytes.length - 1]!)) return false;
  try {
    return compare(bytes, sections);
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}
