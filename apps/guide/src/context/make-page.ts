import {
  type Address,
  fillLabel,
  formatAddress,
  labelOf,
  type QuoteLanguages,
  quoteLabel,
} from '@sideguide/guide-core/flow';
import { fill } from '@sideguide/guide-core/locale';
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
import { skins } from '../../.generated/cards.ts';
import { locales } from '../platform/locales.ts';
import type { CurrentPlace, LabelQuotes, Language, SkinGuide } from './contexts.tsx';

/** The generic words for the app get a capital at the beginning of a sentence, where the script has capitals. */
const capitalise = (text: string, words: string, tag: string): string =>
  text.replace(
    /(^|[.!?…]\s)\{app\}/g,
    (_slot, before: string) => before + words.charAt(0).toLocaleUpperCase(tag) + words.slice(1),
  );

/** The language of a page on which this app is chosen, or none. */
export function makeLanguage(locale: LocaleCard, words: UiWords, app: AppCard | undefined): Language {
  const generic = String(words['the-app']);
  return {
    locale,
    words,
    t: (key, values) => {
      const text = words[key] ?? key;
      const named = typeof text === 'string' && !app ? capitalise(text, generic, locale.tag) : text;
      return fill(locale, named, { app: app?.name ?? generic, ...values });
    },
  };
}

/** A place whose links keep its parameters. `versionSkins`: ids of the skins that know the version in the address. */
export function makePlace(
  place: Omit<CurrentPlace, 'href' | 'phoneSkin'>,
  versionSkins: readonly string[],
): CurrentPlace {
  const { address: here, skin } = place;
  return {
    ...place,
    phoneSkin: skin ?? skins.find(({ id }) => id === versionSkins[0]),
    href: (change) => {
      const address = { ...here, step: undefined, say: undefined, ...change };
      // A version belongs to one skin: a link to another one leaves it out. One that the link itself brings has been looked up.
      const isOther = skins.some(({ id }) => id === address.path.split('/')[1] && !versionSkins.includes(id));
      return formatAddress(isOther && address.os === here.os ? { ...address, os: undefined } : address);
    },
  };
}

/** The guide of a skin, as an address and the chosen app answer its questions. */
export const makeSkinGuide = (skin: SkinCard, guide: Guide, address: Address, app: AppCard | undefined): SkinGuide => ({
  skin,
  guide,
  answers: { os: address.os ?? 'unknown', rom: address.rom ?? 'unknown', needs: app?.needs },
  wordsOf: (id) => {
    const words = guide.words[id];
    if (!words) throw new Error(`No step ${id}`);
    return words;
  },
  version: guide.versions.find(({ id }) => id === address.os),
});

/** Labels that a feature brings along. */
export interface MoreLabels {
  readonly labels: Readonly<Record<string, CompiledLabel>>;
  readonly texts: LabelTable;
}

/** How labels are shown on a page. `more.texts` are of the phone's language, where the reader named one. */
export function makeLabels(
  language: Pick<Language, 'locale' | 'words'>,
  { address, app, skin }: Pick<CurrentPlace, 'address' | 'app' | 'skin'>,
  inside: SkinGuide | undefined,
  more: MoreLabels,
): LabelQuotes {
  const { locale, words } = language;
  const generic = String(words['the-app']);
  // Only a few downloads always have the same name: of the others no more is known than how it ends.
  const names = { app: app?.name ?? generic, file: app?.file ?? '….apk', maker: skin?.makers[0] ?? '' };
  const texts = address.labels === undefined ? undefined : more.texts[address.labels];
  const shipped = inside?.guide.roms.find(({ id }) => id === address.rom)?.languages;
  const speech: QuoteLanguages = {
    locale: locale.tag,
    rtl: locales.filter(({ dir }) => dir === 'rtl').map(({ tag }) => tag),
    ...(address.labels && texts ? { phone: { tag: address.labels, texts } } : {}),
    ...(shipped ? { shipped } : {}),
  };
  const show = (id: string, label: CompiledLabel | undefined): Quote =>
    fillLabel(locale.tag, quoteLabel(id, label, speech), names.file);
  return {
    names,
    fillNames: (text) => fill(locale.tag, app ? text : capitalise(text, generic, locale.tag), names),
    quote: (id) => {
      const found = inside ? labelOf(inside.guide, id, inside.answers) : { id, label: undefined };
      return show(found.id, found.label ?? more.labels[id]);
    },
    quoteOf: (label) => show('', label),
    texts: more.texts,
  };
}
