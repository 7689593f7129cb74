/** Formats a digest in groups of four, so that two digests can be compared by eye. */
export const groupDigits = (digest: string): string => digest.replace(/(.{4})(?=.)/g, '$1 ');

/** Number of digits that is enough to see that two fingerprints differ. */
const enough = 16;

/** Returns the first digits of a fingerprint, in groups. */
export const shortFingerprint = (digest: string): string => `${groupDigits(digest.slice(0, enough))} …`;
