import {
  type Address,
  checkAddress,
  formatAddress,
  guideNamespaces,
  namesOf,
  nextLink,
  parseAddress,
  withDirectDownload,
} from '@sideguide/guide-core/flow';
import { pickLocale } from '@sideguide/guide-core/locale';
import type { AppCard, Guide, SkinCard, UiWords } from '@sideguide/guide-core/model';
import type { ReactElement } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { phoneLanguages, romIds, skins } from '../../.generated/cards.ts';
import type { Namespace } from '../../.generated/namespaces.ts';
import { routes } from '../../.generated/routes.ts';
import { appCard, guideOf, labelTable, namespaceWords, uiWords, versionTables } from '../content.ts';
import type { PageContexts } from '../context/contexts.tsx';
import { makeLabels, makeLanguage, makePlace, makeSkinGuide } from '../context/make-page.ts';
import type { RouteRequest } from '../context/route.tsx';
import { brand } from '../platform/brand.ts';
import { loadOnce } from '../platform/chunks/load.ts';
import { documentStyle } from '../platform/chunks/style.ts';
import { localeOf, tags } from '../platform/locales.ts';
import { UnknownAddressError } from '../platform/unknown-address.ts';
import { prepareRescue } from './rescue.ts';

/** A screen with everything it shows: screens never wait for data. */
export interface OpenedScreen {
  readonly page: PageContexts;
  readonly element: ReactElement;
  /** Identifies the screen: two addresses with the same value differ only in what they show on it. */
  readonly screen: string;
  /** Identifies the page: from one address to another with the same one its elements stay. */
  readonly frame: string | undefined;
}

/** Case-sensitive, as the server is; the router's own parser is not. */
const exact = ((pattern: string, loose?: boolean) => {
  const { keys, pattern: found } = parse(pattern, loose);
  return { keys, pattern: new RegExp(found.source) };
}) as typeof parse;

const skinOf = (id: string | undefined): SkinCard | undefined => skins.find((card) => card.id === id);

function findRoute(path: string) {
  for (const route of routes) {
    for (const pattern of route.patterns) {
      const [matches, params] = matchRoute(exact, pattern, path);
      if (!matches) continue;
      const named = params as Readonly<Record<string, string>>;
      if (named.skin && !skinOf(named.skin)) continue;
      return { route, params: named };
    }
  }
  throw new UnknownAddressError();
}

/**
 * Loads the screen of an address and everything it shows, in parallel. Rejects with the first error of any part, but
 * waits a moment for the locale's chunk first, because the error screen's words are in it.
 */
export async function openScreen(href: string, tag: string): Promise<OpenedScreen> {
  const words = uiWords(tag);
  try {
    return await load(href, tag, words);
  } catch (error) {
    await prepareRescue(tag, words);
    throw error;
  }
}

const pageFor: RouteRequest['pageFor'] = async (address, tag) => (await openScreen(formatAddress(address), tag)).page;

async function load(href: string, tag: string, ui: Promise<UiWords>): Promise<OpenedScreen> {
  const parsed = parseAddress(new URL(location.origin + href));
  // A guide for a single app does not ask which one.
  const given: Address = brand.app ? { ...parsed, app: parsed.app ?? brand.app } : parsed;
  // A helper's language that is not offered is ignored.
  const asked = tags.includes(given.helper ?? '') ? given : { ...given, helper: undefined };
  const { route, params } = findRoute(asked.path);
  const skin = skinOf(params.skin ?? params.home);
  const card = asked.app ? appCard(asked.app) : Promise.resolve(undefined);
  const skinGuide = skin && { skin, guide: guideFor(skin, tag, card) };
  const [{ element, dir, frame }, words, guide, texts, app, tables] = await Promise.all([
    route.open({ address: asked, params, app: card, tag, skinGuide, pageFor }),
    wordsFor(route.words, ui, tag, skinGuide?.guide),
    skinGuide?.guide,
    skin && asked.labels ? labelTable(skin.id) : undefined,
    card,
    asked.os && !skin ? versionTables() : undefined,
    loadOnce('index', documentStyle),
  ]);
  // Without a skin on the route, a version of any skin is valid; it still belongs to its own skin.
  const versions: [id: string, { versions: readonly { id: string }[] }][] =
    skin && guide ? [[skin.id, guide]] : Object.entries(tables ?? {});
  const { address, notices } = checkAddress(given, {
    app: app ? [app.package] : [],
    maker: (skin ? [skin] : skins).flatMap(namesOf),
    os: versions.flatMap(([, of]) => of.versions.map(({ id }) => id)),
    rom: guide ? guide.roms.map(({ id }) => id) : romIds,
    ...(given.lang && !pickLocale(given.lang, tags, '') ? { lang: [] } : {}),
    labels: phoneLanguages.map(([tag]) => tag),
    helper: tags,
    ...(given.next && !nextLink(given.next, brand.schemes) ? { next: [] } : {}),
  });
  const versionSkins = versions.filter(([, of]) => of.versions.some(({ id }) => id === address.os)).map(([id]) => id);
  const preload = (to: string) => openScreen(to, tag);
  const place = makePlace({ address, notices, app, skin, preload }, versionSkins, guide);
  const locale = localeOf(tag);
  const language = makeLanguage(dir ? { ...locale, dir } : locale, words, app);
  const readerGuide = skin && guide && makeSkinGuide(skin, guide, address, app);
  const page: PageContexts = {
    language,
    place,
    guide: readerGuide,
    labels: makeLabels(language, place, readerGuide, { labels: {}, texts: texts ?? {} }),
  };
  const screen = `${route.chunk} ${Object.values(params).join(' ')}`;
  return { page, element, screen, frame: frame && `${screen} ${frame}` };
}

/** Loads the guide of a skin, adapted to a direct download if the app links to its own file. */
async function guideFor({ id }: SkinCard, tag: string, card: Promise<AppCard | undefined>): Promise<Guide> {
  const [guide, app] = await Promise.all([guideOf(id, tag), card]);
  return app?.download ? withDirectDownload(guide) : guide;
}

/** Merges the words of every screen, those that come with a skin's guide, and those of the route's namespaces. */
async function wordsFor(
  spaces: readonly Namespace[],
  ui: Promise<UiWords>,
  tag: string,
  guide: Promise<Guide> | undefined,
): Promise<UiWords> {
  const [own, skinGuide, ...more] = await Promise.all([
    ui,
    guide,
    ...spaces.filter((space) => !guide || !guideNamespaces.includes(space)).map((space) => namespaceWords(space, tag)),
  ]);
  return skinGuide || more.length ? Object.assign({}, own, skinGuide?.ui, ...more) : own;
}
