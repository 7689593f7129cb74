// In the first load.

import { fill } from '../locale/fill.ts';
import type { CompiledLabel, Guide, LabelTable } from '../model/guide.ts';
import type { Quote } from '../model/quote.ts';
import { fits, type PhoneAnswers } from './fits.ts';

/** How labels are to be shown: the guide's language, and what the phone speaks if that is known to differ. */
export interface QuoteLanguages {
  readonly locale: string;
  /** Languages written from right to left. */
  readonly rtl: readonly string[];
  /** The phone's language, where the reader chose one (`labels=`). */
  readonly phone?: { readonly tag: string; readonly texts: Readonly<Record<string, string>> };
  /** Languages that the phone's ROM ships, where they are known to be few. */
  readonly shipped?: readonly string[];
}

const quote = (speech: QuoteLanguages, tag: string, text: string, gloss?: string): Quote => ({
  text,
  lang: tag,
  dir: speech.rtl.includes(tag) ? 'rtl' : 'ltr',
  ...(gloss && gloss !== text ? { gloss } : {}),
});

/**
 * The words the reader will find on the phone: in the phone's language if the reader named one, in the
 * guide's language if the phone has them, else in the language that stands in, with a translation beside.
 */
export function quoteLabel(id: string, label: CompiledLabel | undefined, speech: QuoteLanguages): Quote {
  if (!label) return quote(speech, speech.locale, id); // held off by the build's checks
  const gloss = label.own ?? label.gloss;
  const named = speech.phone?.texts[id];
  if (speech.phone && named)
    return quote(speech, speech.phone.tag, named, speech.phone.tag === speech.locale ? undefined : gloss);
  const speaksOwn = !speech.shipped || speech.shipped.includes(speech.locale);
  if (label.own && speaksOwn && !speech.phone) return quote(speech, speech.locale, label.own);
  if (label.other) return quote(speech, label.other[0], label.other[1], gloss);
  return quote(speech, speech.locale, label.own ?? id);
}

/** The app whose permission page the drawings show: proper name, and what most readers use. */
const browser = 'Chrome';

/** Fills the slots that the phone's own words have: the browser, the file, and a size that nobody knows yet. */
export function fillLabel(locale: string, { text, gloss, ...quoted }: Quote, file: string): Quote {
  const inLabel = (words: string) => fill(locale, words, { app: browser, file, size: '… MB' });
  return { ...quoted, text: inLabel(text), ...(gloss ? { gloss: inLabel(gloss) } : {}) };
}

/** The label that this phone shows in the place of a label: versions and ROMs word some things differently. */
export const wordingOf = ({ wordings }: Pick<Guide, 'wordings'>, id: string, answers: PhoneAnswers): string =>
  wordings[id]?.find(({ when }) => fits(when, answers))?.label ?? id;

/**
 * What a guide knows of a label on this phone. A wording that no phone has in the reader's language is understood by the
 * commonest one's, which then stands beside it.
 */
export function labelOf({ labels, ...guide }: Pick<Guide, 'labels' | 'wordings'>, id: string, answers: PhoneAnswers) {
  const shown = wordingOf(guide, id, answers);
  const [label, usual] = [labels[shown], labels[id]];
  const gloss = label?.gloss ?? usual?.own ?? usual?.gloss;
  const known = label && !label.own && gloss ? { ...label, gloss } : label;
  return { id: shown, label: known };
}

/** The languages a phone of this skin can be asked to speak, most labels first. */
export function phoneLanguages(table: LabelTable): string[] {
  return Object.keys(table).sort((a, b) => Object.keys(table[b]!).length - Object.keys(table[a]!).length);
}
