import { confidences, sourceKinds } from '../model/values.ts';
import * as s from './shape.ts';

export const confidence = s.oneOf('How sure we are. Show low confidence softly.', confidences);

export const fact = s.record('One thing that is claimed about phones, in English, with its source.', {
  says: s.text('The claim, in our own words.'),
  source: s.text('Where it was read: a document, a string resource, an issue thread.'),
  checked: s.day('Day of the last check'),
  confidence,
  kinds: s.optional(
    s.list(
      'What it was read in; if absent, it follows from the source and content/source-kinds.json.',
      s.oneOf('A kind of source.', sourceKinds),
    ),
  ),
  versions: s.optional(
    s.list(
      'Names of the versions that it was seen on; if absent, those named in the claim and its source.',
      s.text('A name.'),
    ),
  ),
});
export type Fact = s.Infer<typeof fact>;

export const facts = s.nonEmptyList('What is claimed, with sources.', fact);
