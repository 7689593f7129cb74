import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkFile } from './conformance/check-file.ts';
import { readCorpus } from './conformance/expected.ts';
import { Tally } from './conformance/tally.ts';
import { root } from './paths.ts';

// `npm run conformance -- [DIR]`: does the file check say what the reference verifier says? DIR holds `apks/*.apk` and
// `expected.json`; without it the folder that SIDEGUIDE_APK_CORPUS names, or `../shared/apk-corpus` if it is there.

const beside = join(root, '..', 'shared', 'apk-corpus');
const named = process.argv[2] ?? process.env.SIDEGUIDE_APK_CORPUS;
const folder = named ? resolve(named) : existsSync(beside) ? beside : null;

if (folder === null) {
  console.log('There is no corpus: name a folder, or set SIDEGUIDE_APK_CORPUS. Nothing was compared.');
  process.exit(0);
}
const corpus = readCorpus(folder);
if (!('files' in corpus)) {
  for (const problem of corpus) console.error(problem);
  process.exit(1);
}

const tally = new Tally();
for (const file of corpus.files) await checkFile(folder, file, corpus.notes, tally);
for (const line of tally.lines()) console.log(line);

const expected = new Set(corpus.files.map(({ name }) => name));
const others = readdirSync(join(folder, 'apks')).filter((name) => name.endsWith('.apk') && !expected.has(name));
if (others.length > 0) console.log(`\n${others.length} more files, of which nothing is expected.`);
console.log(`\n${corpus.files.length} files: ${tally.full ? 'full agreement' : 'no full agreement'}.`);
process.exit(tally.full ? 0 : 1);
