import { showSize } from '@sideguide/cli-kit';
import { contentOrExit } from '@sideguide/content-kit/files';
import { makePackage } from './package/make-package.ts';
import { restoreManifest, writePackedManifest } from './package/packed-manifest.ts';

/**
 * `npm run package`, and part of `npm pack`: builds the content of the npm package into `dist-package/`. As `postpack` it
 * only puts package.json back.
 */
async function build(isPacking: boolean): Promise<void> {
  try {
    const bytes = await makePackage(await contentOrExit());
    // On standard error, because `npm pack --json` prints on standard output.
    console.error(`The package is built: ${showSize(bytes)} in dist-package/.`);
    if (isPacking) writePackedManifest();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

const { npm_command: command = '', npm_lifecycle_event: event } = process.env;
if (event === 'postpack') restoreManifest();
else await build(event === 'prepare' && ['pack', 'publish'].includes(command));
