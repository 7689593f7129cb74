import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tools/paths.ts';
import { projectFiles } from '../support/copy-project.ts';

interface Room {
  /** Rooms it may import besides itself. */
  readonly rooms: readonly string[];
  /** Packages it may import; `node:` stands for all of Node's own modules. */
  readonly packages: readonly string[];
}

/** Who may import whom, and which packages: the one table. Files of tests belong to `tests`, wherever they lie. */
const rooms: Readonly<Record<string, Room>> = {
  lib: { rooms: [], packages: ['@noble/hashes'] },
  content: { rooms: ['lib'], packages: [] },
  worker: { rooms: ['lib'], packages: [] },
  src: { rooms: ['lib', '.generated'], packages: ['react', 'react-dom', 'wouter', 'regexparam', 'uqr'] },
  cli: { rooms: ['lib'], packages: ['node:', 'uqr'] },
  tools: {
    rooms: ['src', 'cli', 'lib', '.'],
    packages: [
      'node:',
      '@rsbuild/core',
      '@rsbuild/plugin-react',
      'playwright-core',
      '@sparticuz/chromium',
      'gettext-parser',
      'axe-core',
    ],
  },
  tests: {
    rooms: ['tools', 'src', 'cli', 'content', 'lib', '.generated', '.'],
    packages: ['node:', 'vitest', 'playwright-core', 'axe-core', '@noble/curves', 'ajv'],
  },
  // Settings of the bundler and the test runner, at the root.
  bench: { rooms: ['tools', 'cli', 'lib', 'tests'], packages: ['node:', 'playwright-core'] },
  '.': { rooms: ['tools'], packages: ['node:', '@rsbuild/core', '@rsbuild/plugin-react', 'vitest'] },
};

/** Inside `src`: each part may import those of later lines. The catalog is the app's door to the content. */
const order = [
  ['main'],
  ['app'],
  ['catalog'],
  ['screens', 'gates'],
  ['helper', 'paper'],
  ['messages', 'ask'],
  ['flow'],
  ['check', 'ways'],
  ['frame', 'drawing'],
  ['ui'],
  ['core'],
] as const;
const partsOfCatalog = ['core'];
/** The only files that see what the build makes of the content. */
const seesContent = /^src\/(catalog\.ts|app\/.*)$/;

type Files = Readonly<Record<string, string>>;
interface Import {
  readonly spec: string;
  readonly typeOnly: boolean;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** The launcher is the door of the whole command: what reads content and what builds sites. */
const launcher = 'cli/sideguide.cjs';
const roomOf = (path: string): string =>
  path === launcher ? '.' : isTest(path) ? 'tests' : path.includes('/') ? path.split('/', 1)[0]! : '.';
const partOf = (path: string): string => path.split('/')[1]!.replace(/\.\w+$/, '');
const rankOf = (part: string): number => order.findIndex((parts) => (parts as readonly string[]).includes(part));
/** The nearest folder with a `screen.tsx` is the screen that a file belongs to. */
const screenOf = (path: string, files: Files): string => {
  let folder = posix.dirname(path);
  while (folder !== 'src/screens' && folder !== '.' && !(`${folder}/screen.tsx` in files))
    folder = posix.dirname(folder);
  return folder;
};

const statement = /(?:^|[;\n])\s*(?:import|export)\s+(type\s)?(?:[^'";`]*?\sfrom\s*)?['"]([^'"$]+)['"]/g;
const call = /\b(?:import|require)\s*\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"$]+)['"]/g;
const inStyle = /(?:@import\s+(?:url\()?|composes:[^;]*\sfrom\s+)['"]([^'"]+)['"]/g;

function importsOf(path: string, text: string): Import[] {
  if (path.endsWith('.css')) return [...text.matchAll(inStyle)].map(([, spec]) => ({ spec: spec!, typeOnly: false }));
  return [
    ...[...text.matchAll(statement)].map(([, type, spec]) => ({ spec: spec!, typeOnly: type !== undefined })),
    ...[...text.matchAll(call)].map(([, spec]) => ({ spec: spec!, typeOnly: false })),
  ];
}

/** The imported file as a path from the root, or undefined for a package. */
function targetOf(path: string, spec: string): string | undefined {
  if (spec.startsWith('.')) return posix.join(posix.dirname(path), spec);
  return spec.startsWith('#') ? spec.slice(1).replace(/^generated\//, '.generated/') : undefined;
}

function wrongPackage(path: string, spec: string): string | undefined {
  const name = spec.startsWith('node:') ? 'node:' : spec.split('/', spec.startsWith('@') ? 2 : 1).join('/');
  const room = roomOf(path);
  if (rooms[room]!.packages.includes(name)) return undefined;
  return `${path} imports the package ${name}, which is not on the list of ${room}. Do without it, or move the file to a room that has it, or add it to the table in tests/laws/arrows.test.ts with a decision in docs/decisions/.`;
}

/** What is wrong with one import inside `src`. */
function wrongPart(path: string, target: string, files: Files): string | undefined {
  const [from, to] = [partOf(path), partOf(target)];
  if (from === 'screens' && to === 'screens' && screenOf(path, files) !== screenOf(target, files))
    return `${path} imports ${target}, which belongs to another screen. What two screens share moves to src/flow, src/ui or lib.`;
  if (from === to) return undefined;
  const allowed = from === 'catalog' ? partsOfCatalog.includes(to) : rankOf(to) > rankOf(from);
  if (allowed && rankOf(from) >= 0) return undefined;
  return `${path} imports ${target}: ${from} may not import ${to}. Move what both need further in (ui, core or lib), or hand it in as a property.`;
}

function wrongImport(path: string, { spec, typeOnly }: Import, files: Files): string | undefined {
  const target = targetOf(path, spec);
  if (target === undefined) return wrongPackage(path, spec);
  const [from, to] = [roomOf(path), roomOf(target)];
  if (from === 'tests') return undefined;
  if (isTest(target)) return `${path} imports the test ${target}. Move what both need into a file of its own.`;
  // A skin's table of contents and its versions are one object in two files; what several entries draw stands above them.
  const [folder, above] = [posix.dirname(path), posix.dirname(target)];
  const shared = folder === above || (folder.startsWith(`${above}/`) && posix.basename(target) === 'scenes.ts');
  if (from === 'content' && !typeOnly && !shared)
    return `${path} imports ${target} as code. Content is data: write \`import type\`, and \`satisfies\` at the end of the object; only the scenes.ts of its own skin, or of all skins, is imported.`;
  if (from === to) return from === 'src' ? wrongPart(path, target, files) : undefined;
  if (!rooms[from]!.rooms.includes(to))
    return `${path} imports ${target}: ${from} may not import ${to}. Move what both need to lib, or turn the arrow round.`;
  if (to === '.generated' && !seesContent.test(path))
    return `${path} imports ${target}: only src/catalog.ts and src/app see the content. Take it from the view, or add a function to src/catalog.ts.`;
  return undefined;
}

/** Every import that goes against an arrow, said so that it can be mended. */
const wrongImports = (files: Files): string[] =>
  Object.entries(files)
    .flatMap(([path, text]) => importsOf(path, text).map((one) => wrongImport(path, one, files)))
    .filter((wrong) => wrong !== undefined);

const code = projectFiles(root).filter((path) => /\.(tsx?|cjs|css)$/.test(path));
const project: Files = Object.fromEntries(code.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]));

describe('the arrows of this project', () => {
  it.each(Object.keys(rooms))('%s imports only what it may', (room) => {
    expect(wrongImports(project).filter((wrong) => roomOf(wrong.split(' ')[0]!) === room)).toEqual([]);
  });

  it('every room and every part of src has its arrows', () => {
    const folders = readdirSync(root).filter((name) => code.some((path) => path.startsWith(`${name}/`)));
    expect(
      folders.filter((name) => !rooms[name]),
      'add them to the table of rooms',
    ).toEqual([]);
    const parts = readdirSync(`${root}src`).filter((name) => !/\.(html|json|d\.ts)$/.test(name));
    const known = order.flat() as readonly string[];
    expect(
      parts.filter((name) => !known.includes(name.replace(/\.\w+$/, ''))),
      'add them to the order',
    ).toEqual([]);
    expect(known.filter((part) => !parts.some((name) => name.replace(/\.\w+$/, '') === part))).toEqual([]);
  });

  it('every package of the table is installed with the project', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const packages = Object.values(rooms).flatMap((room) => room.packages);
    const installed = Object.keys({ 'node:': '', ...dependencies, ...devDependencies });
    expect(packages.filter((name) => !installed.includes(name))).toEqual([]);
  });
});

