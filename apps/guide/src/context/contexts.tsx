import type { Address, Notice, ReaderAnswers } from '@sideguide/guide-core/flow';
import type { Values } from '@sideguide/guide-core/locale';
import type {
  AppCard,
  CompiledLabel,
  Guide,
  LabelTable,
  LocaleCard,
  Quote,
  SkinCard,
  StepWords,
  UiWords,
  Version,
} from '@sideguide/guide-core/model';
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** The reader's language, and what the screens say in it. */
export interface Language {
  readonly locale: LocaleCard;
  /** Words of all namespaces that are here. */
  readonly words: UiWords;
  /** A sentence of `words`; `{app}` is always known. */
  readonly t: (key: string, values?: Values) => string;
}

/** Where the reader is: what the address says, and links from there. */
export interface CurrentPlace {
  readonly address: Address;
  /** Values of the address that were ignored. */
  readonly notices: readonly Notice[];
  /** The app that the address chooses. */
  readonly app: AppCard | undefined;
  /** The skin of the route. */
  readonly skin: SkinCard | undefined;
  /** The skin of the phone as far as the address tells: that of the route, or the one whose version is named. */
  readonly phoneSkin: SkinCard | undefined;
  /** An internal link: the current parameters are kept, the step is not. */
  readonly href: (change: Partial<Address>) => string;
  /** Loads what an internal link leads to, without going there. */
  readonly preload: (href: string) => Promise<{ readonly page: PageContexts; readonly element: ReactElement }>;
}

/** The guide of one skin; present on its routes only. */
export interface SkinGuide {
  readonly skin: SkinCard;
  readonly guide: Guide;
  /** What the reader and the chosen app say to the guide's conditions. */
  readonly answers: ReaderAnswers;
  /** The words of a step; throws an Error if there is none of that id. */
  readonly wordsOf: (id: string) => StepWords;
  /** The version that the reader named. */
  readonly version: Version | undefined;
}

/** The phone's own words, and the names that stand in sentences. */
export interface LabelQuotes {
  /** The phone's words for a label of this page. */
  readonly quote: (id: string) => Quote;
  /** The phone's words for a label that comes along. */
  readonly quoteOf: (label: CompiledLabel) => Quote;
  /** Values of the slots `{app}`, `{file}`, `{maker}`. */
  readonly names: Readonly<Record<'app' | 'file' | 'maker', string>>;
  /** Puts the names into a text. */
  readonly fillNames: (text: string) => string;
  /** Texts of the labels in the languages of phones, as far as they are here. */
  readonly texts: LabelTable;
}

/** The value of each context around a screen. */
export interface PageContexts {
  readonly language: Language;
  readonly place: CurrentPlace;
  readonly labels: LabelQuotes;
  /** Undefined on a route without a skin. */
  readonly guide: SkinGuide | undefined;
}

export const LanguageContext = createContext<Language | undefined>(undefined);
const PlaceContext = createContext<CurrentPlace | undefined>(undefined);
const GuideContext = createContext<SkinGuide | undefined>(undefined);
export const LabelsContext = createContext<LabelQuotes | undefined>(undefined);

/** The value of a context. Throws an Error outside of it: the component is in the wrong place. */
export function usePresent<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (!value) throw new Error('No context here');
  return value;
}

export const useLanguage = (): Language => usePresent(LanguageContext);
export const usePlace = (): CurrentPlace => usePresent(PlaceContext);
/** Throws an Error on a route without a skin. */
export const useGuide = (): SkinGuide => usePresent(GuideContext);
/** For parts of a screen that stand on routes without a skin, too. */
export const useGuideIfAny = (): SkinGuide | undefined => useContext(GuideContext);
export const useLabels = (): LabelQuotes => usePresent(LabelsContext);

/** Shows something as a part of a page. */
export const InPage = ({ page, children }: { page: PageContexts; children: ReactNode }) => (
  <LanguageContext.Provider value={page.language}>
    <PlaceContext.Provider value={page.place}>
      <GuideContext.Provider value={page.guide}>
        <LabelsContext.Provider value={page.labels}>{children}</LabelsContext.Provider>
      </GuideContext.Provider>
    </PlaceContext.Provider>
  </LanguageContext.Provider>
);
