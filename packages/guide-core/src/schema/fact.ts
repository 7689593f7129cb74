import { confidences, sourceKinds } from '../model/values.ts';
import { day, type Infer, list, nonEmptyList, oneOf, optional, record, text } from './shape.ts';

export const confidence = oneOf('How sure we are. Show low confidence softly.', confidences);

export const fact = record('One thing that is claimed about phones, in English, with its source.', {
  says: text('The claim, in our own words.'),
  source: text('Where it was read: a document, a string resource, an issue thread.'),
  checked: day('Day of the last check'),
  confidence,
  kinds: optional(
    list(
      'What it was read in; if absent, it follows from the source and content/source-kinds.json.',
      oneOf('A kind of source.', sourceKinds),
    ),
  ),
  versions: optional(
    list(
      'Names of the versions that it was seen on; if absent, those named in the claim and its source.',
      text('A name.'),
    ),
  ),
});
export type Fact = Infer<typeof fact>;

export const facts = nonEmptyList('What is claimed, with sources.', fact);
