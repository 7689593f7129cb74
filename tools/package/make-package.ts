import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '@sideguide/cli-kit';
import type { BundledParts } from '@sideguide/command';
import type { Content } from '@sideguide/content-kit';
import { type CatalogueContent, catalogueFile, contentFile } from '@sideguide/content-kit/files';
import { bundle } from '@sideguide/guide/bundle';
import { filesBelow } from '@sideguide/site-kit/verify';
import { bundleCommand } from './bundle-command.ts';

/** Folder of the bundled site, from the root. */
const site = 'dist-package/site';

/** Bundles the site with the package's own content, and writes the data needed to apply other content to it. */
export async function packSite(content: Content): Promise<void> {
  mkdirSync(packageFolder, { recursive: true });
  const { chunks, sums, routes, workers, notices, firstScreens } = await bundle(content, {
    dist: site,
    base: '/',
  });
  const { worker, 'worker-off': workerOff } = workers;
  const folder = join(packageFolder, 'site');
  for (const file of filesBelow(folder).filter((name) => /\.(?:map|LICENSE\.txt)$/.test(name)))
    rmSync(join(folder, file));
  const parts: BundledParts = {
    chunks,
    sums,
    routes,
    workers: { worker, 'worker-off': workerOff },
    notices,
    firstScreens,
  };
  writeFileSync(join(packageFolder, 'parts.json'), JSON.stringify(parts));
  writeFileSync(contentFile, JSON.stringify(content));
  const { apps, knownSigners } = content;
  writeFileSync(catalogueFile, JSON.stringify({ apps, knownSigners } satisfies CatalogueContent));
}

/** Builds everything in the npm package except its documents. Returns its size in bytes. */
export async function makePackage(content: Content): Promise<number> {
  rmSync(packageFolder, { recursive: true, force: true });
  await packSite(content);
  await bundleCommand();
  return filesBelow(packageFolder).reduce((sum, file) => sum + readFileSync(join(packageFolder, file)).length, 0);
}
