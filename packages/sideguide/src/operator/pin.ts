import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How a guide names the very package that made it, so that a host that builds it takes no other. */
export interface Pin {
  /** What stands behind the package's name in `dependencies`. */
  readonly spec: string;
  /** The package's file, where it was installed from one: it has to lie in the guide's folder, for hosts have no other. */
  readonly file?: string;
}

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
}

/**
 * The pin of an installed package, by what npm has noted down beside it (`node_modules/.package-lock.json`); undefined in a
 * clone, and where npm does not say where the package came from. `root` is the package's folder.
 */
export function pinOf(root: string): Pin | undefined {
  const modules = dirname(root.replace(/[\\/]$/, ''));
  const note = join(modules, '.package-lock.json');
  if (basename(modules) !== 'node_modules' || !existsSync(note)) return undefined;
  const { packages = {} } = JSON.parse(readFileSync(note, 'utf8')) as { packages?: Record<string, Locked> };
  const { resolved = '', version } = packages[`node_modules/${basename(root.replace(/[\\/]$/, ''))}`] ?? {};
  if (resolved.startsWith('file:')) {
    const file = resolved.startsWith('file://') ? fileURLToPath(resolved) : resolve(modules, '..', resolved.slice(5));
    return /\.(?:tgz|tar\.gz)$/.test(file) && existsSync(file) ? { spec: `file:${basename(file)}`, file } : undefined;
  }
  // With its commit.
  if (/^git\+[a-z]+:\/\/.*#[0-9a-f]{40}$/.test(resolved)) return { spec: resolved };
  if (/^https:\/\/registry\.npmjs\.org\//.test(resolved) && version) return { spec: version };
  return /^https:\/\/.*\.tgz$/.test(resolved) ? { spec: resolved } : undefined;
}

/** Puts the package's file into the guide's folder; answers with its name, if there is one. */
export function bringFile({ file }: Pin, folder: string): string | undefined {
  if (file === undefined) return undefined;
  copyFileSync(file, join(folder, basename(file)));
  return basename(file);
}
