/** A digest in groups of four, so that two can be compared by eye. */
export const grouped = (digest: string): string => digest.replace(/(.{4})(?=.)/g, '$1 ');

/** Enough digits to see that two fingerprints differ. */
const enough = 16;

/** The first digits of a fingerprint. */
export const beginning = (digest: string): string => `${grouped(digest.slice(0, enough))} …`;
