import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileApps,
  compileCheck,
  compileGuide,
  compileLabelTable,
  compileMessages,
  compileSigners,
} from '#lib/content/compile.ts';
import { allLabels, type Content } from '#lib/content/content.ts';
import { lookCss } from '#lib/look/look-css.ts';
import { findRoutes, type Route } from '#tools/build/routes.ts';

const note = '// Written by the build from content/ and src/screens/. Do not edit.\n';

/** Writes only what changed, so that a watching bundler stays calm; returns the file's name. */
function put(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  try {
    if (readFileSync(path, 'utf8') === text) return name;
  } catch {
    // a new file
  }
  writeFileSync(path, text);
  return name;
}

const importing = (chunk: string, path: string) => `() => import(/* webpackChunkName: "${chunk}" */ '${path}')`;

function routesModule(routes: readonly Route[]): string {
  const entries = routes.map(({ patterns, chunk, folder, needs }) => {
    const load = importing(chunk, `../src/screens/${folder}/screen.tsx`);
    return `  { patterns: ${JSON.stringify(patterns)}, chunk: '${chunk}', needs: ${JSON.stringify(needs)} as string[], load: ${load} },`;
  });
  return `${note}export const routes = [\n${entries.join('\n')}\n] as const;\n`;
}

const loadersModule = (chunks: readonly string[]) =>
  `${note}export const loaders: Record<string, () => Promise<{ default: unknown }>> = {\n${chunks
    .map((chunk) => `  '${chunk}': ${importing(chunk, `./chunks/${chunk}.json`)},`)
    .join('\n')}\n};\n`;

const cardsModule = (content: Content) => {
  const skins = Object.values(content.skins)
    .map(({ card }) => card)
    .sort((a, b) => a.order - b.order);
  const locales = Object.values(content.locales).map(({ card }) => card);
  const keys = Object.keys(content.locales[locales.find((card) => card.fallback)!.tag]!.rescue);
  const rescue = Object.fromEntries(
    Object.entries(content.locales).map(([tag, locale]) => [tag, keys.map((key) => locale.rescue[key])]),
  );
  const tongues = new Set(Object.values(allLabels(content)).flatMap(({ text }) => Object.keys(text)));
  const roms = [...new Set(Object.values(content.skins).flatMap(({ skin }) => skin.roms.map(({ id }) => id)))];
  const names: Record<string, string> = { ...content.phoneLanguages };
  for (const { tag, name } of locales) names[tag] = name;
  const named = [...tongues].sort().map((tag) => [tag, names[tag] ?? tag]);
  return `${note}import type { LocaleCard } from '#lib/model/locale.ts';
import type { SkinCard } from '#lib/model/skin.ts';

export const skins: readonly SkinCard[] = ${JSON.stringify(skins)};
export const locales: readonly LocaleCard[] = ${JSON.stringify(locales)};
export const phoneTongues: readonly (readonly [string, string])[] = ${JSON.stringify(named)};
export const romIds: readonly string[] = ${JSON.stringify(roms)};
export const rescueKeys = ${JSON.stringify(keys)} as const;
export const rescue: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(rescue)};
`;
};

/**
 * Writes everything the bundler takes from the content to `.generated/`: cards of the first load, routes from
 * the folders, one JSON per chunk, the skins' looks. Returns the names of the content's chunks.
 */
export function generate(root: string, content: Content): { chunks: string[]; routes: Route[] } {
  const folder = join(root, '.generated');
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  const chunks: Record<string, unknown> = {};
  for (const [tag, locale] of Object.entries(content.locales)) {
    chunks[`locale-${tag}`] = locale.ui;
    chunks[`messages-${tag}`] = compileMessages(content, tag);
    chunks[`check-${tag}`] = compileCheck(content, tag);
    for (const [room, words] of Object.entries(locale.rooms)) chunks[`words-${room}-${tag}`] = words;
    for (const skin of Object.keys(content.skins)) chunks[`skin-${skin}-${tag}`] = compileGuide(content, skin, tag);
  }
  for (const skin of Object.keys(content.skins)) chunks[`labels-${skin}`] = compileLabelTable(content, skin);
  chunks.apps = compileApps(content);
  chunks['known-signers'] = compileSigners(content);
  chunks['in-app-browsers'] = { apps: content.inApp.apps, browsers: content.inApp.browsers };
  chunks.hints = Object.fromEntries(Object.entries(content.skins).map(([id, { hints }]) => [id, hints]));

  const kept = Object.entries(chunks).map(([name, data]) =>
    put(join(folder, 'chunks'), `${name}.json`, JSON.stringify(data)),
  );
  for (const name of readdirSync(join(folder, 'chunks')))
    if (!kept.includes(name)) rmSync(join(folder, 'chunks', name));
  const routes = findRoutes(root);
  put(folder, 'cards.ts', cardsModule(content));
  put(folder, 'routes.ts', routesModule(routes));
  put(folder, 'loaders.ts', loadersModule(Object.keys(chunks).sort()));
  put(
    folder,
    'looks.css',
    Object.entries(content.skins)
      .map(([id, { look }]) => lookCss(id, look))
      .join('\n'),
  );
  return { chunks: Object.keys(chunks), routes };
}
