import type { ApkResult } from '@sideguide/apk-verify/node';

/** One file, looked at: what the commands print. */
export interface ExaminedFile extends ApkResult {
  /** As it was given. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}
