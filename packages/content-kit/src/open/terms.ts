import { sourceKinds } from '@sideguide/guide-core/model';
import {
  constant,
  fact,
  list,
  matching,
  nonEmptyList,
  oneOf,
  optional,
  record,
  text,
} from '@sideguide/guide-core/schema';
import { license } from './license.ts';

// What all published files have.

/** The claim of a fact as published: its kinds are always there. */
export const claim = {
  ...fact.shape,
  kinds: nonEmptyList('What it was read in.', oneOf('A kind of source.', sourceKinds)),
  versions: optional(
    list('Versions that it was seen on, the oldest first; absent where that was not noted.', text('A name.')),
  ),
};
export const publishedFact = record('One thing that is claimed about phones, in English, with its source.', {
  id: matching(
    'Digest of claim and source: the same claim has the same id in every build.',
    /^[0-9a-f]{8}$/,
    'eight hexadecimal digits',
  ),
  ...claim,
});

/** The terms of the content. */
export const terms = {
  id: constant('SPDX identifier.', license.id),
  url: text('The text of the licence.'),
  attribution: text('Whom to name.'),
};

export const schemaLink = text('The schema of this file.');
