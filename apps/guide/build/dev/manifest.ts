import type { ContentDigests, SiteManifest } from '@sideguide/guide-core/offline';

/** A folder of files that the build writes, which the compiler does not know. */
declare const require: (path: string) => unknown;

// `npm run dev` finishes no site: its document gets the manifest here, before the entry reads it.
const manifest: SiteManifest = {
  base: '/',
  built: '',
  sums: require('../../.generated/sums.json') as ContentDigests,
  fallback: '',
  skins: [],
  files: [],
  routes: [],
  brand: {},
};
const element = document.head.appendChild(document.createElement('script'));
element.type = 'application/json';
element.id = 'manifest';
element.textContent = JSON.stringify(manifest);
