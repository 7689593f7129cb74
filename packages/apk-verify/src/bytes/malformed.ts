import { ApkError } from '../model/error.ts';

/** True for what views throw at malformed bytes: a reason for a finding, not for aborting. */
export function isMalformed(error: unknown): boolean {
  return error instanceof ApkError && error.code === 'format';
}
