import type { ContentDigests, SiteManifest } from '@sideguide/guide-core/offline';

/** Declared here because the compiler does not know the files that the build generates. */
declare const require: (path: string) => unknown;

// `npm run dev` does not finish a site, so this adds the manifest to the document before the entry reads it.
const manifest: SiteManifest = {
  base: '/',
  built: '',
  digest: '',
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
