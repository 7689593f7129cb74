import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** API levels of a row; null for the file's own minimum, or an open end. */
export interface ExpectedLevels {
  readonly min: number | null;
  readonly max: number | null;
}

/** An assertion of the reference verifier's own tests. */
export interface ExpectedCase extends ExpectedLevels {
  readonly expect: string;
  readonly issue?: string | null;
  readonly scope?: string;
  readonly value?: string;
  readonly expectedDigest?: string;
}

/** The reference verifier's output for one range: the exception, or the fields. Absent fields are not compared. */
export interface ExpectedVerdict extends ExpectedLevels {
  readonly throws?: string;
  readonly verified?: boolean;
  readonly [field: string]: unknown;
}

export interface ExpectedFile {
  readonly sha256?: string;
  /** Output of `aapt dump badging`; what it does not print is absent. */
  readonly aapt?: { readonly rc: number; readonly [field: string]: string | number };
  readonly cases?: readonly ExpectedCase[];
  readonly oracle?: readonly ExpectedVerdict[];
}

/** The content of a corpus's `expected.json`. */
export interface Corpus {
  readonly files: Readonly<Record<string, ExpectedFile>>;
  /** `name.apk: …` may loosen what is expected for a file, see `compare.ts`. */
  readonly notes?: readonly string[];
}

/** Returns the folder of the corpus: the named one, or the environment's; null if there is none. */
export const corpusFolder = (named = process.env.SIDEGUIDE_APK_CORPUS): string | null =>
  named ? resolve(named) : null;

/** Reads the expected results. Throws a sentence if the folder is not a corpus: `apks/*.apk` and `expected.json`. */
export function readCorpus(folder: string): Corpus {
  const path = join(folder, 'expected.json');
  for (const part of [folder, join(folder, 'apks'), path])
    if (!existsSync(part)) throw new Error(`There is no ${part}.`);
  const corpus = JSON.parse(readFileSync(path, 'utf8')) as Corpus;
  if (typeof corpus?.files !== 'object') throw new Error(`${path} has no object "files".`);
  return corpus;
}
