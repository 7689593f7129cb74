import type { ReactNode } from 'react';
import { GuideContext, type SkinGuide } from './guide.ts';
import { type Labels, LabelsContext } from './labels.ts';
import { type Language, LanguageContext } from './language.ts';
import { type Place, PlaceContext } from './place.ts';

/** What a screen stands in: the value of each context. */
export interface Page {
  readonly language: Language;
  readonly place: Place;
  readonly labels: Labels;
  /** Undefined on a route without a skin. */
  readonly guide: SkinGuide | undefined;
}

/** Shows something as a part of a page. */
export const InPage = ({ page, children }: { page: Page; children: ReactNode }) => (
  <LanguageContext.Provider value={page.language}>
    <PlaceContext.Provider value={page.place}>
      <GuideContext.Provider value={page.guide}>
        <LabelsContext.Provider value={page.labels}>{children}</LabelsContext.Provider>
      </GuideContext.Provider>
    </PlaceContext.Provider>
  </LanguageContext.Provider>
);
