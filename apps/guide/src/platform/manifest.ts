import type { SiteManifest } from '@sideguide/guide-core/offline';

/** What the build says of this site: it stands in the document (`packages/site-kit/src/manifest.ts`). */
export const documentManifest = JSON.parse(
  String((document.getElementById('manifest') as HTMLElement).textContent),
) as SiteManifest;
