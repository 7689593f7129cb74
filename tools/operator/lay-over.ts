import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorFolder } from '#cli/operator/folder.ts';
import { compileApps, compileSigners } from '#lib/content/compile.ts';
import type { Content } from '#lib/content/content.ts';
import type { Sums } from '#lib/offline/content-file.ts';
import type { Brand } from '#tools/build/brand.ts';
import { finishSite } from '#tools/build/finish-site.ts';
import type { ChunkFiles } from '#tools/build/hints.ts';
import { addressesOf } from '#tools/build/routes.ts';
import { siteAt } from '#tools/build/search-engines.ts';
import { baseToken, readParts, siteFolder } from './parts.ts';
import { relink } from './relink.ts';

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

/** A JSON text as the bundler writes it into a chunk. */
const payload = /JSON\.parse\((?:'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`)\)/;

const literal = (data: unknown): string =>
  `JSON.parse('${JSON.stringify(data)
    .replace(/[\\']/g, '\\$&')
    .replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)}')`;

/** Chunks whose data an operator's folder changes. */
const dataOf = (content: Content): Readonly<Record<string, unknown>> => ({
  apps: compileApps(content),
  'known-signers': compileSigners(content),
});

/** Puts an operator's data in the place of the package's in a chunk. */
function withData(path: string, text: string, data: unknown): string {
  if (!payload.test(text)) throw new Error(`lay-over: there is no data in ${path}`);
  return text.replace(payload, () => literal(data));
}

const digestOf = (file: string): string => file.split('.').at(-2)!;

/** Whether a chunk belongs to a language that is not offered. */
const isLeft = (name: string, left: readonly string[]): boolean => left.some((tag) => name.endsWith(`-${tag}`));

/**
 * Makes a site of an operator's folder: the bundled site of the package, with the operator's apps, languages, name and
 * look in it. No bundler is needed: the data are put into their chunks, and what names them is named anew.
 */
export async function layOver(base: Content, folder: OperatorFolder, { dist, base: below, ...how }: LayOver) {
  const { chunks: bundled, sums: bundledSums, routes, workers, notices } = readParts();
  const { content, settings } = folder;
  rmSync(dist, { recursive: true, force: true });
  cpSync(siteFolder, dist, { recursive: true });

  const left = Object.keys(base.locales).filter((tag) => !(tag in content.locales));
  const kept: ChunkFiles = Object.fromEntries(Object.entries(bundled).filter(([name]) => !isLeft(name, left)));
  const data = dataOf(content);
  const files = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [bundled[name]![0]!.slice(baseToken.length), value]),
  );
  const moved = relink(dist, (path, text) => {
    const own = path in files ? withData(path, text, files[path]) : text;
    return own.replaceAll(baseToken.slice(0, -1), below.slice(0, -1));
  });
  const chunks = Object.fromEntries(
    Object.entries(kept).map(([name, files]) => [
      name,
      files.map((file) => below + moved.get(file.slice(baseToken.length))!),
    ]),
  );
  // A chunk of content is named by its digest, in the document's script too.
  const digests = Object.entries(bundledSums)
    .filter(([key]) => !left.includes(key))
    .map(([key, sum]) => [key, key in data ? digestOf(chunks[key]![0]!) : sum] as const);
  const sums: Sums = Object.fromEntries(digests);
  const gone = Object.entries(bundled).filter(([name]) => isLeft(name, left));
  for (const file of gone.flatMap(([, files]) => files))
    rmSync(join(dist, moved.get(file.slice(baseToken.length))!), { force: true });
  for (const tag of left)
    for (const name of ['home', 'step']) rmSync(join(dist, `screens/${name}-${tag}.jpg`), { force: true });

  const { name, accent, contact, languages } = settings;
  const brand: Brand = {
    ...(name ? { name } : {}),
    ...(accent ? { accent } : {}),
    ...(contact ? { contact } : {}),
    ...(languages ? { languages } : {}),
    ...(folder.mark ? { mark: folder.mark } : {}),
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
    brand,
    site: siteAt(settings.address, below),
    ...how,
  });
}
