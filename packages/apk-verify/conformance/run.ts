import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from './check-file.ts';
import { readCorpus } from './expected.ts';
import { Tally } from './summary.ts';

/** The lines to print, and the exit status: 0 only if everything agrees. */
export interface Conformance {
  readonly lines: readonly string[];
  readonly status: 0 | 1;
}

/** Compares the file check with a corpus, see `npm run conformance`. */
export async function runConformance(folder: string): Promise<Conformance> {
  const corpus = readCorpus(folder);
  if (!('files' in corpus)) return { lines: corpus, status: 1 };
  const tally = new Tally();
  for (const file of corpus.files) await checkFile(folder, file, corpus.notes, tally);
  const expected = new Set(corpus.files.map(({ name }) => name));
  const others = readdirSync(join(folder, 'apks')).filter((name) => name.endsWith('.apk') && !expected.has(name));
  return {
    lines: [
      ...tally.lines(),
      ...(others.length > 0 ? ['', `${others.length} more files, of which nothing is expected.`] : []),
      '',
      `${corpus.files.length} files: ${tally.full ? 'full agreement' : 'no full agreement'}.`,
    ],
    status: tally.full ? 0 : 1,
  };
}
