import type { ExaminedFile } from './examined-file.ts';
import type { VerdictText } from './verdict-words.ts';

/** Returns what `--json` prints for one file. The keys are documented in docs/check.md and are stable. */
export function jsonOf(
  { path, size, sha256, kind, facts, report, verdict, error }: ExaminedFile,
  text: VerdictText,
  status: number,
): object {
  const { answer, signers, installability, ...rest } = verdict;
  return {
    file: path,
    answer,
    status,
    ...text,
    size,
    sha256,
    kind,
    ...rest,
    signers,
    installability,
    facts,
    report,
    ...(error ? { error } : {}),
  };
}

/** Returns the same for a file that could not be read. */
export const unreadableJson = (path: string, text: VerdictText, status: number): object => ({
  file: path,
  answer: 'unreadable',
  status,
  ...text,
});
