import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Content, compileChunks } from '@sideguide/content-kit';
import { digestsOf, type OperatorFolder } from '@sideguide/content-kit/files';
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

interface ContentScript {
  readonly name: string;
  /** Path in the site. */
  readonly file: string;
  readonly text: string;
}

/** Returns the content's chunks as scripts, and the digests in the names of their files. */
function contentScripts({ everyLanguage, content }: OperatorFolder): {
  scripts: ContentScript[];
  sums: ContentDigests;
} {
  const tags = Object.keys(everyLanguage.locales);
  // A step that a language lacks is shown in the source language, which need not be offered.
  const chunks = compileChunks(everyLanguage);
  const digests = digestsOf(chunks, tags);
  const isOffered = (tag: string | undefined) => tag === undefined || tag in content.locales;
  const offered = Object.entries(chunks).filter(([name]) => isOffered(tags.find((tag) => name.endsWith(`-${tag}`))));
  return {
    scripts: offered.map(([name, json]) => ({
      name,
      file: contentChunkFile(name, digests)!,
      text: contentScript(name, json),
    })),
    sums: Object.fromEntries(Object.entries(digests).filter(([key]) => !tags.includes(key) || isOffered(key))),
  };
}

/** Returns the name and look of an operator's guide; what the settings leave out stays ours. */
const brandOf = ({ settings, mark, apps }: OperatorFolder): Brand => {
  const { name, accent, contact, languages, schemes, catalogue } = settings;
  const [app, ...others] = Object.keys(apps);
  return {
    ...(name ? { name } : {}),
    ...(accent ? { accent } : {}),
    ...(contact ? { contact } : {}),
    ...(languages ? { languages } : {}),
    ...(schemes ? { schemes } : {}),
    ...(mark ? { mark } : {}),
    ...(catalogue === 'only' && app && !others.length ? { app } : {}),
  };
};

/**
 * Builds a site from an operator's folder: the package's bundled site with the operator's apps, steps, languages, name
 * and look. No bundler is needed: the content is compiled into chunks, and the document's manifest lists them.
 */
export async function writeSite(
  base: Content,
  folder: OperatorFolder,
  { dist, base: siteBase, ...options }: WriteSiteOptions,
) {
  const { chunks: bundled, sums: bundledSums, routes, workers, notices, firstScreens } = readParts();
  const { content, settings } = folder;
  rmSync(dist, { recursive: true, force: true });
  cpSync(siteFolder, dist, { recursive: true });

  // The package's own content, which the operator's replaces.
  const isContent = (name: string) => contentChunkFile(name, bundledSums) !== undefined;
  const removeFile = (path: string) => rmSync(join(dist, path), { force: true });
  for (const [name, files] of Object.entries(bundled))
    if (isContent(name)) for (const file of files) removeFile(file.slice(1));
  for (const tag of Object.keys(base.locales))
    if (!(tag in content.locales)) for (const name of ['home', 'step']) removeFile(`screens/${name}-${tag}.jpg`);

  const { scripts, sums } = contentScripts(folder);
  for (const { file, text } of scripts) writeFileSync(join(dist, file), text);

  const icons = Object.entries(folder.icons);
  for (const [file, { bytes }] of icons) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), bytes);
  }

  const code = Object.entries(bundled).filter(([name]) => !isContent(name));
  const chunks: ChunkFiles = {
    ...Object.fromEntries(code.map(([name, files]) => [name, files.map((file) => siteBase + file.slice(1))])),
    ...Object.fromEntries(scripts.map(({ name, file }) => [name, [siteBase + file]])),
    ...(icons.length ? { icons: icons.map(([file]) => siteBase + file) } : {}),
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
