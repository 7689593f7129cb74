import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { findServer, type ServerKind } from '../servers/find-server.ts';

/** Checks whether a web server is installed or fetched already; tests of single pages do not fetch one. */
export function isServerHere(kind: ServerKind): boolean {
  const fetched = existsSync(join(root, 'node_modules/.cache/servers', kind));
  const names = kind === 'apache' ? ['apache2', 'httpd'] : [kind];
  const folders = [...process.env.PATH!.split(delimiter), '/usr/sbin'];
  const installed = folders.some((folder) => names.some((name) => existsSync(join(folder, name))));
  return (fetched || installed) && typeof findServer(kind) !== 'string';
}
