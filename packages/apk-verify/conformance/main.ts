import { corpusFolder } from './corpus-folder.ts';
import { runConformance } from './run.ts';

// `npm run conformance -- [DIR]`: does the file check say what the reference verifier says? DIR holds `apks/*.apk` and
// `expected.json`; without it the folder that SIDEGUIDE_APK_CORPUS names, or `../shared/apk-corpus` if it is there.

const folder = corpusFolder(process.argv[2]);
if (folder === null)
  console.log('There is no corpus: name a folder, or set SIDEGUIDE_APK_CORPUS. Nothing was compared.');
else {
  const { lines, status } = await runConformance(folder);
  for (const line of lines) console.log(line);
  process.exitCode = status;
}
