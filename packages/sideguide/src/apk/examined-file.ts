import type { ApkResult } from '@sideguide/apk-verify/node';

/** The result of examining one file, as the commands print it. */
export type ExaminedFile = ApkResult & {
  /** The path as it was given. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 of the whole file, in hex. */
  readonly sha256: string;
};
