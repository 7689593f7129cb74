import { root } from '@sideguide/cli-kit';
import { unlessUnchanged } from './last-build.ts';

export interface BuildOptions {
  /** Output folder of the finished site, relative to the root. */
  readonly dist?: string;
  /** Chunk load time-out in milliseconds; only tests change it. */
  readonly timeout?: number;
  /** Base path of the site on its server, as `parseBase` accepts it; the root if absent. */
  readonly base?: string | undefined;
  /** Full address of the finished site, as `parseSite` accepts it; used in the data for search engines and chats. */
  readonly site?: string | undefined;
}

/**
 * Checks the content, bundles the app, and writes the finished site, unless the last build into this folder had the same
 * inputs.
 */
export function buildGuide({
  dist = process.env.SIDEGUIDE_DIST ?? 'dist',
  timeout,
  base = process.env.SIDEGUIDE_BASE,
  site = process.env.SIDEGUIDE_SITE,
}: BuildOptions = {}) {
  const options = { timeout, base, site };
  return unlessUnchanged({ root, dist: `${root}${dist}`, options }, async () => {
    // Only now, because the bundler alone takes a second to load.
    const { buildFromScratch } = await import('./bundle.ts');
    return buildFromScratch({ dist, ...options });
  });
}
