import { sourceKinds } from '@sideguide/guide-core/model';
import * as s from '@sideguide/guide-core/schema';
import { license } from './license.ts';

// What all published files have.

/** The claim of a fact as published: its kinds are always there. */
export const claim = {
  ...s.fact.shape,
  kinds: s.nonEmptyList('What it was read in.', s.oneOf('A kind of source.', sourceKinds)),
  versions: s.optional(
    s.list('Versions that it was seen on, the oldest first; absent where that was not noted.', s.text('A name.')),
  ),
};
export const publishedFact = s.record('One thing that is claimed about phones, in English, with its source.', {
  id: s.matching(
    'Digest of claim and source: the same claim has the same id in every build.',
    /^[0-9a-f]{8}$/,
    'eight hexadecimal digits',
  ),
  ...claim,
});

export const terms = {
  id: s.constant('SPDX identifier.', license.id),
  url: s.text('The text of the licence.'),
  attribution: s.text('Whom to name.'),
};

export const schemaLink = s.text('The schema of this file.');
