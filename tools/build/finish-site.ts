import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Content, sourceTag } from '#lib/content/content.ts';
import { entryGuard } from '#tools/build/entry-guard.ts';
import { headerRules, policyElement } from '#tools/build/headers.ts';
import { type ChunkFiles, hintScript } from '#tools/build/hints.ts';
import { writeHosts } from '#tools/build/hosts/write-hosts.ts';
import type { Route } from '#tools/build/routes.ts';
import { trustedTypesPolicy } from '#tools/build/trusted-types.ts';

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

function listFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

export interface SiteParts {
  /** Folder of the server that the site will lie in, with a slash at both ends. */
  readonly base: string;
  /** Addresses of the app, below the base; parameters as `:name`. */
  readonly addresses: readonly string[];
  readonly chunks: ChunkFiles;
  readonly routes: readonly Route[];
  readonly content: Content;
}

/**
 * Makes the bundler's output a site: the inline script with its hash in the policy, what the server has to know,
 * and compressed copies. Returns sizes of the first load in bytes of brotli.
 */
export function finishSite(dist: string, { base, addresses, chunks, routes, content }: SiteParts) {
  const bundled = listFiles(dist);
  for (const file of bundled.filter((name) => name.endsWith('.map') || name.endsWith('.LICENSE.txt')))
    rmSync(join(dist, file));
  const inline = trustedTypesPolicy(base) + entryGuard + hintScript(chunks, routes, content, base);
  const page = join(dist, 'index.html');
  const plain = readFileSync(page, 'utf8');
  // Right after the encoding, which browsers look for in the first kilobyte only.
  const withHead = (more: string) => plain.replace(/<meta charset=[^>]*>/, (charset) => charset + more);
  const html = withHead(`<script>${inline}</script>`);
  if (html === plain) throw new Error('finish-site: src/index.html has no <meta charset> to put the script behind');
  writeFileSync(page, html);
  writeFileSync(join(dist, '404.html'), withHead(`${policyElement([inline])}<script>${inline}</script>`));
  const headers = headerRules([inline], base);
  writeFileSync(join(dist, 'site.json'), JSON.stringify({ base, addresses, headers, chunks }, null, 1));
  writeHosts(dist, { base, addresses, headers });

  const sizes: Record<string, number> = {};
  const files = listFiles(dist).filter((name) => compressible.test(name) && name !== 'site.json');
  for (const file of files) {
    const bytes = readFileSync(join(dist, file));
    const small = brotli(bytes);
    sizes[base + file] = small.length;
    writeFileSync(join(dist, `${file}.br`), small);
    writeFileSync(join(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (sizes[name] ?? 0), 0);
  const entry = chunks.index ?? [];
  const react = entry.filter((name) => name.includes('/react.'));
  const first = [`${base}index.html`, ...entry.filter((name) => !react.includes(name))];
  const home = ['screen-index', 'hints', `locale-${sourceTag(content)}`].flatMap((name) => chunks[name] ?? []);
  return {
    files: files.length,
    bytes: { react: sum(react), ours: sum([...first, ...home]), entry: sum(first) },
    sizes,
  };
}
