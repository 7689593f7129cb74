import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import {
  type Content,
  flowFiles,
  flowSchema,
  flowSourcesSchema,
  guideSchema,
  openGuide,
  publishedTags,
  schemaFiles,
  sourceTag,
} from '@sideguide/content-kit';
import { type ContentDigests, cachedDocument } from '@sideguide/guide-core/offline';
import { type Brand, type BrandFiles, brandPage, writeBrand } from './brand.ts';
import { browserFloor } from './browser-floor.ts';
import { buttonPage } from './button/button-page.ts';
import { buttonFile, buttonPageFile, buttonScript, integrityOf } from './button/button-script.ts';
import { compressor } from './compressed-copies.ts';
import { entryGuard } from './entry-guard.ts';
import { firstWordsParts } from './first-words.ts';
import { firstWordsScript } from './first-words-script.ts';
import { headerRules, policyElement } from './headers.ts';
import { documentFile } from './hosts/plan.ts';
import { writeHosts } from './hosts/write-hosts.ts';
import { inlineEntry } from './inline-entry.ts';
import { manifestElement, siteManifest } from './manifest.ts';
import { offlineSite, workerFile, workerOffFile, workerScript } from './offline.ts';
import { floorScript, plainPages } from './plain-pages.ts';
import { type ChunkFiles, preloadScript } from './preload-script.ts';
import type { LoadedRoute } from './routes.ts';
import { blockedFallback, blockedScript, blockedStyle } from './scripts-blocked.ts';
import { canonicalScript, describePage, searchFiles } from './search-engines.ts';
import type { HeaderRule } from './serve/headers.ts';
import { trustedTypesPolicy } from './trusted-types.ts';
import { buildDigest, filesBelow, sha256, sumsFile, sumsOf } from './verify/sums.ts';
import { webAppManifests } from './web-app-manifests.ts';

const compressible = /\.(?:js|css|html|svg|txt|xml|json|webmanifest)$/;

/** What `finishSite` makes a site of: the bundler's output, the content, and what the operator has set. */
export interface SiteParts {
  /** Server folder that the site is deployed to, with a slash at both ends. */
  readonly base: string;
  /** Addresses of the app, including the base; parameters as `:name`. */
  readonly addresses: readonly string[];
  readonly chunks: ChunkFiles;
  /** Digests of the content chunks. */
  readonly sums: ContentDigests;
  readonly routes: readonly LoadedRoute[];
  readonly content: Content;
  /** Absolute URL of the site with a trailing slash, if known; search engines and link previews need it. */
  readonly site?: string | undefined;
  readonly workers: Workers;
  /** Script that renders the first words of Home and the landings. */
  readonly firstScreens: string;
  /** Third-party notices: the authors of the shipped code and their licences. */
  readonly notices: string;
  /** The app shown on the button examples page; a placeholder if absent. */
  readonly app?: { readonly package: string; readonly name: string } | undefined;
  /** The operator's name and look; the guide's own if absent. */
  readonly brand?: Brand;
  /** If false, the site has no resolved flows: some 650 files that only other programs read. */
  readonly hasFlows?: boolean;
  /** If false, compressed copies are not written, and all sizes are 0. */
  readonly isCompressed?: boolean;
  /** Called with the number of finished files and the total. */
  readonly progress?: (done: number, total: number) => void;
}

/** Scripts of the service worker and of the worker that uninstalls it. */
export type Workers = Readonly<Record<'worker' | 'worker-off', string>>;

