import { createHash } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, compileAppChunks, compileSigners } from '@sideguide/content-kit';
import type { OperatorFolder } from '@sideguide/content-kit/files';
import { type ContentDigests, contentChunkFile } from '@sideguide/guide-core/offline';
import { addressesOf, type Brand, type ChunkFiles, contentScript, finishSite, siteAt } from '@sideguide/site-kit';
import { readParts, siteFolder } from './bundled-site.ts';

export interface WriteSiteOptions {
  /** Folder to write the site to; its contents are deleted. */
  readonly dist: string;
  /** Server folder of the site, with a slash at both ends. */
  readonly base: string;
  /** If false, compressed copies are not written; for previews. */
  readonly isCompressed?: boolean;
  /** Called with the number of finished files and the total. */
  readonly progress?: (done: number, total: number) => void;
}

/** Returns the server folder in a guide's address. */
export const baseOf = (address: string | undefined): string => (address ? new URL(address).pathname : '/');

/** Returns the data of the chunks that an operator's folder changes, by chunk name. */
const compileChangedChunks = (content: Content): Readonly<Record<string, unknown>> => ({
  ...compileAppChunks(content),
  'known-signers': compileSigners(content),
});

const isAppChunk = (name: string): boolean => name === 'apps' || name === 'cards' || name === 'known-signers';

/** Returns these chunks as scripts, each with the digest in its file name. */
const scriptsOf = (content: Content): { name: string; text: string; sum: string }[] =>
  Object.entries(compileChangedChunks(content)).map(([name, value]) => {
    const text = contentScript(name, JSON.stringify(value));
    return { name, text, sum: createHash('sha256').update(text).digest('hex').slice(0, 6) };
  });

/** Returns the name and look of an operator's guide; what the settings leave out stays ours. */
const brandOf = ({ settings, mark, apps }: OperatorFolder): Brand => {
  const { name, accent, contact, languages, schemes, catalogue } = settings;
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
 * Builds a site from an operator's folder: the package's bundled site with the operator's apps, languages, name and
 * look. No bundler is needed: the data is written into chunks, and the document's manifest lists them.
 */
export async function writeSite(
  base: Content,
  folder: OperatorFolder,
    ...(schemes ? { schemes } : {}),
  { dist, base: siteBase, ...options }: WriteSiteOptions,
) {
  const { chunks: bundled, sums: bundledSums, routes, workers, notices, firstScreens } = readParts();
  const { content, settings } = folder;
  rmSync(dist, { recursive: true, force: true });
  cpSync(siteFolder, dist, { recursive: true });

  const omittedLanguages = Object.keys(base.locales).filter((tag) => !(tag in content.locales));
  const isRemoved = (name: string) => isAppChunk(name) || omittedLanguages.some((tag) => name.endsWith(`-${tag}`));
  const removeFile = (path: string) => rmSync(join(dist, path), { force: true });
  for (const [name, files] of Object.entries(bundled))
    if (isRemoved(name)) for (const file of files) removeFile(file.slice(1));
  for (const tag of omittedLanguages) for (const name of ['home', 'step']) removeFile(`screens/${name}-${tag}.jpg`);

  const scripts = scriptsOf(content);
  const sums: ContentDigests = {
    ...Object.fromEntries(
      Object.entries(bundledSums).filter(([key]) => !isAppChunk(key) && !omittedLanguages.includes(key)),
    ),
    ...Object.fromEntries(scripts.map(({ name, sum }) => [name, sum])),
  };
  for (const { name, text } of scripts) writeFileSync(join(dist, contentChunkFile(name, sums)!), text);

  const keptChunks = Object.entries(bundled).filter(([name]) => !isRemoved(name));
  const chunks: ChunkFiles = {
    ...Object.fromEntries(keptChunks.map(([name, files]) => [name, files.map((file) => siteBase + file.slice(1))])),
    ...Object.fromEntries(scripts.map(({ name }) => [name, [siteBase + contentChunkFile(name, sums)!]])),
  };

  return finishSite(dist, {
    base: siteBase,
    addresses: addressesOf(routes, Object.keys(content.skins), siteBase),
    chunks,
    sums,
    routes,
    content,
    workers,
    notices,
    firstScreens,
    app: Object.values(folder.apps)[0],
    brand: brandOf(folder),
    hasFlows: settings.flows === true,
    // Omitted if built for another folder than that of the address.
    site: siteAt(settings.address, siteBase),
    ...options,
  });
}
