import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { documentFile, pathPattern, typeOf } from '../hosts/plan.ts';
import type { HeaderRule } from './headers.ts';
import { type Encoding, encodings } from './negotiate.ts';

/** `site.json` of a built site: what the build tells a server. All paths are absolute and begin with `base`. */
export interface SiteFile {
  /** Server folder of the site, with a slash at both ends. */
  readonly base: string;
  /** Addresses of the app: concrete paths, and patterns with one segment per `:param`. */
  readonly addresses: readonly string[];
  readonly headers: readonly HeaderRule[];
}

/** One file as it is served: in every coding that the build wrote a copy for, each with its entity tag. */
export interface ServedFile {
  readonly type: string;
  readonly copies: ReadonlyMap<Encoding, { readonly body: Buffer; readonly tag: string }>;
}

/** A built site in memory, so that a new build in the same folder does not affect a running server. */
export interface Site extends SiteFile {
  readonly documents: readonly Document[];
  /** The document for unknown addresses; it contains its own CSP. */
  readonly notFound: ServedFile;
  /** Public files by their path. */
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** The document of an address, and the paths at which it is served; a trailing slash is optional. */
interface Document {
  readonly paths: RegExp;
  readonly page: ServedFile;
}

/**
 * Files of a built site that are not served, by file name: files that servers read, hidden files, and files that are
 * sent under another address (the pages and the compressed copies).
 */
export const hiddenFile = /^[._]|^(site\.json|index\.html|404\.(html|txt))$|\.(map|br|gz)$/;

/** Hidden folders are left behind by tools, like `.git`; `.well-known` (RFC 8615) is meant to be public. */
const hiddenFolder = /^\.(?!well-known$)/;

/** Whether the path is a regular file; the target of a link is not part of the site. */
const isOwnFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

function readResource(file: string): ServedFile {
  const copy = (name: Encoding, path: string) => {
    const body = readFileSync(path);
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 20);
    return [name, { body, tag: `"${digest}"` }] as const;
  };
  const compressed = encodings.filter(({ suffix }) => isOwnFile(file + suffix));
  return {
    type: typeOf(extname(file).slice(1) || 'txt') ?? 'application/octet-stream',
    copies: new Map([copy('identity', file), ...compressed.map(({ name, suffix }) => copy(name, file + suffix))]),
  };
}

/** Returns the paths of the files below a folder. Files behind links are not part of the site. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return hiddenFolder.test(entry.name) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });

/** Reads a whole built site into memory. Throws if the folder contains none. */
export function readSite(dist: string): Site {
  const file = join(dist, 'site.json');
  const missing = ['site.json', 'index.html', '404.html'].find((name) => !isOwnFile(join(dist, name)));
  if (missing) throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  const site = JSON.parse(readFileSync(file, 'utf8')) as SiteFile;
  const home = readResource(join(dist, 'index.html'));
  const files = filesBelow(dist)
    .filter((path) => !hiddenFile.test(basename(path)))
    .map((path) => [site.base + relative(dist, path).split(sep).join('/'), readResource(path)] as const);
  return {
    ...site,
    documents: site.addresses.map((address) => {
      const ownDocument = join(dist, documentFile(address.slice(site.base.length)));
      return {
        paths: new RegExp(`^${pathPattern(address).replace(/\/$/, '')}/?$`),
        page: address === site.base || !isOwnFile(ownDocument) ? home : readResource(ownDocument),
      };
    }),
    notFound: readResource(join(dist, '404.html')),
    files: new Map(files),
  };
}
