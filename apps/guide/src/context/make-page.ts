import {
  type Address,
  fillLabel,
  formatAddress,
  labelOf,
  makerInAddress,
  type QuoteLanguages,
  quoteLabel,
} from '@sideguide/guide-core/flow';
import { fill, makeGeneric, spaceNames } from '@sideguide/guide-core/locale';
import type {
  AppCard,
  CompiledLabel,
  Guide,
  LabelTable,
  LocaleCard,
  Quote,
  SkinCard,
  UiWords,
} from '@sideguide/guide-core/model';
import { closeGaps } from '@sideguide/guide-core/words';
import { locales as allLocales, skins } from '../../.generated/cards.ts';
import { locales } from '../platform/locales.ts';
import type { CurrentPlace, LabelQuotes, Language, SkinGuide } from './contexts.tsx';

/** The source language. It is not the fallback of a guide whose operator offers other languages only. */
const sourceTag = allLocales.find(({ fallback }) => fallback)?.tag;

/** Returns the language context of a page. `app` is the chosen app, if any. */
export function makeLanguage(locale: LocaleCard, words: UiWords, app: AppCard | undefined): Language {
  const generic = String(words['the-app']);
  return {
    locale,
    words,
    t: (key, values) => {
      const text = words[key] ?? key;
      const named = typeof text === 'string' && !app ? makeGeneric(text, generic, locale.tag) : text;
      return fill(locale, named, { app: app?.name ?? generic, ...values });
    },
  };
}

/** Returns the name on the phone: from the address, or the maker whose phones alone have its version. */
const makerOf = ({ maker, os }: Address, skin: SkinCard | undefined, guide: Guide | undefined): string =>
  maker ?? guide?.versions.find(({ id }) => id === os)?.maker ?? skin?.makers[0] ?? '';

/**
 * Returns a place whose links keep its parameters. `versionSkins`: ids of the skins that have its version; `guide`: that
 * of the place's skin.
 */
export function makePlace(
  place: Omit<CurrentPlace, 'href' | 'phoneSkin' | 'maker'>,
  versionSkins: readonly string[],
  guide: Guide | undefined,
): CurrentPlace {
  const { address: here, skin } = place;
  return {
    ...place,
    phoneSkin: skin ?? skins.find(({ id }) => id === versionSkins[0]),
    maker: makerOf(here, skin, guide),
    href: (change) => {
      const all = { ...here, step: undefined, say: undefined, ...change };
      const target = skins.find(({ id }) => id === all.path.split('/')[1]);
      const address = target ? { ...all, maker: makerInAddress(target, all.maker) } : all;
      // A version belongs to one skin, so a link to another skin drops it, unless the link brings its own, already
      // checked.
      const isOther = skins.some(({ id }) => id === address.path.split('/')[1] && !versionSkins.includes(id));
      return formatAddress(isOther && address.os === here.os ? { ...address, os: undefined } : address);
    },
  };
}

/** Returns the guide of a skin, with the answers from an address and the chosen app. */
export const makeSkinGuide = (skin: SkinCard, guide: Guide, address: Address, app: AppCard | undefined): SkinGuide => ({
  skin,
  guide,
  answers: {
    os: address.os ?? 'unknown',
    rom: address.rom ?? 'unknown',
    maker: address.maker,
    app: app?.package,
    needs: app?.needs,
  },
  wordsOf: (id) => {
    const words = guide.words[id];
    if (!words) throw new Error(`No step ${id}`);
    return words;
  },
  version: guide.versions.find(({ id }) => id === address.os),
});

/** Labels that a feature loads in addition to the page's own. */
export interface MoreLabels {
  readonly labels: Readonly<Record<string, CompiledLabel>>;
  readonly texts: LabelTable;
}

/** Returns how labels are shown on a page. `more.texts` are in the phone's language, if the reader named one. */
export function makeLabels(
  language: Pick<Language, 'locale' | 'words'>,
  { address, app, maker }: Pick<CurrentPlace, 'address' | 'app' | 'maker'>,
  skinGuide: SkinGuide | undefined,
  more: MoreLabels,
): LabelQuotes {
  const { locale, words } = language;
  const generic = String(words['the-app']);
  // Only a few downloads always have the same name; of the others only the ending is known.
  const names = { app: app?.name ?? generic, file: app?.file ?? '….apk', maker };
  const texts = address.labels === undefined ? undefined : more.texts[address.labels];
  const shipped = skinGuide?.guide.roms.find(({ id }) => id === address.rom)?.languages;
  const speech: QuoteLanguages = {
    locale: locale.tag,
    isSource: locale.tag === sourceTag,
    rtl: locales.filter(({ dir }) => dir === 'rtl').map(({ tag }) => tag),
    ...(address.labels && texts ? { phone: { tag: address.labels, texts } } : {}),
    ...(shipped ? { shipped } : {}),
  };
  const show = (id: string, label: CompiledLabel | undefined): Quote =>
    fillLabel(locale.tag, quoteLabel(id, label, speech), names.file);
  return {
    names,
    spaceNames: (text) => (app ? spaceNames(locale.tag, text, names) : closeGaps(text)),
    fillNames: (text) => fill(locale.tag, app ? text : makeGeneric(text, generic, locale.tag), names),
    quote: (id) => {
      const found = skinGuide ? labelOf(skinGuide.guide, id, skinGuide.answers) : { id, label: undefined };
      return show(found.id, found.label ?? more.labels[id]);
    },
    quoteOf: (label) => show('', label),
    texts: more.texts,
  };
}
