import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

// Builds what is published: `dist/` contains JavaScript and types, `.cache/package/` everything that `npm pack` packs.
// The sources are TypeScript with `.ts` endings, which neither browsers nor Node below `node_modules` run.

const folder = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(folder, 'dist');

/** Entry points of the published package, by source. `fuzz` and `testing` are not published. */
export const doors = { index: 'src/index.ts', node: 'src/node/index.ts', icon: 'src/icon/index.ts' } as const;
const command = 'src/node/command.ts';

/**
 * Writes a module for each entry point: rarely needed parts in separate chunks, the only dependency bundled. Returns
 * the outputs and what each is made from.
 */
async function bundle(options: Pick<BuildOptions, 'entryPoints' | 'outdir' | 'target' | 'minify' | 'supported'>) {
  const { metafile } = await build({
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    chunkNames: 'parts/[name]-[hash]',
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    // Fields are assigned, as no class has a setter for one: defining them takes 1 kB of helpers and calls.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    ...options,
  });
  return metafile.outputs;
}

/** Writes `dist/`, and `dist/node/` for Node: the same with Node's syntax, and with readable lines in stack traces. */
async function bundleAll(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  const { node: _node, ...everywhere } = doors;
  const parts = {
    // Syntax that Chromium 70 runs, and with it every other engine since 2020.
    ...(await bundle({
      entryPoints: everywhere,
      outdir: 'dist',
      target: 'es2018',
      supported: { bigint: true },
      minify: true,
    })),
    ...(await bundle({ entryPoints: { ...doors, command }, outdir: 'dist/node', target: 'node20' })),
  };
  writeFileSync(join(dist, 'parts.json'), `${JSON.stringify(parts)}\n`);
  const noble = join(root, 'node_modules/@noble/hashes/LICENSE');
  writeFileSync(join(dist, 'NOTICES.txt'), `Parts of @noble/hashes are in here:\n\n${readFileSync(noble, 'utf8')}`);
}

/** Writes the types, which the compiler generates from the same sources. */
function declare(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', join(folder, 'build/tsconfig.json')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The types cannot be made:\n${stdout}`);
  for (const [door, source] of Object.entries(doors)) {
    const types = `./types/${source.replace(/^src\//, '').replace(/\.ts$/, '.js')}`;
    writeFileSync(join(dist, `${door}.d.ts`), `export * from '${types}';\n`);
  }
}

/** Lays out the package: its manifest without the fields for this repository only, and the files that belong to it. */
function layOut(): string {
  const place = join(folder, '.cache/package');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown> & {
    readonly files: readonly string[];
  };
  const { private: _private, scripts: _scripts, dependencies: _in, devDependencies: _dev, ...manifest } = own;
  const door = (name: string) => ({
    types: `./dist/${name}.d.ts`,
    node: `./dist/node/${name}.js`,
    ...(name !== 'node' && { default: `./dist/${name}.js` }),
  });
  const exports = { '.': door('index'), './node': door('node'), './icon': door('icon') };
  const bin = { 'apk-verify': 'dist/node/command.js' };
  const text = { ...manifest, main: './dist/index.js', types: './dist/index.d.ts', bin, exports };
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
  for (const name of ['README.md', ...own.files]) cpSync(join(folder, name), join(place, name), { recursive: true });
  rmSync(join(place, 'dist/parts.json'));
  cpSync(join(root, 'LICENSE'), join(place, 'LICENSE'));
  return place;
}

/** Builds the package; returns the folder that `npm pack` packs. */
export async function buildPackage(): Promise<string> {
  await bundleAll();
  declare();
  return layOut();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildPackage());
