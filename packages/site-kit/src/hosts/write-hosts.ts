import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { headersFile, redirectsFile } from './headers-file.ts';
import { missingText } from './missing-chunk.ts';
import { nginx } from './nginx.ts';
import { addressFiles, type HostPlan } from './plan.ts';

/**
 * Writes the settings for other web servers, all from the same headers and addresses. Files that a server reads from
 * the site are written into it; the others go into a folder next to it, which is not published.
 */
export function writeHosts(dist: string, plan: HostPlan): void {
  const hostFolder = `${dist}-host`;
  rmSync(hostFolder, { recursive: true, force: true });
  mkdirSync(hostFolder, { recursive: true });
  for (const { name, text, inSite } of [
    ...nginx(plan),
    ...caddy(plan),
    apache(plan),
    missingText,
    headersFile(plan),
    redirectsFile(plan),
  ])
    writeFileSync(join(inSite ? dist : hostFolder, name), text);
  for (const file of addressFiles(plan)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), '');
  }
}
