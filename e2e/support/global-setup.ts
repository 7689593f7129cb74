import type { Server } from 'node:http';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { buildInto } from '../servers/build-into.ts';
import { shortTimeout, sites } from './sites.ts';

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
  buildInto(sites.guide.dist);
  buildInto(sites.short.dist, { timeout: shortTimeout });
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
