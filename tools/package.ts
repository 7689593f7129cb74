import { showSize } from '#cli/terminal/size.ts';
import { contentOrExit } from '#tools/build/sound-content.ts';
import { makePackage } from '#tools/package/make-package.ts';

/** `npm run package`, and part of `npm pack`: builds what the npm package holds, into `dist-package/`. */
try {
  const bytes = await makePackage(await contentOrExit());
  // `npm pack --json` prints on standard output.
  console.error(`The package is built: ${showSize(bytes)} in dist-package/.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
