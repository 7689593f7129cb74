/** The code for signed JARs, which `verify` loads if some Android version of its range reads them. */
export { manifestDigest } from './manifest-digest.ts';
export { verifyV1 } from './verify-v1.ts';
