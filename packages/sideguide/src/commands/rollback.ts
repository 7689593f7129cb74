import { join } from 'node:path';
import { harmless, harmlessJson, Stop, table } from '@sideguide/cli-kit';
import { findFolder } from '@sideguide/content-kit/files';
import { readersChanges, showForReaders } from '../publish/changes.ts';
import { previousPublication } from '../publish/into-folder.ts';
import { withLock } from '../publish/lock.ts';
import { type Publication, storeName } from '../publish/publications.ts';
import { isRemote } from '../publish/rsync.ts';
import { showSummary } from '../publish/summary.ts';
import type { Target } from '../publish/target.ts';

/** `2026-11-28 06:12`, UTC. */
const shownTime = ({ published }: Publication): string => published.slice(0, 16).replace('T', ' ');

/** Returns what readers noticed of a publication. Nothing for the first, or if one of the two is damaged. */
const changesSince = (place: Target, before: Publication | undefined, { number }: Publication): readonly string[] =>
  (before && readersChanges(place.documentsOf(number), place.documentsOf(before.number))) ?? [];

/** Runs `publish --list`. Returns the exit status. */
export function listPublications(place: Target, isJson: boolean): number {
  const { publications, current, interrupted } = place.publications();
  if (isJson) {
    console.log(
      harmlessJson({ target: place.name, current: current ?? null, interrupted: interrupted ?? null, publications }),
    );
    return 0;
  }
  const shown = harmless(place.name, 120);
  if (!publications.length) {
    console.log(
      `Nothing that could be brought back was published to ${shown}${isRemote(place.name) ? ' from this folder' : ''} yet.`,
    );
    return 0;
  }
  const rows = publications.map((one, at): [string, string] => [
    `${String(one.number).padStart(4)}  ${shownTime(one)} UTC  ${one.number === current ? 'now' : '   '}`,
    [
      showSummary(one.summary) + (one.number === interrupted ? '; was interrupted' : ''),
      ...changesSince(place, publications[at + 1], one).map((sentence) => `- ${sentence}`),
    ].join('\n'),
  ]);
  console.log(`Published to ${shown}:\n${table(rows)}`);
  return 0;
}

interface RollbackOptions {
  readonly days: number;
  readonly json?: true;
  /** Only tells what would change. */
  readonly 'dry-run'?: true;
  readonly folder?: string;
  /** The command as called. */
  readonly name: string;
}

/** Runs `publish --rollback`. Returns the exit status. */
export async function runRollback(
  place: Target,
  number: string | undefined,
  { days, json, folder, name, 'dry-run': isTrial }: RollbackOptions,
): Promise<number> {
  const shown = harmless(place.name, 120);
  const seeList = `See what there is: ${name} ${shown} --list`;
  if (number !== undefined && !/^[1-9]\d{0,8}$/.test(number))
    throw new Stop(`“${harmless(number, 40)}” is no number of a publication.`, seeList);
  // Locking creates the target's folder, so look first whether there is anything.
  if (!place.publications().publications.length)
    throw new Stop(`Nothing that could be brought back was published to ${shown}.`, seeList);
  const find = (): Publication => {
    const all = place.publications();
    const wanted = number === undefined ? previousPublication(all) : Number(number);
    if (wanted === undefined) throw new Stop(`There is no publication before this one in ${shown}.`, seeList);
    const found = all.publications.find((one) => one.number === wanted);
    if (!found) throw new Stop(`There is no publication ${wanted} in ${shown}.`, seeList);
    const damaged = place.damaged(wanted);
    if (damaged.length)
      throw new Stop(
        `Publication ${wanted} cannot be brought back: ${damaged.length} of its files are missing or were changed, “${harmless(damaged[0]!, 80)}” first. Nothing was changed.`,
        `Bring back another one (${name} ${shown} --list), or publish anew.`,
      );
    return found;
  };
  if (isTrial) {
    const found = find();
    const forReaders = readersChanges(place.documentsOf(found.number), place.documents()) ?? [];
    if (json) console.log(harmlessJson({ rolledBack: false, target: place.name, number: found.number, forReaders }));
    else
      console.log(
        [
          `Readers would get publication ${found.number} of ${shownTime(found)} UTC again: ${showSummary(found.summary)}.`,
          ...showForReaders(forReaders),
          'Nothing was changed.',
        ].join('\n'),
      );
    return 0;
  }
  const work = async () => {
    const found = find();
    return { found, result: place.rollBack(found.number, days) };
  };
  const { found, result } = isRemote(place.name)
    ? await withLock(join(findFolder(folder), storeName, 'lock'), 'is building this guide', work)
    : await place.locked(work);
  if (json) console.log(harmlessJson({ rolledBack: true, target: place.name, ...result, number: found.number }));
  else
    console.log(
      [
        `Readers get publication ${found.number} of ${shownTime(found)} UTC again: ${showSummary(found.summary)}.`,
        `Your folder is as it was: the next publish brings your newest data.`,
      ].join('\n'),
    );
  return 0;
}
