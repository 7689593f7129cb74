import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Content } from '#lib/content/content.ts';
import { headerRules } from '#tools/build/headers.ts';
import { type ChunkFiles, hintScript } from '#tools/build/hints.ts';
import type { Route } from '#tools/build/routes.ts';

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;
const chunkFile = /^static\/(?:js|css)\/(?:async\/)?([\w-]+)\.[0-9a-f]{8}\.(?:js|css)$/;

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

/** Scripts and styles by the name of their chunk, as addresses. */
export function chunkFiles(files: readonly string[]): ChunkFiles {
  const found: Record<string, string[]> = {};
  for (const file of files) {
    const name = chunkFile.exec(file)?.[1];
    if (name) found[name] = [...(found[name] ?? []), `/${file}`];
  }
  return found;
}

/**
 * Makes the bundler's output a site: the hint script with its hash in the policy, what the server has to know,
 * and compressed copies. Returns sizes of the first load in bytes of brotli.
 */
export async function finishSite(
  dist: string,
  addresses: readonly string[],
  routes: readonly Route[],
  content: Content,
) {
  const bundled = listFiles(dist);
  for (const file of bundled.filter((name) => name.endsWith('.map') || name.endsWith('.LICENSE.txt')))
    rmSync(join(dist, file));
  const chunks = chunkFiles(bundled);
  const hints = hintScript(chunks, routes, content);
  const page = join(dist, 'index.html');
  const html = readFileSync(page, 'utf8').replace('<head>', () => `<head><script>${hints}</script>`);
  writeFileSync(page, html);
  writeFileSync(join(dist, '404.html'), html);
  writeFileSync(join(dist, 'site.json'), JSON.stringify({ addresses, headers: headerRules([hints]), chunks }, null, 1));

  const sizes: Record<string, number> = {};
  const files = listFiles(dist).filter((name) => compressible.test(name) && name !== 'site.json');
  for (const file of files) {
    const bytes = readFileSync(join(dist, file));
    const small = brotli(bytes);
    sizes[`/${file}`] = small.length;
    writeFileSync(join(dist, `${file}.br`), small);
    writeFileSync(join(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (sizes[name] ?? 0), 0);
  const first = ['/index.html', ...(chunks.index ?? [])];
  const home = ['screen-index', 'kit', 'hints', 'locale-en'].flatMap((name) => chunks[name] ?? []);
  return {
    files: files.length,
    bytes: { react: sum(chunks.react ?? []), ours: sum([...first, ...home]), entry: sum(first) },
    sizes,
  };
}
