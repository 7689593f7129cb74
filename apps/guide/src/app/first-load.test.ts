import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { withStandIns } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { generate } from '@sideguide/guide/build';
import { beforeAll, expect, it } from 'vitest';

const source = join(root, 'apps/guide/src');
/** An import that is in the bundle: not of types only, and not `import()`. */
const statement = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** Returns the app's modules that an entry imports, directly or not, and the packages. */
function importsOf(entry: string): { readonly modules: string[]; readonly packages: string[] } {
  const modules = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (modules.has(file)) return;
    modules.add(file);
    if (!/\.tsx?$/.test(file) || !existsSync(file)) return;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
      if (name.startsWith('.')) visit(resolve(dirname(file), name));
      else packages.add(name);
    }
  };
  visit(join(source, entry));
  return { modules: [...modules].map((file) => relative(source, file).replaceAll('\\', '/')), packages: [...packages] };
}

let modules: readonly string[];
let packages: readonly string[];

beforeAll(async () => {
  // Missing in a fresh clone.
  if (!existsSync(join(root, 'apps/guide/.generated/routes.ts')))
    await generate(root, withStandIns((await loadContent(root)).content));
  ({ modules, packages } = importsOf('main.tsx'));
});

it('has of screens and features only what loads them', () => {
  const loaded = modules.filter((path) => /^(?:routes|features|flow|parts|phone|first)\//.test(path));
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((path) => !/\/load\.tsx?$/.test(path))).toEqual([]);
});

it('has the packages that the app cannot start without, and of guide-core no content or schema', () => {
  expect(packages.filter((name) => !name.startsWith('@sideguide/')).sort()).toEqual([
    'react',
    'react-dom',
    'react-dom/client',
    'regexparam',
    'wouter',
    'wouter/use-browser-location',
  ]);
  const ours = packages.filter((name) => name.startsWith('@sideguide/'));
  const allowed = ['detect', 'flow', 'locale', 'offline', 'words'].map((name) => `@sideguide/guide-core/${name}`);
  expect(ours.filter((name) => !allowed.includes(name))).toEqual([]);
});
