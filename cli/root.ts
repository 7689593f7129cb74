import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder above this code with a `package.json`: sources and the bundled command lie at different depths. */
function above(folder: string): string {
  const parent = dirname(folder);
  return existsSync(join(folder, 'package.json')) || parent === folder ? folder : above(parent);
}

/** Folder of this project, or of the installed package, with a slash at its end. */
export const root = `${above(dirname(fileURLToPath(import.meta.url)))}/`;

/** The built part of the package: the site without an operator's data, and what is needed to lay data over it. */
export const packageFolder = join(root, 'dist-package');

/** True in the sources, false in the installed package. */
export const isSource: boolean = existsSync(join(root, 'tools/build.ts'));
