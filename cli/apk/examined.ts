import type { ApkErrorCode } from '#lib/apk/model/error.ts';
import type { Facts, FileKind } from '#lib/apk/model/facts.ts';
import type { Report } from '#lib/apk/model/report.ts';
import type { Verdict } from '#lib/apk/model/verdict.ts';

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
