export { blobSource } from './blob-source.ts';
export { loadRarerParts } from './rarer-parts.ts';
export { UnreadableError } from './unreadable.ts';
export { webDigests } from './web-digests.ts';
