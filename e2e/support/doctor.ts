import { expect } from 'vitest';
import { sideguide } from './sideguide.ts';

/** Something that the doctor finds. */
export interface DoctorFinding {
  readonly weight: string;
  readonly file: string;
  readonly field: string;
  readonly reason: string;
  readonly remedy: string;
}

/** What the doctor finds in a folder, as JSON, and its status. */
export async function doctor(
  folder: string,
  ...more: string[]
): Promise<{ status: number | null; found: DoctorFinding[] }> {
  const { status, out, err } = await sideguide(['doctor', '--folder', folder, '--json', ...more]);
  expect(err).toBe('');
  return { status, found: JSON.parse(out) as DoctorFinding[] };
}
