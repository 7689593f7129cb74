import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { call, command, type HelpPage, harmless, harmlessJson, Stop, showSize } from '@sideguide/cli-kit';
import { findFolder } from '@sideguide/content-kit/files';
import type { SiteFile } from '@sideguide/site-kit/serve';
import { buildSite } from '../operator/build-site.ts';
import { checkServer } from '../operator/check-server.ts';
import { mistakesOf } from '../operator/doctor.ts';
import { type OperatorGuide, readGuide, requireNoFindings, showFindings } from '../operator/guide.ts';
import { folderOption } from '../operator/options.ts';
import { changesOf, type SiteChanges, showForReaders } from '../publish/changes.ts';
import type { PublishResult } from '../publish/into-folder.ts';
import { withLock } from '../publish/lock.ts';
import { findForeignFile } from '../publish/order.ts';
import { storeName } from '../publish/publications.ts';
import { isRemote } from '../publish/rsync.ts';
import { type Target, targetAt } from '../publish/target.ts';
import { baseFor, buildDay } from './build.ts';
import { listPublications, runRollback } from './rollback.ts';

const name = `${call} publish`;

/** Default number of days for which an earlier publication can be brought back. */
const defaultKeepDays = 30;

const page = {
  usage: `${name} TARGET [--site ADDRESS] [--dry-run] [--list | --rollback [NUMBER]] [--json]`,
  about: `Builds your guide and puts it where your server reads it: a folder of this machine, or by rsync one of another machine
(user@host:/srv/sideguide). New hashed files go first and the documents last, so whoever visits meanwhile has a whole
guide. What was published before is kept for a while: readers in the middle of a step continue, and --rollback brings it
back. Other files in that folder are left alone. Then the server is asked, if its address is known: does it send every
file and header as they were built?`,
  options: {
    'dry-run': { help: 'say what would change for readers, and change nothing there; with --rollback, too' },
    list: { help: 'list what was published there and can be brought back' },
    rollback: { help: 'bring back the publication before this one, or the one with this NUMBER of the list' },
    site: { value: 'ADDRESS', help: 'ask this server afterwards; default: “address” of your settings' },
    'no-ask': { help: 'ask no server' },
    base: { value: 'PATH', help: 'folder of the server, e.g. /guide/; default: that of “address”' },
    keep: {
      value: 'DAYS',
      help: `how long an earlier publication can be brought back; default: ${defaultKeepDays}. The last one always can`,
    },
    ...folderOption,
    json: { help: 'print JSON: what was written, kept and removed, and what the server sends otherwise' },
  },
  sections: {
    'Exit status': `0  published, listed or brought back
1  the data have mistakes and nothing was changed; or the server sends something else
2  wrong usage, no guide here, somebody else is publishing, the target holds something else or cannot be written`,
  },
  example: `${name} /srv/sideguide --site https://guide.example/`,
} satisfies HelpPage;

export const run = command(name, page, async ({ values, positionals: [target, ...others] }) => {
  if (target === undefined) throw new Stop('No target is named.', `Write: ${name} /srv/sideguide`);
  // rsync and ssh would parse it as an option.
  if (target.startsWith('-'))
    throw new Stop(`“${harmless(target, 60)}” is no target.`, `Write ./ in front of a folder's name: ./-site`);
  const modes = (['list', 'dry-run', 'rollback'] as const).filter((mode) => values[mode]);
  if (values.list && modes.length > 1)
    throw new Stop(`--${modes.join(' and --')} do not go together.`, 'Use --list alone: it changes nothing.');
  const [number, ...rest] = values.rollback ? others : [undefined, ...others];
  if (rest.length) throw new Stop('One target at a time.', `Write: ${name} ${harmless(target, 80)}`);
  const days = parseDays(values.keep);
  const place = targetAt(target, findFolder(values.folder));
  if (values.list) return listPublications(place, values.json === true);
  if (values.rollback) return runRollback(place, number, { ...values, days, name });

  const guide = await readGuide(values.folder);
  requireNoFindings(mistakesOf(guide, buildDay()));
  const { path, settings } = guide.folder;
  const base = baseFor(values.base, settings.address);
  const address = addressOf(values, settings.address);
  if (!isRemote(target)) checkTarget(resolve(target), base);

  const dist = join(path, 'dist');
  if (values['dry-run']) {
    await withLock(join(path, storeName, 'lock'), 'is building this guide', () => buildSite(guide, dist, base));
    const changes = changesOf(dist, place.documents());
    if (values.json) console.log(harmlessJson({ published: false, target, base, changes: changes ?? null }));
    else console.log(dryRunText(place, changes));
    return 0;
  }
  const result = await withLock(join(path, storeName, 'lock'), 'is building this guide', () =>
    place.locked(async () => {
      await buildSite(guide, dist, base);
      return place.publish(dist, days);
    }),
  );
  const serverFindings = address === undefined ? undefined : await checkServer(guide, address, dist);
  if (values.json)
    console.log(harmlessJson({ published: true, target, base, ...result, server: serverFindings ?? null }));
  else console.log(resultText(place, result, serverFindings, guide, address));
  return serverFindings?.length ? 1 : 0;
});

