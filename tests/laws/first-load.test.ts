import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadsTogether } from '#tools/build/loads-together.ts';
import { root } from '#tools/paths.ts';
import { projectFiles } from '../support/copy-project.ts';

// Bytes come with modules: who writes in one that every reader pays for is told so by its first line.

/** Modules that a module brings along: what it imports for more than its types, and not on demand. */
function importsOf(path: string): string[] {
  const code = readFileSync(join(root, path), 'utf8');
  return [...code.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm)]
    .filter(([statement]) => !/^import\s*\{(?:\s*type\s[^,}]+,?)+\s*\}/.test(statement))
    .map(([, wanted]) =>
      wanted!.startsWith('#lib/') ? wanted!.slice(1) : join(dirname(path), wanted!).replaceAll('\\', '/'),
    )
    .filter((file) => /^(?:src|lib)\/.*\.tsx?$/.test(file) && existsSync(join(root, file)));
}

function below(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const next of importsOf(path)) visit(next);
  };
  for (const entry of entries) visit(entry);
  return found;
}

const sources = projectFiles(root).filter(
  (path) => /^(?:src|lib)\/.*\.tsx?$/.test(path) && !/\.(?:test|fixture|d)\.ts$/.test(path),
);
const named = (test: RegExp) => sources.filter((path) => test.test(`/${path}`));
const first = below(['src/main.tsx', ...named(loadsTogether.first)]);
const steps = named(loadsTogether.steps);

const lineOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n', 1)[0]!;

describe('what loads together says so', () => {
  it('in the first load, whatever screen is opened', () => {
    const silent = [...first].filter((path) => !lineOf(path).startsWith('// In the first load'));
    expect(silent.sort()).toEqual([]);
  });

  it('with every screen that has steps', () => {
    const silent = steps.filter(
      (path) => !lineOf(path).startsWith('// With every screen that has steps') && !first.has(path),
    );
    expect(silent).toEqual([]);
  });

  it('and nobody says so who does not', () => {
    const lying = sources.filter((path) => lineOf(path).startsWith('// In the first load') && !first.has(path));
    expect(lying).toEqual([]);
  });
});
