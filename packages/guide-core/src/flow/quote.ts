import { fill } from '../locale/fill.ts';
import type { CompiledLabel, Guide } from '../model/guide.ts';
import type { Quote } from '../model/quote.ts';
import { fits, type PhoneAnswers } from './fits.ts';

/** Which languages labels are shown in: the guide's, and the phone's if it is known to differ. */
export interface QuoteLanguages {
  readonly locale: string;
  /** True if `locale` is the source language, whose labels are quoted where those of the phone's language are unknown. */
  readonly isSource?: boolean;
  /** Tags of right-to-left languages. */
  readonly rtl: readonly string[];
  /** The phone's language, if the reader chose one (`labels=`). */
  readonly phone?: { readonly tag: string; readonly texts: Readonly<Record<string, string>> };
  /** Languages that the phone's ROM ships, if they are known to be few. */
  readonly shipped?: readonly string[];
}

const createQuote = (languages: QuoteLanguages, tag: string, text: string, gloss?: string): Quote => ({
  text,
  lang: tag,
  dir: languages.rtl.includes(tag) ? 'rtl' : 'ltr',
  ...(gloss && gloss !== text ? { gloss } : {}),
});

/**
 * Returns the words that the reader will find on the phone: in the phone's language if the reader named one, in the
 * guide's language if the phone has it, otherwise in the fallback language with a gloss.
 */
export function quoteLabel(id: string, label: CompiledLabel | undefined, languages: QuoteLanguages): Quote {
  if (!label) return createQuote(languages, languages.locale, id); // prevented by the build's checks
  const gloss = label.own ?? label.gloss;
  const phoneText = languages.phone?.texts[id];
  if (languages.phone && phoneText)
    return createQuote(
      languages,
      languages.phone.tag,
      phoneText,
      languages.phone.tag === languages.locale ? undefined : gloss,
    );
  const hasReaderLanguage = languages.phone
    ? languages.isSource
    : !languages.shipped || languages.shipped.includes(languages.locale);
  if (label.own && hasReaderLanguage) return createQuote(languages, languages.locale, label.own);
  if (label.other) {
    const quote = createQuote(languages, label.other[0], label.other[1], gloss);
    const isUnknown = quote.gloss && hasReaderLanguage && !languages.phone && !label.isForeign;
    return isUnknown ? { ...quote, isUnknown } : quote;
  }
  return createQuote(languages, languages.locale, label.own ?? id);
}

/** The app whose permission page the drawings show: a proper name, the browser most readers use. */
const browser = 'Chrome';

/** Fills the slots in the phone's own words: the browser, the file, and a size that is not known yet. */
export function fillLabel(locale: string, { text, gloss, ...rest }: Quote, file: string): Quote {
  const fillSlots = (words: string) => fill(locale, words, { app: browser, file, size: '… MB' });
  return { ...rest, text: fillSlots(text), ...(gloss ? { gloss: fillSlots(gloss) } : {}) };
}

/** Returns the label that this phone shows instead of `id`: versions and ROMs word some labels differently. */
export const wordingOf = ({ wordings }: Pick<Guide, 'wordings'>, id: string, answers: PhoneAnswers): string =>
  wordings[id]?.find(({ when }) => fits(when, answers))?.label ?? id;

/**
 * Returns what the guide knows about a label on this phone. If no phone has this wording in the reader's language, the
 * most common wording serves as its gloss.
 */
export function labelOf({ labels, ...guide }: Pick<Guide, 'labels' | 'wordings'>, id: string, answers: PhoneAnswers) {
  const wordingId = wordingOf(guide, id, answers);
  const [label, usualLabel] = [labels[wordingId], labels[id]];
  const gloss = label?.gloss ?? usualLabel?.own ?? usualLabel?.gloss;
  const labelWithGloss = label && !label.own && gloss ? { ...label, gloss } : label;
  return { id: wordingId, label: labelWithGloss };
}
