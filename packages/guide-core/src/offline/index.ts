export { buildsOf, isOfBuild, notesCache, notesKey, oldNotesKey } from './caches.ts';
export { type ContentDigests, contentChunkFile } from './content-file.ts';
export { ownName, type SiteManifest } from './manifest.ts';
export { nameHeader, shareAddress, sharedCache, shareField } from './share.ts';
export {
  type CachedChunk,
  type CachedDocument,
  type CachedFlow,
  type CachedGuide,
  cachedDocument,
  digestLetters,
  type Flow,
  filesOf,
  type OfflineSite,
  type WorkerRequest,
  type WorkerResponse,
} from './site.ts';
