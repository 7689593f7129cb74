import { corpusFolder } from './corpus-folder.ts';
import { runConformance } from './run.ts';

// `npm run conformance -- [DIR]`: compares the file check with the reference verifier. DIR contains `apks/*.apk` and
// `expected.json`; the default is the folder in SIDEGUIDE_APK_CORPUS, or `../shared/apk-corpus` if it exists.

const folder = corpusFolder(process.argv[2]);
if (folder === null)
  console.log('There is no corpus: name a folder, or set SIDEGUIDE_APK_CORPUS. Nothing was compared.');
else {
  const { lines, status } = await runConformance(folder);
  for (const line of lines) console.log(line);
  process.exitCode = status;
}
