import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, Stop } from '@sideguide/cli-kit';
import type { SiteParts } from '@sideguide/site-kit';

/** The bundler's output, of the package's own content. */
export const siteFolder = join(packageFolder, 'site');

const partsFile = join(packageFolder, 'parts.json');

/** What is known of the bundled site; `chunks` as if it lay at the root. */
export type Parts = Pick<SiteParts, 'chunks' | 'sums' | 'routes' | 'workers' | 'notices' | 'firstScreens'>;

/** Reads what the package was built with. Throws `Stop` in sources that have not been packaged yet. */
export function readParts(): Parts {
  if (!existsSync(partsFile)) throw new Stop('The package is not built.', 'In a clone, run: npm run package');
  return JSON.parse(readFileSync(partsFile, 'utf8')) as Parts;
}
