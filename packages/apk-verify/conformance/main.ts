import { compareCorpus } from './compare.ts';
import { corpusFolder } from './corpus.ts';
import { reportOn } from './report.ts';

// `npm run conformance -- [DIR]`: compares the file check with the reference verifier. DIR contains `apks/*.apk` and
// `expected.json`; the default is the folder in SIDEGUIDE_APK_CORPUS, or `../shared/apk-corpus` if it exists.

const folder = corpusFolder(process.argv[2]);
if (folder === null)
  console.log('There is no corpus: name a folder, or set SIDEGUIDE_APK_CORPUS. Nothing was compared.');
else
  try {
    const { lines, isFull } = reportOn(await compareCorpus(folder));
    for (const line of lines) console.log(line);
    process.exitCode = isFull ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
