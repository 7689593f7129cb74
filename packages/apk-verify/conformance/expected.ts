import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** API levels of a row; null for the file's own minimum, or an open end. */
export interface ExpectedLevels {
  readonly min: number | null;
  readonly max: number | null;
}

/** An assertion of the reference verifier's own tests. */
export interface ExpectedCase extends ExpectedLevels {
  /** Kind of assertion; unknown kinds are reported, not ignored. */
  readonly expect: string;
  readonly issue?: string | null;
  readonly scope?: string;
  readonly value?: string;
  readonly expectedDigest?: string;
  readonly test?: string;
}

/** The reference verifier's output for one range. Absent fields are not compared. */
export interface ExpectedVerdict extends ExpectedLevels {
  readonly throws?: string;
  readonly verified?: boolean;
  readonly v1?: boolean;
  readonly v2?: boolean;
  readonly v3?: boolean;
  readonly v31?: boolean;
  readonly signers?: readonly string[];
  readonly lineage?: readonly string[] | null;
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly v31signers?: readonly { readonly min: number; readonly max: number; readonly certs: readonly string[] }[];
  readonly stamp?: boolean;
}

/** The output of `aapt dump badging`. */
export interface ExpectedFacts {
  readonly rc?: number;
  readonly [field: string]: string | number | undefined;
}

export interface ExpectedFile {
  readonly name: string;
  readonly size?: number;
  readonly sha256?: string;
  readonly aapt?: ExpectedFacts;
  readonly cases: readonly ExpectedCase[];
  readonly oracle: readonly ExpectedVerdict[];
}

/** A folder with `apks/*.apk` and the results expected for them. */
export interface Corpus {
  readonly folder: string;
  readonly files: readonly ExpectedFile[];
  /** Notes; one that begins with a file's name may loosen what is expected for it, see `tolerance.ts`. */
  readonly notes: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function rows<T extends ExpectedLevels>(value: unknown, where: string, problems: string[]): T[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    problems.push(`${where} is no list.`);
    return [];
  }
  return value.flatMap((row: unknown, at) => {
    const levels = isObject(row) ? [row.min ?? null, row.max ?? null] : [];
    if (isObject(row) && levels.every((level) => level === null || Number.isInteger(level)))
      return [{ ...row, min: levels[0], max: levels[1] } as unknown as T];
    problems.push(`${where}[${at}] is no row with a min and a max.`);
    return [];
  });
}

function fileOf(name: string, value: unknown, problems: string[]): ExpectedFile {
  if (!isObject(value)) {
    problems.push(`files["${name}"] is no object.`);
    return { name, cases: [], oracle: [] };
  }
  const cases = rows<ExpectedCase>(value.cases, `files["${name}"].cases`, problems);
  const oracle = rows<ExpectedVerdict>(value.oracle, `files["${name}"].oracle`, problems);
  for (const one of cases)
    if (typeof one.expect !== 'string') problems.push(`files["${name}"].cases has a row without "expect".`);
  return {
    name,
    ...(typeof value.size === 'number' && { size: value.size }),
    ...(typeof value.sha256 === 'string' && { sha256: value.sha256 }),
    ...(isObject(value.aapt) && { aapt: value.aapt as ExpectedFacts }),
    cases,
    oracle,
  };
}

/** Reads a corpus. Returns the problems of its folder or `expected.json` instead, one sentence each. */
export function readCorpus(folder: string): Corpus | readonly string[] {
  if (!existsSync(folder)) return [`There is no folder ${folder}.`];
  if (!existsSync(join(folder, 'apks'))) return [`There is no folder ${join(folder, 'apks')}.`];
  const path = join(folder, 'expected.json');
  if (!existsSync(path)) return [`There is no file ${path}.`];
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return [`${path} is no JSON: ${(error as Error).message}`];
  }
  if (!isObject(content) || !isObject(content.files)) return [`${path} has no object "files".`];
  const problems: string[] = [];
  const files = Object.entries(content.files).map(([name, value]) => fileOf(name, value, problems));
  if (problems.length > 0) return problems.map((problem) => `${path}: ${problem}`);
  const notes = Array.isArray(content.notes) ? content.notes.filter((note) => typeof note === 'string') : [];
  return { folder, files, notes };
}
