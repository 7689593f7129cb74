import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { documentFile } from '../hosts/plan.ts';
import type { HeaderRule } from './headers.ts';
import { type Encoding, encodings } from './negotiate.ts';

/** What the build tells a server, `site.json` of a built site. All paths are whole: they begin with `base`. */
export interface SiteFile {
  /** Folder of the server that the site lies in, with a slash at both ends. */
  readonly base: string;
  /** Addresses of the app: concrete paths, and patterns with one segment per `:param`. */
  readonly addresses: readonly string[];
  readonly headers: readonly HeaderRule[];
}

/** One file as it is sent: in every coding the build left a copy in, each with its entity tag. */
export interface ServedFile {
  readonly type: string;
  readonly copies: ReadonlyMap<Encoding, { readonly body: Buffer; readonly tag: string }>;
}

/** A built site in memory: a new build in the same folder changes nothing for those who are being served. */
export interface Site extends SiteFile {
  readonly documents: readonly Document[];
  /** The document again, for addresses that are none: it carries its policy in itself. */
  readonly unknown: ServedFile;
  /** Files that anybody may ask for, by their path. */
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** The document of an address, and the paths that it is sent at; a slash at the end is optional. */
interface Document {
  readonly paths: RegExp;
  readonly page: ServedFile;
}

/** `/result/:home` → `/result/[^/]+`. */
const toPattern = (address: string): string =>
  address
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/$/, '');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.apk': 'application/vnd.android.package-archive',
};

/**
 * Files of a built site that are nobody's business, by their name without folders: what servers read, hidden files,
 * and what is sent under another address (the pages, and the compressed copies).
 */
export const hiddenFile = /^[._]|^(site\.json|index\.html|404\.(html|txt))$|\.(map|br|gz)$/;

/** Left behind by tools, as `.git` is; `.well-known` (RFC 8615) is meant to be read. */
const hiddenFolder = /^\.(?!well-known$)/;

/** Whether the file itself lies there: what a link leads to is not the site's. */
const isOwnFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

function readResource(file: string): ServedFile {
  const copy = (name: Encoding, path: string) => {
    const body = readFileSync(path);
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 20);
    return [name, { body, tag: `"${digest}"` }] as const;
  };
  const compressed = encodings.filter(({ suffix }) => isOwnFile(file + suffix));
  return {
    type: types[extname(file)] ?? (extname(file) === '' ? types['.txt']! : 'application/octet-stream'),
    copies: new Map([copy('identity', file), ...compressed.map(({ name, suffix }) => copy(name, file + suffix))]),
  };
}

/** Paths of the files below a folder. Links are not followed: what lies outside is not the site's. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return hiddenFolder.test(entry.name) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });

/** Reads a built site whole. Throws if the folder holds none. */
export function readSite(dist: string): Site {
  const file = join(dist, 'site.json');
  const lacking = ['site.json', 'index.html', '404.html'].find((name) => !isOwnFile(join(dist, name)));
  if (lacking) throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  const site = JSON.parse(readFileSync(file, 'utf8')) as SiteFile;
  const home = readResource(join(dist, 'index.html'));
  const files = filesBelow(dist)
    .filter((path) => !hiddenFile.test(basename(path)))
    .map((path) => [site.base + relative(dist, path).split(sep).join('/'), readResource(path)] as const);
  return {
    ...site,
    documents: site.addresses.map((address) => {
      const own = join(dist, documentFile(address.slice(site.base.length)));
      return {
        paths: new RegExp(`^${toPattern(address)}/?$`),
        page: address === site.base || !isOwnFile(own) ? home : readResource(own),
      };
    }),
    unknown: readResource(join(dist, '404.html')),
    files: new Map(files),
  };
}