describe('a wrong arrow is seen', () => {
  const screens = { 'src/screens/index/screen.tsx': '', 'src/screens/service/screen.tsx': '' };
  it.each([
    ['lib/flow/plan.ts', "import { card } from '#content/skins/a/card.ts';", 'lib may not import content'],
    ['lib/flow/plan.ts', "import { readFileSync } from 'node:fs';", 'the package node:'],
    ['lib/flow/plan.ts', "import { useState } from 'react';", 'the package react,'],
    ['content/apps/a.ts', "import type { ReactNode } from 'react';", 'the package react,'],
    ['content/apps/a.ts', "import { needs } from '#lib/model/step.ts';", 'Content is data'],
    ['content/skins/a/steps/b.ts', "import { c } from '../../d/scenes.ts';", 'Content is data'],
    ['content/skins/a/messages/b.ts', "import c from '../steps/c.ts';", 'Content is data'],
    ['src/main.tsx', "import { serve } from '../cli/serve/server.ts';", 'src may not import cli'],
    ['cli/main.ts', "const app = await import('#src/app/app.tsx');", 'cli may not import src'],
    ['cli/main.ts', "export { root } from '#tools/paths.ts';", 'cli may not import tools'],
    ['src/ui/bar.tsx', "import { useView } from '../frame/view.ts';", 'ui may not import frame'],
    ['src/frame/view.ts', "import { Mini } from '../drawing/mini.tsx';", 'frame may not import drawing'],
    ['src/core/a.ts', "import type { Guide } from '#generated/cards.ts';", 'only src/catalog.ts and src/app'],
    ['src/screens/index/screen.tsx', "import { guideOf } from '../../catalog.ts';", 'screens may not import catalog'],
    ['src/screens/index/screen.tsx', "import a from '../service/messages.tsx';", 'another screen'],
    ['src/catalog.ts', "import { App } from './app/app.tsx';", 'catalog may not import app'],
    ['src/ui/a.module.css', ".a { composes: b from '../flow/a.module.css'; }", 'ui may not import flow'],
    ['tools/dev.ts', "import { phone } from '../tests/support/browser.ts';", 'tools may not import tests'],
    ['tools/dev.ts', "import(/* webpackChunkName: 'a' */ 'ajv');", 'the package ajv'],
    ['src/new/a.ts', "import { go } from '../core/navigation/history.ts';", 'new may not import core'],
  ])('%s: %s', (path, text, wrong) => {
    expect(wrongImports({ ...screens, [path]: text })).toEqual([expect.stringContaining(wrong)]);
  });
});
