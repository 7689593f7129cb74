import { spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import { root, typescriptArgs } from '@sideguide/cli-kit';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { shortTimeout, sites } from './sites.ts';

function build(dist: string, timeout?: number): void {
  const env = {
    ...process.env,
    SIDEGUIDE_DIST: dist.slice(root.length),
    ...(timeout ? { SIDEGUIDE_CHUNK_TIMEOUT: String(timeout) } : {}),
  };
  const { status, stderr, stdout } = spawnSync(process.execPath, [...typescriptArgs, 'apps/guide/build/main.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build for the tests failed:\n${stdout}${stderr}`);
}

/**
 * Set once this process serves the sites: several test projects may run in it, each with its own instance of this
 * module.
 */
const served = globalThis as { hasTestSites?: true };

/** Finds the browser, builds both sites and serves them as `npm start` does, once per run of any number of projects. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (served.hasTestSites) return undefined;
  served.hasTestSites = true;
  await findBrowser();
  build(sites.guide.dist);
  build(sites.short.dist, shortTimeout);
  const servers: Server[] = [];
  for (const { dist, port } of [sites.guide, sites.short]) {
    const server = createGuideServer({ dist });
    await listen(server, port);
    servers.push(server);
  }
  return async () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
