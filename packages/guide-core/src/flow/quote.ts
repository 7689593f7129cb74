// Part of the first load.

import { fill } from '../locale/fill.ts';
import type { CompiledLabel, Guide, LabelTable } from '../model/guide.ts';
import type { Quote } from '../model/quote.ts';
import { fits, type PhoneAnswers } from './applies.ts';

/** Which languages labels are shown in: the guide's, and the phone's if it is known to differ. */
export interface QuoteLanguages {
  readonly locale: string;
  /** Tags of right-to-left languages. */
  readonly rtl: readonly string[];
  /** The phone's language, if the reader chose one (`labels=`). */
  readonly phone?: { readonly tag: string; readonly texts: Readonly<Record<string, string>> };
  /** Languages that the phone's ROM ships, if they are known to be few. */
  readonly shipped?: readonly string[];
}

const quote = (speech: QuoteLanguages, tag: string, text: string, gloss?: string): Quote => ({
  text,
  lang: tag,
  dir: speech.rtl.includes(tag) ? 'rtl' : 'ltr',
  ...(gloss && gloss !== text ? { gloss } : {}),
});

/**
 * Returns the words that the reader will find on the phone: in the phone's language if the reader named one, in the
 * guide's language if the phone has it, otherwise in the fallback language with a gloss.
 */
export function quoteLabel(id: string, label: CompiledLabel | undefined, speech: QuoteLanguages): Quote {
  if (!label) return quote(speech, speech.locale, id); // prevented by the build's checks
  const gloss = label.own ?? label.gloss;
  const named = speech.phone?.texts[id];
  if (speech.phone && named)
    return quote(speech, speech.phone.tag, named, speech.phone.tag === speech.locale ? undefined : gloss);
  const speaksOwn = !speech.shipped || speech.shipped.includes(speech.locale);
  if (label.own && speaksOwn && !speech.phone) return quote(speech, speech.locale, label.own);
  if (label.other) return quote(speech, label.other[0], label.other[1], gloss);
  return quote(speech, speech.locale, label.own ?? id);
}

/** The app whose permission page the drawings show: a proper name, the browser most readers use. */
const browser = 'Chrome';

/** Fills the slots in the phone's own words: the browser, the file, and a size that is not known yet. */
export function fillLabel(locale: string, { text, gloss, ...quoted }: Quote, file: string): Quote {
  const inLabel = (words: string) => fill(locale, words, { app: browser, file, size: '… MB' });
  return { ...quoted, text: inLabel(text), ...(gloss ? { gloss: inLabel(gloss) } : {}) };
}

/** Returns the label that this phone shows instead of `id`: versions and ROMs word some labels differently. */
export const wordingOf = ({ wordings }: Pick<Guide, 'wordings'>, id: string, answers: PhoneAnswers): string =>
  wordings[id]?.find(({ when }) => fits(when, answers))?.label ?? id;

/**
 * Returns what the guide knows about a label on this phone. If no phone has this wording in the reader's language, the
 * most common wording serves as its gloss.
 */
export function labelOf({ labels, ...guide }: Pick<Guide, 'labels' | 'wordings'>, id: string, answers: PhoneAnswers) {
  const shown = wordingOf(guide, id, answers);
  const [label, usual] = [labels[shown], labels[id]];
  const gloss = label?.gloss ?? usual?.own ?? usual?.gloss;
  const known = label && !label.own && gloss ? { ...label, gloss } : label;
  return { id: shown, label: known };
}

/** Returns the languages in which a phone of this skin can be quoted, those with the most labels first. */
export function phoneLanguages(table: LabelTable): string[] {
  return Object.keys(table).sort((a, b) => Object.keys(table[b]!).length - Object.keys(table[a]!).length);
}
