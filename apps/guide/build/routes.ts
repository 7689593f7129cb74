import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRoutes, type LoadedRoute } from '@sideguide/site-kit';

/** A route with the names of all exports of its `load.ts`. */
export interface RouteModule extends LoadedRoute {
  readonly exports: readonly string[];
}

/** Finds the routes and the exports of each `load.ts`. The digests of chunks must have been written before. */
export const readRoutes = (root: string): Promise<RouteModule[]> =>
  Promise.all(
    findRoutes(root).map(async (route) => {
      const file = join(root, 'apps/guide/src/routes', route.folder, 'load.ts');
      const loader = (await import(pathToFileURL(file).href)) as Partial<LoadedRoute>;
      const { words = [], early = [] } = loader;
      return { ...route, words, early, exports: Object.keys(loader) };
    }),
  );

/** Returns the source of the module that defines the app's routes. */
export function routesModule(routes: readonly RouteModule[]): string {
  const at = (folder: string, file: string) => `'../src/routes/${folder}/${file}'`;
  const imports = routes.map(({ folder }, n) => `import * as route${n} from ${at(folder, 'load.ts')};`);
  const entries = routes.map(({ patterns, chunk, folder, exports }, n) => {
    const call = `route({
    patterns: ${JSON.stringify(patterns)},
    chunk: '${chunk}',
    screen: () => import(/* webpackChunkName: "${chunk}" */ ${at(folder, 'screen.tsx')}),
${['load', 'overlay', 'frame', 'words']
  .filter((name) => exports.includes(name))
  .map((name) => `    ${name}: route${n}.${name},\n`)
  .join('')}  })`;
    return `  ${patterns.some((pattern) => pattern.includes(':skin')) ? `inSkin(${call})` : call},`;
  });
  return `import { inSkin, type AppRoute, route } from '../src/context/route.tsx';
${imports.join('\n')}

export const routes: readonly AppRoute[] = [
${entries.join('\n')}
];
`;
}
