import { root } from '@sideguide/cli-kit';
import type { BuildOptions } from './build-options.ts';
import { unlessUnchanged } from './last-build.ts';

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
