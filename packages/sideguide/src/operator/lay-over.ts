import { createHash } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, compileAppChunks, compileSigners } from '@sideguide/content-kit';
import type { OperatorFolder } from '@sideguide/content-kit/files';
import { type ContentDigests, contentChunkFile } from '@sideguide/guide-core/offline';
import { addressesOf, type Brand, type ChunkFiles, contentScript, finishSite, siteAt } from '@sideguide/site-kit';
import { readParts, siteFolder } from './parts.ts';

export interface LayOver {
  /** Folder to write the site to; what is in it goes. */
  readonly dist: string;
  /** Folder of the server, with a slash at both ends. */
  readonly base: string;
  /** False leaves out the compressed copies, for looking at it only. */
  readonly compressed?: boolean;
  /** Hears how many files of how many are done. */
  readonly progress?: (done: number, all: number) => void;
}

/** The folder of a server that an address of a guide names. */
export const baseOf = (address: string | undefined): string => (address ? new URL(address).pathname : '/');

/** Chunks whose data an operator's folder changes, by name. */
const dataOf = (content: Content): Readonly<Record<string, unknown>> => ({
  ...compileAppChunks(content),
  'known-signers': compileSigners(content),
});

const isApps = (name: string): boolean => name === 'apps' || name === 'cards' || name === 'known-signers';

/** The same as scripts, each with the digest that stands in its name. */
const scriptsOf = (content: Content): { name: string; text: string; sum: string }[] =>
  Object.entries(dataOf(content)).map(([name, value]) => {
    const text = contentScript(name, JSON.stringify(value));
    return { name, text, sum: createHash('sha256').update(text).digest('hex').slice(0, 6) };
  });

/** What an operator's guide is called and looks like; what the settings leave out stays ours. */
const brandOf = ({ settings, mark, apps }: OperatorFolder): Brand => {
  const { name, accent, contact, languages, catalogue } = settings;
  const [app, ...others] = Object.keys(apps);
  return {
    ...(name ? { name } : {}),
    ...(accent ? { accent } : {}),
    ...(contact ? { contact } : {}),
    ...(languages ? { languages } : {}),
    ...(mark ? { mark } : {}),
    ...(catalogue === 'only' && app && !others.length ? { app } : {}),
  };
};

/**
 * Makes a site of an operator's folder: the bundled site of the package, with the operator's apps, languages, name and
 * look in it. No bundler is needed: the data are put into their chunks, and the document's manifest names them.
 */
export async function layOver(base: Content, folder: OperatorFolder, { dist, base: below, ...how }: LayOver) {
  const { chunks: bundled, sums: bundledSums, routes, workers, notices, firstScreens } = readParts();
  const { content, settings } = folder;
  rmSync(dist, { recursive: true, force: true });
  cpSync(siteFolder, dist, { recursive: true });

  const left = Object.keys(base.locales).filter((tag) => !(tag in content.locales));
  const isGone = (name: string) => isApps(name) || left.some((tag) => name.endsWith(`-${tag}`));
  const drop = (path: string) => rmSync(join(dist, path), { force: true });
  for (const [name, files] of Object.entries(bundled)) if (isGone(name)) for (const file of files) drop(file.slice(1));
  for (const tag of left) for (const name of ['home', 'step']) drop(`screens/${name}-${tag}.jpg`);

  const scripts = scriptsOf(content);
  const sums: ContentDigests = {
    ...Object.fromEntries(Object.entries(bundledSums).filter(([key]) => !isApps(key) && !left.includes(key))),
    ...Object.fromEntries(scripts.map(({ name, sum }) => [name, sum])),
  };
  for (const { name, text } of scripts) writeFileSync(join(dist, contentChunkFile(name, sums)!), text);

  const kept = Object.entries(bundled).filter(([name]) => !isGone(name));
  const chunks: ChunkFiles = {
    ...Object.fromEntries(kept.map(([name, files]) => [name, files.map((file) => below + file.slice(1))])),
    ...Object.fromEntries(scripts.map(({ name }) => [name, [below + contentChunkFile(name, sums)!]])),
  };

  return finishSite(dist, {
    base: below,
    addresses: addressesOf(routes, Object.keys(content.skins), below),
    chunks,
    sums,
    routes,
    content,
    workers,
    notices,
    firstScreens,
    app: Object.values(folder.apps)[0],
    brand: brandOf(folder),
    // Built for another folder than the address says, it is not that site.
    site: siteAt(settings.address, below),
    ...how,
  });
}
