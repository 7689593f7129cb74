import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { harmless, Stop, watchProgress } from '@sideguide/cli-kit';
import { freshPackage, type OwnGuide } from './guide.ts';
import { layOver } from './lay-over.ts';
import { mayReplace, replaceSite } from './replace.ts';

/** A sound guide written as a site: number of files, bytes of the first load. */
export type BuiltSite = Awaited<ReturnType<typeof layOver>>;

/** What the system says where a folder cannot be read or written, as a `Stop`; anything else stays what it was. */
function unwritable(dist: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (!/^E[A-Z]+$/.test(code ?? '')) return error;
  return new Stop(
    `The site cannot be written to ${harmless(dist, 120)} (${code}).`,
    'Give yourself the right to write there, or name another folder: --out DIR',
  );
}

/**
 * Writes the site of a sound guide to `dist`, and the settings for servers beside it; the site of the build before stays until
 * the new one is whole. Throws `Stop` where the folder is taken or cannot be written.
 */
export async function buildSite(guide: OwnGuide, dist: string, base: string): Promise<BuiltSite> {
  const { folder, content } = guide;
  try {
    mayReplace(dist, folder.path);
  } catch (error) {
    throw unwritable(dist, error);
  }
  await freshPackage(content);

  // Beside its place, so that a stopped build leaves the site of the build before as it was, and under a name
  // that nobody else's folder has.
  const part = `${dist}.part-${randomUUID()}`;
  const clean = () => {
    for (const one of [part, `${part}-host`]) rmSync(one, { recursive: true, force: true });
  };
  const stop = () => {
    clean();
    process.stderr.write('\nStopped; nothing was changed.\n');
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const progress = watchProgress('Building');
  try {
    const built = await layOver(content, folder, { dist: part, base, progress: progress.tell });
    progress.end();
    replaceSite(part, dist);
    return built;
  } catch (error) {
    throw unwritable(dist, error);
  } finally {
    progress.end();
    clean();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
