import { confidence } from './fact.ts';
import * as s from './shape.ts';

/** A label of `content/labels`, or of a skin's `labels.json`; its id is the key. */
export const label = s.record('Words quoted from a phone. A language that is absent is unknown: translate no label.', {
  surface: s.text('Part of the phone that shows it, as in aosp-settings or package-installer.'),
  text: s.map('The words, by language of the phone.', s.text('As the phone shows them.')),
  source: s.text(
    'Where they were read: repository, path and resource, where XX stands for the language; in brackets the kind of source and the version.',
  ),
  confidence,
  langSource: s.optional(s.map('Sources of single languages, where they differ.', s.text('A source.'))),
  langConfidence: s.optional(s.map('How sure we are of single languages, where that differs.', confidence)),
  variants: s.optional(s.map('Other wordings seen, by language.', s.list('Wordings.', s.text('Words.')))),
  where: s.optional(s.text('The screen it stands on.')),
  note: s.optional(s.text('What else is known.')),
  guard: s.flag('It names a guard of the phone: only an exceptional step and the one that restores it may mark it.'),
  or: s.optional(s.text('Id of the label to quote instead in a language that this one lacks.')),
});
/** A label as its file has it. */
export type LabelEntry = s.Infer<typeof label>;
