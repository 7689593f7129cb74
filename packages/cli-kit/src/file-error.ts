/** Returns the code of a file system error (`ENOSPC`); undefined for any other error. */
export function fileErrorCode(error: unknown): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? code : undefined;
}

/** Returns what an operator can do about a file system error when writing, without a full stop. */
export function fileErrorRemedy(code: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Make room on that disk';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'Give yourself the right to write there';
  return 'Check that folder and its disk';
}
