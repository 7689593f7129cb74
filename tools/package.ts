import { showSize } from '@sideguide/cli-kit';
import { contentOrExit } from '@sideguide/content-kit/files';
import { makePackage } from './package/make-package.ts';

/** `npm run package`, and part of `npm pack`: builds the content of the npm package into `dist-package/`. */
try {
  const bytes = await makePackage(await contentOrExit());
  // On standard error, because `npm pack --json` prints on standard output.
  console.error(`The package is built: ${showSize(bytes)} in dist-package/.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
