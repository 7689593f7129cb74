import { pickLocale } from '@sideguide/guide-core/locale';
import type { LocaleCard } from '@sideguide/guide-core/model';
import { locales as compiled } from '../../.generated/cards.ts';
import { brand } from './brand.ts';
import { browserLanguage } from './browser-language.ts';

/** The languages of this guide: an operator may offer some of them only, the first for readers of all others. */
export const locales: readonly LocaleCard[] =
  brand.languages?.map((tag, n) => {
    const card = compiled.find((one) => one.tag === tag) as LocaleCard;
    return n ? { ...card, fallback: undefined } : { ...card, fallback: true, status: undefined, inProgress: undefined };
  }) ?? compiled;

/** The language that stands in where a text has no other. */
export const fallbackLocale = locales.find(({ fallback }) => fallback) as LocaleCard;

/** Tags of the languages of this guide. */
export const tags = locales.map(({ tag }) => tag);

/** The browser's language if this guide speaks it, else the fallback; never a draft, which is for those who ask for it. */
export const browserTag = (): string =>
  pickLocale(
    browserLanguage(),
    tags.filter((tag) => !localeOf(tag).status),
    fallbackLocale.tag,
  );

/** A language's name as lists of languages show it. */
export const listedName = ({ name, inProgress }: Pick<LocaleCard, 'name' | 'inProgress'>): string =>
  inProgress ? `${name} (${inProgress})` : name;

/** The card of a language that is offered. */
export const localeOf = (tag: string): LocaleCard => locales.find((card) => card.tag === tag) ?? fallbackLocale;
