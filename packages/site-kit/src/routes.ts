import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A screen, derived from its folder: `apps/guide/src/routes/[skin]/downloadapps` → `/:skin/downloadapps`. */
export interface RouteFolder {
  /** Folder relative to `apps/guide/src/routes`, with forward slashes. */
  readonly folder: string;
  /** Address patterns with parameters as `:name`; the home screen has two. */
  readonly patterns: readonly string[];
  /** Name of the screen's script and style chunks. */
  readonly chunk: string;
}

/** A route with what it always shows, from its `load.ts`; the document requests it before the app runs. */
export interface LoadedRoute extends RouteFolder {
  /** Namespaces needed in addition to the words of every screen. */
  readonly words: readonly string[];
  /** Other content chunks; a name that ends in a hyphen is completed with the language. */
  readonly early: readonly string[];
}

function toRoute(folder: string): RouteFolder {
  const segments = folder.split('/');
  const ownSegments = segments.at(-1) === 'index' ? segments.slice(0, -1) : segments;
  const pattern = `/${ownSegments.map((segment) => segment.replace(/^\[(\w+)\]$/, ':$1')).join('/')}`;
  const name = ownSegments.map((segment) => segment.replace(/[[\]]/g, '')).join('-') || 'index';
  return {
    folder,
    patterns: ownSegments.length ? [pattern] : ['/', '/index'],
    chunk: `screen-${name}`,
  };
}

/** Finds the routes by the folders that contain a `screen.tsx`. Fixed addresses come before those with parameters. */
export function findRoutes(root: string): RouteFolder[] {
  return readdirSync(join(root, 'apps/guide/src/routes'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('/screen.tsx'))
    .map((path) => toRoute(path.slice(0, -'/screen.tsx'.length)))
    .sort(
      (a, b) =>
        Number(a.patterns[0]!.includes(':')) - Number(b.patterns[0]!.includes(':')) || (a.folder < b.folder ? -1 : 1),
    );
}

/** Returns the addresses and patterns for servers, with the base: `:skin` is expanded, other parameters stay. */
export const addressesOf = (routes: readonly RouteFolder[], skins: readonly string[], base = '/'): string[] =>
  routes
    .flatMap(({ patterns }) =>
      patterns.flatMap((pattern) =>
        pattern.includes(':skin') ? skins.map((skin) => pattern.replace(':skin', skin)) : [pattern],
      ),
    )
    .map((pattern) => base + pattern.slice(1));
