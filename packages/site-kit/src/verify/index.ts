export { buildDigest, filesBelow, publicationsFolder, readSums, sha256, sumsFile, sumsOf } from './sums.ts';
export { type FileDifference, type VerifyResult, verifyFolder, verifyServed } from './verify.ts';