/** Returns the address of the server to ask, if any. */
function addressOf(
  values: { readonly site?: string; readonly 'no-ask'?: true },
  configured: string | undefined,
): string | undefined {
  const address = values['no-ask'] ? undefined : (values.site ?? configured);
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address))
    throw new Stop(`“${harmless(address, 80)}” is no address.`, `Write it whole: --site https://guide.example/`);
  return address;
}

function parseDays(option: string | undefined): number {
  if (option === undefined) return defaultKeepDays;
  if (!/^\d{1,4}$/.test(option))
    throw new Stop('The days have to be a whole number.', `Write: --keep ${defaultKeepDays}`);
  return Number(option);
}

/** Returns the base that a published guide was built for; undefined if its `site.json` is not ours. */
function readBase(file: string): string | undefined {
  try {
    const { base } = JSON.parse(readFileSync(file, 'utf8')) as Partial<SiteFile>;
    return typeof base === 'string' ? base : undefined;
  } catch {
    return undefined;
  }
}

/** Throws `Stop` unless the target contains nothing or the same guide, which may be replaced. */
function checkTarget(target: string, base: string): void {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats) return;
  const printable = harmless(target, 120);
  if (!stats.isDirectory()) throw new Stop(`${printable} is a file.`, 'Name the folder that your server reads.');
  const foreignFile = findForeignFile(target);
  if (foreignFile !== undefined)
    throw new Stop(
      `${printable} holds no guide: “${harmless(foreignFile, 60)}” is in it.`,
      'Name a folder of its own for the guide: a new one, an empty one, or the one that it was published to.',
    );
  const site = join(target, 'site.json');
  const previousBase = existsSync(site) ? readBase(site) : base;
  if (previousBase === undefined)
    throw new Stop(
      `${printable} holds no guide: its site.json is that of another program, or damaged.`,
      'Name a folder of its own for the guide; or take that file away, if the guide was published to it.',
    );
  if (previousBase !== base)
    throw new Stop(
      `The guide in ${printable} was built for ${harmless(previousBase, 60)}, and this one is for ${harmless(base, 60)}.`,
      `Build it for the same folder of the server (--base ${harmless(previousBase, 60)}), or name another target.`,
    );
}

/** As the operator wrote it: it is part of the commands that are named. */
const shownTarget = ({ name }: Target): string => harmless(name, 120);

/** Returns what `--dry-run` prints. */
export function dryRunText(place: Target, changes: SiteChanges | undefined): string {
  const printable = shownTarget(place);
  if (!changes)
    return `Nothing was published to ${printable} yet: readers would get the whole guide for the first time.`;
  const { forReaders, files, bytes } = changes;
  return [
    ...showForReaders(forReaders),
    `Files in ${printable}: ${files.new} new, ${files.changed} changed, ${files.removed} removed; ${showSize(bytes)} to write.`,
    'Nothing was published.',
  ].join('\n');
}

function resultText(
  place: Target,
  result: PublishResult | Record<string, never>,
  serverFindings: Awaited<ReturnType<typeof checkServer>> | undefined,
  { folder }: OperatorGuide,
  address: string | undefined,
): string {
  const printable = shownTarget(place);
  const files = 'written' in result ? (result as PublishResult) : undefined;
  return [
    `Published: ${printable}${files ? `, ${files.written.length} files changed` : ''}.`,
    ...(files?.kept.length
      ? [`Kept from earlier publications, for readers in the middle of a step: ${files.kept.length} files.`]
      : []),
    ...(files?.removed.length ? [`Removed, because nobody needs them any more: ${files.removed.length} files.`] : []),
    ...(files && files.number > 1 ? [`If something is wrong with it: ${name} ${printable} --rollback`] : []),
    ...(serverFindings === undefined
      ? [`Ask your server whether it sends it so: ${call} doctor --site https://guide.example/`]
      : serverFindings.length
        ? [
            `\n${showFindings(serverFindings)}\n\nThe server ${harmless(address!, 80)} does not send all of it as it was built.`,
          ]
        : [`The server ${harmless(address!, 80)} sends all of it as it was built.`]),
    ...(folder.settings.address ? [] : ['The settings have no “address” yet: where does it open?']),
  ].join('\n');
}
