export { examined } from './answer.ts';
export { blockIds, lineage, signingBlock, strippingProtection, v2Block, v3Block } from './block-signer.ts';
export { concat, prefixed, u32, utf8 } from './bytes.ts';
export { type Craft, craftApk, craftParts, library } from './craft.ts';
export { goodFacts, goodReport } from './found.ts';
export { hash } from './signature-writer.ts';
export { type Signer, signer } from './signer.ts';
export { by, entryOf, evil, newer, onlyV1, page, store } from './told.ts';
export { joinZip, layZip, type ZipPart } from './zip-writer.ts';
