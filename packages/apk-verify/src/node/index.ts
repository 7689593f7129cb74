export { FileChanged, fileSource } from './file-source.ts';
export { nodeDigests } from './node-digests.ts';
