import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Exports of the content's modules, by path from the root. They are data, which JSON keeps whole. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What nobody has read for this long is deleted. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

/** Returns a digest of the names and texts of all modules: they import each other, and nothing else. */
function digestOfModules(root: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.ts')).sort())
    hash.update(`\n${name}\n`).update(readFileSync(join(root, 'content', name)));
  return hash.digest('hex');
}

function prune(folder: string): void {
  for (const name of readdirSync(folder))
    if (Date.now() - statSync(join(folder, name)).mtimeMs > keptMs) rmSync(join(folder, name), { force: true });
}

/**
 * The exports of the content's modules, kept in `node_modules/.cache` by the text of all of them: to compile and import
 * 240 modules takes 4 s of CPU in every process that needs the content. `modules` is undefined if any text is new.
 */
export function keptModules(root: string): { readonly modules?: Modules; readonly keep: (modules: Modules) => void } {
  const folder = join(root, 'node_modules/.cache/sideguide-content');
  const file = join(folder, `${digestOfModules(root)}.json`);
  const keep = (modules: Modules): void => {
    try {
      mkdirSync(folder, { recursive: true });
      prune(folder);
      // By a rename, because another process may be reading it.
      const temporary = `${file}.${randomUUID()}`;
      writeFileSync(temporary, JSON.stringify(modules));
      renameSync(temporary, file);
    } catch {} // a cache that cannot be written is not used
  };
  try {
    const modules = JSON.parse(readFileSync(file, 'utf8')) as Modules;
    const now = new Date();
    utimesSync(file, now, now);
    return { modules, keep };
  } catch {
    return { keep };
  }
}
