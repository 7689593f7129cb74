import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { shippedIn } from '@sideguide/site-kit';
import { readSums, sha256, sumsFile } from '@sideguide/site-kit/verify';
import { describe, expect, it } from 'vitest';
import { sites } from '../support/sites.ts';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}
type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly name: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly scripts?: Versions;
}

const json = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
);
const manifests = ['package.json', ...workspaces].map((path) => json<Manifest>(path));
const [project] = manifests;
/** Returns the dependencies from the registry, without our own workspaces. */
const foreign = (versions: Versions = {}) =>
  Object.entries(versions).filter(([name]) => !name.startsWith('@sideguide/'));
const locked = Object.entries(json<{ packages: Record<string, Package> }>('package-lock.json').packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
);
const { dist } = sites.guide;

describe('packages', () => {
  it('have no install scripts except esbuild’s, which is optional', () => {
    // Its script only saves a start of Node: what it would download comes with the platform's package.
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(scripted).toEqual(['node_modules/esbuild']);
    // `prepare` and `postpack` run where the package is made, from a clone or from the repository's address; never where
    // it is installed from the registry or a file.
    const installScripts = Object.keys(project!.scripts!).filter((name) =>
      /^(pre|post)?(install|prepare|pack|publish)/.test(name),
    );
    expect(installScripts.filter((name) => !['package', 'postpack', 'prepare'].includes(name))).toEqual([]);
  });

  it('come from the registry with an integrity hash', () => {
    expect(locked.length).toBeGreaterThan(50);
    for (const [path, { resolved, integrity }] of locked) {
      // A package without an address of its own is requested from the registry or its configured mirror.
      expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
      expect(integrity, path).toMatch(/^sha512-/);
    }
  });

  it.each(manifests.flatMap(({ dependencies, devDependencies }) => foreign({ ...dependencies, ...devDependencies })))(
    'include %s pinned, with a reason in the decisions',
    (name, version) => {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      const decisions = readFileSync(join(root, 'docs/decisions/0001-dependencies.md'), 'utf8');
      expect(decisions).toContain(`\`${name}\``);
    },
  );
});

describe('notices', () => {
  const text = readFileSync(join(dist, 'NOTICES.txt'), 'utf8');
  /** Checks the content while a site is built; no page loads it. */
  const ofBuild = 'zod';
  /** What the site's code imports, from the manifests of its packages. */
  const used = manifests
    .filter(({ name }) => ['@sideguide/guide', '@sideguide/guide-core', '@sideguide/apk-verify'].includes(name))
    .flatMap(({ dependencies }) => foreign(dependencies).map(([name]) => name))
    .filter((name) => name !== ofBuild);

  it('name every package that the site’s own code uses', () => {
    expect(used).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'wouter', 'regexparam', 'uqr', '@noble/hashes']),
    );
    for (const name of used) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(text).not.toContain(`${ofBuild} `);
  });

  it.each(['scheduler', '@swc/helpers', '@rspack/core'])('name %s, an indirect dependency', (name) => {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it('contain the licence texts of all named packages and of the project', () => {
    const names = [...text.matchAll(/^-{80}\n(\S+) (\d\S*) · (\S+)$/gm)].map(([, name, version]) => [name!, version!]);
    expect(names.map(([name]) => name)).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'wouter', '@rspack/core']),
    );
    for (const [name, version] of names) {
      const folder = join(root, 'node_modules', name!);
      if (!existsSync(folder)) continue;
      expect(json<Package>(`node_modules/${name}/package.json`).version).toBe(version);
      for (const file of readdirSync(folder).filter((entry) => /^licen[cs]e/i.test(entry)))
        expect(text).toContain(readFileSync(join(folder, file), 'utf8').replace(/\r/g, '').trim());
    }
    expect(text).toContain(readFileSync(join(root, 'LICENSE'), 'utf8').trim());
  });

  it('name no development dependency', () => {
    const tools = manifests.flatMap(({ devDependencies }) => foreign(devDependencies).map(([name]) => name));
    expect(tools).toContain('vitest');
    for (const name of tools) expect(text).not.toContain(`\n${name} `);
  });

  it('report packages without a licence text', () => {
    expect(shippedIn([`${root}apps/guide/src/main.tsx`])).toEqual([]);
    expect(shippedIn([`${root}node_modules/wouter/src/index.js`])).toMatchObject([{ license: 'Unlicense', text: '' }]);
    expect(shippedIn(['webpack/runtime/load_script'])).toMatchObject([{ name: '@rspack/core', license: 'MIT' }]);
  });
});

it('the list of hashes names every file of the site, as it is', () => {
  const sums = readSums(dist);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== sumsFile)
    .map((entry) => join(entry.parentPath, entry.name));
  expect(sums.size).toBe(files.length);
  for (const [path, sum] of sums) expect(sha256(readFileSync(join(dist, path))), path).toBe(sum);
});
