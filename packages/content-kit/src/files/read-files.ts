import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../content.ts';
import { JsoncError, parseJson } from '../operator/jsonc.ts';
import type { Modules } from './kept.ts';

type Loose = Record<string, unknown>;

/** Reads files of a folder; one that cannot be read or parsed becomes a finding and counts as empty. */
export interface FileReader {
  readonly findings: readonly Finding[];
  /** What has been read of modules so far. */
  readonly modules: Modules;
  /** Reads a JSON file; `needed` says whether its absence is a finding. */
  json(file: string, isNeeded?: boolean): Loose;
  /** Returns the exports of a module by name. */
  module(file: string): Promise<Loose>;
  /** Returns the sorted names of a folder's files without that extension; of its folders if it is empty. */
  names(folder: string, end: string): string[];
  /** Returns the default export of each module of a folder, by module name. */
  folderOf(folder: string): Promise<Record<string, unknown>>;
}

const asJson = (exported: unknown): Loose => JSON.parse(JSON.stringify(exported)) as Loose;

/** `kept`: exports of modules that need not be imported again. */
export function fileReader(root: string, kept: Modules = {}): FileReader {
  const findings: Finding[] = [];
  const modules: Record<string, Loose> = {};
  const fail = (file: string, error: unknown, remedy: string) =>
    findings.push({
      file,
      field: '(whole file)',
      reason: error instanceof Error ? error.message : String(error),
      remedy,
      ...(error instanceof JsoncError ? { line: error.line, column: error.column, remedy: error.remedy } : {}),
    });

  const json = (file: string, isNeeded = true): Loose => {
    const path = join(root, file);
    if (!existsSync(path)) {
      if (isNeeded) fail(file, 'the file is missing', 'Add it; the source language shows what belongs into it.');
      return {};
    }
    try {
      return parseJson(readFileSync(path, 'utf8')) as Loose;
    } catch (error) {
      fail(file, error, 'Write a text file in JSON there.');
      return {};
    }
  };

  const module = async (file: string): Promise<Loose> => {
    const path = join(root, file);
    if (!existsSync(path)) {
      fail(file, 'the file is missing', 'Add it; the neighbouring folders show its shape.');
      return {};
    }
    try {
      // As JSON says it, so that a module that was kept is the same as one that has just been imported.
      modules[file] = kept[file] ?? asJson(await import(/* webpackIgnore: true */ pathToFileURL(path).href));
      return modules[file];
    } catch (error) {
      fail(file, error, 'Mend the file; `npm run check` also runs the compiler over it.');
      return {};
    }
  };

  const names = (folder: string, end: string) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { withFileTypes: true })
          .filter((entry) =>
            end ? entry.isFile() && entry.name.endsWith(end) && !entry.name.endsWith('.test.ts') : entry.isDirectory(),
          )
          .map((entry) => entry.name.slice(0, entry.name.length - end.length))
          .sort()
      : [];

  const folderOf = async (folder: string) =>
    Object.fromEntries(
      await Promise.all(
        names(folder, '.ts').map(async (id) => [id, (await module(`${folder}/${id}.ts`)).default ?? {}]),
      ),
    );

  return { findings, modules, json, module, names, folderOf };
}
