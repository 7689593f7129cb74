import { labelOf, quoteLabel, type Speech } from '@sideguide/guide-core/flow';
import { fill, type Values } from '@sideguide/guide-core/locale';
import type { CompiledLabel, LabelTable, Quote } from '@sideguide/guide-core/model';
import { createContext, useMemo } from 'react';
import { locales } from '../platform/locales.ts';
import { capitalise } from './capitalise.ts';
import type { SkinGuide } from './guide.ts';
import type { Language } from './language.ts';
import type { Place } from './place.ts';
import { usePresent } from './present.ts';

/** The phone's own words, and the names that stand in sentences. */
export interface Labels {
  /** The phone's words for a label of this page. */
  readonly quote: (id: string) => Quote;
  /** The phone's words for a label that comes along. */
  readonly quoteOf: (label: CompiledLabel) => Quote;
  /** Values of the slots `{app}`, `{file}`, `{maker}`. */
  readonly names: Readonly<Record<'app' | 'file' | 'maker', string>>;
  /** Puts the names into a text. */
  readonly fillNames: (text: string) => string;
  /** The same with labels of a feature, and their texts in the languages of phones. */
  readonly withLabels: (more: MoreLabels) => Labels;
}

/** Labels that a feature brings along. */
export interface MoreLabels {
  readonly labels: Readonly<Record<string, CompiledLabel>>;
  readonly texts: LabelTable;
}

export const LabelsContext = createContext<Labels | undefined>(undefined);
export const useLabels = (): Labels => usePresent(LabelsContext);

/** The labels with those of a feature. */
export function useMoreLabels(more: MoreLabels): Labels {
  const labels = useLabels();
  return useMemo(() => labels.withLabels(more), [labels, more]);
}

/** The app whose permission page the drawings show: proper name, and what most readers use. */
const browser = 'Chrome';

/** How labels are shown on a page. `more.texts` are of the phone's language, where the reader named one. */
export function labelsOf(
  language: Pick<Language, 'locale' | 'words'>,
  { address, app, skin }: Pick<Place, 'address' | 'app' | 'skin'>,
  inside: SkinGuide | undefined,
  more: MoreLabels,
): Labels {
  const { locale, words } = language;
  const generic = String(words['the-app']);
  // Only a few downloads always have the same name: of the others no more is known than how it ends.
  const names = { app: app?.name ?? generic, file: app?.file ?? '….apk', maker: skin?.makers[0] ?? '' };
  const texts = address.labels === undefined ? undefined : more.texts[address.labels];
  const shipped = inside?.guide.roms.find(({ id }) => id === address.rom)?.languages;
  const speech: Speech = {
    locale: locale.tag,
    rtl: locales.filter(({ dir }) => dir === 'rtl').map(({ tag }) => tag),
    ...(address.labels && texts ? { phone: { tag: address.labels, texts } } : {}),
    ...(shipped ? { shipped } : {}),
  };
  const show = (id: string, label: CompiledLabel | undefined): Quote => {
    const quote = quoteLabel(id, label, speech);
    const values: Values = { app: browser, file: names.file, size: '… MB' };
    const inLabel = (text: string) => fill(locale.tag, text, values);
    return { ...quote, text: inLabel(quote.text), ...(quote.gloss ? { gloss: inLabel(quote.gloss) } : {}) };
  };
  return {
    names,
    fillNames: (text) => fill(locale.tag, app ? text : capitalise(text, generic, locale.tag), names),
    quote: (id) => {
      const found = inside ? labelOf(inside.guide, id, inside.answers) : { id, label: undefined };
      return show(found.id, found.label ?? more.labels[id]);
    },
    quoteOf: (label) => show('', label),
    withLabels: ({ labels, texts }) =>
      labelsOf(language, { address, app, skin }, inside, {
        labels: { ...more.labels, ...labels },
        texts: joined(more.texts, texts),
      }),
  };
}

/** Both tables' texts in each language of phones. */
const joined = (one: LabelTable, other: LabelTable): LabelTable => {
  const all: Record<string, LabelTable[string]> = { ...one };
  for (const [tag, texts] of Object.entries(other)) all[tag] = { ...all[tag], ...texts };
  return all;
};
