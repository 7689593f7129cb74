import type { Address } from '@sideguide/guide-core/flow';
import { pickLocale } from '@sideguide/guide-core/locale';
import type { LocaleCard } from '@sideguide/guide-core/model';
import { locales as compiled } from '../../.generated/cards.ts';
import { brand } from './brand.ts';
import { browserLanguage } from './browser-language.ts';

/** The locales of this guide. An operator may offer only some of them; the first one is then the fallback. */
export const locales: readonly LocaleCard[] =
  brand.languages?.map((tag, n) => {
    const card = compiled.find((one) => one.tag === tag) as LocaleCard;
    return n ? { ...card, fallback: undefined } : { ...card, fallback: true, status: undefined, inProgress: undefined };
  }) ?? compiled;

/** The locale that stands in where a text exists in no other. */
export const fallbackLocale = locales.find(({ fallback }) => fallback) as LocaleCard;

/** Attributes of an element whose text may be in another language than the page. */
export interface TextLanguage {
  readonly lang?: string;
  readonly dir?: LocaleCard['dir'];
}

/** Returns the language attributes of a text of the content: an untranslated one is in the fallback's language. */
export const textLanguage = (isUntranslated: boolean | undefined): TextLanguage =>
  isUntranslated ? { lang: fallbackLocale.tag, dir: fallbackLocale.dir } : {};

/** Tags of the languages of this guide. */
export const tags = locales.map(({ tag }) => tag);

/** Returns the browser's language if this guide offers it, else the fallback; never a draft, for which readers have to ask. */
export const browserTag = (): string =>
  pickLocale(
    browserLanguage(),
    tags.filter((tag) => !localeOf(tag).status),
    fallbackLocale.tag,
  );

/** Returns the locale of a page load: the language that the address names, if offered, else that of the browser. */
export const localeFor = ({ lang }: Pick<Address, 'lang'>): string => pickLocale(lang, tags, '') || browserTag();

/** Returns a language's name as lists of languages show it. */
export const listedName = ({ name, inProgress }: Pick<LocaleCard, 'name' | 'inProgress'>): string =>
  inProgress ? `${name} (${inProgress})` : name;

/** Returns the card of a locale, or that of the fallback if it is not offered. */
export const localeOf = (tag: string): LocaleCard => locales.find((card) => card.tag === tag) ?? fallbackLocale;
