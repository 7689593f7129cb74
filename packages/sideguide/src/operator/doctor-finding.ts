import type { Finding } from '@sideguide/content-kit';

/** A finding of the doctor: a mistake stops the build or misleads readers, a hint does not. */
export interface DoctorFinding extends Finding {
  readonly weight: 'mistake' | 'hint';
}

/** Returns a finding that stops the build or misleads readers. */
export const mistake = (file: string, field: string, reason: string, remedy: string): DoctorFinding => ({
  weight: 'mistake',
  file,
  field,
  reason,
  remedy,
});
/** Returns a finding that is worth a look. */
export const hint = (file: string, field: string, reason: string, remedy: string): DoctorFinding => ({
  ...mistake(file, field, reason, remedy),
  weight: 'hint',
});
