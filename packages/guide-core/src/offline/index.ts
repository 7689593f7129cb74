export { buildsOf, notesOf } from './caches.ts';
export { contentFile, type Sums } from './content-file.ts';
export type { HintedRoute, SiteBrand, SiteManifest } from './manifest.ts';
export { nameHeader, shareAddress, sharedCache, shareField } from './share.ts';
export {
  type Answer,
  type Ask,
  type Flow,
  filesOf,
  type Kept,
  type KeptChunk,
  type KeptDocument,
  keptDocument,
  type OfflineSite,
  sumLetters,
} from './site.ts';
