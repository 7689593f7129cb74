import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How a guide refers to the exact package that created it, so that a host that builds it installs no other. */
export interface Pin {
  /** The version specifier in `dependencies`. */
  readonly spec: string;
  /** The package's file, if installed from one. It must be in the guide's folder, as hosts have no other. */
  readonly file?: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
}

/**
 * Returns the pin of an installed package, from npm's hidden lockfile next to it (`node_modules/.package-lock.json`);
 * undefined in a clone, and if npm does not record where the package came from. `root` is the package's folder.
 */
export function pinOf(root: string): Pin | undefined {
  const modules = dirname(root.replace(/[\\/]$/, ''));
  const lockfile = join(modules, '.package-lock.json');
  if (basename(modules) !== 'node_modules' || !existsSync(lockfile)) return undefined;
  const { packages = {} } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages?: Record<string, LockedPackage> };
  const { resolved = '', version } = packages[`node_modules/${basename(root.replace(/[\\/]$/, ''))}`] ?? {};
  if (resolved.startsWith('file:')) {
    const file = resolved.startsWith('file://') ? fileURLToPath(resolved) : resolve(modules, '..', resolved.slice(5));
    return /\.(?:tgz|tar\.gz)$/.test(file) && existsSync(file) ? { spec: `file:${basename(file)}`, file } : undefined;
  }
  // Includes the commit hash.
  if (/^git\+[a-z]+:\/\/.*#[0-9a-f]{40}$/.test(resolved)) return { spec: resolved };
  if (/^https:\/\/registry\.npmjs\.org\//.test(resolved) && version) return { spec: version };
  return /^https:\/\/.*\.tgz$/.test(resolved) ? { spec: resolved } : undefined;
}

/** Copies the package's file into the guide's folder. Returns its name, if there is one. */
export function copyPackageFile({ file }: Pin, folder: string): string | undefined {
  if (file === undefined) return undefined;
  copyFileSync(file, join(folder, basename(file)));
  return basename(file);
}

/**
 * Returns the package's file that a guide's `package.json` names and that is not in the guide's own folder, where a host
 * that builds the guide would look for it; undefined if there is none.
 */
export function missingPin(folder: string): string | undefined {
  let spec: unknown;
  try {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: { sideguide?: unknown };
    };
    spec = dependencies?.sideguide;
  } catch {
    return undefined;
  }
  const file = typeof spec === 'string' ? /^file:(?:\.\/)?(.+)$/.exec(spec)?.[1] : undefined;
  return file === undefined || (basename(file) === file && existsSync(join(folder, file))) ? undefined : file;
}
