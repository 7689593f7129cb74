import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileErrorCode, fileErrorRemedy, harmless, Stop, watchProgress } from '@sideguide/cli-kit';
import { ensurePackage, type OperatorGuide } from './guide.ts';
import { replaceSite, requireReplaceable } from './replace.ts';
import { writeSite } from './write-site.ts';

/** The result of writing a site: number of files, bytes of the first load. */
export type BuiltSite = Awaited<ReturnType<typeof writeSite>>;

/** Converts a system error about an inaccessible folder to a `Stop`; returns any other error as it is. */
function unwritable(dist: string, error: unknown): unknown {
  const code = fileErrorCode(error);
  if (code === undefined) return error;
  return new Stop(
    `The site cannot be written to ${harmless(dist, 120)} (${code}). Nothing was changed.`,
    `${fileErrorRemedy(code)}, or name another folder: --out DIR`,
  );
}

/**
 * Writes the site of a sound guide to `dist`, and the server settings next to it; the site of the previous build stays
 * until the new one is complete. Throws `Stop` if the folder contains something else or cannot be written.
 */
export async function buildSite(guide: OperatorGuide, dist: string, base: string): Promise<BuiltSite> {
  const { folder, content } = guide;
  try {
    requireReplaceable(dist, folder.path);
  } catch (error) {
    throw unwritable(dist, error);
  }
  await ensurePackage(content);

  // Written next to its place, so that an interrupted build leaves the previous site as it was, and under a unique
  // name.
  const partialSite = `${dist}.part-${randomUUID()}`;
  const removePartial = () => {
    for (const path of [partialSite, `${partialSite}-host`]) rmSync(path, { recursive: true, force: true });
  };
  const stop = () => {
    removePartial();
    process.stderr.write('\nStopped; nothing was changed.\n');
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const progress = watchProgress('Building');
  try {
    const built = await writeSite(content, folder, { dist: partialSite, base, progress: progress.update });
    progress.end();
    replaceSite(partialSite, dist);
    return built;
  } catch (error) {
    throw unwritable(dist, error);
  } finally {
    progress.end();
    removePartial();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
