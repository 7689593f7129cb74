import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizesOf } from '@sideguide/guide/build';
import type { Copy } from '../../e2e/support/copy-project.ts';

/** Cost of a build: seconds, and bytes of memory at its peak. */
export interface Build {
  readonly seconds: number;
  readonly memory: number;
  readonly languages: number;
  readonly skins: number;
  readonly apps: number;
}

/** Preloaded module that reports the process's peak memory at exit, in kilobytes. */
const memoryReporter =
  "data:text/javascript,process.on('exit',()=>console.error('memory',process.resourceUsage().maxRSS))";

/** Builds a copy of the project in a separate process and measures it. */
export async function timedBuild(copy: Copy): Promise<Build> {
  const started = performance.now();
  const { code, output } = await copy.run('--import', memoryReporter, 'apps/guide/build/main.ts');
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(output);
  const count = (folder: string) => readdirSync(join(copy.root, 'content', folder)).length;
  const memory = Number(/^memory (\d+)$/m.exec(output)?.[1] ?? 0) * 1024;
  return { seconds, memory, languages: count('locales'), skins: count('skins'), apps: count('apps') };
}

/** Returns the bytes loaded until Home's text, for the most expensive of these languages. */
export function firstLoad(dist: string, languages: readonly string[]): number {
  const { base, chunks } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as {
    base: string;
    chunks: Readonly<Record<string, readonly string[]>>;
  };
  const sizes = sizesOf(dist);
  const total = (names: readonly string[]) =>
    [...new Set(names.flatMap((name) => chunks[name] ?? []))].reduce(
      (sum, path) => sum + (sizes.get(path.slice(base.length)) ?? 0),
      0,
    );
  const home = languages.map((tag) => total(['screen-index', `locale-${tag}`]));
  return sizes.get('index.html')! + Math.max(...home);
}
