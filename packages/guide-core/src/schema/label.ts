import { confidence } from './fact.ts';
import { flag, type Infer, list, map, optional, record, text } from './shape.ts';

/** A label of `content/labels`, or of a skin's `labels.json`; its id is the key. */
export const label = record('Words quoted from a phone. A language that is absent is unknown: translate no label.', {
  surface: text('Part of the phone that shows it, as in aosp-settings or package-installer.'),
  text: map('The words, by language of the phone.', text('As the phone shows them.')),
  source: text(
    'Where they were read: repository, path and resource, where XX stands for the language; in brackets the kind of source and the version.',
  ),
  confidence,
  langSource: optional(map('Sources of single languages, where they differ.', text('A source.'))),
  langConfidence: optional(map('How sure we are of single languages, where that differs.', confidence)),
  variants: optional(map('Other wordings seen, by language.', list('Wordings.', text('Words.')))),
  where: optional(text('The screen it stands on.')),
  note: optional(text('What else is known.')),
  guard: flag('It names a guard of the phone: only an exceptional step and the one that restores it may mark it.'),
  or: optional(text('Id of the label to quote instead in a language that this one lacks.')),
});
/** A label as its file has it. */
export type LabelEntry = Infer<typeof label>;
