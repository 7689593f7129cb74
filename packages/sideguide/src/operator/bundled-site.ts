import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, Stop } from '@sideguide/cli-kit';
import type { SiteParts } from '@sideguide/site-kit';

/** The bundler's output for the package's own content. */
export const siteFolder = join(packageFolder, 'site');

const partsFile = join(packageFolder, 'parts.json');

/** Metadata of the bundled site; the paths in `chunks` are for the base `/`. */
export type BundledParts = Pick<SiteParts, 'chunks' | 'sums' | 'routes' | 'workers' | 'notices' | 'firstScreens'>;

/** Reads the metadata of the packaged build. Throws `Stop` in sources that have not been packaged yet. */
export function readParts(): BundledParts {
  if (!existsSync(partsFile)) throw new Stop('The package is not built.', 'In a clone, run: npm run package');
  return JSON.parse(readFileSync(partsFile, 'utf8')) as BundledParts;
}
