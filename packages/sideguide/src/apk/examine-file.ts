import { type Entry, fileDigest, type Phone, type SdkRange, SourceError, verifyApk } from '@sideguide/apk-verify/node';
import { harmless, Stop, watchProgress } from '@sideguide/cli-kit';
import type { ExaminedFile } from './examined-file.ts';
import { openFile } from './open-file.ts';

export interface ExamineOptions {
  readonly phone: Phone;
  readonly entries: readonly Entry[];
  /** API levels to verify for, instead of the phone's. */
  readonly range?: SdkRange;
  /** Package name that the file should have. */
  readonly expectedPackage?: string;
}

/** Opens, reads, verifies and judges a file. Throws `Stop` if it cannot be read. */
export async function examineFile(
  path: string,
  { entries, phone, range, expectedPackage }: ExamineOptions,
): Promise<ExaminedFile> {
  const { handle, size } = await openFile(path);
  const progress = watchProgress(`Checking ${harmless(path, 60)}`);
  try {
    const options = {
      known: entries,
      phone,
      ...range,
      ...(expectedPackage === undefined ? {} : { wanted: expectedPackage }),
    };
    // At once: one digests what it has while the other waits for the disk.
    const [result, sha256] = await Promise.all([
      verifyApk(handle, { ...options, onProgress: progress.update }),
      fileDigest(handle),
    ]);
    return { path, size, sha256, ...result };
  } catch (error) {
    throw unreadable(error, path);
  } finally {
    progress.end();
    await handle.close().catch(() => undefined);
  }
}

/** Converts a system error while reading a file to a `Stop`; any other error is a bug and is returned as it is. */
function unreadable(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof SourceError)
    return new Stop(
      `“${harmless(path)}” changed while it was read.`,
      'Wait until its download has ended and try again.',
    );
  if (/^E[A-Z]+$/.test(code ?? ''))
    return new Stop(
      `“${harmless(path)}” cannot be read to its end (${code}).`,
      'Copy it to another place and try again.',
    );
  return error;
}
