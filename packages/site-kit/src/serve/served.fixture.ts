import { listen } from './port.ts';
import { createGuideServer } from './server.ts';
import { asker, type SampleSite, sampleSite } from './site.fixture.ts';

export type ServedSample = Awaited<ReturnType<typeof serveSample>>;

/** A sample site and its server, on a port of its own; `change` is done to the site before. */
export async function serveSample(base?: string, change?: (site: SampleSite) => void) {
  const site = sampleSite(base);
  change?.(site);
  const { dist, remove } = site;
  const server = createGuideServer({ dist });
  const { port } = await listen(server, 0);
  const close = async () => {
    await new Promise((done) => server.close(done));
    remove();
  };
  return { dist, ask: asker(() => port), close };
}
