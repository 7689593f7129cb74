import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A screen as its folder tells: `apps/guide/src/routes/[skin]/downloadapps` → `/:skin/downloadapps`. */
export interface RouteFolder {
  /** Folder below `apps/guide/src/routes`, with slashes. */
  readonly folder: string;
  /** Address patterns, each parameter as `:name`; the home screen has two. */
  readonly patterns: readonly string[];
  /** Name of its script chunk and of its style chunk. */
  readonly chunk: string;
}

/** What a screen always shows, as its `load.ts` says: the document asks for it before the app runs. */
export interface LoadedRoute extends RouteFolder {
  /** Namespaces of words, beside the words of every screen. */
  readonly words: readonly string[];
  /** Other chunks of content; a hyphen at the end stands before the language. */
  readonly early: readonly string[];
}

function toRoute(folder: string): RouteFolder {
  const segments = folder.split('/');
  const own = segments.at(-1) === 'index' ? segments.slice(0, -1) : segments;
  const pattern = `/${own.map((segment) => segment.replace(/^\[(\w+)\]$/, ':$1')).join('/')}`;
  const name = own.map((segment) => segment.replace(/[[\]]/g, '')).join('-') || 'index';
  return {
    folder,
    patterns: own.length ? [pattern] : ['/', '/index'],
    chunk: `screen-${name}`,
  };
}

/** Finds the routes from the folders that hold a `screen.tsx`; fixed addresses come before those with parameters. */
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

/** Addresses and patterns for servers, below the base: `:skin` is written out, other parameters stay. */
export const addressesOf = (routes: readonly RouteFolder[], skins: readonly string[], base = '/'): string[] =>
  routes
    .flatMap(({ patterns }) =>
      patterns.flatMap((pattern) =>
        pattern.includes(':skin') ? skins.map((skin) => pattern.replace(':skin', skin)) : [pattern],
      ),
    )
    .map((pattern) => base + pattern.slice(1));
