import type { BlocksResult } from '../block/blocks.ts';
import type { SchemeResult } from '../block/scheme.ts';
import type { Stamp } from '../block/stamp.ts';
import type { Issue } from '../model/report.ts';

/** All findings that go into the report. */
export interface AllFindings {
  readonly blocks: BlocksResult;
  readonly v1: SchemeResult | null;
  readonly stamp: Stamp | null;
  /** Errors and warnings that belong to no scheme's verifier; `scheme` and `signer` tell what they concern. */
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
}
