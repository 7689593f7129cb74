import { compareCorpus } from './compare.ts';
import { corpusFolder } from './corpus.ts';
import { reportOn } from './report.ts';

// `npm run conformance -- [DIR]`: compares the file check with the reference verifier. DIR contains `apks/*.apk` and
// `expected.json`; the default is the folder in SIDEGUIDE_APK_CORPUS.

const folder = corpusFolder(process.argv[2]);
if (folder === null) {
  console.error('Nothing was compared: name a folder with apks/*.apk and expected.json, or set SIDEGUIDE_APK_CORPUS.');
  process.exitCode = 2;
} else
  try {
    const { lines, isFull } = reportOn(await compareCorpus(folder));
    for (const line of lines) console.log(line);
    process.exitCode = isFull ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
