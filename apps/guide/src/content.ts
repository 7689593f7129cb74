// The only place where code loads content.

import type { Entry } from '@sideguide/apk-verify';
import type {
  AppCard,
  CheckWords,
  CompiledAnswers,
  CompiledGates,
  FactTable,
  Guide,
  InAppBrowsers,
  LabelTable,
  ListedApp,
  Messages,
  Phrases,
  SkinHints,
  UiWords,
  VersionTables,
} from '@sideguide/guide-core/model';
import { loadContentChunk } from './platform/chunks/content.ts';
import { loadOnce } from './platform/chunks/load.ts';

const chunk = <T>(name: string): Promise<T> => loadOnce(name, () => loadContentChunk<T>(name));

/** Words in the chunk `locale-<tag>`: those of every screen, and those of the error screen. */
interface LocaleWords {
  readonly ui: UiWords;
  readonly rescue: Readonly<Record<string, string>>;
}
const here: Record<string, LocaleWords> = {};

export async function uiWords(tag: string): Promise<UiWords> {
  here[tag] = await chunk(`locale-${tag}`);
  return here[tag].ui;
}
/** Returns the error screen's words if the locale's chunk has loaded. */
export const rescueHere = (tag: string): LocaleWords['rescue'] | undefined => here[tag]?.rescue;
/** Loads the sentences of the screens that a language lacks and shows in the source language instead. */
export const standInsOf = (tag: string): Promise<readonly string[]> => chunk(`stand-ins-${tag}`);
/** Loads the words of one namespace: `content/locales/<tag>/namespaces/<namespace>.json`. */
export const namespaceWords = (namespace: string, tag: string): Promise<UiWords> => chunk(`words-${namespace}-${tag}`);
export const guideOf = (skin: string, tag: string): Promise<Guide> => chunk(`skin-${skin}-${tag}`);
export const labelTable = (skin: string): Promise<LabelTable> => chunk(`labels-${skin}`);
export const messagesIn = (tag: string): Promise<Messages> => chunk(`messages-${tag}`);
export const messagesOfSkin = (skin: string, tag: string): Promise<Messages> => chunk(`messages-${skin}-${tag}`);
export const messageLabels = (): Promise<LabelTable> => chunk('labels-of-messages');
/** Loads everything that answers questions, including the phrases that people type. */
export const answersIn = (tag: string): Promise<CompiledAnswers> => chunk(`answers-${tag}`);
/** Loads what people type in Russian, by answer. Called only for questions in Cyrillic letters. */
export const loadRussianPhrases = (): Promise<Phrases> => chunk('answers-russian');
export const fileCheckWords = (tag: string): Promise<CheckWords> => chunk(`check-${tag}`);
export const gatesIn = (tag: string): Promise<CompiledGates> => chunk(`gates-${tag}`);
/** Loads the facts of one skin, or those of every phone, with their sources. Called only when a reader asks. */
export const loadFacts = (skin?: string): Promise<FactTable> => chunk(skin ? `facts-${skin}` : 'facts');
/** Loads the catalogue. Called only where it is shown. */
export const catalogue = (): Promise<readonly ListedApp[]> => chunk('apps');
/** Loads the card of an app; undefined if the guide does not know the app. */
export async function appCard(name: string): Promise<AppCard | undefined> {
  const cards = await chunk<readonly AppCard[]>('cards');
  return cards.find((card) => card.package === name);
}
export const loadKnownSigners = (): Promise<readonly Entry[]> => chunk('known-signers');
export async function skinHints(): Promise<Readonly<Record<string, SkinHints>>> {
  const load = () => import(/* webpackChunkName: "hints" */ '../.generated/hints.ts');
  return (await loadOnce('hints', load)).hints;
}
export const versionTables = (): Promise<VersionTables> => chunk('versions');
export const inAppBrowsers = (): Promise<Pick<InAppBrowsers, 'apps' | 'browsers'>> => chunk('in-app-browsers');
