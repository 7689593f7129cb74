// In the first load: the only door from code to content.

import type { Entry } from '#lib/apk/model/phone.ts';
import type { AppCard, CheckWords, CompiledMessage, Guide, LabelTable, UiWords } from '#lib/model/guide.ts';
import type { InAppBrowsers } from '#lib/model/in-app.ts';
import type { Text } from '#lib/model/locale.ts';
import type { SkinHints } from '#lib/model/skin.ts';
import { loaders } from '../.generated/loaders.ts';
import { loadOnce } from './core/chunks/load.ts';

async function chunk<T>(name: string): Promise<T> {
  const load = loaders[name];
  if (!load) throw new Error(`There is no content called ${name}`);
  return (await loadOnce(name, load)).default as T;
}

export const uiWords = (tag: string): Promise<UiWords> => chunk<Record<string, Text>>(`locale-${tag}`);
/** Words of one feature: `content/locales/<tag>/rooms/<room>.json`. */
export const roomWords = (room: string, tag: string): Promise<UiWords> => chunk(`words-${room}-${tag}`);
export const guideOf = (skin: string, tag: string): Promise<Guide> => chunk(`skin-${skin}-${tag}`);
export const labelTable = (skin: string): Promise<LabelTable> => chunk(`labels-${skin}`);
export const messagesIn = (tag: string): Promise<readonly CompiledMessage[]> => chunk(`messages-${tag}`);
export const checkWords = (tag: string): Promise<CheckWords> => chunk(`check-${tag}`);
export const catalogue = (): Promise<readonly AppCard[]> => chunk('apps');
export const knownSigners = (): Promise<readonly Entry[]> => chunk('known-signers');
export const skinHints = (): Promise<Readonly<Record<string, SkinHints>>> => chunk('hints');
export const inAppBrowsers = (): Promise<Pick<InAppBrowsers, 'apps' | 'browsers'>> => chunk('in-app-browsers');
