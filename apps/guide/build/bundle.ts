import { createRsbuild, loadConfig } from '@rsbuild/core';
import { root, today } from '@sideguide/cli-kit';
import { type Content, staleLines } from '@sideguide/content-kit';
import { contentOrExit } from '@sideguide/content-kit/files';
import { contentChunkFile } from '@sideguide/guide-core/offline';
import {
  addressesOf,
  type ChunkFiles,
  finishSite,
  modulesOf,
  notices,
  parseBase,
  parseSite,
  type SiteParts,
  shippedIn,
} from '@sideguide/site-kit';
import type { BuildOptions } from './build-options.ts';
import { compileFirstScreens } from './compile-first-screens.ts';
import { compileWorkers } from './compile-workers.ts';
import { generate } from './generate.ts';

type Groups = Readonly<Record<string, { readonly assets?: readonly { readonly name: string }[] }>>;

/** Returns the files that are loaded with each named chunk: its own files and those it shares with other chunks. */
function filesByName(groups: Groups, base: string): ChunkFiles {
  // Sorted, because the bundler's order is not deterministic.
  const filesOf = (name: string) => (groups[name]?.assets ?? []).map((asset) => base + asset.name).sort();
  const entry = filesOf('index');
  const names = Object.keys(groups).sort();
  // Without the files of the first load, which are already there.
  return Object.fromEntries(
    names.map((name) => [name, name === 'index' ? entry : filesOf(name).filter((file) => !entry.includes(file))]),
  );
}

/** The bundler's output, with all that `finishSite` needs to turn it into a finished site. */
export type Bundled = Pick<
  SiteParts,
  'base' | 'chunks' | 'sums' | 'routes' | 'content' | 'workers' | 'notices' | 'firstScreens'
> & {
  /** Number of content chunks. */
  readonly count: number;
};

/** Bundles the app with checked content into a folder below the root. */
export async function bundle(
  content: Content,
  { dist, base, timeout }: Required<Pick<BuildOptions, 'dist'>> & BuildOptions,
) {
  process.env.NODE_ENV = 'production';
  process.env.SIDEGUIDE_DIST = dist;
  if (timeout) process.env.SIDEGUIDE_CHUNK_TIMEOUT = String(timeout);
  const { chunks, sums, routes } = await generate(root, content);
  const app = `${root}apps/guide`;
  const { content: config } = await loadConfig({ cwd: app });
  const rsbuild = await createRsbuild({ cwd: app, config: { ...config, mode: 'production', logLevel: 'error' } });
  const { stats } = await rsbuild.build();
  const groups = stats?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
  const below = base ?? '/';
  const files = Object.fromEntries(chunks.map((name) => [name, [below + contentChunkFile(name, sums)!]]));
  const { modules, ...workers } = await compileWorkers();
  return {
    base: below,
    chunks: { ...filesByName(groups, below), ...files },
    sums,
    routes,
    content,
    workers,
    firstScreens: await compileFirstScreens(),
    notices: notices(shippedIn([...modulesOf(stats), ...modules])),
    count: chunks.length,
  } satisfies Bundled;
}

/** Checks the content, bundles the app, and writes the finished site. */
export async function buildFromScratch({
  dist,
  timeout,
  base: below,
  site: told,
}: BuildOptions & { readonly dist: string }) {
  const base = parseBase(below);
  const address = told ? parseSite(told, base) : undefined;
  const content = await contentOrExit();
  const { count, ...parts } = await bundle(content, { dist, base, ...(timeout ? { timeout } : {}) });
  const addresses = addressesOf(parts.routes, Object.keys(content.skins), base);
  const site = await finishSite(`${root}${dist}`, { ...parts, addresses, site: address });
  return { chunks: count, stale: staleLines(content, today()), ...site };
}
