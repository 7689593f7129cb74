import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { call, command, type HelpPage, harmless, harmlessJson, Stop } from '@sideguide/cli-kit';
import type { SiteFile } from '@sideguide/site-kit/serve';
import { buildSite } from '../operator/build-site.ts';
import { checkServer, mistakesOf } from '../operator/doctor.ts';
import { type OperatorGuide, readGuide, requireNoFindings, showFindings } from '../operator/guide.ts';
import { folderOption } from '../operator/options.ts';
import { findForeignFile, isRemote, type PublishResult, publishInto, rsyncCalls } from '../operator/publish.ts';
import { baseFor, buildDay } from './build.ts';

const name = `${call} publish`;

/** Default number of days for which a hashed file of an earlier build stays. */
const defaultKeepDays = 30;

const page = {
  usage: `${name} TARGET [--site ADDRESS] [--json]`,
  about: `Builds your guide and puts it where your server reads it: a folder of this machine, or by rsync one of another machine
(user@host:/srv/sideguide). New hashed files go first and the documents last, so that whoever comes meanwhile has a
whole guide. Files of the build before stay for a while, for readers in the middle of a step. What lies there beside the
guide is left alone. Then the server is asked, if its address is known: does it send every file and header as they were
built?`,
  options: {
    site: { value: 'ADDRESS', help: 'ask this server afterwards; “address” of your settings if nothing is said' },
    'no-ask': { help: 'ask no server' },
    base: { value: 'PATH', help: 'folder of the server, e.g. /guide/; that of “address” if nothing is said' },
    keep: {
      value: 'DAYS',
      help: `how long hashed files of earlier builds stay in a folder; ${defaultKeepDays} if nothing is said`,
    },
    ...folderOption,
    json: { help: 'print JSON: what was written, kept and removed, and what the server sends otherwise' },
  },
  sections: {
    'Exit status': `0  published
1  the data have mistakes and nothing was changed; or the server sends something else
2  wrong usage, no guide here, the target holds something else or cannot be written`,
  },
  example: `${name} /srv/sideguide --site https://guide.example/`,
} satisfies HelpPage;

export const run = command(name, page, async ({ values, positionals: [target, ...others] }) => {
  if (target === undefined) throw new Stop('No target is named.', `Write: ${name} /srv/sideguide`);
  // rsync and ssh would parse it as an option.
  if (target.startsWith('-'))
    throw new Stop(`“${harmless(target, 60)}” is no target.`, `Write ./ in front of a folder's name: ./-site`);
  if (others.length) throw new Stop('One target at a time.', `Write: ${name} ${harmless(target, 80)}`);
  const days = parseDays(values.keep);
  const guide = await readGuide(values.folder);
  requireNoFindings(mistakesOf(guide, buildDay()));
  const { path, settings } = guide.folder;
  const base = baseFor(values.base, settings.address);
  const address = values['no-ask'] ? undefined : (values.site ?? settings.address);
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address))
    throw new Stop(`“${harmless(address, 80)}” is no address.`, `Write it whole: --site https://guide.example/`);
  if (!isRemote(target)) checkTarget(resolve(target), base);

  const dist = join(path, 'dist');
  await buildSite(guide, dist, base);
  const result = isRemote(target) ? publishByRsync(dist, target) : publishToFolder(dist, resolve(target), days);
  const serverFindings = address === undefined ? undefined : await checkServer(guide, address, dist);
  if (values.json)
    console.log(harmlessJson({ published: true, target, base, ...result, server: serverFindings ?? null }));
  else console.log(resultText(target, result, serverFindings, guide, address));
  return serverFindings?.length ? 1 : 0;
});

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

function publishToFolder(dist: string, target: string, days: number): PublishResult {
  try {
    return publishInto(dist, target, { days, now: Date.now() });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!/^E[A-Z]+$/.test(code ?? '')) throw error;
    throw new Stop(
      `The guide cannot be written to ${harmless(target, 120)} (${code}). What was there still works.`,
      'Give yourself the right to write there, make room, and run it again.',
    );
  }
}

function publishByRsync(dist: string, target: string): Record<string, never> {
  for (const args of rsyncCalls(dist, target)) {
    const { error, status } = spawnSync('rsync', args, { stdio: ['inherit', 'ignore', 'inherit'] });
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
      throw new Stop('rsync is not installed here.', 'Install it, or publish to a folder and bring that to your host.');
    if (error || status !== 0)
      throw new Stop(
        `rsync ended with ${error ? error.message : status}. What was there before still works.`,
        'Mend what it says above, and run it again.',
      );
  }
  return {};
}

function resultText(
  target: string,
  result: PublishResult | Record<string, never>,
  serverFindings: Awaited<ReturnType<typeof checkServer>> | undefined,
  { folder }: OperatorGuide,
  address: string | undefined,
): string {
  const printable = harmless(isRemote(target) ? target : relative(process.cwd(), resolve(target)) || '.', 120);
  const files = 'written' in result ? (result as PublishResult) : undefined;
  return [
    `Published: ${printable}${files ? `, ${files.written.length} files changed` : ''}.`,
    ...(files?.kept.length
      ? [`Kept of earlier builds, for readers who are under way: ${files.kept.length} files.`]
      : []),
    ...(files?.removed.length
      ? [`Removed: ${files.removed.length} files of earlier builds that nobody needs any more.`]
      : []),
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
