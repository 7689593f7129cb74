import { expect } from 'vitest';
import type { DoctorFinding } from '../../packages/sideguide/src/operator/doctor-finding.ts';
import { runCommand } from './run-command.ts';

/** Runs the doctor on a folder and returns its findings, parsed from JSON, and its exit status. */
export async function doctor(
  folder: string,
  ...more: string[]
): Promise<{ status: number | null; found: DoctorFinding[] }> {
  const { status, out, err } = await runCommand(['doctor', '--folder', folder, '--json', ...more]);
  expect(err).toBe('');
  return { status, found: JSON.parse(out) as DoctorFinding[] };
}