/** Writes the pages, each with the inline scripts and the CSP that allows it. Returns the header rules of the site. */
function writePages(
  dist: string,
  { base, addresses, chunks, sums, routes, content, site, firstScreens, brand = {} }: SiteParts,
  files: BrandFiles,
): HeaderRule[] {
  // A document that the network cuts short must not stay blank, so this script stands before all that is long.
  const guard =
    blockedScript +
    (site ? canonicalScript(site, base, publishedTags(content)) : '') +
    floorScript(browserFloor.test, content, base) +
    trustedTypesPolicy(base) +
    entryGuard;
  const manifest = siteManifest({
    base,
    content,
    chunks,
    sums,
    routes,
    brand,
    digest: buildDigest(sumsOf(dist)),
    brandFiles: files,
  });
  const page = join(dist, 'index.html');
  // The bundler does not know the base.
  const bundled = readFileSync(page, 'utf8').replace(/ (href|src)="\//g, (_all, name: string) => ` ${name}="${base}`);
  const described = describePage(bundled, content, { base, site });
  const branded = brandPage(described, brand, files, base);
  /** Inserts into the head right after the charset declaration, which browsers look for only in the first kilobyte. */
  const insertIntoHead = (html: string, head: string) =>
    html.replace(/<meta charset=[^>]*>/, (charset) => charset + head);
  const firstWords = firstWordsParts(firstScreens, content, { manifest, brand });
  const fallback = blockedFallback(content, base);
  const completePage = (bodyStart: string) =>
    insertIntoHead(
      branded,
      `<style>${blockedStyle}</style><script>${guard}</script>${manifestElement(manifest)}<script>${preloadScript}</script>`,
    )
      .replace('<body>', (body) => body + bodyStart)
      .replace('</body>', () => `${fallback}</body>`);
  if (completePage('') === branded)
    throw new Error('finish-site: src/index.html has no <meta charset> after which the script is inserted');
  const inlineScripts = [guard, preloadScript, firstWordsScript];
  for (const address of addresses) {
    const path = address.slice(base.length);
    const { html, scripts, styles } = inlineEntry(completePage(firstWords.forAddress(path)), dist, base);
    const policy = policyElement({ scripts: [...inlineScripts, ...scripts], styles: [blockedStyle, ...styles] });
    const file = path ? documentFile(path) : 'index.html';
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), insertIntoHead(html, policy));
  }
  const anyAddressPage = insertIntoHead(
    completePage(firstWords.forAnyAddress),
    policyElement({ scripts: inlineScripts, styles: [blockedStyle] }),
  );
  for (const file of [cachedDocument, '404.html']) writeFileSync(join(dist, file), anyAddressPage);
  const workers = Object.keys(chunks).filter((name) => name.endsWith('-worker'));
  return headerRules(['index.html', cachedDocument], base, workers);
}

/**
 * Writes the content as open data for other programs. No page requests these files, and the service worker does not
 * cache them. The flows are many and small, so they get no compressed copies.
 */
function writeOpenFiles(dist: string, { content, site, hasFlows = true }: SiteParts): void {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const { $schema, format, ...guide } = openGuide(content);
  const digest = sha256(Buffer.from(JSON.stringify(guide))).slice(0, 16);
  writeFileSync(join(dist, 'guide.json'), JSON.stringify({ $schema, format, content: { version, digest }, ...guide }));
  for (const [file, schema] of [
    [schemaFiles.guide, guideSchema(site)],
    [schemaFiles.flow, flowSchema(site)],
    [schemaFiles.flowSources, flowSourcesSchema(site)],
  ] as const)
    writeFileSync(join(dist, file), `${JSON.stringify(schema, null, 2)}\n`);
  if (!hasFlows) return;
  for (const [path, value] of flowFiles(content, version)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), JSON.stringify(value));
  }
}

/**
 * Turns the bundler's output into a site: pages, web app manifests, the service worker, compressed copies and server settings.
 * Returns the sizes of the first load in bytes (brotli).
 */
export async function finishSite(dist: string, parts: SiteParts) {
  const { base, addresses, content, workers, brand = {}, isCompressed = true } = parts;
  const bundled = filesBelow(dist);
  for (const file of bundled.filter((name) => name.endsWith('.map') || name.endsWith('.LICENSE.txt')))
    rmSync(join(dist, file));
  const brandFiles = writeBrand(dist, brand);
  const headers = writePages(dist, parts, brandFiles);
  // What the first page shows is cached with the app shell.
  const brandPaths = Object.values(brandFiles).map((file) => base + file);
  const chunks: ChunkFiles = { ...parts.chunks, index: [...(parts.chunks.index ?? []), ...brandPaths] };
  const hasFile = (path: string) => existsSync(join(dist, path.slice(base.length)));
  for (const [file, text] of plainPages(content, base, brand.name)) writeFileSync(join(dist, file), text);
  if (parts.site)
    for (const [file, text] of searchFiles(parts.site, base, addresses, content)) writeFileSync(join(dist, file), text);
  for (const [file, text] of webAppManifests(content, base, hasFile, brand.name, brandFiles.mark))
    writeFileSync(join(dist, file), text);

  writeFileSync(join(dist, 'NOTICES.txt'), parts.notices);
  writeOpenFiles(dist, parts);
  const button = buttonScript(content);
  writeFileSync(join(dist, buttonFile), button);
  writeFileSync(
    join(dist, buttonPageFile),
    buttonPage(content, { base, site: parts.site, app: parts.app, script: button }),
  );
  const compress = compressor(dist);
  let done = 0;
  const compressFile = async (file: string): Promise<readonly [string, number]> => {
    const size = isCompressed ? await compress(join(dist, file)) : 0;
    parts.progress?.(++done, files.length + 2);
    return [base + file, size];
  };

  const files = filesBelow(dist).filter((name) => compressible.test(name) && !name.startsWith('flows/'));
  const sizes = Object.fromEntries(await Promise.all(files.map(compressFile)));
  // Written after all other cached files: the worker contains their digests.
  const site = offlineSite(dist, base, addresses, chunks, content, sizes);
  writeFileSync(join(dist, workerFile), workerScript(workers.worker, site));
  writeFileSync(join(dist, workerOffFile), workers['worker-off']);
  Object.assign(sizes, Object.fromEntries(await Promise.all([workerFile, workerOffFile].map(compressFile))));
  writeFileSync(join(dist, 'site.json'), JSON.stringify({ base, addresses, headers, chunks }, null, 1));
  writeHosts(dist, { base, addresses, headers });
  // Written last: it lists all other files.
  writeFileSync(join(dist, sumsFile), sumsOf(dist));

  const sum = (names: readonly string[]) => [...new Set(names)].reduce((total, name) => total + (sizes[name] ?? 0), 0);
  const entry = chunks.index ?? [];
  const react = entry.filter((name) => name.includes('/react.'));
  const home = ['screen-index', 'hints', `locale-${sourceTag(content)}`].flatMap((name) => chunks[name] ?? []);
  // The entry is inlined in the document.
  const document = sizes[`${base}index.html`]! - sum(react);
  return {
    files: files.length,
    button: integrityOf(button),
    bytes: { react: sum(react), ours: document + sum(home), entry: document },
    sizes,
  };
}
