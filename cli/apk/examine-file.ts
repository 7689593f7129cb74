import { examine } from '#lib/apk/examine.ts';
import type { Entry, Phone } from '#lib/apk/model/phone.ts';
import type { SdkRange } from '#lib/apk/model/report.ts';
import { harmless } from '../terminal/harmless.ts';
import { watchProgress } from '../terminal/progress.ts';
import { Stop } from '../terminal/stop.ts';
import type { Examined } from './examined.ts';
import { FileChanged, fileSource } from './file-source.ts';
import { nodeDigests } from './node-digests.ts';
import { openFile } from './open-file.ts';

export interface Asked {
  readonly phone: Phone;
  readonly entries: readonly Entry[];
  /** Verify for these Androids instead of the phone's. */
  readonly range?: SdkRange;
  /** Package that the file should be. */
  readonly wanted?: string;
}

/** Opens, reads, verifies and judges a file. Throws `Stop` if it cannot be read. */
export async function examineFile(path: string, asked: Asked): Promise<Examined> {
  const { handle, size } = await openFile(path);
  const progress = watchProgress(`Checking ${harmless(path, 60)}`);
  try {
    const found = await examine(fileSource(handle, size), asked, { digests: nodeDigests, progress: progress.tell });
    return { path, size, ...found };
  } catch (error) {
    throw unreadable(error, path);
  } finally {
    progress.end();
    await handle.close().catch(() => undefined);
  }
}

/** What the system says while a file is read, in a sentence; anything else is a mistake of ours and stays as it is. */
function unreadable(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof FileChanged)
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
