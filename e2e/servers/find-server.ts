import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '@sideguide/cli-kit';

/** A web server that can be started. */
export interface WebServer {
  readonly binary: string;
  /** Folder above `usr` for files that belong to the binary; empty for a server installed on the system. */
  readonly prefix: string;
  readonly env: NodeJS.ProcessEnv;
}

export type ServerKind = 'nginx' | 'nginx-included' | 'caddy' | 'caddy-imported' | 'apache';
const kinds: Readonly<Record<ServerKind, { readonly names: readonly string[]; readonly package: string }>> = {
  nginx: { names: ['nginx'], package: 'nginx' },
  'nginx-included': { names: ['nginx'], package: 'nginx' },
  caddy: { names: ['caddy'], package: 'caddy' },
  'caddy-imported': { names: ['caddy'], package: 'caddy' },
  apache: { names: ['apache2', 'httpd'], package: 'apache2-bin' },
};

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(Boolean);
/** Folder of the servers that apt has downloaded. */
const fetched = join(root, 'node_modules/.cache/servers');

const onPath = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000 });

/**
 * Downloads a package and its dependencies, and unpacks them into our own cache. Nothing is installed, started or
 * changed on the machine; without the necessary rights the package lists are used as they are.
 */
function fetchPackage(name: string, into: string): void {
  const half = `${into}.part`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(join(half, 'archives/partial'), { recursive: true });
  const fetch = () =>
    run(
      'apt-get',
      ...['-o', `Dir::Cache::archives=${half}/archives`, '-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='],
      ...['-o', 'APT::Install-Recommends=false', '--download-only', '--reinstall', '--yes', 'install', name],
    );
  try {
    fetch();
  } catch (error) {
    if (process.getuid?.() !== 0) throw error;
    run('apt-get', 'update');
    fetch();
  }
  const packages = readdirSync(join(half, 'archives')).filter((file) => file.endsWith('.deb'));
  for (const file of packages) run('dpkg-deb', '-x', join(half, 'archives', file), half);
  rmSync(join(half, 'archives'), { recursive: true });
  renameSync(half, into);
}

function unpacked(kind: ServerKind, prefix: string): WebServer | undefined {
  const binary = kinds[kind].names
    .flatMap((name) => ['usr/sbin', 'usr/bin'].map((folder) => join(prefix, folder, name)))
    .find((path) => existsSync(path));
  if (!binary) return undefined;
  const lib = join(prefix, 'usr/lib');
  const libraries = existsSync(lib) ? readdirSync(lib).filter((name) => name.endsWith('-linux-gnu')) : [];
  const paths = [lib, ...libraries.map((name) => join(lib, name)), process.env.LD_LIBRARY_PATH ?? ''].filter(Boolean);
  return { binary, prefix, env: { ...process.env, LD_LIBRARY_PATH: paths.join(':') } };
}

/**
 * Returns the server on this machine, or one that apt downloads into `node_modules/.cache`; otherwise a sentence why
 * there is none.
 */
export function findServer(kind: ServerKind): WebServer | string {
  const { names, package: name } = kinds[kind];
  const known = names.map(onPath).find((path) => path !== undefined);
  if (known) return { binary: known, prefix: '', env: process.env };
  const prefix = join(fetched, kind.replace(/-.*/, ''));
  const hint = `${names[0]} is not installed: install it and run this again`;
  if (!existsSync(prefix)) {
    if (!onPath('apt-get') || !onPath('dpkg-deb')) return `${hint}.`;
    try {
      mkdirSync(fetched, { recursive: true });
      fetchPackage(name, prefix);
    } catch (error) {
      const message = String((error as { stderr?: unknown }).stderr ?? error).trim();
      return `${hint} (apt-get could not fetch it: ${message.split('\n').at(-1)}).`;
    }
  }
  return unpacked(kind, prefix) ?? `${hint} (the package ${name} does not hold it).`;
}

/** Checks whether a web server is installed or fetched already; tests of single pages do not fetch one. */
export const isServerHere = (kind: ServerKind): boolean =>
  (kinds[kind].names.some(onPath) || existsSync(join(fetched, kind))) && typeof findServer(kind) !== 'string';
