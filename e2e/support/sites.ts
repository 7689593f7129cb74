import { root } from '@sideguide/cli-kit';

/** First of the ports the tests serve on; another one lets two runs go side by side. */
const port = Number(process.env.SIDEGUIDE_TEST_PORT ?? 4601);

/** Sites that the browser tests use, as folders and ports; built once before them. */
export const sites = {
  /** The guide as it ships. */
  guide: { dist: `${root}.cache/test-site`, port },
  /** The same with a chunk time-out of two seconds, so that time-outs can be waited for. */
  short: { dist: `${root}.cache/test-site-short`, port: port + 1 },
  /** For the long runs that have a command of their own and may go on beside the tests. */
  faults: { dist: `${root}.cache/faults-site`, port: port + 2 },
  fuzz: { dist: `${root}.cache/fuzz-site`, port: port + 3 },
} as const;

export type SiteName = keyof typeof sites;
export const shortTimeout = 2_000;
export const originOf = (site: SiteName): string => `http://localhost:${sites[site].port}`;
