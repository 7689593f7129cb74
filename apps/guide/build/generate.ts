import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allLabels, type Content, compileChunks, sourceTag } from '@sideguide/content-kit';
import { digestsOf } from '@sideguide/content-kit/files';
import { lookCss } from '@sideguide/guide-core/look';
import type { ContentDigests } from '@sideguide/guide-core/offline';
import type { LoadedRoute } from '@sideguide/site-kit';
import { readRoutes, routesModule } from './routes.ts';

const note = '// Written by the build from content/ and apps/guide/src/routes/. Do not edit.\n';

/** Writes a file only if its text changed, so that a watching bundler does not rebuild; returns the file's name. */
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

/** Keys of the texts that each language has before words are loaded (`apps/guide/src/app/rescue.ts`). */
const firstAidKeys = ['slow-title', 'portal-title', 'unknown-title', 'retry'];

/** Returns the module with the hints from which the one screen that needs it guesses the phone's skin. */
const hintsModule = (content: Content) => {
  const hints = Object.fromEntries(Object.entries(content.skins).map(([id, skin]) => [id, skin.hints]));
  return `${note}import type { SkinHints } from '@sideguide/guide-core/model';

export const hints: Readonly<Record<string, SkinHints>> = ${JSON.stringify(hints)};
`;
};

const hasOwnDigits = (tag: string): boolean =>
  new Intl.NumberFormat(tag, { useGrouping: false }).format(1234567890) !== '1234567890';

const cardsModule = (content: Content) => {
  const skins = Object.values(content.skins)
    .map(({ card }) => card)
    .sort((a, b) => a.order - b.order);
  const locales = Object.values(content.locales).map(({ card }) => ({
    ...card,
    ...(hasOwnDigits(card.tag) ? { hasOwnDigits: true as const } : {}),
    ...(content.locales[card.tag]!.standIns ? { partial: true as const } : {}),
  }));
  const aidOf = (tag: string) => firstAidKeys.map((key) => [key, content.locales[tag]!.rescue[key]]);
  const aid = Object.fromEntries(locales.map(({ tag }) => [tag, Object.fromEntries(aidOf(tag))]));
  const tongues = new Set(Object.values(allLabels(content)).flatMap(({ text }) => Object.keys(text)));
  const roms = [...new Set(Object.values(content.skins).flatMap(({ skin }) => skin.roms.map(({ id }) => id)))];
  const others = [...tongues].sort().filter((tag) => !(tag in content.locales));
  const unlabelled = locales.map(({ tag }) => tag).filter((tag) => !tongues.has(tag));
  return `${note}import type { LocaleCard } from '@sideguide/guide-core/model';
import type { SkinCard } from '@sideguide/guide-core/model';

export const skins: readonly SkinCard[] = ${JSON.stringify(skins)};
export const locales: readonly LocaleCard[] = ${JSON.stringify(locales)};
/** Languages of the guide in which no label is known. */
const unlabelled: readonly string[] = ${JSON.stringify(unlabelled)};
/** Languages that phones speak here: the guide's own, then the others. */
export const phoneLanguages: readonly (readonly [string, string])[] = [
  ...locales.filter(({ tag }) => !unlabelled.includes(tag)).map(({ tag, name }) => [tag, name] as const),
  ...${JSON.stringify(others.map((tag) => [tag, content.phoneLanguages[tag] ?? tag]))} as const,
];
export const romIds: readonly string[] = ${JSON.stringify(roms)};
export const firstAid: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(aid)};
`;
};

const namespacesModule = (content: Content) => {
  const { namespaces } = content.locales[sourceTag(content)]!;
  const names = Object.keys(namespaces).map((name) => `'${name}'`);
  return `${note}/** Words of one feature, loaded with it. */\nexport type Namespace = ${names.join(' | ')};\n`;
};

export interface Generated {
  /** Names of the content chunks. */
  readonly chunks: readonly string[];
  readonly sums: ContentDigests;
  readonly routes: readonly LoadedRoute[];
}

/**
 * Writes everything that the bundler needs from the content to `apps/guide/.generated/`: the cards of the first load,
 * the routes from the folders, one JSON file per chunk, the digests for their names, and the skins' looks.
 */
export async function generate(root: string, content: Content): Promise<Generated> {
  const folder = join(root, 'apps/guide/.generated');
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  const texts = compileChunks(content);
  const kept = Object.entries(texts).map(([name, text]) => put(join(folder, 'chunks'), `${name}.json`, text));
  for (const name of readdirSync(join(folder, 'chunks')))
    if (!kept.includes(name)) rmSync(join(folder, 'chunks', name));
  put(folder, 'cards.ts', cardsModule(content));
  put(folder, 'namespaces.ts', namespacesModule(content));
  const sums = digestsOf(texts, Object.keys(content.locales));
  put(folder, 'sums.json', JSON.stringify(sums));
  put(folder, 'hints.ts', hintsModule(content));
  put(
    folder,
    'looks.css',
    Object.entries(content.skins)
      .map(([id, { look }]) => lookCss(id, look))
      .join('\n'),
  );
  const routes = await readRoutes(root);
  put(folder, 'routes.ts', note + routesModule(routes));
  return { chunks: Object.keys(texts).sort(), sums, routes };
}
