import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { harmless } from '#cli/terminal/harmless.ts';
import { watchProgress } from '#cli/terminal/progress.ts';
import { Stop } from '#cli/terminal/stop.ts';
import { freshPackage, type OwnGuide } from './guide.ts';
import { layOver } from './lay-over.ts';

/** A sound guide written as a site: number of files, bytes of the first load. */
export type BuiltSite = Awaited<ReturnType<typeof layOver>>;

const isEmpty = (path: string): boolean => statSync(path).isDirectory() && readdirSync(path).length === 0;

/** A site takes the place of a site, and of nothing else; `Stop` otherwise. */
export function mayReplace(dist: string, guide: string): void {
  const isAbove = !relative(dist, guide).startsWith('..');
  if (isAbove || (existsSync(dist) && !existsSync(join(dist, 'site.json')) && !isEmpty(dist)))
    throw new Stop(
      `${harmless(dist, 120)} holds something that is no built guide, and is not written over.`,
      'Name another folder: --out DIR',
    );
}

/**
 * Writes the site of a sound guide to `dist`, and the settings for servers beside it; the site of the build before stays until
 * the new one is whole. Throws `Stop` where the folder is taken or cannot be written.
 */
export async function buildSite(guide: OwnGuide, dist: string, base: string): Promise<BuiltSite> {
  const { folder, content } = guide;
  mayReplace(dist, folder.path);
  await freshPackage(content);

  // Beside its place, so that a stopped build leaves the site of the build before as it was.
  const part = `${dist}.part`;
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
    for (const end of ['', '-host']) {
      rmSync(dist + end, { recursive: true, force: true });
      renameSync(part + end, dist + end);
    }
    return built;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!/^E[A-Z]+$/.test(code ?? '')) throw error;
    throw new Stop(
      `The site cannot be written to ${harmless(dist, 120)} (${code}).`,
      'Give yourself the right to write there, or name another folder: --out DIR',
    );
  } finally {
    progress.end();
    clean();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
