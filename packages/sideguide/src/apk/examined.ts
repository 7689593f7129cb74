import type { ApkErrorCode, Facts, FileKind, Report, Verdict } from '@sideguide/apk-verify';

/** One file, looked at: what the commands print. */
export interface Examined {
  /** As it was given. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly kind: FileKind;
  readonly verdict: Verdict;
  readonly facts: Facts | null;
  readonly report: Report | null;
  readonly error?: ApkErrorCode;
}
