import { spawnSync } from 'node:child_process';
import { Stop } from '@sideguide/cli-kit';
import { addressDocument, announcingFiles, documents } from './order.ts';

/** Whether a target is on another machine, in rsync's syntax; `C:\site` is a folder. */
export const isRemote = (target: string): boolean => /^(?:rsync:\/\/|[^/\\:]{2,}:)/.test(target);

/**
 * Returns the calls of rsync, to be run one after the other, that publish a site in the same order as to a folder.
 * rsync puts each file in place when it is complete. Nothing is removed, because rsync does not tell how long a file
 * has been unused.
 */
export function rsyncCalls(site: string, target: string): string[][] {
  const destination = target.replace(/\/*$/, '/');
  const withCopies = (names: readonly string[]) => names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  const includeOnly = (names: readonly string[]) => [
    ...withCopies(names).map((name) => `--include=/${name}`),
    '--exclude=*',
  ];
  const from = `${site}/`;
  const commonArgs = ['-rt', '--delay-updates'];
  const folders = ['--include=/_addresses/', '--include=/_addresses/**/', `--include=${addressDocument}*`];
  const laterFiles = withCopies([...documents, ...announcingFiles]).map((name) => `--exclude=/${name}`);
  return [
    [...commonArgs, '--include=/static/***', '--exclude=*', '--', from, destination],
    [...commonArgs, '--exclude=/static/', `--exclude=${addressDocument}*`, ...laterFiles, '--', from, destination],
    [...commonArgs, ...folders, ...includeOnly(documents), '--', from, destination],
    [...commonArgs, ...includeOnly(announcingFiles), '--', from, destination],
  ];
}

/** Publishes a site by rsync. Throws `Stop` if rsync is missing or fails. */
export function publishByRsync(site: string, target: string): void {
  for (const args of rsyncCalls(site, target)) {
    const { error, status } = spawnSync('rsync', args, { stdio: ['inherit', 'ignore', 'inherit'] });
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
      throw new Stop(
        'rsync is not installed here.',
        'Install it, or publish to a folder and copy that folder to your host.',
      );
    if (error || status !== 0)
      throw new Stop(
        `rsync ended with ${error ? error.message : status}. Your readers still have a whole guide.`,
        'Fix what it says above, and run the command again.',
      );
  }
}
