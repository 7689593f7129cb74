export { filesBelow, readSums, sha256, sumsFile, sumsOf } from './sums.ts';
export { type FileDifference, type Verified, verifyFolder, verifyServed } from './verify.ts';
