import { ApkError } from '../model/error.ts';

/** True for what views throw at bytes that are not what they claim to be: reason for a finding, not for giving up. */
export function isMalformed(error: unknown): boolean {
  return error instanceof ApkError && error.code === 'format';
}
