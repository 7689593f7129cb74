import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether a folder contains Sideguide's own `package.json`, not that of one of its workspaces. */
const isProject = (folder: string): boolean => {
  const file = join(folder, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'sideguide';
};

/** Returns the nearest such folder at or above a folder: sources and bundled command are at different depths. */
function findProject(folder: string): string {
  const parent = dirname(folder);
  return isProject(folder) || parent === folder ? folder : findProject(parent);
}

/** Folder of this project or of the installed package, with a trailing slash. */
export const root = `${findProject(dirname(fileURLToPath(import.meta.url)))}/`;

/** The built part of the package: the site without an operator's data, and what is needed to add that data. */
export const packageFolder = join(root, 'dist-package');

/** Arguments that let Node run a TypeScript file of this project; the installed package contains only JavaScript. */
export const typescriptArgs: readonly string[] = ['--import', 'tsx'];

/** True in the sources, false in the installed package. */
export const isSource: boolean = existsSync(join(root, 'apps/guide/build/main.ts'));
