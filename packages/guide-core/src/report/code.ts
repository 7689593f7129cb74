import { alphabet, checksum, letterValue, pack, unpack } from './letters.ts';

/** The outcome that the reader reported; `differs`: the phone shows something other than the step says. */
export const outcomes = ['unsaid', 'works', 'fails', 'differs'] as const;
export type ReportOutcome = (typeof outcomes)[number];

/** Content of a report: ids from the guide's content, and nothing about the reader. */
export interface ProblemReport {
  readonly outcome: ReportOutcome;
  readonly skin?: string | undefined;
  readonly os?: string | undefined;
  readonly rom?: string | undefined;
  readonly step?: string | undefined;
  readonly message?: string | undefined;
  readonly app?: string | undefined;
  /** Day of the guide, `YYYY-MM-DD`. */
  readonly built?: string | undefined;
}

/**
 * The fields that name something, and the number of bits of each. A name is encoded as a hash of its letters, so that
 * no table has to be maintained and a new skin, step or app does not change the code of another one. If two names have
 * the same hash, both are reported.
 */
export const named = { skin: 8, os: 14, rom: 8, step: 18, message: 18, app: 21 } as const;
export type NamedField = keyof typeof named;

/** Version of the layout below; it changes with the layout. */
const format = 1;
const layout = [3, 2, ...Object.values(named), 12, 16] as const; // format, outcome, names, day, checksum: 120 bits
const length = 24;
const groupLength = 4;
/** Maximum length of a typed code; the rest is ignored. */
const maxTypedLength = 200;

/** Days are counted from here; 0 is an unknown day. */
const dayZero = Date.UTC(2026, 0, 1) / 86_400_000;

/** Returns the FNV-1a hash, folded to 1 … 2^bits − 1; 0 is reserved for an absent name. */
export function numberOf(name: string, bits: number): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  hash = (hash ^ (hash >>> 15)) >>> 0;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  hash = (hash ^ (hash >>> 12)) >>> 0;
  return (hash % (2 ** bits - 1)) + 1;
}

function dayOf(built: string | undefined): number {
  const day = Date.parse(`${built}T00:00:00Z`) / 86_400_000 - dayZero + 1;
  return Number.isInteger(day) && day > 0 && day < 4096 ? day : 0;
}

const formatCode = (letters: readonly number[]): string =>
  letters.map((value, i) => (i > 0 && i % groupLength === 0 ? '-' : '') + alphabet[value]).join('');

/** Returns the checksum after the fields, which fill whole letters with its first bit; it is 0 meanwhile. */
const sumOf = (fields: readonly (readonly [number, number])[]): number => checksum(pack([...fields, [0, 1]]));

/** Encodes a report as a code of 24 letters, `XXXX-XXXX-XXXX-XXXX-XXXX-XXXX`. */
export function encodeReport(report: ProblemReport): string {
  const names = (Object.keys(named) as NamedField[]).map((field) => {
    const name = report[field];
    return [name ? numberOf(name, named[field]) : 0, named[field]] as const;
  });
  const fields = [[format, 3], [outcomes.indexOf(report.outcome), 2], ...names, [dayOf(report.built), 12]] as const;
  return formatCode(pack([...fields, [sumOf(fields), 16]]));
}

/** Returns a code followed by questions, as it is copied: `CODE “words” “words” tag`. */
export const withWords = (code: string, words: readonly string[], tag: string): string =>
  `${code} ${words.map((phrase) => `“${phrase.replace(/[“”]/g, '"')}”`).join(' ')} ${tag}`;

/** Splits a copied text into code, words and tag; a code alone has no words. */
export function splitWords(text: string): { readonly code: string; readonly words: string[]; readonly tag?: string } {
  const [code = '', rest = ''] = text.split(/(?=[“"])(.*)/s);
  const words = (rest.match(/“[^”]*”/g) ?? []).map((phrase) => phrase.slice(1, -1));
  const tag = /”\s*([a-z]{2,3})\s*$/.exec(rest)?.[1];
  return { code, words, ...(tag ? { tag } : {}) };
}

/** A decoded report: numbers in place of names. */
export interface DecodedReport {
  readonly outcome: ReportOutcome;
  readonly numbers: Readonly<Record<NamedField, number>>;
  readonly built?: string;
}

/**
 * Why a code cannot be read. `letters`: it contains a character that no code has (`found`). `length`: it has `found`
 * letters. `typo`: a letter is wrong or two are swapped. `format`: a later version of the guide wrote it.
 */
export interface UnreadableCode {
  readonly why: 'letters' | 'length' | 'typo' | 'format';
  readonly found?: string;
}

/** Decodes a code as people type it: in lower case, with spaces, with any dashes. Never throws. */
export function decodeReport(text: string): DecodedReport | UnreadableCode {
  const letters = [...text.slice(0, maxTypedLength).replace(/[\s\-_.·‐-―]+/g, '')];
  const invalid = letters.find((letter) => letterValue(letter) < 0);
  if (invalid !== undefined) return { why: 'letters', found: invalid };
  if (letters.length !== length) return { why: 'length', found: String(letters.length) };
  const values = unpack(letters.map(letterValue), layout);
  const fields = values.slice(0, -1).map((value, i) => [value, layout[i]!] as const);
  if (sumOf(fields) !== values[values.length - 1]) return { why: 'typo' };
  const [layoutNumber = 0, outcome = 0, skin = 0, os = 0, rom = 0, step = 0, message = 0, app = 0, day = 0] = values;
  const outcomeName = outcomes[outcome];
  if (layoutNumber !== format || outcomeName === undefined) return { why: 'format', found: String(layoutNumber) };
  const date = new Date((dayZero + day - 1) * 86_400_000).toISOString().slice(0, 10);
  return { outcome: outcomeName, numbers: { skin, os, rom, step, message, app }, ...(day ? { built: date } : {}) };
}

/** Returns the names of a field with this number: none if this guide knows none, several if their hashes are equal. */
export const namesByNumber = (field: NamedField, number: number, known: readonly string[]): string[] =>
  known.filter((name) => numberOf(name, named[field]) === number);
