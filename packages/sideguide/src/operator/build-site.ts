import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { harmless, Stop, watchProgress } from '@sideguide/cli-kit';
import { freshPackage, type OwnGuide } from './guide.ts';
import { layOver } from './lay-over.ts';

/** A sound guide written as a site: number of files, bytes of the first load. */
export type BuiltSite = Awaited<ReturnType<typeof layOver>>;

const isEmpty = (path: string): boolean => statSync(path).isDirectory() && readdirSync(path).length === 0;

/** The files that a folder of settings for servers has, whichever build wrote it. */
const hostFiles = ['nginx.conf', 'Caddyfile'];

/** Whether a build may take the place of what lies there: of nothing, or of what a build wrote. */
function isOurs(path: string, marks: readonly string[]): boolean {
  if (!lstatSync(path, { throwIfNoEntry: false })) return true;
  return statSync(path).isDirectory() && (isEmpty(path) || marks.every((name) => existsSync(join(path, name))));
}

/** A site takes the place of a site, its settings that of a build's settings, and neither of anything else; `Stop` otherwise. */
export function mayReplace(dist: string, guide: string): void {
  const isAbove = !relative(dist, guide).startsWith('..');
  if (!isOurs(`${dist}-host`, hostFiles))
    throw new Stop(
      `${harmless(`${dist}-host`, 120)} holds something that no build wrote, and is not written over.`,
      'Give it another name, or name another folder for the site: --out DIR',
    );
  if (isAbove || !isOurs(dist, ['site.json']))
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
