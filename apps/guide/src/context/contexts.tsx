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
import type { FlowKey } from '../platform/storage/notes.ts';

/** The reader's language, and the words of the screens in it. */
export interface Language {
  readonly locale: LocaleCard;
  /** Words of all namespaces that have loaded. */
  readonly words: UiWords;
  /** Returns a sentence of `words` with its slots filled; `{app}` always has a value. */
  readonly t: (key: string, values?: Values) => string;
}

/** Where the reader is: what the address says, and links from there. */
export interface CurrentPlace {
  readonly address: Address;
  /** Values of the address that were ignored. */
  readonly notices: readonly Notice[];
  /** The app named in the address. */
  readonly app: AppCard | undefined;
  readonly skin: SkinCard | undefined;
  /** The skin of the phone as far as the address tells: that of the route, or the one that the version belongs to. */
  readonly phoneSkin: SkinCard | undefined;
  /** The name on the phone: the one that was tapped on Home, or else the first of the skin; empty without a skin. */
  readonly maker: string;
  /** Returns an internal link, which keeps the current parameters but not the step. */
  readonly href: (change: Partial<Address>) => string;
  /** Loads the screen that an internal link leads to, without navigating. */
  readonly preload: (href: string) => Promise<{ readonly page: PageContexts; readonly element: ReactElement }>;
}

/** The guide of one skin; present on its routes only. */
export interface SkinGuide {
  readonly skin: SkinCard;
  readonly guide: Guide;
  /** Values for the guide's conditions, from the reader's answers and the chosen app. */
  readonly answers: ReaderAnswers;
  /** Returns the words of a step; throws an Error if there is no step with that id. */
  readonly wordsOf: (id: string) => StepWords;
  /** The version in the address, if the guide has it. */
  readonly version: Version | undefined;
}

/** The phone's own words, and the names used in sentences. */
export interface LabelQuotes {
  /** Returns the phone's words for a label of this page. */
  readonly quote: (id: string) => Quote;
  /** Returns the phone's words for a label that is not among this page's own. */
  readonly quoteOf: (label: CompiledLabel) => Quote;
  /** Values of the slots `{app}`, `{file}`, `{maker}`. */
  readonly names: Readonly<Record<'app' | 'file' | 'maker', string>>;
  /** Returns a text with the spaces that its names need around them; the names are still slots. */
  readonly spaceNames: (text: string) => string;
  readonly fillNames: (text: string) => string;
  /** Texts of the labels in the phones' languages, as far as they have loaded. */
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

/** Returns the value of a context. Throws an Error with its name outside its provider: the component is in the wrong place. */
export function usePresent<T>(context: Context<T | undefined>, name: string): T {
  const value = useContext(context);
  if (!value) throw new Error(`No ${name} here`);
  return value;
}

export const useLanguage = (): Language => usePresent(LanguageContext, 'language');
export const usePlace = (): CurrentPlace => usePresent(PlaceContext, 'place');
/** Throws an Error on a route without a skin. */
export const useGuide = (): SkinGuide => usePresent(GuideContext, 'guide');
/** Returns the guide, or undefined on a route without a skin. */
export const useGuideIfAny = (): SkinGuide | undefined => useContext(GuideContext);
export const useLabels = (): LabelQuotes => usePresent(LabelsContext, 'labels');
/** Returns the flow that the reader is in: the chosen app, if any, on this skin. Throws an Error on a route without a skin. */
export const useFlowKey = (): FlowKey => ({ skin: useGuide().skin.id, app: usePlace().app?.package });

/** Renders its children as part of a page, with the page's contexts. */
export const InPage = ({ page, children }: { page: PageContexts; children: ReactNode }) => (
  <LanguageContext.Provider value={page.language}>
    <PlaceContext.Provider value={page.place}>
      <GuideContext.Provider value={page.guide}>
        <LabelsContext.Provider value={page.labels}>{children}</LabelsContext.Provider>
      </GuideContext.Provider>
    </PlaceContext.Provider>
  </LanguageContext.Provider>
);
