/** The signed JAR, whole: what `verify` loads when some Android of its range looks at it. */
export { manifestDigest } from './manifest-digest.ts';
export { verifyV1 } from './verify-v1.ts';
