import { listen } from './port.ts';
import { createGuideServer } from './server.ts';
import { createSender, type SampleSite, sampleSite } from './site.fixture.ts';

/** Starts a server for a sample site on its own port; `change` modifies the site first. */
export async function serveSample(base?: string, change?: (site: SampleSite) => void) {
  const site = sampleSite(base);
  change?.(site);
  const { dist, remove } = site;
  const server = createGuideServer({ dist });
  const { port } = await listen(server, 0);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    remove();
  };
  return { dist, port, send: createSender(() => port), close };
}
