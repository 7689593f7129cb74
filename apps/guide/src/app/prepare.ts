// In the first load.

import { suggestSkin } from '@sideguide/guide-core/detect';
import {
  type Address,
  checkAddress,
  direct,
  formatAddress,
  guideRooms,
  parseAddress,
} from '@sideguide/guide-core/flow';
import { pickLocale } from '@sideguide/guide-core/locale';
import type { AppCard, Guide, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { phoneTongues, romIds, skins } from '../../.generated/cards.ts';
import { routes } from '../../.generated/routes.ts';
import {
  appCard,
  catalogue,
  checkWords,
  gatesIn,
  guideOf,
  knownSigners,
  labelTable,
  roomWords,
  skinHints,
  uiWords,
  versionTables,
} from '../catalog.ts';
import type { AskKit } from '../layout/ask-kit.ts';
import { type CheckKit, checkPlace } from '../layout/check-kit.ts';
import type { GateKit } from '../layout/gate-kit.ts';
import { type MessageKit, messagePlace } from '../layout/message-kit.ts';
import type { SourcesKit } from '../layout/sources-kit.ts';
import type { Instead, View } from '../layout/view.ts';
import { brand } from '../platform/brand.ts';
import { UnknownAddressError } from '../platform/chunks/errors.ts';
import { loadOnce } from '../platform/chunks/load.ts';
import { documentStyle } from '../platform/chunks/style.ts';
import { phoneHints } from '../platform/phone-hints.ts';
import { locales } from './offered.ts';
import { soon } from './rescue.ts';

export interface Prepared {
  readonly view: View;
  readonly Screen: ComponentType;
  /** Names the screen: two addresses with the same key differ only in what they show on it. */
  readonly screen: string;
}

interface ScreenModule {
  readonly default: ComponentType;
  /** What an address shows in place of the screen, if it asks for something else: loaded whole, as a screen is. */
  readonly instead?: (view: View) => Promise<Instead> | undefined;
}

const tags = locales.map((card) => card.tag);

/** The server tells capitals apart; the router's parser does not. */
const exact = ((route: string, loose?: boolean) => {
  const { keys, pattern } = parse(route, loose);
  return { keys, pattern: new RegExp(pattern.source) };
}) as typeof parse;

function findRoute(path: string) {
  for (const route of routes) {
    for (const pattern of route.patterns) {
      const [matches, params] = matchRoute(exact, pattern, path);
      if (!matches) continue;
      const named = params as Readonly<Record<string, string>>;
      if (named.skin && !skins.some((card) => card.id === named.skin)) continue;
      return { route, params: named };
    }
  }
  throw new UnknownAddressError();
}

/**
 * Loads the screen and everything it shows, all at once. Fails with the first error of any part; what the error screen
 * says comes with the language, so a failure waits a moment for that.
 */
export async function prepare(href: string, tag: string): Promise<Prepared> {
  const words = uiWords(tag);
  try {
    return await load(href, tag, words);
  } catch (error) {
    await soon(words);
    throw error;
  }
}

async function load(href: string, tag: string, words: Promise<UiWords>): Promise<Prepared> {
  const url = new URL(location.origin + href);
  const parsed = parseAddress(url);
  // A guide of one app asks nobody which.
  const asked: Address = brand.app ? { ...parsed, app: parsed.app ?? brand.app } : parsed;
  const { route, params } = findRoute(asked.path);
  const skin = skins.find((card) => card.id === (params.skin ?? params.home));
  const needs: readonly string[] = route.needs;
  const kit = () => messageKit(tag, skin?.id, asked.labels);
  const steps = skin && guideOf(skin.id, tag);
  const [screen, ui, compiled, table, everywhere, card, early, tables, suggested] = await Promise.all([
    loadOnce(route.chunk, route.load),
    wordsFor(needs, words, tag, steps),
    steps,
    skin && asked.labels ? labelTable(skin.id) : undefined,
    needs.includes('messages') ? kit() : undefined,
    asked.app ? appCard(asked.app) : undefined,
    needs.includes('apps') && !asked.app && !asked.step ? catalogue() : undefined,
    needs.includes('versions') || (asked.os && !skin) ? versionTables() : undefined,
    needs.includes('hints') ? suggest() : undefined,
    loadOnce('index', documentStyle),
  ]);
  const guide = compiled && card?.download ? direct(compiled) : compiled;
  const check = needs.includes('check') && showsCheck(asked, guide) ? await checkKit(tag) : undefined;
  const gates = needs.includes('gates') && showsGate(asked, ui) ? await gateKit(tag, guide) : undefined;
  const messages = everywhere ?? (guide && needs.includes('steps') ? await messagesAt(asked, guide, kit) : undefined);
  const apps = early ?? (needs.includes('apps') && showsApps(asked, guide!, card) ? await catalogue() : undefined);
  // Where no skin is shown, a version of any is right; it stays with the skin it belongs to.
  const versions: [id: string, { versions: readonly { id: string }[] }][] =
    skin && guide ? [[skin.id, guide]] : Object.entries(tables ?? {});
  const { address, notices } = checkAddress(asked, {
    app: card ? [card.package] : [],
    os: versions.flatMap(([, of]) => of.versions.map(({ id }) => id)),
    rom: guide ? guide.roms.map(({ id }) => id) : romIds,
    ...(asked.lang && !pickLocale(asked.lang, tags, '') ? { lang: [] } : {}),
    labels: phoneTongues.map(([tongue]) => tongue),
    helper: tags,
  });
  const versionOf = versions.filter(([, of]) => of.versions.some(({ id }) => id === address.os)).map(([id]) => id);
  // Rare, and so not in the first load: what an address says that was ignored.
  const said = notices.length ? { ...ui, ...(await roomWords('notices', tag)) } : ui;
  const view: View = {
    address,
    params,
    locale: locales.find((card) => card.tag === tag)!,
    locales,
    skins,
    ui: { ...said, ...messages?.words, ...gates?.words },
    roomWords: (room, tongue = tag) => roomWords(room, tongue),
    as: async (other, tongue) => (await prepare(formatAddress(other), tongue)).view,
    fetchMessages: kit,
    fetchAnswers: () => askKit(tag, asked.labels),
    fetchSources: (of) => sourcesKit(tag, skin?.id ?? of),
    notices,
    phoneTongues,
    ...(skin ? { skin } : {}),
    ...(guide ? { guide } : {}),
    ...(tables ? { versionTables: tables } : {}),
    versionOf,
    ...(table ? { labelTable: table } : {}),
    ...(messages ? { messages } : {}),
    ...(apps ? { apps } : {}),
    ...(card ? { app: card } : {}),
    ...(check ? { check } : {}),
    ...(gates ? { gates } : {}),
    ...(suggested ? { suggested } : {}),
  };
  const name = `${route.chunk} ${Object.values(params).join(' ')}`;
  const { default: Screen, instead }: ScreenModule = screen;
  return { view, Screen, screen: name, ...(await instead?.(view)) };
}

/** Words of every screen, and of the features that this one shows (`words-<room>` among its needs). */
async function wordsFor(
  needs: readonly string[],
  words: Promise<UiWords>,
  tag: string,
  steps: Promise<Guide> | undefined,
): Promise<UiWords> {
  const rooms = needs
    .filter((need) => need.startsWith('words-'))
    .map((need) => need.slice(6))
    .filter((room) => !steps || !guideRooms.includes(room))
    .map((room) => roomWords(room, tag));
  const [ui, guide, ...more] = await Promise.all([words, steps, ...rooms]);
  return guide || more.length ? Object.assign({}, ui, guide?.ui, ...more) : ui;
}

/** The address of the step that checks a file, or, where there are no steps, of the check itself. */
const showsCheck = ({ step }: Address, guide: Guide | undefined): boolean =>
  guide ? guide.parts.downloadapps.some(({ id, tool }) => id === step && tool === 'check-file') : step === checkPlace;

/** Whether the address shows the list of apps: its own step, or none that there is, before an app was chosen. */
function showsApps({ step }: Address, { parts }: Guide, card: AppCard | undefined): boolean {
  const found = parts.downloadapps.find(({ id }) => id === step);
  return found ? found.tool === 'app-list' : card === undefined;
}

/** Inside a flow: what phones say, if the address names that and no step. An address that names neither is told so. */
async function messagesAt(
  { step }: Address,
  { parts }: Guide,
  kit: () => Promise<MessageKit>,
): Promise<MessageKit | undefined> {
  if (!step || Object.values(parts).some((part) => part.some(({ id }) => id === step))) return undefined;
  const found = await kit();
  return step === messagePlace || found.all.some(({ id }) => id === step) ? found : undefined;
}

async function messageKit(...asked: readonly [tag: string, skin?: string, tongue?: string]): Promise<MessageKit> {
  const load = () => import(/* webpackChunkName: "message-screens" */ './message-kit.ts');
  return (await loadOnce('message-screens', load)).messageKit(...asked);
}

async function askKit(tag: string, tongue: string | undefined): Promise<AskKit> {
  const load = () => import(/* webpackChunkName: "ask" */ './ask-kit.ts');
  return (await loadOnce('ask', load)).askKit(tag, tongue);
}

async function sourcesKit(tag: string, skin: string | undefined): Promise<SourcesKit> {
  const load = () => import(/* webpackChunkName: "sources" */ './sources-kit.ts');
  return (await loadOnce('sources', load)).sourcesKit(tag, skin);
}

async function checkKit(tag: string): Promise<CheckKit> {
  const load = () => import(/* webpackChunkName: "check" */ '../features/file-check/checking.tsx');
  const [code, words, entries] = await Promise.all([loadOnce('check', load), checkWords(tag), knownSigners()]);
  return { ...code, ...words, entries };
}

/** Each gate has its title among the words of the screen; the first part of the hash is its name. */
const showsGate = ({ step = '' }: Address, ui: UiWords): boolean => ui[`gate-${step.split('.')[0]}`] !== undefined;

async function gateKit(tag: string, guide: Guide | undefined): Promise<GateKit> {
  const load = () => import(/* webpackChunkName: "gates" */ '../features/gates/gate-page.tsx');
  const [code, gates, words] = await Promise.all([
    loadOnce('gates', load),
    gatesIn(tag),
    guide?.ui ?? roomWords('flow', tag),
  ]);
  return { ...code, ...gates, words };
}

async function suggest(): Promise<string | undefined> {
  const [rules, seen] = await Promise.all([skinHints(), phoneHints()]);
  return suggestSkin(rules, seen);
}
