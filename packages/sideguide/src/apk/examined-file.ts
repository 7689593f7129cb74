import type { ApkResult } from '@sideguide/apk-verify/node';

/** The result of examining one file, as the commands print it. */
export interface ExaminedFile extends ApkResult {
  /** The path as it was given. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
}
