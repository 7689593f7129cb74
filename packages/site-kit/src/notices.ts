import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { root } from '@sideguide/cli-kit';

/** A third-party package that is part of the site. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier from the package's `package.json`. */
  readonly license: string;
  /** Text of the package's licence files; empty if it has none. */
  readonly text: string;
}

interface StatsModule {
  readonly nameForCondition?: string | null;
  readonly name?: string;
  /** True if the module is in no chunk itself: unused, or concatenated with others in their `modules`. */
  readonly orphan?: boolean;
  readonly modules?: readonly StatsModule[];
  /** Number of modules left out of `modules`. */
  readonly filteredModules?: number;
}

/** Stats options without limits: by default the bundler's report leaves modules out and gives their number. */
const withoutLimits = {
  nestedModules: true,
  nestedModulesSpace: 1e9,
  modulesSpace: 1e9,
  runtimeModules: true,
  orphanModules: true,
};

function modulePaths(module: StatsModule, isTop: boolean): string[] {
  if (module.filteredModules) throw new Error(`The bundler's report leaves out ${module.filteredModules} modules.`);
  return (module.modules ?? [])
    .filter(({ orphan }) => !(isTop && orphan))
    .flatMap((module) => [module.nameForCondition || module.name || '', ...modulePaths(module, false)]);
}

/** Returns the paths of all modules in a build, and the names of the bundler's own (`webpack/runtime/…`). */
export function modulesOf(stats: Rspack.Stats | Rspack.MultiStats | undefined): string[] {
  const options = { all: false, modules: true, ...withoutLimits };
  const { children = [], ...top } = (stats?.toJson(options) ?? {}) as StatsModule & { children?: StatsModule[] };
  return [...new Set([top, ...children].flatMap((part) => modulePaths(part, true)))];
}

/** Returns the folder of the package that a module belongs to; undefined for our own modules. */
const packageFolder = (path: string): string | undefined =>
  /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1];

/** Returns the folder of the bundler, whose runtime code is part of the output. */
const bundlerFolder = (): string =>
  dirname(
    createRequire(createRequire(`${root}package.json`).resolve('@rsbuild/core')).resolve('@rspack/core/package.json'),
  );

/** Licences that do not require their text to be included. */
const textFreeLicences = ['Unlicense', 'CC0-1.0', '0BSD'];

function shippedFrom(folder: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Shipped;
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort();
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r/g, '').trim()).join('\n\n');
  if (!text && !textFreeLicences.includes(license))
    throw new Error(`${name} ${version} is in the bundle under ${license}, but its package contains no licence text.`);
  return { name, version, license, text };
}

/** Returns these modules' packages, sorted by name. Throws if one lacks a licence text that its licence requires. */
export function shippedIn(modules: readonly string[]): Shipped[] {
  const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined));
  if (modules.some((name) => name.startsWith('webpack/runtime/'))) folders.add(bundlerFolder());
  return [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(shippedFrom)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const separator = '-'.repeat(80);

/** Returns the notices of the site: our own licences and those of all shipped packages, with their texts. */
export function notices(shipped: readonly Shipped[]): string {
  const [codeLicence = '', contentLicence = ''] = ['LICENSE', 'LICENSE-CONTENT'].map((file) =>
    readFileSync(`${root}${file}`, 'utf8').trim(),
  );
  const section = (title: string, text: string) => `${separator}\n${title}\n${separator}\n\n${text}\n`;
  const packageSections = shipped.map(({ name, version, license, text }) =>
    section(`${name} ${version} · ${license}`, text || 'The package asks for no text to be repeated.'),
  );
  return `This site was built with Sideguide, and holds work of others under the licences below.\n\n${[
    section('Sideguide · Apache-2.0', codeLicence),
    section('Words, facts and drawings of Sideguide · CC-BY-4.0', contentLicence),
    ...packageSections,
  ].join('\n')}`;
}
