import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allLabels,
  type Content,
  compileAnswers,
  compileAppChunks,
  compileCheck,
  compileFacts,
  compileGates,
  compileGuide,
  compileLabelTable,
  compileMessageLabels,
  compileMessages,
  compileSigners,
  compileVersions,
  sourceTag,
} from '@sideguide/content-kit';
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

/** Returns a digest per language, and one per chunk without one (`packages/guide-core/src/offline/content-file.ts`). */
function sumsOf(chunks: Readonly<Record<string, string>>, tags: readonly string[]): ContentDigests {
  const hashes: Record<string, Hash> = {};
  for (const name of Object.keys(chunks).sort()) {
    const key = tags.find((tag) => name.endsWith(`-${tag}`)) ?? name;
    hashes[key] ??= createHash('sha256');
    hashes[key].update(`${name}\n${chunks[name]}\n`);
  }
  return Object.fromEntries(Object.entries(hashes).map(([key, hash]) => [key, hash.digest('hex').slice(0, 6)]));
}

/** Keys of the texts that each language has before words are loaded (`apps/guide/src/app/rescue.ts`). */
const firstAidKeys = ['slow-title', 'newer-title', 'portal-title', 'unknown-title', 'retry'];

/** Returns the module with the hints from which the one screen that needs it guesses the phone's skin. */
const hintsModule = (content: Content) => {
  const hints = Object.fromEntries(Object.entries(content.skins).map(([id, skin]) => [id, skin.hints]));
  return `${note}import type { SkinHints } from '@sideguide/guide-core/model';

export const hints: Readonly<Record<string, SkinHints>> = ${JSON.stringify(hints)};
`;
};

const hasPlainDigits = (tag: string): boolean =>
  new Intl.NumberFormat(tag, { useGrouping: false }).format(1234567890) === '1234567890';

const cardsModule = (content: Content) => {
  const skins = Object.values(content.skins)
    .map(({ card }) => card)
    .sort((a, b) => a.order - b.order);
  const locales = Object.values(content.locales).map(({ card }) => ({
    ...card,
    ...(hasPlainDigits(card.tag) ? { plainDigits: true as const } : {}),
    ...(content.locales[card.tag]!.standIns ? { partial: true as const } : {}),
  }));
  const aidOf = (tag: string) => firstAidKeys.map((key) => [key, content.locales[tag]!.rescue[key]]);
  const aid = Object.fromEntries(locales.map(({ tag }) => [tag, Object.fromEntries(aidOf(tag))]));
  const tongues = new Set(Object.values(allLabels(content)).flatMap(({ text }) => Object.keys(text)));
  const roms = [...new Set(Object.values(content.skins).flatMap(({ skin }) => skin.roms.map(({ id }) => id)))];
  const names: Record<string, string> = { ...content.phoneLanguages };
  for (const { tag, name } of locales) names[tag] = name;
  const named = [...tongues].sort().map((tag) => [tag, names[tag] ?? tag]);
  return `${note}import type { LocaleCard } from '@sideguide/guide-core/model';
import type { SkinCard } from '@sideguide/guide-core/model';

export const skins: readonly SkinCard[] = ${JSON.stringify(skins)};
export const locales: readonly LocaleCard[] = ${JSON.stringify(locales)};
export const phoneLanguages: readonly (readonly [string, string])[] = ${JSON.stringify(named)};
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
  const chunks: Record<string, unknown> = {};
  for (const [tag, locale] of Object.entries(content.locales)) {
    chunks[`locale-${tag}`] = { ui: locale.ui, rescue: locale.rescue };
    chunks[`messages-${tag}`] = compileMessages(content, tag);
    chunks[`answers-${tag}`] = compileAnswers(content, tag);
    chunks[`check-${tag}`] = compileCheck(content, tag);
    chunks[`gates-${tag}`] = compileGates(content, tag);
    for (const [namespace, words] of Object.entries(locale.namespaces)) chunks[`words-${namespace}-${tag}`] = words;
    if (locale.standIns) chunks[`stand-ins-${tag}`] = locale.standIns;
    for (const skin of Object.keys(content.skins)) {
      chunks[`skin-${skin}-${tag}`] = compileGuide(content, skin, tag);
      chunks[`messages-${skin}-${tag}`] = compileMessages(content, tag, skin);
    }
  }
  for (const skin of Object.keys(content.skins)) chunks[`labels-${skin}`] = compileLabelTable(content, skin);
  chunks.facts = compileFacts(content);
  for (const skin of Object.keys(content.skins)) chunks[`facts-${skin}`] = compileFacts(content, skin);
  chunks['labels-of-messages'] = compileMessageLabels(content);
  Object.assign(chunks, compileAppChunks(content));
  chunks.versions = compileVersions(content);
  chunks['known-signers'] = compileSigners(content);
  chunks['in-app-browsers'] = { apps: content.inApp.apps, browsers: content.inApp.browsers };

  const texts = Object.fromEntries(Object.entries(chunks).map(([name, data]) => [name, JSON.stringify(data)]));
  const kept = Object.entries(texts).map(([name, text]) => put(join(folder, 'chunks'), `${name}.json`, text));
  for (const name of readdirSync(join(folder, 'chunks')))
    if (!kept.includes(name)) rmSync(join(folder, 'chunks', name));
  put(folder, 'cards.ts', cardsModule(content));
  put(folder, 'namespaces.ts', namespacesModule(content));
  const sums = sumsOf(texts, Object.keys(content.locales));
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
  return { chunks: Object.keys(chunks).sort(), sums, routes };
}
