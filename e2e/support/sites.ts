import { root } from '@sideguide/cli-kit';

/** First port that the tests serve on; set another one to run tests side by side. */
const port = Number(process.env.SIDEGUIDE_TEST_PORT ?? 4601);

/** Sites that the browser tests use, as folders and ports; built once before the tests. */
export const sites = {
  /** The guide as published. */
  guide: { dist: `${root}.cache/test-site`, port },
  /** The same with a chunk timeout of two seconds, so that tests can wait for it. */
  short: { dist: `${root}.cache/test-site-short`, port: port + 1 },
  /** For the long runs with their own commands, which may run beside the tests. */
  faults: { dist: `${root}.cache/faults-site`, port: port + 2 },
  fuzz: { dist: `${root}.cache/fuzz-site`, port: port + 3 },
} as const;

export type SiteName = keyof typeof sites;
export const shortTimeout = 2_000;
export const originOf = (site: SiteName): string => `http://localhost:${sites[site].port}`;
