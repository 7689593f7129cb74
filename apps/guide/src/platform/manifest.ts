import type { SiteManifest } from '@sideguide/guide-core/offline';

/** The manifest of this site, which the build puts into the document (`packages/site-kit/src/manifest.ts`). */
export const documentManifest = JSON.parse(
  String((document.getElementById('manifest') as HTMLElement).textContent),
) as SiteManifest;
