import { createRsbuild, loadConfig } from '@rsbuild/core';
import type { Content } from '#lib/content/content.ts';
import { staleLines } from '#lib/content/stale.ts';
import { contentFile } from '#lib/offline/content-file.ts';
import { parseBase } from '#tools/build/base.ts';
import { compileWorkers } from '#tools/build/compile-workers.ts';
import { finishSite, type SiteParts } from '#tools/build/finish-site.ts';
import { generate } from '#tools/build/generate.ts';
import type { ChunkFiles } from '#tools/build/hints.ts';
import { modulesOf, notices, shippedIn } from '#tools/build/notices.ts';
import { addressesOf } from '#tools/build/routes.ts';
import { parseSite } from '#tools/build/search-engines.ts';
import { contentOrExit } from '#tools/build/sound-content.ts';
import { root } from '#tools/paths.ts';
import { today } from '#tools/today.ts';

export interface BuildOptions {
  /** Folder for the finished site, from the root. */
  readonly dist?: string;
  /** Chunk time-out in milliseconds; only tests change it. */
  readonly timeout?: number;
  /** Folder of the server that the site will lie in, as `parseBase` takes it; the root if absent. */
  readonly base?: string | undefined;
  /** Whole address of the finished site, as `parseSite` takes it; search engines and chats are told of it. */
  readonly site?: string | undefined;
}

type Groups = Readonly<Record<string, { readonly assets?: readonly { readonly name: string }[] }>>;

/** Everything that is loaded when a chunk is asked for by its name: its own files and those it shares with others. */
function filesByName(groups: Groups, base: string): ChunkFiles {
  // In an order of their own: the bundler's is another one now and then.
  const filesOf = (name: string) => (groups[name]?.assets ?? []).map((asset) => base + asset.name).sort();
  const entry = filesOf('index');
  const names = Object.keys(groups).sort();
  // What the first load brings is there already.
  return Object.fromEntries(
    names.map((name) => [name, name === 'index' ? entry : filesOf(name).filter((file) => !entry.includes(file))]),
  );
}

/** What the bundler makes, unfinished, in a folder; with all that `finishSite` needs to make a site of it. */
export type Bundled = Pick<SiteParts, 'base' | 'chunks' | 'sums' | 'routes' | 'content' | 'workers' | 'notices'> & {
  /** Number of the content's chunks. */
  readonly count: number;
};

/** Bundles checked content into a folder below the root. */
export async function bundle(
  content: Content,
  { dist, base, timeout }: Required<Pick<BuildOptions, 'dist'>> & BuildOptions,
) {
  process.env.NODE_ENV = 'production';
  process.env.SIDEGUIDE_BASE = base;
  process.env.SIDEGUIDE_DIST = dist;
  if (timeout) process.env.SIDEGUIDE_CHUNK_TIMEOUT = String(timeout);
  const { chunks, sums, routes } = generate(root, content);
  const { content: config } = await loadConfig({ cwd: root });
  const rsbuild = await createRsbuild({ cwd: root, config: { ...config, mode: 'production', logLevel: 'error' } });
  const { stats } = await rsbuild.build();
  const groups = stats?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
  const below = base ?? '/';
  const files = Object.fromEntries(chunks.map((name) => [name, [below + contentFile(name, sums)!]]));
  const { modules, ...workers } = await compileWorkers();
  return {
    base: below,
    chunks: { ...filesByName(groups, below), ...files },
    sums,
    routes,
    content,
    workers,
    notices: notices(shippedIn([...modulesOf(stats), ...modules])),
    count: chunks.length,
  } satisfies Bundled;
}

/** Checks the content, bundles, and writes the finished site. */
export async function buildGuide({
  dist = process.env.SIDEGUIDE_DIST ?? 'dist',
  timeout,
  base: below,
  site: told = process.env.SIDEGUIDE_SITE,
}: BuildOptions = {}) {
  const base = parseBase(below ?? process.env.SIDEGUIDE_BASE);
  const address = told ? parseSite(told, base) : undefined;
  const content = await contentOrExit();
  const { count, ...parts } = await bundle(content, { dist, base, ...(timeout ? { timeout } : {}) });
  const addresses = addressesOf(parts.routes, Object.keys(content.skins), base);
  const site = await finishSite(`${root}${dist}`, { ...parts, addresses, site: address });
  return { chunks: count, stale: staleLines(content, today()), ...site };
}
